// The id of a deposit or withdrawal, short, and copied whole by a press.

import * as t from '../i18n/i18n.ts'
import css from './CopyableId.module.css'
import { useCopy } from './use-copy.ts'

export function CopyableId({ id }: { readonly id: string }) {
  const { copy } = useCopy(id, t.copying.idCopied)
  return (
    <button type="button" className={css.id} title={`${t.copying.id}: ${id}`} onClick={copy}>
      <span className={css.onlyWide}>{`${id.slice(0, 8)}…${id.slice(-4)}`}</span>
      <span className={css.narrow}>{`…${id.slice(-6)}`}</span>
    </button>
  )
}
