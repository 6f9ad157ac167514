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
  /** Its number in the commercial register. */
  readonly companyNumber: string | null
  /** Its address, a line each. */
  readonly companyAddress: string | null
  readonly supportEmail: string | null
  readonly supportPhone: string | null
  /** When support answers, in words, e.g. "Monday to Friday, 9:00 to 17:00 (Amsterdam)". */
  readonly supportHours: string | null
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
  /** Ids of the strike rates on offer. */
  readonly strikeRates: readonly string[]
  /** Which live trades count against a plan's: those of the trading system, or all. */
  readonly planLimitScope: 'ats' | 'live'
}

export const defaultSettings: Settings = {
  brandName: 'Truestrike',
  companyName: null,
  companyNumber: null,
  companyAddress: null,
  supportEmail: null,
  supportPhone: null,
  supportHours: null,
  privacyEmail: null,
  complaintsEmail: null,
  governingLaw: 'the Netherlands',
  mailSender: null,
  licence: null,
  countries: [],
  marginBp: 400,
  strikeRates: strikeRates.map(({ id }) => id),
  planLimitScope: 'ats',
}
