// The invariants of money that comes in and leaves, each proven by defects that are planted into a
// world which the real use cases made.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { correctionInvariants } from '#server/money/corrections/invariants.reader.ts'
import { creditInvariants } from '#server/money/credits/invariants.reader.ts'
import { moneyInvariants } from '#server/money/reconciliation/invariants.reader.ts'
import type { Single } from '#server/platform/db.ts'
import { cloneDatabase, type TestDatabase } from '#test/database.ts'
import { buildMoneyWorld, type MoneyWorld } from '#test/money-world.ts'
import { approvalMutants } from './approval-mutants.ts'
import { audit, brokenOf } from './audit.ts'
import { depositMutants } from './deposit-mutants.ts'
import { openMutants } from './open-mutants.ts'
import { auditPlanted } from './planted.ts'
import { tellingMutants } from './telling-mutants.ts'
import { withdrawalMutants } from './withdrawal-mutants.ts'

let database: TestDatabase

let world: MoneyWorld

let connection: Single

beforeAll(async () => {
  database = await cloneDatabase()
  world = await buildMoneyWorld(database.db)
  connection = database.db.single()
})

afterAll(async () => {
  await world.close()
  await connection.close()
  await database.db.close()
})

const options = () => ({ now: world.now, show: 5 })

const mutants = [
  ...withdrawalMutants,
  ...approvalMutants,
  ...depositMutants,
  ...tellingMutants,
  ...openMutants,
]

describe('in a world of deposits and withdrawals, the audit', () => {
  it('sees everything that can become of them', async () => {
    const rows = await database.db.rows<{ id: string; state: string }>(
      `select deposit_id as id, (array_agg(state::text order by nr desc))[1] as state
         from deposit_steps group by 1
       union all
       select withdrawal_id, (array_agg(state::text order by nr desc))[1]
         from withdrawal_steps group by 1`,
    )
    const stateOf = new Map(rows.map(({ id, state }) => [id, state]))
    const states = (ids: Readonly<Record<string, string>>) =>
      Object.fromEntries(Object.entries(ids).map(([name, id]) => [name, stateOf.get(id)]))
    expect(states(world.deposits)).toEqual({
      exact: 'approved',
      over: 'approved',
      unasked: 'approved',
      waiting: 'pending',
      card: 'approved',
      declined: 'rejected',
      disputed: 'reversed',
      reorged: 'reversed',
    })
    expect(states(world.withdrawals)).toEqual({
      btc: 'paid',
      eth: 'paid',
      bank: 'paid',
      pending: 'pending',
      approved: 'approved',
      sent: 'approved',
      rejected: 'rejected',
      cancelled: 'cancelled',
    })
    const kinds = await database.db.rows<{ kind: string }>(
      `select distinct kind::text from transfers where kind::text similar to '(dep|with)%'`,
    )
    expect(kinds).toHaveLength(7)
  })

  it('finds nothing broken', async () => {
    expect(brokenOf(await audit(database.db, options()))).toEqual([])
  })
})

describe('the audit notices', () => {
  it.each(mutants)('$name: $trips', async ({ plant, trips }) => {
    const findings = await auditPlanted(connection, plant(world), options())
    expect(new Set(brokenOf(findings).map(({ id }) => id))).toEqual(new Set(trips))
  })

  it('something with each of these invariants, several times', () => {
    // Those have worlds of their own.
    const others = new Set([...correctionInvariants, ...creditInvariants].map(({ id }) => id))
    for (const { id } of moneyInvariants.filter((one) => !others.has(one.id))) {
      expect([id, mutants.filter(({ trips }) => trips.includes(id)).length > 2]).toEqual([id, true])
    }
  })
})
