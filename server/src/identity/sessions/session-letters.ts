// What we write to clients about their sign-ins, in words.

import { iso, type Millis } from '#kernel/time.ts'
import type { Letter } from '#server/platform/mail.ts'

export function reusedTokenLetter({ firstname }: { readonly firstname: string }): Letter {
  return {
    subject: 'We have signed you out',
    greeting: `Hello ${firstname},`,
    paragraphs: [
      'One of your sign-ins was used in two places at once. That can happen after a browser was ' +
        'restored from a backup, and it is also what a stolen sign-in looks like, so we ended it.',
      'Please sign in again. If you did not expect this mail, please choose a new password.',
    ],
    action: { label: 'Sign in', to: 'signIn' },
  }
}

export type NewDevice = { readonly browser: string; readonly at: Millis }

/** Names no network address: it is wrong about places more often than not, and it is personal. */
export function newDeviceLetter(
  { firstname }: { readonly firstname: string },
  { browser, at }: NewDevice,
): Letter {
  const when = iso(at).slice(0, 16).replace('T', ' at ')
  return {
    subject: 'New sign-in from a new device',
    greeting: `Hello ${firstname},`,
    paragraphs: [
      'Your account was signed in to from a device that we have not seen before.',
      `Browser: ${browser}. Time: ${when} UTC.`,
    ],
    action: { label: 'I did not do this', to: 'forgotPassword' },
    closing: [
      'If it was you, there is nothing you need to do. If not, please choose a new password: it ' +
        'signs everybody out.',
    ],
  }
}

/** To the client, when somebody tries many passwords from many places. */
export function guessedAtLetter({ firstname }: { readonly firstname: string }): Letter {
  return {
    subject: 'Somebody tries to guess your password',
    greeting: `Hello ${firstname},`,
    paragraphs: [
      'Today wrong passwords were tried for your account from many networks. None of them was ' +
        'right, and you can sign in as ever.',
      'A password that you use nowhere else, and an authenticator app or a passkey, make such ' +
        'guessing pointless.',
    ],
    action: { label: 'Open my security page', to: 'security' },
  }
}

export function passwordChangedLetter({ firstname }: { readonly firstname: string }): Letter {
  return {
    subject: 'Your password was changed',
    greeting: `Hello ${firstname},`,
    paragraphs: [
      'The password of your account was changed just now. Wherever else you were signed in, you ' +
        'are signed out, and the personal tokens that your programs signed in with have ended.',
    ],
    action: { label: 'I did not do this', to: 'forgotPassword' },
    closing: ['If it was you, there is nothing you need to do.'],
  }
}

/** To the address that is the client's from now on. */
export function emailChangedLetter({ firstname }: { readonly firstname: string }): Letter {
  return {
    subject: 'Your new e-mail address counts',
    greeting: `Hello ${firstname},`,
    paragraphs: [
      'This is the address of your account from now on. Please use it to sign in. Wherever else ' +
        'you were signed in, you are signed out.',
    ],
  }
}
