// A reason as it is kept and told: the sentence, and what it was made of where the system made it.
// The sentence stays as it was said then, however its code is worded later.

import { type Reason, reasonText } from '#contract/client/reasons.ts'

export type KeptReason = {
  /** In English, or as a person wrote it. */
  readonly text: string
  /** Null where a person wrote it. */
  readonly code: string | null
  readonly details: Readonly<Record<string, string>> | null
}

export function keptReason(reason: Reason): KeptReason {
  const text = reasonText(reason)
  if ('written' in reason) return { text, code: null, details: null }
  return { text, code: reason.code, details: reason.details ?? null }
}

/** The columns beside the sentence, in every table that has one. */
export type ReasonRow = {
  reason_code: string | null
  reason_details: Record<string, string> | null
}

export function reasonOf(
  text: string,
  { reason_code: code, reason_details: details }: ReasonRow,
): KeptReason {
  return { text, code, details }
}
