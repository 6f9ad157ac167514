// What waits, by its kind: what has something overdue comes first, in rows of the same length.

import type { QueueCounts } from '#contract/staff/queue.ts'

export function overdueFirst(kinds: QueueCounts['kinds']): QueueCounts['kinds'] {
  return kinds.toSorted((a, b) => Math.sign(b.overdue) - Math.sign(a.overdue))
}

/** So many beside each other that they take no more rows than they must, and fill them evenly. */
export function perRow(count: number, most: number): number {
  const rows = Math.ceil(count / Math.max(most, 1))
  return Math.ceil(count / Math.max(rows, 1))
}
