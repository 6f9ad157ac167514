// What a profile has to be true to: a country there is and that we serve, a client who is of age, a
// phone that can be called.

import {
  type CountryCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max'
import { type Problem, problem } from '#contract/shared/problems.ts'
import { type Refusal, refuse } from '#kernel/refusal.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { ServingDeps } from '#server/install/operators/live.ts'
import { isCountry } from './list-countries.ts'
import type { StoredProfile } from './profile.ts'

const adultYears = 18
const oldestYears = 120

/** What is wrong with a profile beyond its shape. */
export function profileErrors(
  { country, date_of_birth }: Pick<StoredProfile, 'country' | 'date_of_birth'>,
  now: Millis,
): Problem[] {
  const birth = date_of_birth === null ? undefined : birthProblem(date_of_birth, now)
  return [...(isCountry(country) ? [] : [problem('country', 'invalid')]), ...(birth ? [birth] : [])]
}

/**
 * Nobody comes to live where we serve nobody. Who lived there before it left the list may still
 * tell the rest: they have to be paid out.
 */
export function refuseMoving(
  to: string | null,
  from: string | null,
  { serves }: ServingDeps,
): Refusal<'country_not_served'> | undefined {
  return to === null || to === from || serves(to) ? undefined : refuse('country_not_served')
}

function birthProblem(dateOfBirth: string, now: Millis): Problem | undefined {
  const years = ageOf(dateOfBirth, now)
  if (years < 0 || years > oldestYears) return problem('date_of_birth', 'invalid')
  return years < adultYears
    ? problem('date_of_birth', 'too_young', { years: adultYears })
    : undefined
}

/**
 * Full years, by the calendar of UTC. Who was born on 29 February has their birthday on 1 March in
 * other years.
 */
export function ageOf(dateOfBirth: string, now: Millis): number {
  const today = iso(now).slice(0, 10)
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4))
  return today.slice(5) < dateOfBirth.slice(5) ? years - 1 : years
}

/**
 * The phone as it is written across borders, undefined where nobody can have it. Without a prefix
 * it is one of the country's.
 */
export function phoneFrom(typed: string, country: string): string | undefined {
  if (typed === '') return ''
  const home: CountryCode | undefined = isSupportedCountry(country) ? country : undefined
  const phone = parsePhoneNumberFromString(typed, home)
  return phone?.isValid() ? phone.formatInternational() : undefined
}

export function isComplete(profile: StoredProfile | undefined): boolean {
  return profile !== undefined && profile.date_of_birth !== null
}
