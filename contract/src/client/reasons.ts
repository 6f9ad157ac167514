// Why the system itself ended a deposit, took one back or froze an account: a code each, and the
// same in English. Browsers have words of their own for each code, in their language. What a member
// of staff gives as the reason has no code: it stays as they wrote it.

import { english } from '../shared/english.ts'
import { filledIn } from '../shared/fill-in.ts'
import { reasonWords } from './reason-words.ts'

export type ReasonCode = keyof typeof reasonWords

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
  return filledIn(reasonWords[reason.code], reason.details, english)
}
