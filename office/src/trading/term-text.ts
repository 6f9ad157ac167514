// Terms of trade as they are read and typed, and back into the JSON that the server takes.

import { percent } from '#browser/format/format.ts'
import type { Checked, Fields } from '#browser/forms/fields.ts'
import { strikeRates } from '#contract/client/trades.ts'
import { categories } from '#contract/shared/categories.ts'
import type { TermName } from '#contract/staff/terms.ts'
import { terms as t } from '../words/terms.ts'

export type TermWish = {
  /** As JSON. */
  readonly value: string
  readonly from: string
  readonly reason: string
  readonly evidence?: string
}

/** What may be chosen of a term that is several; undefined for one that is a number. */
export const choices: Readonly<Record<TermName, readonly string[] | undefined>> = {
  margin_bp: undefined,
  strike_rates: strikeRates.map(({ id }) => id),
  traded_categories: categories,
}

export function shownTerm(json: string): string {
  const value: unknown = JSON.parse(json)
  if (typeof value === 'number') return percent(value / 10_000, 2)
  return Array.isArray(value) && value.length > 0 ? value.join(', ') : t.none
}

/** What is chosen of a term that is several. */
export function chosenOf(json: string): readonly string[] {
  const value: unknown = JSON.parse(json)
  return Array.isArray(value) ? value.map(String) : []
}

/** The next whole hour that is two days away: a day to confirm it, and a day to wait. */
export function usualTime(now: number): string {
  return new Date(Math.ceil(now / 3_600_000) * 3_600_000 + 172_800_000).toISOString().slice(0, 16)
}

export function checkTerm(name: TermName, fields: Fields, now: number): Checked<TermWish> {
  const [margin = '', from = '', reason = '', evidence = ''] = [
    fields.margin,
    fields.from,
    fields.reason,
    fields.evidence,
  ].map((typed) => typed?.trim())
  const chosen = choices[name]?.filter((one) => fields[one] !== undefined)
  const at = Date.parse(`${from}Z`)
  const isSound = chosen ? chosen.length > 0 : isMargin(margin.replace(',', '.'))
  const errors = {
    ...(isSound ? {} : { [chosen ? 'choices' : 'margin']: chosen ? t.sayOne : t.sayMargin }),
    ...(at > now && at < now + 366 * 86_400_000 ? {} : { from: t.sayTime }),
    ...(reason === '' ? { reason: t.sayWhy } : {}),
  }
  if (Object.keys(errors).length > 0) return { errors }
  const value = JSON.stringify(chosen ?? Math.round(Number(margin.replace(',', '.')) * 100))
  const shown = evidence === '' ? {} : { evidence }
  return { value: { value, from: new Date(at).toISOString(), reason, ...shown } }
}

function isMargin(typed: string): boolean {
  return /^\d{1,2}(\.\d{1,2})?$/.test(typed) && Number(typed) <= 50
}
