// The optional picture of the payment.

import { type ChangeEvent, useId, useState } from 'react'
import { receiptBytesMax } from '#contract/client/deposits.ts'
import * as t from '../../lib/i18n/i18n.ts'
import { receiptProblem } from './amount.ts'
import css from './Deposits.module.css'

type Props = {
  readonly file: File | undefined
  readonly onChoose: (file: File | undefined) => void
}

export function ReceiptField({ file, onChoose }: Props) {
  const id = useId()
  const [problem, setProblem] = useState<string>()
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0]
    // So that the same file can be chosen again.
    target.value = ''
    if (!chosen) return
    const found = receiptProblem(chosen, receiptBytesMax)
    const { receiptLarge, receiptUnknown } = t.deposits
    setProblem(found && (found === 'large' ? receiptLarge : receiptUnknown))
    onChoose(found ? undefined : chosen)
  }
  return (
    <div className={css.receipt}>
      <span className={css.label}>{t.deposits.receipt}</span>
      <label className={css.file} htmlFor={id}>
        {file ? t.deposits.otherReceipt : t.deposits.chooseReceipt}
        <input
          id={id}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          aria-describedby={`${id}-note`}
          aria-invalid={problem !== undefined || undefined}
          onChange={change}
        />
      </label>
      <p id={`${id}-note`} role="status" className={problem === undefined ? css.note : css.wrong}>
        {problem ?? file?.name ?? t.deposits.receiptHint}
      </p>
    </div>
  )
}
