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
export const tradeTerms = ['margin_bp', 'strike_rates', 'traded_categories'] as const
export type TradeTerm = (typeof tradeTerms)[number]

export function isTradeTerm(name: TermName): name is TradeTerm {
  return tradeTerms.some((one) => one === name)
}

/** What may be chosen of a term that is several; undefined for one that is a number. */
export const choices: Readonly<Record<TradeTerm, readonly string[] | undefined>> = {
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
    const margin = (fields.margin ?? '').trim().replace(',', '.')
    if (!isMargin(margin)) return { errors: { margin: t.sayMargin } }
    return { json: Math.round(Number(margin) * 100) }
  }
}

function isMargin(typed: string): boolean {
  return /^\d{1,2}(\.\d{1,2})?$/.test(typed) && Number(typed) <= 50
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
