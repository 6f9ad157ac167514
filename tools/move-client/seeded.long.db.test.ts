// Clients of a whole made-up world move to another cell: the audit of both cells holds, and each
// account over both is what it was.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { hour, iso, later } from '#kernel/time.ts'
import { keepSums } from '#server/oversight/reports/keep-sums.ts'
import type { Database } from '#server/platform/db.ts'
import { cloneDatabase, type TestDatabase } from '#test/database.ts'
import { audit, brokenOf } from '../audit/audit.ts'
import { seedHere, smallWorld } from '../seed/test-world.ts'
import { moveClient } from './move-client.ts'
import { cellNumber, startSecondCell, sumsOver } from './two-cells.ts'

let home: TestDatabase
let cell: TestDatabase
const clock = { now: () => later(smallWorld.now, hour) }
const sum = async (db: Database) => {
  while ((await keepSums({ db, clock })) === 'more');
}

beforeAll(async () => {
  home = await cloneDatabase()
  expect(await seedHere(home.server, smallWorld)).toEqual({ outcome: 'made' })
  cell = await startSecondCell(home.owner)
  await sum(home.server)
  // Invoices hold whoever has one: without them more of what else there is moves.
  await home.owner.transaction(async (tx) => {
    await tx.rows('set local session_replication_role = replica')
    await tx.rows('delete from invoices')
    await tx.rows('delete from invoice_series')
  })
}, 600_000)
afterAll(async () => {
  await home.db.close()
  await cell.db.close()
})

const broken = async (db: Database) => {
  const found = brokenOf(await audit(db, { now: iso(smallWorld.now), show: 5 }))
  return found.filter(({ id }) => id !== 'I36')
}

it('moves whoever has nothing under way, and no more', async () => {
  const before = await sumsOver(home.owner)
  const clients = await home.owner.rows<{ id: bigint }>('select id from clients order by id')
  const { owner: from } = home
  const deps = { from, to: cell.owner, clock, bringFiles: async () => undefined, onStep: () => {} }
  const refused: string[] = []
  for (const { id } of clients) {
    const moved = await moveClient(deps, { clientId: id, toCell: cellNumber })
    if ('refused' in moved) refused.push(moved.refused)
    await sum(cell.server)
  }
  const there = await cell.owner.rows('select from clients')
  expect(there.length).toBeGreaterThan(4)
  expect(there.length + refused.length).toBe(clients.length)
  expect(await sumsOver(home.owner, cell.owner)).toEqual(before)
  expect(await broken(home.owner)).toEqual([])
  expect(await broken(cell.owner)).toEqual([])
}, 600_000)
