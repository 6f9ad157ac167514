// What the form of a card deposit holds, and whether all of it is right. The number and the
// security code are not in it: they are typed into the provider's own page.

import { type CardDepositFields, cardYears } from '#contract/cards.ts'
import { depositLeast } from '#contract/deposits.ts'
import { dollars, isLess, usdFromNumber } from '#kernel/money.ts'
import type { Choice } from '#ui/SelectField.tsx'

type Fields = Readonly<Record<string, string>>
export type CardForm = Omit<CardDepositFields, 'token'>

/** Undefined where a field is wrong. `isOwn`: all fields are asked for here. */
export function readCardForm(fields: Fields, isOwn: boolean): CardForm | undefined {
  const text = fields.usd_amount?.trim() ?? ''
  const amount = /^\d{1,9}(\.\d{1,2})?$/.test(text) ? usdFromNumber(Number(text)) : undefined
  if (amount === undefined || isLess(amount, dollars(depositLeast.card))) return undefined
  if (!isOwn) return { usd_amount: amount, mode: 'real' }
  const holder = fields.holder_name?.trim() ?? ''
  const zip = fields.zip_code?.trim() ?? ''
  if (holder === '' || zip === '' || !fields.month || !fields.year) return undefined
  return {
    ...{ usd_amount: amount, mode: 'real', holder_name: holder, zip_code: zip },
    ...{ month: Number(fields.month), year: Number(fields.year) },
  }
}

export const months: readonly Choice[] = Array.from({ length: 12 }, (_, at) => choiceOf(at + 1))

export function yearsFrom(current: number): readonly Choice[] {
  return Array.from({ length: cardYears }, (_, at) => choiceOf(current + at))
}

function choiceOf(number: number): Choice {
  const text = String(number).padStart(2, '0')
  return { value: String(number), label: text }
}
