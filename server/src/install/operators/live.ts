// What an install needs before it may deal in real money, and whom it may deal with. One missing or
// lapsed item closes sign-up and live trading; settling and paying out go on, always.

import {
  type LiveRequirementCode,
  liveRequirementCodes,
  type Missing,
} from '#contract/public/live-requirements.ts'
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

/** What a live install is short of. */
export function liveRequirements(facts: LiveFacts): Missing[] {
  const { licence, companyName, countries } = facts.settings
  const isLicensed = (country: string) => licence?.countries.includes(country) ?? true
  const hasEnded = licence !== null && licence.expiresOn < iso(facts.now).slice(0, 10)
  const isMissing: Readonly<Record<LiveRequirementCode, boolean>> = {
    no_company: companyName === null,
    no_licence: licence === null,
    licence_ended: hasEnded,
    no_countries: countries.length === 0,
    countries_unlicensed: !countries.every(isLicensed),
    price_sources: facts.realPriceSources < 2,
    no_mail_server: !facts.hasSmtp,
    no_https: !facts.publicUrl.startsWith('https://'),
    few_staff_factors: facts.staffWithSecondFactor < 2,
  }
  return liveRequirementCodes
    .filter((code) => isMissing[code])
    .map((code) =>
      code === 'licence_ended' && licence
        ? { code, details: { day: licence.expiresOn } }
        : { code },
    )
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
