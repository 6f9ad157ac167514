// A reason as it is kept and told: the sentence, and what it was made of where the system made it.
// The sentence stays as it was said then, however its code is worded later.

import { type Reason, reasonText } from '#contract/client/reasons.ts'
import { filledIn } from '#contract/shared/fill-in.ts'
import type { Language } from '#contract/shared/languages.ts'
import { dollarsIn } from '#server/platform/figures.ts'
import { wordingIn } from '#server/platform/wording.ts'

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

/** In a language: a person's own words stay as they are. */
export function reasonIn(language: Language, { text, code, details }: KeptReason): string {
  const words: Readonly<Record<string, string>> = wordingIn(language).reasonWords
  const sentence = code === null ? undefined : words[code]
  if (sentence === undefined) return text
  return filledIn(sentence, details ?? {}, { $: (amount) => dollarsIn(language, amount) })
}
