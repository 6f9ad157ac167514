import { expect, test } from 'vitest'
import { labelledErrors } from './labelled-errors.ts'

const labels = {
  password: 'New password',
  confirmPassword: 'Confirm password',
  firstname: 'First name',
  date_of_birth: 'Birthday',
  label: 'Name in your address book (optional)',
  genders: { male: 'Male' },
}

test.each([
  ['firstname', 'required', undefined, 'First name is required'],
  ['date_of_birth', 'invalid', undefined, 'Birthday is invalid'],
  // Of a newer server, as it says it.
  ['firstname', 'taken', undefined, 'This name is taken'],
  ['password', 'too_short', { least: 8 }, 'New password must be at least 8 characters long'],
  ['confirmPassword', 'required', undefined, 'Confirm password is required'],
  // Not every sentence names its field.
  ['confirmPassword', 'mismatch', undefined, 'Password and Confirm Password does not match'],
  ['phone', 'invalid', undefined, 'Phone is invalid'],
  [
    'label',
    'too_long',
    { most: 60 },
    'Name in your address book must be at most 60 characters long',
  ],
  ['firstname', 'too_much', { most: '1234567.89' }, 'First name must be at most $1,234,567.89'],
  ['genders', 'too_many', undefined, 'Genders are too many'],
])('what is wrong with %s, “%s”, is said', (field, code, details, said) => {
  const message = 'This name is taken'
  expect(labelledErrors([{ field, code, details, message }], labels)).toEqual({ [field]: said })
})
