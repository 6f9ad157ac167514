import { expect, test } from 'vitest'
import { LimitChange } from '#contract/client/limits.ts'
import { checkedBy, mismatchOf } from './checked-by.ts'

test('a repetition that differs is an error of its own', () => {
  const password = 'otter-meadow-41'
  expect(mismatchOf({ password })).toEqual({})
  expect(mismatchOf({ password, confirmPassword: 'otter-meadow-41' })).toEqual({})
  expect(mismatchOf({ password, confirmPassword: 'otter-meadow-42' })).toEqual({
    confirmPassword: 'Password and Confirm Password does not match',
  })
})

test.each([
  [9_999_999_999_999.99, undefined],
  [1e13, 'Amount must be at most $9,999,999,999,999.99'],
  [-1e13, 'Amount must be more than zero, with at most two decimals'],
  [Number.NaN, 'Amount must be a number'],
])('of an amount of %d is said: %s', (amount, said) => {
  const read = () => ({ kind: 'loss', period: 'day', amount })
  const checked = checkedBy(LimitChange, { amount: 'Amount' }, read)({})
  expect('errors' in checked ? checked.errors.amount : undefined).toBe(said)
})
