// What stands in the fields of each setting. Those of one value go by their kind.

import { strikeRates } from '#contract/client/trades.ts'
import { planNameOf, planTableOf } from '#contract/public/plans.ts'
import { categories } from '#contract/shared/categories.ts'
import type { SettingView } from '#contract/staff/settings.ts'
import { type Coin, coinFacts, coins, networksOf } from '#kernel/coins.ts'

export type Shape =
  | { readonly is: 'text' | 'lines' | 'number' | 'day' | 'yes_no' | 'countries' }
  | { readonly is: 'choice' | 'checks'; readonly of: readonly string[] }
  /** All of its fields empty: null, where that can be. */
  | {
      readonly is: 'record'
      readonly of: Readonly<Record<string, Shape>>
      readonly orNull: boolean
    }
  /** As many as there are, and room for more. */
  | { readonly is: 'rows'; readonly of: Readonly<Record<string, Shape>> }

const text = { is: 'text' } as const
const number = { is: 'number' } as const
const record = (of: Readonly<Record<string, Shape>>): Shape => ({ is: 'record', of, orNull: false })
const recordOrNull = (of: Readonly<Record<string, Shape>>): Shape => ({
  is: 'record',
  of,
  orNull: true,
})
const perCoin = (shape: Shape): Record<string, Shape> =>
  Object.fromEntries(coins.map((coin) => [coin, shape]))

const terms = recordOrNull({ least: number, most: number, fee: number })

const own: Readonly<Record<string, Shape>> = {
  licence: recordOrNull({
    regulator: text,
    number: text,
    registerUrl: text,
    countries: { is: 'countries' },
    expiresOn: { is: 'day' },
  }),
  countries: { is: 'countries' },
  strike_rates: { is: 'checks', of: strikeRates.map(({ id }) => id) },
  traded_categories: { is: 'checks', of: categories },
  plan_table: record(planTableOf(() => record({ funding: number, tradesPerDay: number }))),
  plan_limit_scope: { is: 'choice', of: ['ats', 'live'] },
  first_day: record({ stakeMax: number, tradesMax: number }),
  withdrawal_terms: record({ ...perCoin(terms), bank: terms }),
  withdrawal_day_limits: record({ unverified: number, verified: number }),
  payout_bank: recordOrNull({ name: text, accountNumber: text, routingNumber: text }),
  credit_packs: { is: 'rows', of: { credits: number, price: number } },
  credit_tariff: record({ day: number, trade: number }),
  credit_tax: { is: 'rows', of: { country: text, vat: number, withdrawalDays: number } },
  deposit_confirmation_steps: record(
    perCoin({ is: 'rows', of: { above: text, confirmations: number } }),
  ),
  ...Object.fromEntries(
    coins.map((coin) => [`${coin}_network`, { is: 'choice', of: networksOf(coin) } as const]),
  ),
}

export function shapeOf({ name, kind }: Pick<SettingView, 'name' | 'kind'>): Shape {
  const found = own[name]
  if (found) return found
  return { is: kind === 'list' || kind === 'structure' ? 'text' : kind }
}

/** What instruments are traded on has a screen of its own, with a form for each. */
export function hasForm({ name }: Pick<SettingView, 'name'>): boolean {
  return name !== 'instrument_terms'
}

/** A coin's name for people, or a plan's; other parts as they are. */
export function calledBy(part: string): string {
  return coins.includes(part as Coin) ? coinFacts[part as Coin].name : planNameOf(part)
}
