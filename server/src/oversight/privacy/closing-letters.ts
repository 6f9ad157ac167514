// What we write to a client whose account was closed.

import { keptYears } from '#contract/client/privacy.ts'
import { figureShown } from '#kernel/money.ts'
import type { Letter } from '#server/platform/mail.ts'

export type Closed = {
  readonly keptUntil: string
  /** Dollars, where there were any to give up. */
  readonly givenUp: string | null
}

/** Play money that is given up, and what the law keeps for how long. */
function keptLines({ keptUntil, givenUp }: Closed): string[] {
  return [
    ...(givenUp === null
      ? []
      : [`The ${figureShown(givenUp)} of its live balance were play money, and are given up.`]),
    'The law against money laundering and the law on accounting ask us to keep, for ' +
      `${keptYears} years after closing: your trades and their outcomes, all movements of ` +
      'money, the record of what happened to the account, your name and address, and identity ' +
      'documents you sent.',
    `That is until ${keptUntil}. We use these records for nothing else.`,
  ]
}

export function closedLetter(
  { firstname }: { readonly firstname: string },
  closed: Closed,
): Letter {
  return {
    subject: 'Your account is closed',
    greeting: `Hello ${firstname},`,
    paragraphs: [
      'As you asked, we have closed your account. All your sessions have ended, nobody can sign ' +
        'in to it any more, and your profile picture is deleted.',
      ...keptLines(closed),
    ],
    closing: [
      'If you did not close the account, somebody knows your password. Please write to our ' +
        'support at once, and change the password wherever else you use it.',
    ],
  }
}

export function closedByStaffLetter(
  { firstname }: { readonly firstname: string },
  { reason, ...closed }: Closed & { readonly reason: string },
): Letter {
  return {
    subject: 'We have closed your account',
    greeting: `Hello ${firstname},`,
    paragraphs: [
      'Our staff has closed your account, for this reason:',
      reason,
      'All your sessions have ended, nobody can sign in to it any more, and your profile picture ' +
        'is deleted.',
      ...keptLines(closed),
    ],
    closing: ['If you think that this is wrong, please write to our support.'],
  }
}
