import { expect, test } from 'vitest'
import { mismatchOf } from './checked-by.ts'

test('a repetition that differs is an error of its own', () => {
  const password = 'otter-meadow-41'
  expect(mismatchOf({ password })).toEqual({})
  expect(mismatchOf({ password, confirmPassword: 'otter-meadow-41' })).toEqual({})
  expect(mismatchOf({ password, confirmPassword: 'otter-meadow-42' })).toEqual({
    confirmPassword: 'Password and Confirm Password does not match',
  })
})
