// What each setting can be: the server takes nothing else, and the office's forms say so before it
// is sent. On the wire a setting is JSON as text.

import * as z from 'zod/mini'
import { type Coin, coinFacts, coins, networksOf, perCoin } from '#kernel/coins.ts'
import { usdFromNumber } from '#kernel/money.ts'
import { strikeRates } from '../client/trades.ts'
import { logoName } from '../public/logo.ts'
import { type PlanTable, planTableOf, planTiers } from '../public/plans.ts'
import { categories } from '../shared/categories.ts'
import { parseChatHours } from '../shared/chat-hours.ts'

/** A setting of each coin, under the coin's name and its own: `btcXpub`. */
export type OfCoins<Name extends string, T> = { readonly [C in Coin as `${C}${Name}`]: T }

/** The same setting of each coin, under its name. */
export function ofCoins<Name extends string, T>(
  name: Name,
  of: (coin: Coin) => T,
): OfCoins<Name, T> {
  const fields = coins.map((coin) => [`${coin}${name}`, of(coin)])
  return Object.fromEntries(fields) as OfCoins<Name, T>
}

/** Text that is shown: one line, with no sign that is not seen. */
const Text = z
  .string()
  .check(z.minLength(1), z.maxLength(200), z.regex(/^[^\p{Cc}\u2028\u2029]*$/u))
const Lines = z
  .string()
  .check(z.minLength(1), z.maxLength(500), z.regex(/^(?:[^\p{Cc}\u2028\u2029]|\n)*$/u))
const ChatHours = z.string().check(
  z.maxLength(2_000),
  z.refine((it) => parseChatHours(it) !== undefined),
)
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

/** One that was uploaded. */
const Logo = z.nullable(z.string().check(z.regex(logoName)))
const Limit = z.int().check(z.minimum(1), z.maximum(100_000_000))
const DayTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))
const InstrumentTerms = z
  .strictObject({
    isTraded: z.boolean(),
    stakeMin: Limit,
    stakeMax: Limit,
    payoutMax: Limit,
    exposureMax: Limit,
    hours: z.nullable(
      z.strictObject({ from: DayTime, to: DayTime }).check(z.refine(({ from, to }) => from !== to)),
    ),
  })
  // As the list of instruments has to be.
  .check(
    z.refine(({ stakeMin, stakeMax, payoutMax, exposureMax }) =>
      [stakeMax >= stakeMin, payoutMax >= stakeMax, exposureMax >= payoutMax].every(Boolean),
    ),
  )

const ConfirmationSteps = z.array(
  z.strictObject({
    above: z.string().check(z.regex(/^\d{1,9}(\.\d{1,8})?$/)),
    confirmations: z.int().check(z.minimum(1), z.maximum(90)),
  }),
)

/** Of credits, and of what they cost in euros: two decimals. */
const Hundredths = z.number().check(
  z.minimum(0),
  z.maximum(100_000),
  z.refine((it) => usdFromNumber(it) !== undefined),
)
const Pack = z
  .strictObject({
    credits: z.int().check(z.minimum(1), z.maximum(100_000)),
    price: Hundredths,
  })
  .check(z.refine(({ price }) => price > 0))

const hasEachOnce = (named: readonly unknown[]) => new Set(named).size === named.length

/** What was decided before such a coin was there says nothing of it: it is not offered by that. */
const isLater = (coin: Coin) => coinFacts[coin].isLater === true

/** What each setting can be, by its name in code. */
export const settingShapes = {
  brandName: Text,
  brandHue: z.nullable(z.int().check(z.minimum(0), z.maximum(360))),
  brandLogo: Logo,
  brandLogoDark: Logo,
  companyName: z.nullable(Text),
  companyNumber: z.nullable(Text),
  companyAddress: z.nullable(Lines),
  supportEmail: z.nullable(z.email()),
  supportPhone: z.nullable(Text),
  supportHours: z.nullable(Text),
  chatHours: z.nullable(ChatHours),
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
  entryDelayMs: z.int().check(z.minimum(0), z.maximum(2_000)),
  exitAverageSeconds: z.int().check(z.minimum(1), z.maximum(10)),
  strikeRates: z.array(z.enum(strikeRates.map(({ id }) => id))),
  tradedCategories: z.array(z.enum(categories)),
  instrumentTerms: z.record(z.string().check(z.regex(/^[A-Z0-9]{2,20}$/)), InstrumentTerms),
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
  appropriatenessScope: z.enum(['live', 'all']),
  firstDay: z.strictObject({
    stakeMax: z.int().check(z.minimum(1), z.maximum(10_000)),
    tradesMax: z.int().check(z.minimum(1), z.maximum(1_000)),
  }),
  creditPacks: z.array(Pack).check(
    z.maxLength(20),
    z.refine((packs) => hasEachOnce(packs.map(({ credits }) => credits))),
  ),
  creditRate: z.number().check(
    z.minimum(0.01),
    z.maximum(100),
    z.refine((it) => Math.round(it * 10_000) / 10_000 === it),
  ),
  creditTariff: z.strictObject({ day: Hundredths, trade: Hundredths }),
  creditTax: z
    .array(
      z.strictObject({
        country: z.string().check(z.regex(/^[A-Z]{2}$/)),
        vat: z.number().check(
          z.minimum(0),
          z.maximum(50),
          z.refine((it) => Math.round(it * 100) / 100 === it),
        ),
        withdrawalDays: z.int().check(z.minimum(0), z.maximum(90)),
      }),
    )
    .check(
      z.maxLength(250),
      z.refine((rows) => hasEachOnce(rows.map(({ country }) => country))),
    ),
  creditLowAt: Hundredths,
  ...ofCoins('Xpub', () => z.nullable(Text)),
  ...ofCoins('Network', (coin) => z.nullable(z.enum(networksOf(coin)))),
  ...ofCoins('Confirmations', (coin) =>
    z.int().check(z.minimum(1), z.maximum(coinFacts[coin].confirmations.most)),
  ),
  depositConfirmationSteps: z.strictObject(
    perCoin((coin) => (isLater(coin) ? z._default(ConfirmationSteps, []) : ConfirmationSteps)),
  ),
} as const

export type SettingKey = keyof typeof settingShapes

/** Outside of the code each has one name, in snake_case. */
export function rowNameOf(key: SettingKey): string {
  return key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

export const settingKeys = Object.keys(settingShapes) as SettingKey[]
