import { expect, test } from 'vitest'
import { emailKeyOf } from './email.ts'

test('an address is the same in any case and composition, with blanks around it', () => {
  expect(emailKeyOf(' Jos\u0065\u0301@Example.ORG ')).toBe(emailKeyOf('jos\u00e9@example.org'))
  expect(emailKeyOf('ada@example.org')).not.toBe(emailKeyOf('ada@example.com'))
})
