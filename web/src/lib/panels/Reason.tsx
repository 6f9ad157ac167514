// A reason in words: the system's own in the language of this build, a person's as they wrote it.

import type { DepositView } from '#contract/client/deposits.ts'
import { reasonInWords } from './reason-in-words.ts'

export type ReasonTold = Pick<DepositView, 'reason' | 'reason_code' | 'reason_details'>

export function Reason({ of: told }: { readonly of: ReasonTold }) {
  const own = reasonInWords(told.reason_code, told.reason_details ?? undefined)
  return own ?? <span lang="en">{told.reason}</span>
}
