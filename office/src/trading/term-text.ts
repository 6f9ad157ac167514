// Terms of trade as they are read and typed, and back into the JSON that the server takes.

import { dollars, percent } from '#browser/format/format.ts'
import type { Checked, Errors, Fields } from '#browser/forms/fields.ts'
import { strikeRates } from '#contract/client/trades.ts'
import { type PlanTable, planTiers } from '#contract/public/plans.ts'
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

/** Those that the screen of terms shows: plans have a screen of their own. */
export const tradeTerms = [
  'margin_bp',
  'entry_delay_ms',
  'exit_average_seconds',
  'strike_rates',
  'traded_categories',
] as const
export type TradeTerm = (typeof tradeTerms)[number]

export function isTradeTerm(name: TermName): name is TradeTerm {
  return tradeTerms.some((one) => one === name)
}

/** What may be chosen of a term that is several; undefined for one that is a number. */
export const choices: Readonly<Record<TradeTerm, readonly string[] | undefined>> = {
  margin_bp: undefined,
  entry_delay_ms: undefined,
  exit_average_seconds: undefined,
  strike_rates: strikeRates.map(({ id }) => id),
  traded_categories: categories,
}

export type NumberTerm = Exclude<TradeTerm, 'strike_rates' | 'traded_categories'>

/** How a term that is a number is shown and typed: so many `unit` are kept for one typed. */
const numbers: Readonly<Record<NumberTerm, NumberKind>> = {
  margin_bp: {
    shown: (value) => percent(value / 10_000, 2),
    typed: /^\d{1,2}(\.\d{1,2})?$/,
    unit: 100,
    least: 0,
    most: 50,
  },
  entry_delay_ms: { shown: t.milliseconds, typed: /^\d{1,4}$/, unit: 1, least: 0, most: 2_000 },
  exit_average_seconds: { shown: t.average, typed: /^\d{1,2}$/, unit: 1, least: 1, most: 10 },
}

type NumberKind = {
  readonly shown: (value: number) => string
  readonly typed: RegExp
  readonly unit: number
  readonly least: number
  readonly most: number
}

export function isNumberTerm(name: TradeTerm): name is NumberTerm {
  return name in numbers
}

/** As it is typed. */
export function typedTerm(name: NumberTerm, json: string): string {
  return String(Number(json) / numbers[name].unit)
}

export function shownTerm(name: TradeTerm, json: string): string {
  const value: unknown = JSON.parse(json)
  if (typeof value === 'number' && isNumberTerm(name)) return numbers[name].shown(value)
  return Array.isArray(value) && value.length > 0 ? value.join(', ') : t.none
}

/** What is chosen of a term that is several. */
export function chosenOf(json: string): readonly string[] {
  const value: unknown = JSON.parse(json)
  return Array.isArray(value) ? value.map(String) : []
}

/** The server's own JSON of a setting whose shape it keeps. */
export function plansIn(json: string): PlanTable {
  return JSON.parse(json)
}

/** A line for each plan that one version has otherwise than the one before it; all without one. */
export function planChanges(json: string, before: string | null): readonly string[] {
  const now = plansIn(json)
  const was = before === null ? undefined : plansIn(before)
  return planTiers.flatMap(({ id, name }) => {
    const { funding, tradesPerDay } = now[id]
    const old = was?.[id]
    if (old?.funding === funding && old.tradesPerDay === tradesPerDay) return []
    return t.planIs(name, dollars(funding), tradesPerDay)
  })
}

/** The next whole hour that is two days away: a day to confirm it, and a day to wait. */
export function usualTime(now: number): string {
  return new Date(Math.ceil(now / 3_600_000) * 3_600_000 + 172_800_000).toISOString().slice(0, 16)
}

/** What was typed of the value itself, without when and why. */
export type CheckValue = (
  fields: Fields,
) => { readonly json: unknown } | { readonly errors: Errors }

export function checkAsked(fields: Fields, now: number, check: CheckValue): Checked<TermWish> {
  const [from = '', reason = '', evidence = ''] = [fields.from, fields.reason, fields.evidence].map(
    (typed) => typed?.trim(),
  )
  const at = Date.parse(`${from}Z`)
  const checked = check(fields)
  const errors = {
    ...('errors' in checked ? checked.errors : {}),
    ...(at > now && at < now + 366 * 86_400_000 ? {} : { from: t.sayTime }),
    ...(reason === '' ? { reason: t.sayWhy } : {}),
  }
  if (Object.keys(errors).length > 0 || 'errors' in checked) return { errors }
  const value = JSON.stringify(checked.json)
  const shown = evidence === '' ? {} : { evidence }
  return { value: { value, from: new Date(at).toISOString(), reason, ...shown } }
}

export function checkTerm(name: TradeTerm): CheckValue {
  return (fields) => {
    const chosen = choices[name]?.filter((one) => fields[one] !== undefined)
    if (chosen) return chosen.length > 0 ? { json: chosen } : { errors: { choices: t.sayOne } }
    if (!isNumberTerm(name)) return { errors: { choices: t.sayOne } }
    const text = (fields[name] ?? '').trim().replace(',', '.')
    const { typed, unit, least, most } = numbers[name]
    const isRight = typed.test(text) && Number(text) >= least && Number(text) <= most
    return isRight
      ? { json: Math.round(Number(text) * unit) }
      : { errors: { [name]: t.sayNumber[name] } }
  }
}

/** Fields are called by the plan and what is said of it. */
export const fundingField = (id: string) => `${id} funding`
export const tradesField = (id: string) => `${id} trades`

/** A higher plan takes more, and gives no less. */
export const checkPlans: CheckValue = (fields) => {
  const typed = planTiers.map(({ id }) => ({
    id,
    funding: wholeOf(fields[fundingField(id)], 10_000_000),
    tradesPerDay: wholeOf(fields[tradesField(id)], 1_000),
  }))
  const errors = typed.flatMap(({ id, funding, tradesPerDay }, index) => {
    const below = typed[index - 1]
    const isMore = funding !== undefined && funding > (below?.funding ?? 0)
    const isNoLess = tradesPerDay !== undefined && tradesPerDay >= (below?.tradesPerDay ?? 0)
    return [
      ...(isMore ? [] : [[fundingField(id), t.sayFunding] as const]),
      ...(isNoLess ? [] : [[tradesField(id), t.sayTrades] as const]),
    ]
  })
  if (errors.length > 0) return { errors: Object.fromEntries(errors) }
  return { json: Object.fromEntries(typed.map(({ id, ...figures }) => [id, figures])) }
}

/** Undefined where it is none of 1 to the most. */
function wholeOf(typed: string | undefined, most: number): number | undefined {
  const text = (typed ?? '').trim()
  const value = Number(text)
  return /^\d{1,9}$/.test(text) && value >= 1 && value <= most ? value : undefined
}
