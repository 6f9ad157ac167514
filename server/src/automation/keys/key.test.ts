// What is said no to of a key, in order of precedence.

import { expect, test } from 'vitest'
import { day, millis } from '#kernel/time.ts'
import { type AddingFacts, decideAgain, decideKey, isCheckDue } from './key.ts'

const good: AddingFacts = {
  count: 0,
  isKnown: false,
  said: { mayTrade: true, mayRead: true, mayMore: false, named: ['modify-trades'] },
}
const saying = (said: Partial<AddingFacts['said']>) => ({
  ...good,
  said: { ...good.said, ...said },
})

test.each([
  [
    { ...saying({ mayMore: true, mayRead: false }), count: 10, isKnown: true },
    'exchange_keys_most',
  ],
  [{ ...saying({ mayMore: true, mayRead: false }), isKnown: true }, 'exchange_key_known'],
  [saying({ mayMore: true, mayRead: false }), 'exchange_key_too_mighty'],
  [saying({ mayRead: false, mayTrade: false }), 'exchange_key_cannot_read'],
  [saying({ mayTrade: false }), 'exchange_key_cannot_trade'],
])('%j is refused', (facts, refused) => {
  expect(decideKey(facts)).toMatchObject({ refused })
})

test('one that may only trade and read is taken, and where nobody can say it is for dry runs', () => {
  expect(decideKey(good)).toBe('live')
  expect(decideKey(saying({ mayMore: null }))).toBe('dry')
})

test('a refusal names the rights, as far as a sentence bears', () => {
  const named = ['withdraw-funds', 'x'.repeat(1_000), ...Array.from({ length: 50 }, () => 'more')]
  const refusal = decideKey(saying({ mayMore: true, named }))
  const { rights } = (typeof refusal === 'object' && refusal.details) || {}
  expect(rights).toContain('withdraw-funds')
  expect(String(rights).length).toBeLessThan(200)
})

test('one that may more than before ends; each is asked about once a day', () => {
  expect(decideAgain(good.said)).toBe('stays')
  expect(decideAgain({ ...good.said, mayMore: true })).toBe('too_mighty')
  expect([isCheckDue(millis(0), millis(day - 1)), isCheckDue(millis(0), millis(day))]).toEqual([
    ...[false, true],
  ])
})
