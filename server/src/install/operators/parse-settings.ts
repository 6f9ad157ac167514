// Settings as rows of the table `settings`, over the defaults.

import * as z from 'zod/mini'
import { strikeRates } from '#contract/client/trades.ts'
import { type PlanTable, planTableOf, planTiers } from '#contract/public/plans.ts'
import { categories } from '#contract/shared/categories.ts'
import { assert } from '#kernel/assert.ts'
import { type Coin, coinFacts, networksOf, perCoin } from '#kernel/coins.ts'
import { usdFromNumber } from '#kernel/money.ts'
import { defaultSettings, ofCoins, type Settings } from './settings.ts'

/** Text that is shown: one line, with no sign that is not seen. */
const Text = z
  .string()
  .check(z.minLength(1), z.maxLength(200), z.regex(/^[^\p{Cc}\u2028\u2029]*$/u))
const Lines = z
  .string()
  .check(z.minLength(1), z.maxLength(500), z.regex(/^(?:[^\p{Cc}\u2028\u2029]|\n)*$/u))
const Countries = z.array(z.string().check(z.regex(/^[A-Z]{2}$/)))

/** With cents at most. */
const Dollars = z.number().check(
  z.minimum(0),
  z.maximum(1_000_000_000),
  z.refine((it) => usdFromNumber(it) !== undefined),
)
const Hours = z.nullable(z.int().check(z.minimum(0), z.maximum(24 * 30)))
const MethodTerms = z.nullable(
  z
    .strictObject({ least: Dollars, most: Dollars, fee: Dollars })
    .check(z.refine(({ least, most, fee }) => least > 0 && most >= Math.max(least, fee + 1))),
)

const PlanFigures = z.strictObject({
  funding: z.int().check(z.minimum(1), z.maximum(10_000_000)),
  tradesPerDay: z.int().check(z.minimum(1), z.maximum(1_000)),
})

/** A higher plan takes more, and gives no less. */
function isRising(table: PlanTable): boolean {
  const tiers = planTiers.map(({ id }) => table[id])
  return tiers.every((tier, index) => {
    const below = tiers[index - 1]
    if (!below) return true
    return tier.funding > below.funding && tier.tradesPerDay >= below.tradesPerDay
  })
}

const ConfirmationSteps = z.array(
  z.strictObject({
    above: z.string().check(z.regex(/^\d{1,9}(\.\d{1,8})?$/)),
    confirmations: z.int().check(z.minimum(1), z.maximum(90)),
  }),
)

/** What was decided before such a coin was there says nothing of it: it is not offered by that. */
const isLater = (coin: Coin) => coinFacts[coin].isLater === true

const shapes = {
  brandName: Text,
  companyName: z.nullable(Text),
  companyNumber: z.nullable(Text),
  companyAddress: z.nullable(Lines),
  supportEmail: z.nullable(z.email()),
  supportPhone: z.nullable(Text),
  supportHours: z.nullable(Text),
  privacyEmail: z.nullable(z.email()),
  complaintsEmail: z.nullable(z.email()),
  governingLaw: Text,
  mailSender: z.nullable(z.email()),
  licence: z.nullable(
    z.strictObject({
      regulator: Text,
      number: Text,
      registerUrl: z.url(),
      countries: Countries,
      expiresOn: z.iso.date(),
    }),
  ),
  countries: Countries,
  marginBp: z.int().check(z.minimum(0), z.maximum(5_000)),
  strikeRates: z.array(z.enum(strikeRates.map(({ id }) => id))),
  tradedCategories: z.array(z.enum(categories)),
  withdrawalTerms: z.strictObject({
    ...perCoin((coin) => (isLater(coin) ? z._default(MethodTerms, null) : MethodTerms)),
    bank: MethodTerms,
  }),
  withdrawalDayLimits: z.strictObject({ unverified: Dollars, verified: Dollars }),
  withdrawalTwoStaffAbove: Dollars,
  withdrawalNewAddressHours: Hours,
  withdrawalChangeHours: Hours,
  payoutBank: z.nullable(
    z.strictObject({
      name: Text,
      accountNumber: z.string().check(z.regex(/^[0-9]{4,17}$/)),
      routingNumber: z.string().check(z.regex(/^[0-9]{9}$/)),
    }),
  ),
  demoOperator: z.boolean(),
  planTable: z.strictObject(planTableOf(() => PlanFigures)).check(z.refine(isRising)),
  planLimitScope: z.enum(['ats', 'live']),
  ...ofCoins('Xpub', () => z.nullable(Text)),
  ...ofCoins('Network', (coin) => z.nullable(z.enum(networksOf(coin)))),
  ...ofCoins('Confirmations', (coin) =>
    z.int().check(z.minimum(1), z.maximum(coinFacts[coin].confirmations.most)),
  ),
  depositConfirmationSteps: z.strictObject(
    perCoin((coin) => (isLater(coin) ? z._default(ConfirmationSteps, []) : ConfirmationSteps)),
  ),
} satisfies { [Name in keyof Settings]: z.core.$ZodType<Settings[Name]> }

/** `name` is the setting's in snake_case, e.g. "margin_bp". */
export type SettingRow = { readonly name: string; readonly value: unknown }

const snakeOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Each setting has one name outside of the code, and no other spelling stands for it. */
const namesInRows: ReadonlyMap<string, keyof Settings> = new Map(
  keysOf(shapes).map((name) => [snakeOf(name), name]),
)

/** The defaults, overridden by these rows. One we don't know, or can't read, is a defect. */
export function parseSettings(rows: readonly SettingRow[]): Settings {
  return { ...defaultSettings, ...Object.fromEntries(rows.map(parseRow)) }
}

/** Why a row could not stand among the settings; undefined where it could. */
export function settingProblem({ name, value }: SettingRow): 'unknown' | 'unreadable' | undefined {
  const known = settingNamed(name)
  if (known === undefined) return 'unknown'
  return z.safeParse(shapes[known], value).success ? undefined : 'unreadable'
}

/** All settings as rows, in the order of their list. */
export function rowsOf(settings: Settings): SettingRow[] {
  return keysOf(settings).map((name) => ({ name: snakeOf(name), value: settings[name] }))
}

/** The setting of a row's name; undefined for any spelling but the one. */
export function settingNamed(name: string): keyof Settings | undefined {
  return namesInRows.get(name)
}

/** Which setting somebody meant, however it is written: to judge what was done, not to do it. */
export function settingMeant(name: string): keyof Settings | undefined {
  const letters = (text: string) => text.replaceAll(/[^a-z0-9]/gi, '').toLowerCase()
  return keysOf(shapes).find((one) => letters(one) === letters(name))
}

export function rowNameOf(name: keyof Settings): string {
  return snakeOf(name)
}

/** What was sent as JSON; undefined where it is none. */
export function parsedValue(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function parseRow(row: SettingRow): [keyof Settings, unknown] {
  const name = settingNamed(row.name)
  assert(name !== undefined, `there is no setting ${row.name}`)
  const parsed = z.safeParse(shapes[name], row.value)
  assert(parsed.success, `the setting ${row.name} can't be read`)
  return [name, parsed.data]
}

function keysOf<T extends object>(record: T): (keyof T & string)[] {
  return Object.keys(record).filter((key): key is keyof T & string => Object.hasOwn(record, key))
}
