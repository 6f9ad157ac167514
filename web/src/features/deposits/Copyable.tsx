// A text that is copied by a click on it.

import { useState } from 'react'
import * as t from '../../lib/i18n.ts'
import { toast } from '../../lib/toast.ts'
import css from './Deposits.module.css'

type Props = {
  readonly label: string
  readonly text: string
  readonly copied: string
  readonly action: string
  readonly done: string
}

export function Copyable({ label, text, copied, action, done }: Props) {
  const [said, setSaid] = useState<string>()
  const tell = (kind: 'success' | 'error', words: string) => {
    toast(kind, words)
    setSaid(words)
  }
  const copy = () =>
    navigator.clipboard
      .writeText(copied)
      .then(() => tell('success', done))
      .catch(() => tell('error', t.deposits.notCopied))
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
      {/* Toasts stand outside of the modal, where a screen reader does not listen. */}
      <span className="sr" role="status">
        {said}
      </span>
    </div>
  )
}
