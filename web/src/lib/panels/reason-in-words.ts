// A reason that the system gave, in the language of this build.

import * as format from '#browser/format/format.ts'
import { type Details, filledIn, isFilledBy } from '#contract/shared/fill-in.ts'
import * as t from '../i18n/i18n.ts'

/** Undefined for a person's, and for a code that is not known here, as of a newer server. */
export function reasonInWords(code: string | null, details: Details = {}): string | undefined {
  const texts: Readonly<Record<string, string>> = t.reasons
  const text = code !== null && Object.hasOwn(texts, code) ? texts[code] : undefined
  if (text === undefined || !isFilledBy(text, details)) return undefined
  return filledIn(text, details, { $: format.moneyOf })
}
