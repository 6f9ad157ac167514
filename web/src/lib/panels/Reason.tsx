// A reason in words: the system's own in the language of this build, a person's as they wrote it.

import * as format from '#browser/format/format.ts'
import type { DepositView } from '#contract/client/deposits.ts'
import { filledIn, isFilledBy } from '#contract/shared/fill-in.ts'
import * as t from '../i18n/i18n.ts'

export type ReasonTold = Pick<DepositView, 'reason' | 'reason_code' | 'reason_details'>

export function Reason({ of: told }: { readonly of: ReasonTold }) {
  const own = inWords(told)
  return own ?? <span lang="en">{told.reason}</span>
}

/** Undefined for a person's, and for a code that is not known here, as of a newer server. */
function inWords({ reason_code: code, reason_details: details }: ReasonTold): string | undefined {
  const texts: Readonly<Record<string, string>> = t.reasons
  const text = code !== null && Object.hasOwn(texts, code) ? texts[code] : undefined
  if (text === undefined || !isFilledBy(text, details ?? {})) return undefined
  return filledIn(text, details ?? {}, { $: format.moneyOf })
}
