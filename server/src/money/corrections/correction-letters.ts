// What we write to clients about corrections of their balance.

import { figureShown } from '#kernel/money.ts'
import type { Letter } from '#server/platform/mail.ts'
import type { CorrectionKind } from './correction.ts'

const subjects: Readonly<Record<CorrectionKind, string>> = {
  deposit_restored: 'A deposit was credited again',
  withdrawal_returned: 'A payment to your bank came back',
  goodwill: 'Money was added to your balance',
}

const sentences: Readonly<Record<CorrectionKind, (amount: string, taken: string) => string>> = {
  deposit_restored: (amount) =>
    `A deposit of yours that had been taken back is there again: ${amount} were added to ` +
    'the balance of your live account, as much as had been taken from it.',
  withdrawal_returned: (amount, taken) =>
    `The bank sent a payment of yours back: ${amount} were added to the balance of your ` +
    `live account. That is what came back: of what we had sent, the banks kept ${taken}.`,
  goodwill: (amount) => `${amount} were added to the balance of your live account.`,
}

export type CorrectionFacts = {
  readonly kind: CorrectionKind
  /** e.g. "12.50" */
  readonly amount: string
  /** What the banks kept of a payment that came back. */
  readonly taken: string
  readonly reason: string
}

export function correctionLetter(
  { firstname }: { readonly firstname: string },
  { kind, amount, taken, reason }: CorrectionFacts,
): Letter {
  return {
    subject: subjects[kind],
    greeting: `Hello ${firstname},`,
    paragraphs: [
      sentences[kind](figureShown(amount), figureShown(taken)),
      'The reason, as two of our staff noted it:',
      reason,
    ],
    action: { label: 'See your statement', to: 'statement' },
  }
}
