// What we write to clients about their sign-ins, in words.

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
  }
}
