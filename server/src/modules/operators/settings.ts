// What the operator decides for the whole install, with what holds until they decide otherwise.

import { strikeRates } from '#contract/trades.ts'

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
  /** The legal entity behind the brand. */
  readonly companyName: string | null
  readonly supportEmail: string | null
  readonly supportPhone: string | null
  /** The address mails come from; null: no-reply at the site's own host. */
  readonly mailSender: string | null
  readonly licence: Licence | null
  /** ISO 3166 codes of the countries that live clients may come from; empty: nobody. */
  readonly countries: readonly string[]
  /** The house's margin in every price, in basis points. */
  readonly marginBp: number
  /** Ids of the strike rates on offer. */
  readonly strikeRates: readonly string[]
  /** Which live trades count against a plan's: those of the trading system, or all. */
  readonly planLimitScope: 'ats' | 'live'
}

export const defaultSettings: Settings = {
  brandName: 'Truestrike',
  companyName: null,
  supportEmail: null,
  supportPhone: null,
  mailSender: null,
  licence: null,
  countries: [],
  marginBp: 400,
  strikeRates: strikeRates.map(({ id }) => id),
  planLimitScope: 'ats',
}
