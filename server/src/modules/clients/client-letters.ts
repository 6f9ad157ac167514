// What we write to clients, in words.

import type { Letter } from '#server/platform/mail.ts'

type Named = { readonly firstname: string }

export function confirmationLetter({ firstname }: Named, url: string): Letter {
  return {
    subject: 'Please confirm your e-mail address',
    greeting: `Hello ${firstname},`,
    paragraphs: [
      'Please confirm that this is your address. The link opens a page with a button to press, ' +
        'and is good for 24 hours.',
    ],
    action: { label: 'Confirm my address', url },
    closing: ['If you did not sign up with us, please ignore this mail.'],
  }
}

export function alreadyClientLetter({ firstname }: Named, signInUrl: string): Letter {
  return {
    subject: 'You already have an account',
    greeting: `Hello ${firstname},`,
    paragraphs: [
      'Somebody, probably you, has just tried to sign up with this address. ' +
        'You already have an account with us, and nothing about it has changed.',
    ],
    action: { label: 'Sign in', url: signInUrl },
    closing: ['If that was not you, there is nothing you need to do.'],
  }
}
