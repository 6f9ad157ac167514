// Why the system itself ended a deposit, took one back or froze an account: a code each, and the
// same in English. Browsers have words of their own for each code, in their language. What a member
// of staff gives as the reason has no code: it stays as they wrote it.

import { english } from '../shared/english.ts'
import { filledIn } from '../shared/fill-in.ts'

export const reasonTexts = {
  // of deposits in coins
  coins_expired: 'No payment came within a day after the rate ended.',
  coins_cancelled: 'You gave it up before anything came.',
  dust: 'What came is worth less than a cent.',
  reorged: 'The network took the payment back: it is no longer part of its chain.',

  // of deposits by card
  card_unfinished: 'The payment by card was not finished in time.',
  card_cancelled: 'You gave it up before it was paid.',
  card_not_taken:
    'The card provider did not take what was typed for the card. Nothing was charged.',
  declined: 'The bank of the card declined the payment.',
  insufficient_funds: 'There is not enough money on the card.',
  expired_card: 'The card has expired.',
  three_d_secure: 'The payment was not confirmed with the bank (3-D Secure).',
  disputed: 'The card payment was disputed.',

  // of frozen accounts
  deposit_reorged:
    'A deposit of {$amount} was taken back. The network took the payment back: it is no longer ' +
    'part of its chain.',
  deposit_disputed: 'A deposit of {$amount} was taken back. The card payment was disputed.',
  /** From before the deposit was named. */
  deposit_reversed: 'A deposit was taken back.',
} as const

export type ReasonCode = keyof typeof reasonTexts

/** What the words of some are filled in with; amounts are dollars as text. */
type ReasonDetails = {
  readonly deposit_reorged: { readonly amount: string }
  readonly deposit_disputed: { readonly amount: string }
}

export type SystemReason = {
  readonly [Code in ReasonCode]: Code extends keyof ReasonDetails
    ? { readonly code: Code; readonly details: ReasonDetails[Code] }
    : { readonly code: Code; readonly details?: undefined }
}[ReasonCode]

/** By the system, or by a person in words of their own. */
export type Reason = SystemReason | { readonly written: string }

/** In English: as it is kept, and as API users and staff read it. */
export function reasonText(reason: Reason): string {
  if ('written' in reason) return reason.written
  return filledIn(reasonTexts[reason.code], reason.details, english)
}
