// What the operator decides for the whole install, with what holds until they decide otherwise.

import { strikeRates } from '#contract/client/trades.ts'
import type { WithdrawalMethod } from '#contract/public/payouts.ts'
import { builtInPlans, type PlanTable } from '#contract/public/plans.ts'
import { type Category, tradedByDefault } from '#contract/shared/categories.ts'
import { type OfCoins, ofCoins } from '#contract/staff/setting-shapes.ts'
import { type Coin, coinFacts, type Network, perCoin } from '#kernel/coins.ts'

export type Licence = {
  readonly regulator: string
  readonly number: string
  /** The entry in the regulator's public register. */
  readonly registerUrl: string
  /** ISO 3166 codes of the countries it is good for. */
  readonly countries: readonly string[]
  /** The last day it is good for, e.g. "2027-06-30". */
  readonly expiresOn: string
}

export type Settings = {
  readonly brandName: string
  /** The hue of links and marked things, in degrees; null: the product's own. */
  readonly brandHue: number | null
  /** What the uploaded logo is called; null: the product's own mark. */
  readonly brandLogo: string | null
  /** Shown on dark instead; null: the same. */
  readonly brandLogoDark: string | null
  /** The legal entity behind the brand. */
  readonly companyName: string | null
  /** Its number in the commercial register. */
  readonly companyNumber: string | null
  /** Its address, a line each. */
  readonly companyAddress: string | null
  readonly supportEmail: string | null
  readonly supportPhone: string | null
  /** When support answers, in words, e.g. "Monday to Friday, 9:00 to 17:00 (Amsterdam)". */
  readonly supportHours: string | null
  /** When somebody sits at the chat, as `chat-hours.ts` reads it; null: it is not said. */
  readonly chatHours: string | null
  /** Where questions about personal data go; null: to support. */
  readonly privacyEmail: string | null
  /** Where complaints go; null: to support. */
  readonly complaintsEmail: string | null
  /** Whose law the terms are under, as it stands in a sentence. */
  readonly governingLaw: string
  /** The address mails come from; null: no-reply at the site's own host. */
  readonly mailSender: string | null
  readonly licence: Licence | null
  /** ISO 3166 codes of the countries that live clients may come from; empty: nobody. */
  readonly countries: readonly string[]
  /** The house's margin in every price, in basis points. */
  readonly marginBp: number
  /** A trade's entry is the first tick later than acceptance and this, for everybody. */
  readonly entryDelayMs: number
  /**
   * The exit of trades of up to two minutes is the average of the prices at so many last whole
   * seconds; 1: the last price.
   */
  readonly exitAverageSeconds: number
  /** Ids of the strike rates on offer. */
  readonly strikeRates: readonly string[]
  /**
   * What kinds of instruments take orders. One that is taken out does so at once; one that is put
   * in, from the next start on.
   */
  readonly tradedCategories: readonly Category[]
  /** Of single instruments, by symbol; without an entry one is traded as it is listed. */
  readonly instrumentTerms: Readonly<Record<string, InstrumentTerms>>
  /** What each method takes at once, and its fee, in dollars; null: not offered. */
  readonly withdrawalTerms: Readonly<Record<WithdrawalMethod, WithdrawalTerms | null>>
  /** What a client may withdraw in 24 hours, in dollars, without and with approved documents. */
  readonly withdrawalDayLimits: { readonly unverified: number; readonly verified: number }
  /** Above this in 24 hours two different members of staff approve; in dollars. */
  readonly withdrawalTwoStaffAbove: number
  /** How long a new destination waits; null: 24 hours, in a sandbox not at all. */
  readonly withdrawalNewAddressHours: number | null
  /** How long a changed password, address or second factor holds withdrawals; null: as above. */
  readonly withdrawalChangeHours: number | null
  /** The bank account that bank withdrawals are paid from. */
  readonly payoutBank: PayoutBank | null
  /** In a sandbox, small withdrawals are approved and paid by a program; nowhere else. */
  readonly demoOperator: boolean
  /** What each plan takes and gives; whoever has one keeps the trades a day they got it with. */
  readonly planTable: PlanTable
  /** Which live trades count against a plan's: those of the trading system, or all. */
  readonly planLimitScope: 'ats' | 'live'
  /** Where live trades wait for the questions about them: on a live install, or a sandbox too. */
  readonly appropriatenessScope: 'live' | 'all'
  /** How small who has just passed them begins, for a day: dollars on a trade, and how many. */
  readonly firstDay: { readonly stakeMax: number; readonly tradesMax: number }
  /** The price list of credits, in euros with tax; empty: none are sold. */
  readonly creditPacks: readonly CreditPack[]
  /** Dollars for a euro, where credits are paid from a balance. */
  readonly creditRate: number
  /** Credits for a day of live automated trading, and for an executed trade on an exchange. */
  readonly creditTariff: CreditTariff
  /** Of each country: what tax is in the price, and how long unused credits may be given back. */
  readonly creditTax: readonly CreditTax[]
  /** A notice is sent once a client has less. */
  readonly creditLowAt: number
  /** Payments of more than so many coins wait for so many blocks, where that is more. */
  readonly depositConfirmationSteps: Readonly<Record<Coin, readonly ConfirmationStep[]>>
} & CoinSettings

/** What the operator decides for each coin, e.g. `btcXpub`. */
export type CoinSettings =
  /** The extended public key that deposits go to; null: in a sandbox the built-in one. */
  OfCoins<'Xpub', string | null> &
    /** Where it is a coin; null: in a sandbox the simulated chain, else not offered. */
    OfCoins<'Network', Network | null> &
    /** How many blocks deep a deposit must be. */
    OfCoins<'Confirmations', number>

/** What orders are taken on one instrument; limits in dollars. */
export type InstrumentTerms = {
  readonly isTraded: boolean
  readonly stakeMin: number
  readonly stakeMax: number
  /** For one client. */
  readonly payoutMax: number
  /** On what ends in one minute. */
  readonly exposureMax: number
  /** Times of the UTC day, within the hours of its market; null: in all of those. */
  readonly hours: { readonly from: string; readonly to: string } | null
}

/** `above` in coins, as text: "1.5". */
export type ConfirmationStep = { readonly above: string; readonly confirmations: number }

/** Both with two decimals at most. */
export type CreditPack = { readonly credits: number; readonly price: number }
export type CreditTariff = { readonly day: number; readonly trade: number }

export type CreditTax = {
  readonly country: string
  /** In percent. */
  readonly vat: number
  /** 0: what was bought stays bought. */
  readonly withdrawalDays: number
}

export type WithdrawalTerms = {
  /** Where the fee would leave nothing of it, the fee and a dollar. */
  readonly least: number
  readonly most: number
  readonly fee: number
}

export type PayoutBank = {
  readonly name: string
  readonly accountNumber: string
  readonly routingNumber: string
}

/** The law of the Union gives consumers fourteen days. */
const daysOfUnion = 14

/** What was charged as usual in the Union when this was written; the operator answers for it. */
const taxOfUnion: readonly CreditTax[] = [
  ...['AT 20', 'BE 21', 'BG 20', 'CY 19', 'CZ 21', 'DE 19', 'DK 25', 'EE 24', 'ES 21', 'FI 25.5'],
  ...['FR 20', 'GR 24', 'HR 25', 'HU 27', 'IE 23', 'IT 22', 'LT 21', 'LU 17', 'LV 21', 'MT 18'],
  ...['NL 21', 'PL 23', 'PT 23', 'RO 21', 'SE 25', 'SI 22', 'SK 23'],
].map((one) => {
  const [country = '', vat] = one.split(' ')
  return { country, vat: Number(vat), withdrawalDays: daysOfUnion }
})

export const defaultSettings: Settings = {
  brandName: 'Truestrike',
  brandHue: null,
  brandLogo: null,
  brandLogoDark: null,
  companyName: null,
  companyNumber: null,
  companyAddress: null,
  supportEmail: null,
  supportPhone: null,
  supportHours: null,
  chatHours: null,
  privacyEmail: null,
  complaintsEmail: null,
  governingLaw: 'the Netherlands',
  mailSender: null,
  licence: null,
  countries: [],
  marginBp: 400,
  entryDelayMs: 250,
  exitAverageSeconds: 1,
  strikeRates: strikeRates.map(({ id }) => id),
  tradedCategories: tradedByDefault,
  instrumentTerms: {},
  withdrawalTerms: {
    ...perCoin((coin) => coinFacts[coin].withdrawal),
    bank: { least: 1, most: 100_000, fee: 5 },
  },
  withdrawalDayLimits: { unverified: 2_000, verified: 100_000 },
  withdrawalTwoStaffAbove: 10_000,
  withdrawalNewAddressHours: null,
  withdrawalChangeHours: null,
  payoutBank: null,
  demoOperator: true,
  planTable: builtInPlans,
  planLimitScope: 'ats',
  appropriatenessScope: 'live',
  firstDay: { stakeMax: 25, tradesMax: 10 },
  creditPacks: [10, 25, 50, 100].map((credits) => ({ credits, price: credits })),
  creditRate: 1.15,
  creditTariff: { day: 0.5, trade: 0.05 },
  creditTax: taxOfUnion,
  creditLowAt: 5,
  ...ofCoins('Xpub', () => null),
  ...ofCoins('Network', () => null),
  ...ofCoins('Confirmations', (coin) => coinFacts[coin].confirmations.usual),
  depositConfirmationSteps: perCoin(() => []),
}
