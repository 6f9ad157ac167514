// What we write to clients about their second factors, in words.

import type { Letter } from '#server/platform/mail.ts'

export type FactorNews =
  | 'totp_added'
  | 'totp_removed'
  | 'passkey_added'
  | 'passkey_removed'
  | 'recovery_codes_made'
  | 'recovery_code_used'

const news: Readonly<Record<FactorNews, { subject: string; happened: string }>> = {
  totp_added: {
    subject: 'An authenticator app was added',
    happened:
      'An authenticator app was added to your account: signing in with your password takes a ' +
      'code of it from now on, or another second step.',
  },
  totp_removed: {
    subject: 'Your authenticator app was removed',
    happened: 'The authenticator app was removed from your account.',
  },
  passkey_added: {
    subject: 'A passkey was added',
    happened: 'A passkey was added to your account.',
  },
  passkey_removed: {
    subject: 'A passkey was removed',
    happened: 'A passkey was removed from your account.',
  },
  recovery_codes_made: {
    subject: 'New recovery codes were made',
    happened: 'New recovery codes were made for your account. The old ones no longer work.',
  },
  recovery_code_used: {
    subject: 'A recovery code was used',
    happened: 'One of your recovery codes was used. It will not work again.',
  },
}

export function factorLetter(what: FactorNews) {
  return ({ firstname }: { readonly firstname: string }): Letter => ({
    subject: news[what].subject,
    greeting: `Hello ${firstname},`,
    paragraphs: [news[what].happened],
    action: { label: 'Look at my security settings', to: 'security' },
    closing: ['If that was not you, please choose a new password at once and write to us.'],
  })
}
