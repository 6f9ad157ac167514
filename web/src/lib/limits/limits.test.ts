import { expect, it } from 'vitest'
import { checkedBy } from '#browser/forms/checked-by.ts'
import { LimitChange, type OwnLimitView } from '#contract/client/limits.ts'
import { instantText, leftOf, tightest } from './limits.ts'

const limit = (changes: Partial<OwnLimitView>): OwnLimitView => ({
  kind: 'loss',
  period: 'day',
  amount: 100,
  used: 0,
  raise: null,
  resets_at: '2026-11-22T00:00:00.000Z',
  ...changes,
})

it('what is left is never less than nothing, and exact to the cent', () => {
  expect(leftOf(limit({ amount: 100.1, used: 33.3 }))).toBe(66.8)
  expect(leftOf(limit({ used: 140 }))).toBe(0)
  expect(leftOf(limit({ used: -75 }))).toBe(175)
  expect(leftOf(limit({ amount: null }))).toBeUndefined()
})

it('the tightest limit of a kind is the one that leaves least', () => {
  const daily = limit({ used: 20 })
  const weekly = limit({ period: 'week', amount: 50 })
  const none = limit({ period: 'month', amount: null })
  const stakes = limit({ kind: 'stake', amount: 1 })
  expect(tightest([daily, weekly, none, stakes], 'loss')).toBe(weekly)
  expect(tightest([none], 'loss')).toBeUndefined()
})

it('an end is never said to be earlier than it is', () => {
  expect(instantText('2026-11-22T14:03:00.000Z')).toBe('2026-11-22 14:03 UTC')
  expect(instantText('2026-12-31T23:59:00.001Z')).toBe('2027-01-01 00:00 UTC')
})

it.each([
  [9_999_999_999_999.99, undefined],
  [1e13, 'Amount must be at most $9,999,999,999,999.99'],
  [-1e13, 'Amount must be more than zero, with at most two decimals'],
  [Number.NaN, 'Amount must be a number'],
])('of an amount of %d is said: %s', (amount, said) => {
  const read = () => ({ kind: 'loss', period: 'day', amount })
  const checked = checkedBy(LimitChange, { amount: 'Amount' }, read)({})
  expect('errors' in checked ? checked.errors.amount : undefined).toBe(said)
})
