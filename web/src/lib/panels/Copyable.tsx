// A text that is copied by a click on it.

import * as t from '../i18n/i18n.ts'
import css from './Copyable.module.css'
import { useCopy } from './use-copy.ts'

type Props = {
  readonly label: string
  readonly text: string
  readonly copied: string
  readonly action: string
  readonly done: string
}

export function Copyable({ label, text, copied, action, done }: Props) {
  const { copy, said } = useCopy(copied, done)
  return (
    <div className={css.copyable}>
      <span className={css.label}>{label}</span>
      <button type="button" title={action} onClick={copy}>
        <span>{text}</span>
        <span className={css.copy} aria-hidden="true">
          {t.copying.copy}
        </span>
        <span className="sr"> {action}</span>
      </button>
      <span className="sr" role="status">
        {said}
      </span>
    </div>
  )
}
