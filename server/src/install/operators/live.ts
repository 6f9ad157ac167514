// What an install needs before it may deal in real money, and whom it may deal with. One missing or
// lapsed item closes sign-up and live trading; settling and paying out go on, always.

import { iso, type Millis } from '#kernel/time.ts'
import type { Settings } from './settings.ts'

export type LiveFacts = {
  readonly now: Millis
  readonly settings: Settings
  /** Sources of the running feed that are real markets, not simulations or recordings. */
  readonly realPriceSources: number
  readonly hasSmtp: boolean
  readonly publicUrl: string
  /** Members of staff who show a second factor for whatever they do. */
  readonly staffWithSecondFactor: number
}

/** A sentence for each thing a live install is short of. */
export function liveRequirements(facts: LiveFacts): string[] {
  const { licence, companyName, countries } = facts.settings
  const missing: readonly (readonly [boolean, string])[] = [
    [companyName === null, 'The legal entity is not named in the settings.'],
    [licence === null, 'There is no licence record in the settings.'],
    [
      licence !== null && licence.expiresOn < iso(facts.now).slice(0, 10),
      `The licence ended on ${licence?.expiresOn}.`,
    ],
    [countries.length === 0, 'No country is on the list of countries that clients may come from.'],
    [
      licence !== null && countries.some((country) => !licence.countries.includes(country)),
      'The list of countries has some that the licence is not good for.',
    ],
    [facts.realPriceSources < 2, 'The price feed is not a real one with at least two sources.'],
    [!facts.hasSmtp, 'There is no mail server (SMTP_URL).'],
    [!facts.publicUrl.startsWith('https://'), 'PUBLIC_URL is not an https:// address.'],
    [facts.staffWithSecondFactor < 2, 'Fewer than two members of staff have a second factor.'],
  ]
  return missing.filter(([isMissing]) => isMissing).map(([, sentence]) => sentence)
}

/** For whoever tells a country or lives in one. */
export type ServingDeps = {
  /** Whether clients may live there. */
  readonly serves: (country: string) => boolean
}

/** A sandbox, where there is no money, takes everybody; a live install those on its list. */
export function servesCountry(
  installMode: 'sandbox' | 'live',
  { countries }: Pick<Settings, 'countries'>,
  country: string,
): boolean {
  return installMode === 'sandbox' || countries.includes(country)
}

/**
 * Whether this install may take new clients and live trades. In a sandbox the live account is play
 * money.
 */
export function isLiveOpen(installMode: 'sandbox' | 'live', facts: LiveFacts): boolean {
  return installMode === 'sandbox' || liveRequirements(facts).length === 0
}
