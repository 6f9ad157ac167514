// How a dispute is named and in which tone it stands.

import type { DisputeState } from '#contract/staff/disputes.ts'
import { disputes as t } from '../words/disputes.ts'

export const disputeTones = {
  needs_answer: 'waits',
  under_review: 'waits',
  won: 'good',
  lost: 'bad',
} as const satisfies Readonly<Record<DisputeState, string>>

const reasons: Readonly<Record<string, string>> = t.reasons

/** The provider may have more words than we know. */
export function reasonName(reason: string): string {
  return reasons[reason] ?? reason.replaceAll('_', ' ')
}
