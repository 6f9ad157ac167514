// Letters about the account: how it begins, who signs in and what protects it.

const nothingToDo = 'If that was not you, there is nothing you need to do.'
const writeToUs = 'If that was not you, please choose a new password at once and write to us.'

export const clients = {
  confirmation: {
    subject: 'Please confirm your e-mail address',
    paragraphs: [
      'Please confirm that this is your address. The link opens a page with a button to press, ' +
        'and is good for 24 hours.',
    ],
    action: 'Confirm my address',
    closing: ['If you did not sign up with us, please ignore this mail.'],
  },
  alreadyClient: {
    subject: 'You already have an account',
    paragraphs: [
      'Somebody, probably you, has just tried to sign up with this address. You already have an ' +
        'account with us, and nothing about it has changed.',
    ],
    action: 'Sign in',
    closing: [nothingToDo],
  },
  closedClient: {
    subject: 'Your account is closed',
    paragraphs: [
      'Somebody, probably you, has just tried to sign up with this address. It belongs to an ' +
        'account that was closed, and while its records have to be kept no other one can have it.',
      'To trade with us again, please sign up with another address.',
    ],
    closing: [nothingToDo],
  },
  reset: {
    subject: 'Choose a new password',
    paragraphs: [
      'Somebody, probably you, has asked to choose a new password for your account. The link ' +
        'opens a page for that, and is good once, for an hour.',
    ],
    action: 'Choose a new password',
    closing: ['If that was not you, please ignore this mail: your password stays as it is.'],
  },
  newEmail: {
    subject: 'Please confirm your new e-mail address',
    paragraphs: [
      'Please confirm that this is to be the address of your account. The link opens a page with ' +
        'a button to press, and is good for 24 hours. Until then nothing changes.',
    ],
    action: 'Use this address',
    closing: ['If you do not have an account with us, please ignore this mail.'],
  },
  newEmailAsked: {
    subject: 'Another e-mail address was asked for',
    paragraphs: [
      'Somebody who is signed in to your account and knows its password has asked to use another ' +
        'e-mail address for it. Nothing changes until the new address is confirmed.',
      'If that was not you, please choose a new password: it also ends this change.',
    ],
    action: 'Choose a new password',
  },
  addressTaken: {
    subject: 'Somebody has entered your e-mail address',
    paragraphs: [
      'Somebody has tried to use this address for another account with us. It is the address of ' +
        'yours, so nothing has changed.',
    ],
    closing: ['There is nothing you need to do.'],
  },
  emailGone: {
    subject: 'Your e-mail address was changed',
    paragraphs: [
      'Your account has another e-mail address now, and this one no longer belongs to it.',
      'If that was not you, please contact support at once.',
    ],
  },
  demoEnded: (reason: string) => ({
    subject: 'Your demo has ended',
    paragraphs: [
      'Our staff has ended your demo before its time, for this reason:',
      reason,
      'Trades of it that are open are settled as ever, and its history stays. You can go on with ' +
        'it whenever you like: top it up in your wallet.',
    ],
  }),
  textsAmended: (from: string) => ({
    subject: 'Our legal texts change',
    paragraphs: [
      `From ${from} on (UTC) new versions of our legal texts hold. Until then those you know do. ` +
        'What changes is said at the top of each:',
    ],
    closing: [
      'There is nothing to do now. From that day on you are asked to accept what changed, and no ' +
        'new trade is possible before. Everything else goes on: open trades, withdrawing, ' +
        'exporting your data and closing the account.',
    ],
  }),
  legalTitles: {
    terms: 'Terms and Conditions',
    privacy: 'Privacy Policy',
    'risk-disclosure': 'Risk Disclosure',
    'aml-policy': 'AML and KYC Policy',
    'payment-policy': 'Payment Policy',
  },
  digest: {
    subject: (count: number) => `Notices you have not read: ${count}`,
    paragraphs: ['This happened on your account and was not read in the app yet. Times are UTC.'],
    action: 'Choose what reaches you',
  },
}

export const sessions = {
  reusedToken: {
    subject: 'We have signed you out',
    paragraphs: [
      'One of your sign-ins was used in two places at once. That can happen after a browser was ' +
        'restored from a backup, and it is also what a stolen sign-in looks like, so we ended it.',
      'Please sign in again. If you did not expect this mail, please choose a new password.',
    ],
    action: 'Sign in',
  },
  newDevice: (browser: string, at: string) => ({
    subject: 'New sign-in from a new device',
    paragraphs: [
      'Your account was signed in to from a device that we have not seen before.',
      `Browser: ${browser}. Time: ${at}.`,
    ],
    action: 'I did not do this',
    closing: [
      'If it was you, there is nothing you need to do. If not, please choose a new password: it ' +
        'signs everybody out.',
    ],
  }),
  otherBrowser: 'another browser',
  guessedAt: {
    subject: 'Somebody tries to guess your password',
    paragraphs: [
      'Today wrong passwords were tried for your account from many networks. None of them was ' +
        'right, and you can sign in as ever.',
      'A password that you use nowhere else, and an authenticator app or a passkey, make such ' +
        'guessing pointless.',
    ],
    action: 'Open my security page',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    paragraphs: [
      'The password of your account was changed just now. Wherever else you were signed in, you ' +
        'are signed out, and the personal tokens that your programs signed in with have ended.',
    ],
    action: 'I did not do this',
    closing: ['If it was you, there is nothing you need to do.'],
  },
  emailChanged: {
    subject: 'Your new e-mail address counts',
    paragraphs: [
      'This is the address of your account from now on. Please use it to sign in. Wherever else ' +
        'you were signed in, you are signed out.',
    ],
  },
}

export const factors = {
  totp_added: {
    subject: 'An authenticator app was added',
    paragraphs: [
      'An authenticator app was added to your account: signing in with your password takes a ' +
        'code of it from now on, or another second step.',
    ],
  },
  totp_removed: {
    subject: 'Your authenticator app was removed',
    paragraphs: ['The authenticator app was removed from your account.'],
  },
  passkey_added: {
    subject: 'A passkey was added',
    paragraphs: ['A passkey was added to your account.'],
  },
  passkey_removed: {
    subject: 'A passkey was removed',
    paragraphs: ['A passkey was removed from your account.'],
  },
  recovery_codes_made: {
    subject: 'New recovery codes were made',
    paragraphs: ['New recovery codes were made for your account. The old ones no longer work.'],
  },
  recovery_code_used: {
    subject: 'A recovery code was used',
    paragraphs: ['One of your recovery codes was used. It will not work again.'],
  },
}

export const factorLook = {
  action: 'Look at my security settings',
  closing: [writeToUs],
}
