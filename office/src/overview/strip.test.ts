import { expect, test } from 'vitest'
import { queueKinds } from '#contract/staff/queue.ts'
import { overdueFirst, perRow } from './strip.ts'

test('kinds with something overdue come first, all others in their order', () => {
  const kinds = queueKinds.map((kind) => {
    const overdue = { message: 2, proposal: 7 }[kind as string] ?? 0
    return { kind, all: 9, overdue, due_first: null }
  })
  expect(overdueFirst(kinds).map(({ kind }) => kind)).toEqual([
    'proposal',
    'message',
    ...queueKinds.filter((kind) => kind !== 'message' && kind !== 'proposal'),
  ])
})

test.each([
  [13, 13, 13],
  [13, 12, 7],
  [13, 9, 7],
  [13, 5, 5],
  [13, 3, 3],
  [9, 12, 9],
  [1, 12, 1],
  [0, 12, 0],
  [13, 0, 1],
])('%d kinds, of which %d have room beside each other, are %d a row', (count, most, length) => {
  expect(perRow(count, most)).toBe(length)
})
