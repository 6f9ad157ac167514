// What we write to clients whose account is frozen, and when it no longer is.

import type { Letter } from '#server/platform/mail.ts'

type Named = { readonly firstname: string }

export function frozenLetter(
  { firstname }: Named,
  { reason }: { readonly reason: string },
): Letter {
  return {
    subject: 'Your account is frozen',
    greeting: `Hello ${firstname},`,
    paragraphs: [
      'Your account is frozen, for this reason:',
      reason,
      'Until our staff has looked at it you cannot trade, deposit or ask for a withdrawal. You ' +
        'can sign in, look at everything, cancel a withdrawal that waits and export your data. ' +
        'Your balance stays yours. Please contact support.',
    ],
  }
}

export function unfrozenLetter(
  { firstname }: Named,
  { reason }: { readonly reason: string },
): Letter {
  return {
    subject: 'Your account is no longer frozen',
    greeting: `Hello ${firstname},`,
    paragraphs: ['Your account is no longer frozen. Our staff says:', reason],
  }
}
