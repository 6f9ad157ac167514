import { expect, test } from 'vitest'
import { Profile } from '#contract/client/profiles.ts'
import { countryList } from './list-countries.ts'
import { statesOf } from './list-states.ts'

test('every state that is suggested is one that a profile takes, once and as it is', () => {
  for (const { code } of countryList) {
    const states = statesOf(code)
    expect(new Set(states).size).toBe(states.length)
    for (const state of states) expect(Profile.shape.state.parse(state)).toBe(state)
  }
})

test('remarks of the standard are no part of a name', () => {
  expect(statesOf('LU')).toContain('Diekirch')
  expect(statesOf('BG').filter((name) => name.startsWith('Sofia'))).toEqual(['Sofia'])
})

test.each(['XX', '', '__proto__'])('no states of "%s"', (country) => {
  expect(statesOf(country)).toEqual([])
})
