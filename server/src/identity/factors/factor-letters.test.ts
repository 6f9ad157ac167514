import { expect, it } from 'vitest'
import { factorLetter } from './factor-letters.ts'

it('of an authenticator app says what signing in takes: a passkey does without its codes', () => {
  const { subject, paragraphs, action } = factorLetter('totp_added')({
    language: 'en',
    firstname: 'Ada',
  })
  expect(subject).toBe('An authenticator app was added')
  expect(paragraphs).toEqual([
    'An authenticator app was added to your account: signing in with your password takes a code ' +
      'of it from now on, or another second step.',
  ])
  expect(action?.to).toBe('security')
})
