import { describe, expect, test } from 'vitest'
import { problemMessage } from '#contract/shared/problems.ts'
import { type Millis, millis } from '#kernel/time.ts'
import { ageOf, phoneFrom, profileErrors, refuseMoving } from './check-profile.ts'
import { countryList, isCountry } from './list-countries.ts'

const at = (text: string): Millis => millis(Date.parse(text))

describe('age', () => {
  test.each([
    ['2008-11-22', '2026-11-21T23:59:59.999Z', 17],
    ['2008-11-22', '2026-11-22T00:00:00.000Z', 18],
    ['2008-02-29', '2026-02-28T23:59:59.999Z', 17],
    ['2008-02-29', '2026-03-01T00:00:00.000Z', 18],
    ['2004-02-29', '2024-02-29T00:00:00.000Z', 20],
    ['2027-01-01', '2026-11-22T00:00:00.000Z', -1],
  ])('of one born on %s is at %s: %i', (birth, now, years) => {
    expect(ageOf(birth, at(now))).toBe(years)
  })

  test.each([
    ['2008-11-22', 'Date of birth must be at least 18 years ago'],
    ['2008-11-21', undefined],
    ['1906-11-21', undefined],
    ['1905-11-21', 'Date of birth is invalid'],
    ['2030-01-01', 'Date of birth is invalid'],
  ])('of one born on %s makes it: %s', (date_of_birth, message) => {
    const now = at('2026-11-21T12:00:00Z')
    expect(profileErrors({ country: 'NL', date_of_birth }, now).map(problemMessage)[0]).toBe(
      message,
    )
  })
})

describe('countries', () => {
  test('are all of ISO 3166, the United States of America first', () => {
    expect(countryList[0]).toEqual({ code: 'US', name: 'United States of America' })
    expect(countryList.length).toBeGreaterThan(240)
    const rest = countryList.slice(1).map(({ name }) => name)
    expect(rest).toEqual(rest.toSorted((a, b) => a.localeCompare(b, 'en')))
  })

  test.each([
    ['NL', true],
    ['ZZ', false],
    ['nl', false],
    ['', false],
  ])('%s is one: %s', (code, is) => {
    expect(isCountry(code)).toBe(is)
  })
})

describe('the country of a client', () => {
  const serves = (country: string) => country === 'NL'

  test.each([
    ['NL', null, undefined],
    ['NL', 'BE', undefined],
    ['BE', null, 'country_not_served'],
    ['BE', 'NL', 'country_not_served'],
    // It was on the list when they told it.
    ['BE', 'BE', undefined],
    [null, 'BE', undefined],
  ])('becomes %s, was %s: %s', (to, from, code) => {
    expect(refuseMoving(to, from, { serves })?.refused).toBe(code)
  })
})

describe('a phone', () => {
  test.each([
    ['+31 20 624 1111', 'US', '+31 20 624 1111'],
    ['020 6241111', 'NL', '+31 20 624 1111'],
    ['', 'NL', ''],
    ['12345', 'NL', undefined],
    ['020 6241111', 'AQ', undefined],
    ['call me', 'US', undefined],
  ])('%s in %s is written %s', (typed, country, written) => {
    expect(phoneFrom(typed, country)).toBe(written)
  })
})
