// What we write to clients, in words.

import type { LegalTextId } from '#contract/public/legal-texts.ts'
import { versionPath } from '#contract/public/legal-versions.ts'
import { type Millis, minuteShown } from '#kernel/time.ts'
import type { Letter } from '#server/platform/mail.ts'

type Named = { readonly firstname: string }

export function confirmationLetter({ firstname }: Named, token: string): Letter {
  return {
    subject: 'Please confirm your e-mail address',
    greeting: `Hello ${firstname},`,
    paragraphs: [
      'Please confirm that this is your address. The link opens a page with a button to press, ' +
        'and is good for 24 hours.',
    ],
    action: { label: 'Confirm my address', to: 'confirmEmail', token },
    closing: ['If you did not sign up with us, please ignore this mail.'],
  }
}

export function alreadyClientLetter({ firstname }: Named): Letter {
  return {
    subject: 'You already have an account',
    greeting: `Hello ${firstname},`,
    paragraphs: [
      'Somebody, probably you, has just tried to sign up with this address. ' +
        'You already have an account with us, and nothing about it has changed.',
    ],
    action: { label: 'Sign in', to: 'signIn' },
    closing: ['If that was not you, there is nothing you need to do.'],
  }
}

/** To the owner of an address whose account is closed, when somebody signs up with it. */
export function closedClientLetter({ firstname }: Named): Letter {
  return {
    subject: 'Your account is closed',
    greeting: `Hello ${firstname},`,
    paragraphs: [
      'Somebody, probably you, has just tried to sign up with this address. It belongs to an ' +
        'account that was closed, and while its records have to be kept no other one can have it.',
      'To trade with us again, please sign up with another address.',
    ],
    closing: ['If that was not you, there is nothing you need to do.'],
  }
}

export function resetLetter({ firstname }: Named, token: string): Letter {
  return {
    subject: 'Choose a new password',
    greeting: `Hello ${firstname},`,
    paragraphs: [
      'Somebody, probably you, has asked to choose a new password for your account. The link ' +
        'opens a page for that, and is good once, for an hour.',
    ],
    action: { label: 'Choose a new password', to: 'resetPassword', token },
    closing: ['If that was not you, please ignore this mail: your password stays as it is.'],
  }
}

/** To the address that is to become the client's. */
export function newEmailLetter({ firstname }: Named, token: string): Letter {
  return {
    subject: 'Please confirm your new e-mail address',
    greeting: `Hello ${firstname},`,
    paragraphs: [
      'Please confirm that this is to be the address of your account. The link opens a page with ' +
        'a button to press, and is good for 24 hours. Until then nothing changes.',
    ],
    action: { label: 'Use this address', to: 'newEmail', token },
    closing: ['If you do not have an account with us, please ignore this mail.'],
  }
}

/** To the present address, before anything changes. */
export function newEmailNotice({ firstname }: Named): Letter {
  return {
    subject: 'Another e-mail address was asked for',
    greeting: `Hello ${firstname},`,
    paragraphs: [
      'Somebody who is signed in to your account and knows its password has asked to use another ' +
        'e-mail address for it. Nothing changes until the new address is confirmed.',
      'If that was not you, please choose a new password: it also ends this change.',
    ],
    action: { label: 'Choose a new password', to: 'forgotPassword' },
  }
}

/** To the owner of an address that somebody else wants for their account. */
export function addressTakenLetter({ firstname }: Named): Letter {
  return {
    subject: 'Somebody has entered your e-mail address',
    greeting: `Hello ${firstname},`,
    paragraphs: [
      'Somebody has tried to use this address for another account with us. It is the address of ' +
        'yours, so nothing has changed.',
    ],
    closing: ['There is nothing you need to do.'],
  }
}

/** To the address that was the client's until now. */
export function emailGoneLetter({ firstname }: Named): Letter {
  return {
    subject: 'Your e-mail address was changed',
    greeting: `Hello ${firstname},`,
    paragraphs: [
      'Your account has another e-mail address now, and this one no longer belongs to it.',
      'If that was not you, please contact support at once.',
    ],
  }
}

/** When staff end a demo before its time. */
export function demoEndedLetter(
  { firstname }: Named,
  { reason }: { readonly reason: string },
): Letter {
  return {
    subject: 'Your demo has ended',
    greeting: `Hello ${firstname},`,
    paragraphs: [
      'Our staff has ended your demo before its time, for this reason:',
      reason,
      'Trades of it that are open are settled as ever, and its history stays. You can go on with ' +
        'it whenever you like: top it up in your wallet.',
    ],
  }
}

const titles: Readonly<Record<LegalTextId, string>> = {
  terms: 'Terms and Conditions',
  privacy: 'Privacy Policy',
  'risk-disclosure': 'Risk Disclosure',
  'aml-policy': 'AML and KYC Policy',
  'payment-policy': 'Payment Policy',
}

type Amendment = { readonly text: LegalTextId; readonly version: string }
type Amendments = {
  readonly texts: readonly Amendment[]
  /** The first day, "YYYY-MM-DD". */
  readonly from: string
  /** Where the site is. */
  readonly url: string
}

export function textsAmendedLetter({ firstname }: Named, { texts, from, url }: Amendments): Letter {
  const lines = texts.map(
    ({ text, version }) => `${titles[text]}: ${url}${versionPath(text, version)}`,
  )
  return {
    subject: 'Our legal texts change',
    greeting: `Hello ${firstname},`,
    paragraphs: [
      `From ${from} on (UTC) new versions of our legal texts hold. Until then those you know do. ` +
        'What changes is said at the top of each:',
      ...lines,
    ],
    closing: [
      'There is nothing to do now. From that day on you are asked to accept what changed, and no ' +
        'new trade is possible before. Everything else goes on: open trades, withdrawing, ' +
        'exporting your data and closing the account.',
    ],
  }
}

type DigestLine = { readonly text: string; readonly at: Millis }

export function digestLetter({ firstname }: Named, lines: readonly DigestLine[]): Letter {
  const [only] = lines
  return {
    subject: lines.length === 1 && only ? only.text : `${lines.length} notices you have not read`,
    greeting: `Hello ${firstname},`,
    paragraphs: [
      'This happened on your account and was not read in the app yet. Times are UTC.',
      ...lines.map(({ text, at }) => `${minuteShown(at)}: ${text}`),
    ],
    action: { label: 'Choose what reaches you', to: 'notices' },
  }
}
