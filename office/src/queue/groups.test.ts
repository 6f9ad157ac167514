import { expect, test } from 'vitest'
import type { QueueItem } from '#contract/staff/queue.ts'
import { day, hour } from '#kernel/time.ts'
import { grouped, groupOf, neighbour, shareGone } from './groups.ts'

const now = Date.UTC(2026, 10, 23, 12)

function item(id: string, sinceMs: number, dueMs: number): QueueItem {
  const iso = (ms: number) => new Date(now + ms).toISOString()
  return {
    kind: 'document',
    id,
    client: null,
    about: 'passport',
    parts: null,
    amount: null,
    reason: 'identification',
    since: iso(sinceMs),
    due_at: iso(dueMs),
    bar: null,
    assigned_to: null,
    snooze: null,
  }
}

test.each([
  [-1, 'overdue'],
  [0, 'overdue'],
  [1, 'today'],
  [day, 'today'],
  [day + 1, 'later'],
])('what is due in %d ms is %s', (dueMs, name) => {
  expect(groupOf(item('a', -hour, dueMs), now)).toBe(name)
})

test('groups stand in the order of their dates, without those that have nothing in them', () => {
  const [late, soon] = [item('late', -day, -hour), item('soon', -day, 2 * day)]
  expect(grouped([soon, late], now)).toEqual([
    { name: 'overdue', items: [late] },
    { name: 'later', items: [soon] },
  ])
})

test.each([
  [0, 4, 0],
  [-1, 3, 0.25],
  [-3, 1, 0.75],
  [-4, 0, 1],
  [-4, -4, 1],
  [0, 0, 1],
  [1, 4, 0],
])('asked %d h from now and due in %d h, %d of its time is gone', (since, due, share) => {
  expect(shareGone(item('a', since * hour, due * hour), now)).toBe(share)
})

test('the next one ends at the last, the one before at the first', () => {
  const items = ['a', 'b', 'c'].map((id) => item(id, 0, day))
  expect(neighbour(items, undefined, 1)?.id).toBe('a')
  expect(neighbour(items, 'gone', -1)?.id).toBe('a')
  expect(neighbour(items, 'a', 1)?.id).toBe('b')
  expect(neighbour(items, 'c', 1)?.id).toBe('c')
  expect(neighbour(items, 'a', -1)?.id).toBe('a')
  expect(neighbour([], 'a', 1)).toBeUndefined()
})
