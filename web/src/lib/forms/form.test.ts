import { expect, test } from 'vitest'
import { errorsByField, mismatchOf } from './form.ts'

const labels = { password: 'New password', confirmPassword: 'Confirm password' }

test.each([
  ['password', 'Password must be at least 8 characters long', 'New password must be at least 8'],
  ['confirmPassword', 'ConfirmPassword is required', 'Confirm password is required'],
  // Only the field's own name gives way to its label.
  ['confirmPassword', 'Password and Confirm Password does not match', 'Password and Confirm'],
  ['email', 'Email is invalid', 'Email is invalid'],
])('an error at %s: %s', (field, message, shown) => {
  expect(errorsByField([{ field, message }], labels)[field]).toContain(shown)
})

test('a repetition that differs is an error of its own', () => {
  expect(mismatchOf('otter-meadow-41', 'otter-meadow-41')).toEqual({})
  expect(mismatchOf('otter-meadow-41', 'otter-meadow-42')).toEqual({
    confirmPassword: 'Password and Confirm Password does not match',
  })
})
