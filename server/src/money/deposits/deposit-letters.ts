// What we write to clients about their deposits.

import { figureShown } from '#kernel/money.ts'
import type { Letter } from '#server/platform/mail.ts'

type Named = { readonly firstname: string }

export function depositReceivedLetter(
  { firstname }: Named,
  { coins, needed, isBack }: Received,
): Letter {
  const again = isBack ? ' again' : ''
  return {
    subject: `Your payment was seen${again}`,
    greeting: `Hello ${firstname},`,
    paragraphs: [
      `A payment of ${coins} to your deposit address was seen${again}. It is credited once the ` +
        `network has confirmed it ${needed} times.`,
    ],
    action: { label: 'See your deposits', to: 'deposits' },
  }
}

type Received = {
  readonly coins: string
  readonly needed: number
  /** The network had lost it. */
  readonly isBack: boolean
}

export function depositLostLetter(
  { firstname }: Named,
  { coins }: { readonly coins: string },
): Letter {
  return {
    subject: 'The network lost your payment',
    greeting: `Hello ${firstname},`,
    paragraphs: [
      `A payment of ${coins} to your deposit address is no longer part of the chain, so nothing ` +
        'was credited for it.',
      'It often comes back by itself within minutes, and is then credited as usual. If it does ' +
        'not, your wallet shows what became of the coins.',
    ],
    action: { label: 'See your deposits', to: 'deposits' },
  }
}

type Ended = {
  /** Of what was asked for; null where nothing was. */
  readonly amount: string | null
  readonly reason: string
}

function ofAmount({ amount }: Ended): string {
  return amount === null ? '' : ` of ${figureShown(amount)}`
}

export function depositCancelledLetter({ firstname }: Named, ended: Ended): Letter {
  return {
    subject: 'You gave up a deposit',
    greeting: `Hello ${firstname},`,
    paragraphs: [
      `You gave up a deposit${ofAmount(ended)} before anything came. Nothing was charged.`,
    ],
    action: { label: 'See your deposits', to: 'deposits' },
    closing: ['If you did pay, what arrives is credited all the same.'],
  }
}

type Credited = {
  readonly amount: string
  readonly how: string
  /** The last day to send an identity document; null where none is asked for. */
  readonly identityDue: string | null
}

export function depositApprovedLetter(
  { firstname }: Named,
  { amount, how, identityDue }: Credited,
): Letter {
  const isIdentified = identityDue === null
  return {
    subject: 'Your deposit is approved',
    greeting: `Hello ${firstname},`,
    paragraphs: [
      `${figureShown(amount)} were added to the balance of your live account. ${how}`,
      ...(isIdentified
        ? []
        : [
            'We do not know yet who you are: please send a picture of an identity document by ' +
              `${identityDue}, on the verification page of your account.`,
          ]),
    ],
    action: { label: 'See your deposits', to: 'deposits' },
  }
}

export function depositRejectedLetter({ firstname }: Named, ended: Ended): Letter {
  return {
    subject: 'Your deposit was rejected',
    greeting: `Hello ${firstname},`,
    paragraphs: [`A deposit${ofAmount(ended)} was rejected, for this reason:`, ended.reason],
    action: { label: 'See your deposits', to: 'deposits' },
    closing: ['If you did pay, please contact support: what arrives is credited.'],
  }
}

export function depositReversedLetter(
  { firstname }: Named,
  { amount, reason }: { readonly amount: string; readonly reason: string },
): Letter {
  return {
    subject: 'A deposit was taken back',
    greeting: `Hello ${firstname},`,
    paragraphs: [
      `A deposit of ${figureShown(amount)} that had been added to your balance was taken back:`,
      reason,
      'Your account is frozen until our staff has looked at it: you cannot trade, deposit or ask ' +
        'for a withdrawal. You can sign in, look at everything, cancel a withdrawal that waits ' +
        'and export your data. Please contact support.',
    ],
  }
}
