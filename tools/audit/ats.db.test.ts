// The invariants of automated trades, proven by defects that are planted beside trades that the
// server placed for signals.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ClientId } from '#kernel/ids.ts'
import { dollars } from '#kernel/money.ts'
import { iso, second } from '#kernel/time.ts'
import type { Single } from '#server/platform/db.ts'
import { type AtsWorld, openAtsWorld } from '#test/ats-world.ts'
import { cloneDatabase, type TestDatabase } from '#test/database.ts'
import { type AuditOptions, brokenOf, type Finding } from './audit.ts'
import { auditPlanted, dropChecks, dropKeys, type Mutant } from './planted.ts'

type Planted = { readonly client: ClientId; readonly signal: string }

let database: TestDatabase
let connection: Single
let world: AtsWorld
let planted: Planted

beforeAll(async () => {
  database = await cloneDatabase()
  connection = database.db.single()
  world = await openAtsWorld(database.db)
  await world.tickBy(0)
  const client = await world.client()
  await world.settle(client, { drawdown: dollars(50), loss_per_day: dollars(60) })
  await world.switchTo(client, 'demo')
  const signal = await world.publish()
  await pass(10 * second)
  await world.serve()
  await pass(63 * second)
  await world.noteEnds()
  planted = { client, signal: signal.id }
})

afterAll(async () => {
  await world.stop()
  await connection.close()
  await database.db.close()
})

async function pass(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= second) {
    await world.pass(second - 1)
    await world.tickBy(1)
  }
}

const loose = [...dropChecks('ats_orders'), ...dropKeys('ats_orders')]

const mutants: readonly Mutant<Planted>[] = [
  {
    name: 'a trade whose order was taken out',
    trips: ['I33', 'I34'],
    plant: ({ client }) => [`delete from ats_orders where client_id = ${client}`],
  },
  {
    name: 'an order with another stake than its trade',
    trips: ['I33'],
    plant: ({ client }) => [`update ats_orders set stake = stake - 1 where client_id = ${client}`],
  },
  {
    name: 'an order whose trade is of another client',
    trips: ['I33'],
    plant: ({ client }) => [
      `update ats_orders set trade_id = gen_random_uuid() where client_id = ${client}`,
    ],
  },
  {
    name: 'a win that brought more',
    trips: ['I33', 'I34'],
    plant: ({ client }) => [
      `update ats_orders set brought = brought + 1 where client_id = ${client}`,
    ],
  },
  {
    name: 'a round that had one more',
    trips: ['I33'],
    plant: ({ signal }) => [
      `update ats_rounds set orders = orders + 1 where signal_id = '${signal}'`,
    ],
  },
  {
    name: 'more orders of a day than there were places',
    trips: ['I34'],
    plant: ({ client }) => [
      ...loose,
      `update ats_orders set slots = 0 where client_id = ${client}`,
    ],
  },
  {
    name: 'a day that staked more than was set',
    trips: ['I34'],
    plant: ({ client }) => [`update ats_settings set stake_most = 1 where client_id = ${client}`],
  },
  {
    name: 'a client who stands at more',
    trips: ['I34'],
    plant: ({ client }) => [
      `update ats_clients set brought = brought + 1, peak = peak + 1 where client_id = ${client}`,
    ],
  },
  {
    name: 'a trial that never was',
    trips: ['I34'],
    plant: ({ client }) => [
      `update ats_trials set decided = decided + 1 where client_id = ${client}`,
    ],
  },
]

const options = (): AuditOptions => ({ now: iso(world.clock.now()), show: 3 })
const idsOf = (findings: readonly Finding[]) => brokenOf(findings).map(({ id }) => id)

describe('the audit of automated trades', () => {
  it('finds nothing wrong with them', async () => {
    expect(idsOf(await auditPlanted(connection, [], options()))).toEqual([])
  })

  it.each(mutants)('notices $name', async ({ trips, plant }) => {
    const found = idsOf(await auditPlanted(connection, plant(planted), options()))
    expect(found.filter((id) => id === 'I33' || id === 'I34')).toEqual(trips)
  })
})
