// What must be true of the books is looked at in turn, with rests, and sounds the alarm once.

import { expect, test } from 'vitest'
import { type AlarmPart, alarmText } from '#contract/staff/alarm-texts.ts'
import type { Invariant } from '#server/platform/invariants.reader.ts'
import { testClock } from '#test/clock.ts'
import { freshDatabase } from '#test/database.ts'
import { checkable } from './check-invariants.ts'
import { type InvariantDeps, inTurn, lookAt } from './watch-invariants.ts'

const database = freshDatabase()

const whole: Invariant = { id: 'A', says: 'always', sql: `select 'never' where false` }
const broken: Invariant = {
  id: 'B',
  says: 'never',
  sql: `select 'row ' || n from generate_series(1, 3) n`,
}
const odd: Invariant = { id: 'C', says: 'not SQL', sql: 'select nothing from nowhere' }

function world(): InvariantDeps & { readonly sounded: AlarmPart[][] } {
  const sounded: AlarmPart[][] = []
  return {
    db: database().db,
    clock: testClock(),
    looks: new Map(),
    invariants: [whole, broken, odd],
    alarm: (...parts) => void sounded.push([...parts]),
    sounded,
  }
}

test('what holds says nothing; what is broken is sounded once, until it holds again', async () => {
  const deps = world()
  for (const one of [whole, broken, odd, broken]) await lookAt(deps, one)
  expect(Object.fromEntries([...deps.looks].map(([id, { outcome }]) => [id, outcome]))).toEqual({
    A: 'holds',
    B: 'broken',
    C: 'unknown',
  })
  expect(deps.sounded.map(alarmText)).toEqual(['books: what must be true is not (B, 3): row 1'])
  await lookAt(deps, { ...whole, id: 'B' })
  await lookAt(deps, broken)
  expect(deps.sounded).toHaveLength(2)
})

test('a look can change nothing', async () => {
  const deps = world()
  const sly: Invariant = {
    id: 'D',
    says: '',
    sql: `select 'x' from set_config('application_name', 'y', false), nextval('tellings_id_seq')`,
  }
  expect((await lookAt(deps, sly)).outcome).toBe('unknown')
})

test('all that there are hold of a new install', async () => {
  const deps = world()
  for (const one of checkable) expect((await lookAt(deps, one)).outcome, one.id).toBe('holds')
  expect(deps.sounded).toEqual([])
})

test('they come in turn, and a long look rests for twenty times as long', async () => {
  let now = 0
  const looked: string[] = []
  const took = { A: 1_000, B: 0, C: 0 } as Record<string, number>
  const look = inTurn(
    [whole, broken, odd],
    async ({ id }) => {
      looked.push(id)
      now += took[id] ?? 0
    },
    () => now,
  )
  for (let turn = 0; turn < 6; turn += 1) {
    await look()
    now += 10_000
  }
  // A took a second: the turn ten seconds later is left out.
  expect(looked).toEqual(['A', 'B', 'C', 'A', 'B'].slice(0, looked.length))
  expect(looked).toHaveLength(4)
})
