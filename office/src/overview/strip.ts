// What waits, by its kind: what has something overdue comes first, in few rows.

import type { QueueCounts } from '#contract/staff/queue.ts'

export function overdueFirst(kinds: QueueCounts['kinds']): QueueCounts['kinds'] {
  return kinds.toSorted((a, b) => Math.sign(b.overdue) - Math.sign(a.overdue))
}

/** So many beside each other that they take no more rows than they must, each as full as it can. */
export function perRow(count: number, most: number): number {
  const rows = Math.ceil(count / Math.max(most, 1))
  return Math.ceil(count / Math.max(rows, 1))
}
