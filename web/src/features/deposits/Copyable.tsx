// A text that is copied by a click on it.

import * as t from '../../lib/i18n.ts'
import { useCopy } from '../../lib/use-copy.ts'
import css from './Deposits.module.css'

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
          {t.deposits.copy}
        </span>
        <span className="sr"> {action}</span>
      </button>
      <span className="sr" role="status">
        {said}
      </span>
    </div>
  )
}
