// How much of what waits is a screen's: its kinds of the queue, together.

import type { QueueCounts, QueueKind } from '#contract/staff/queue.ts'
import type { ScreenName } from './nav.ts'

/** What is not here has nothing that waits for a person. */
const kindsOf: Readonly<Partial<Record<ScreenName, readonly QueueKind[]>>> = {
  messages: ['message'],
  chats: ['chat'],
  alarms: ['alarm'],
  identity: ['document', 'screening_hit'],
  disputes: ['dispute'],
  withdrawals: ['withdrawal', 'payout'],
  plans: ['plan_request'],
  corrections: ['correction'],
  custody: ['custody_movement'],
  campaigns: ['campaign'],
  staff: ['proposal'],
}

export type Waiting = { readonly all: number; readonly overdue: number; readonly isMore: boolean }

/** The queue has all of it. */
export function waitingAt(name: ScreenName, { total, kinds, is_more }: QueueCounts): Waiting {
  if (name === 'queue') return { all: total.all, overdue: total.overdue, isMore: is_more }
  const own = kinds.filter(({ kind }) => kindsOf[name]?.includes(kind))
  const sum = (of: 'all' | 'overdue') => own.reduce((so, one) => so + one[of], 0)
  return { all: sum('all'), overdue: sum('overdue'), isMore: false }
}
