import { expect, test } from 'vitest'
import { labelledErrors } from './labelled-errors.ts'

const labels = {
  password: 'New password',
  confirmPassword: 'Confirm password',
  firstname: 'First name',
  date_of_birth: 'Birthday',
  genders: { male: 'Male' },
}

test.each([
  ['firstname', 'Firstname is required', 'First name is required'],
  ['date_of_birth', 'Date of birth is invalid', 'Birthday is invalid'],
  ['firstname', 'This name is taken', 'This name is taken'],
  ['password', 'Password must be long', 'New password must be long'],
  ['confirmPassword', 'ConfirmPassword is required', 'Confirm password is required'],
  // Only the field's own name gives way to its label.
  [
    'confirmPassword',
    'Password and Confirm Password does not match',
    'Password and Confirm Password does not match',
  ],
  ['phone', 'Phone is invalid', 'Phone is invalid'],
  ['genders', 'Genders are wrong', 'Genders are wrong'],
])('what is wrong with %s, “%s”, is said as “%s”', (field, message, said) => {
  expect(labelledErrors([{ field, message }], labels)).toEqual({ [field]: said })
})
