import { describe, expect, test } from 'vitest'
import { emailKeyOf } from '#kernel/email.ts'
import { later, millis, minute } from '#kernel/time.ts'
import { afterRefusal, letsInByTwo, refuseActing, waitFor } from './staff.ts'

const email = 'eve@example.org'
const now = millis(1_800_000_000_000)

test.each([
  ['sandbox', true, '123456', undefined],
  ['sandbox', true, undefined, 'staff_code_needed'],
  ['sandbox', false, undefined, undefined],
  ['sandbox', false, '123456', 'staff_factor_missing'],
  ['live', true, '123456', undefined],
  ['live', true, undefined, 'staff_code_needed'],
  ['live', false, undefined, 'staff_factor_missing'],
  ['live', false, '123456', 'staff_factor_missing'],
] as const)(
  'in a %s install, a factor %s and the code %s: %s',
  (mode, hasFactor, code, refused) => {
    expect(refuseActing(mode, { email, hasFactor }, code)?.refused).toBe(refused)
  },
)

describe('wrong codes', () => {
  test('are five in a quarter of an hour, which trying on does not make longer', () => {
    let tries: Parameters<typeof waitFor>[0] = { refused: 0, since: null }
    for (let nr = 0; nr < 5; nr += 1) {
      expect(waitFor(tries, later(now, nr * minute))).toBeUndefined()
      tries = afterRefusal(tries, later(now, nr * minute))
    }
    expect(waitFor(tries, later(now, 5 * minute))).toBe(600)
    tries = afterRefusal(tries, later(now, 5 * minute))
    expect(waitFor(tries, later(now, 15 * minute - 1))).toBe(1)
    expect(waitFor(tries, later(now, 15 * minute))).toBeUndefined()
    expect(afterRefusal(tries, later(now, 15 * minute))).toEqual({
      refused: 1,
      since: later(now, 15 * minute),
    })
  })
})

test.each([
  [false, 0, false],
  [false, 1, false],
  [false, 2, true],
  [true, 1, true],
])('letting in somebody with a factor %s beside %i of them takes two: %s', (hasFactor, of, two) => {
  expect(letsInByTwo({ hasFactor }, of)).toBe(two)
})

test('one address is one person, however it is written', () => {
  const keys = ['eve@example.org', ' EVE@Example.org ', 'Eve@example.ORG'].map(emailKeyOf)
  expect(new Set(keys).size).toBe(1)
  expect(emailKeyOf('zoe\u0301@example.org')).toBe(emailKeyOf('zo\u00e9@example.org'))
})
