// What we write to clients about their deposits.

import type { Letter } from '#server/platform/mail.ts'

type Named = { readonly firstname: string }

export function depositReceivedLetter(
  { firstname }: Named,
  { coins, needed, url }: { readonly coins: string; readonly needed: number; readonly url: string },
): Letter {
  return {
    subject: 'Your payment was seen',
    greeting: `Hello ${firstname},`,
    paragraphs: [
      `A payment of ${coins} to your deposit address was seen. It is credited once the network ` +
        `has confirmed it ${needed} times.`,
    ],
    action: { label: 'See your deposits', url },
  }
}

export function depositApprovedLetter(
  { firstname }: Named,
  { amount, how, url }: { readonly amount: string; readonly how: string; readonly url: string },
): Letter {
  return {
    subject: 'Your deposit is approved',
    greeting: `Hello ${firstname},`,
    paragraphs: [`${amount} dollars were added to the balance of your live account. ${how}`],
    action: { label: 'See your deposits', url },
  }
}

export function depositRejectedLetter(
  { firstname }: Named,
  { reason, url }: { readonly reason: string; readonly url: string },
): Letter {
  return {
    subject: 'Your deposit was rejected',
    greeting: `Hello ${firstname},`,
    paragraphs: ['A deposit of yours was rejected, for this reason:', reason],
    action: { label: 'See your deposits', url },
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
      `A deposit of ${amount} dollars that had been added to your balance was taken back:`,
      reason,
      'Your account is frozen until our staff has looked at it. Please contact support.',
    ],
  }
}
