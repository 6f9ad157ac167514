// What waits, by its kind: what has something overdue comes first.

import type { QueueCounts } from '#contract/staff/queue.ts'

export function overdueFirst(kinds: QueueCounts['kinds']): QueueCounts['kinds'] {
  return kinds.toSorted((a, b) => Math.sign(b.overdue) - Math.sign(a.overdue))
}
