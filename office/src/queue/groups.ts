// The queue as it is read: grouped by when things are due, never by kind.

import type { QueueItem } from '#contract/staff/queue.ts'
import { day } from '#kernel/time.ts'

/** By what one is told from another: each kind has numbers of its own. */
export type Named = Pick<QueueItem, 'kind' | 'id'>
export const keyOf = ({ kind, id }: Named) => `${kind} ${id}`

export type GroupName = 'overdue' | 'today' | 'later'
export type Group = { readonly name: GroupName; readonly items: readonly QueueItem[] }

const names = ['overdue', 'today', 'later'] as const

export function groupOf({ due_at }: Pick<QueueItem, 'due_at'>, now: number): GroupName {
  const left = Date.parse(due_at) - now
  if (left <= 0) return 'overdue'
  return left <= day ? 'today' : 'later'
}

/** Those that have something in them, in their order. */
export function grouped(items: readonly QueueItem[], now: number): Group[] {
  return names
    .map((name) => ({ name, items: items.filter((item) => groupOf(item, now) === name) }))
    .filter(({ items: found }) => found.length > 0)
}

/** How much of the time there was for it is gone: 0 just asked, 1 due. */
export function shareGone({ since, due_at }: QueueItem, now: number): number {
  const from = Date.parse(since)
  const whole = Date.parse(due_at) - from
  return whole <= 0 ? 1 : Math.min(1, Math.max(0, (now - from) / whole))
}

/** Each once: what moved while the next page was asked for may be in both. */
export function onceEach(items: readonly QueueItem[]): readonly QueueItem[] {
  return [...new Map(items.map((item) => [keyOf(item), item])).values()]
}

/** The one after it, or before; the first where none is picked. */
export function neighbour(
  items: readonly QueueItem[],
  picked: Named | undefined,
  step: 1 | -1,
): QueueItem | undefined {
  const at = picked ? items.findIndex((item) => keyOf(item) === keyOf(picked)) : -1
  if (at < 0) return items[0]
  return items[Math.min(items.length - 1, Math.max(0, at + step))]
}
