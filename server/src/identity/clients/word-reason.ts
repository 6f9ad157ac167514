// A reason as letters tell it: by its code, in words of their language.

import { filledIn } from '#contract/shared/fill-in.ts'
import type { Language } from '#contract/shared/languages.ts'
import { dollarsIn } from '#server/platform/figures.ts'
import { wordingIn } from '#server/platform/wording.ts'
import type { KeptReason } from './reason.ts'

/** A person's own words stay as they are. */
export function reasonIn(language: Language, { text, code, details }: KeptReason): string {
  const words: Readonly<Record<string, string>> = wordingIn(language).reasonWords
  const sentence = code === null ? undefined : words[code]
  if (sentence === undefined) return text
  return filledIn(sentence, details ?? {}, { $: (amount) => dollarsIn(language, amount) })
}
