// What waits, by its kind: what has something overdue comes first.

import { type QueueItem, type QueueKind, queueKinds } from '#contract/staff/queue.ts'

export type Waiting = {
  readonly kind: QueueKind
  readonly count: number
  readonly overdue: number
  /** When the first of them is due; undefined where nothing waits. */
  readonly dueFirst: string | undefined
}

export function waitingByKind(items: readonly QueueItem[], now: number): Waiting[] {
  const kinds = queueKinds.map((kind) => {
    const own = items.filter((item) => item.kind === kind)
    const due = own.map(({ due_at }) => due_at).toSorted()
    const overdue = due.filter((at) => Date.parse(at) < now).length
    return { kind, count: own.length, overdue, dueFirst: due[0] }
  })
  return kinds.toSorted((a, b) => Math.sign(b.overdue) - Math.sign(a.overdue))
}
