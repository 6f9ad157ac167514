import { expect, test } from 'vitest'
import { queueKinds } from '#contract/staff/queue.ts'
import { overdueFirst } from './strip.ts'

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
