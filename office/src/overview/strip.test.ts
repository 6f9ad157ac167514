import { expect, test } from 'vitest'
import { type QueueItem, queueKinds } from '#contract/staff/queue.ts'
import { waitingByKind } from './strip.ts'

const item = (kind: QueueItem['kind'], due_at: string) => ({ kind, due_at }) as QueueItem
const now = Date.parse('2026-11-23T12:00:00.000Z')

test('kinds with something overdue come first, all others in their order', () => {
  const found = waitingByKind(
    [
      item('message', '2026-11-23T11:00:00.000Z'),
      item('message', '2026-11-24T11:00:00.000Z'),
      item('withdrawal', '2026-11-25T11:00:00.000Z'),
    ],
    now,
  )
  expect(found[0]).toEqual({
    kind: 'message',
    count: 2,
    overdue: 1,
    dueFirst: '2026-11-23T11:00:00.000Z',
  })
  expect(found.slice(1).map(({ kind }) => kind)).toEqual(
    queueKinds.filter((kind) => kind !== 'message'),
  )
  expect(found.find(({ kind }) => kind === 'withdrawal')).toMatchObject({ count: 1, overdue: 0 })
})
