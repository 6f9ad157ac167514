import { describe, expect, test } from 'vitest'
import type { QueueItem, QueueKind } from '#contract/staff/queue.ts'
import { day, hour } from '#kernel/time.ts'
import { grouped, groupOf, neighbour, onceEach, shareGone } from './groups.ts'

const now = Date.UTC(2026, 10, 23, 12)

function item(id: string, sinceMs: number, dueMs: number, kind: QueueKind = 'document'): QueueItem {
  const iso = (ms: number) => new Date(now + ms).toISOString()
  return {
    kind,
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
  const from = (id: string, step: 1 | -1) => neighbour(items, { kind: 'document', id }, step)?.id
  expect(from('gone', -1)).toBe('a')
  expect(from('a', 1)).toBe('b')
  expect(from('c', 1)).toBe('c')
  expect(from('a', -1)).toBe('a')
  expect(neighbour([], { kind: 'document', id: 'a' }, 1)).toBeUndefined()
})

describe('of two kinds with the same number', () => {
  const [message, chat] = [item('1', 0, day, 'message'), item('1', 0, day, 'chat')]
  test('both are shown, and what is in two pages once, as it was found last', () => {
    const later = { ...message, assigned_to: 'somebody@example.com' }
    expect(onceEach([message, chat, later])).toEqual([later, chat])
  })
  test('the one is the next after the other', () => {
    const items = [message, chat, item('2', 0, day, 'chat')]
    expect(neighbour(items, message, 1)).toBe(chat)
    expect(neighbour(items, chat, -1)).toBe(message)
    expect(neighbour(items, chat, 1)).toBe(items[2])
  })
})
