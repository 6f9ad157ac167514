// What the form of a card deposit holds, and whether all of it is right. The number and the
// security code are not in it: they are typed into the provider's own page.

import * as format from '#browser/format/format.ts'
import { type CardDepositFields, cardYears } from '#contract/client/cards.ts'
import { depositLeast } from '#contract/client/deposits.ts'
import { dollars, isLess, usdFromText } from '#kernel/money.ts'
import type { Choice } from '#ui/SelectField.tsx'

type Fields = Readonly<Record<string, string>>
export type CardForm = Omit<CardDepositFields, 'token'>

const ownNames = ['holder_name', 'month', 'year', 'zip_code'] as const
export type FieldName = 'usd_amount' | (typeof ownNames)[number]
export type Wrong = 'amount' | 'missing' | 'expired'
export type WrongFields = Readonly<Partial<Record<FieldName, Wrong>>>

type Asked = {
  /** All fields are asked for here, and not on the provider's own site. */
  readonly isOwn: boolean
  /** Where the client is. */
  readonly now: Date
}

export function readCardForm(
  fields: Fields,
  { isOwn, now }: Asked,
): { readonly form: CardForm } | { readonly wrong: WrongFields } {
  const typed = (name: FieldName) => fields[name]?.trim() ?? ''
  const text = format.typedDollars(typed('usd_amount'))
  const amount = text === undefined ? undefined : usdFromText(text)
  const wrong: Partial<Record<FieldName, Wrong>> = {}
  if (amount === undefined || isLess(amount, dollars(depositLeast.card)))
    wrong.usd_amount = 'amount'
  if (isOwn) {
    for (const name of ownNames) if (typed(name) === '') wrong[name] = 'missing'
  }
  const [month, year] = [Number(typed('month')), Number(typed('year'))]
  const isPast = year === now.getFullYear() && month <= now.getMonth()
  if (isOwn && isPast && !wrong.month) wrong.month = 'expired'
  if (amount === undefined || Object.keys(wrong).length > 0) return { wrong }
  if (!isOwn) return { form: { usd_amount: amount, mode: 'real' } }
  const own = { holder_name: typed('holder_name'), month, year, zip_code: typed('zip_code') }
  return { form: { usd_amount: amount, mode: 'real', ...own } }
}

export const months: readonly Choice[] = Array.from({ length: 12 }, (_, at) => choiceOf(at + 1))

export function yearsFrom(current: number): readonly Choice[] {
  return Array.from({ length: cardYears }, (_, at) => choiceOf(current + at))
}

function choiceOf(number: number): Choice {
  const text = String(number).padStart(2, '0')
  return { value: String(number), label: text }
}
