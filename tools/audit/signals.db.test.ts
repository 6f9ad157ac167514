// The invariants of signals, proven by defects that are planted beside signals that the server
// published and measured.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { day, floorTo, iso, later, minute, second } from '#kernel/time.ts'
import type { Single } from '#server/platform/db.ts'
import { thinDay } from '#server/trading/market/retention.store.ts'
import { cloneDatabase, type TestDatabase } from '#test/database.ts'
import { openSignalDesk, type SignalDesk, toCome } from '#test/signal-desk.ts'
import { type AuditOptions, audit, auditWithin, brokenOf, type Finding } from './audit.ts'
import { auditPlanted, dropKeys, type Mutant, undone } from './planted.ts'

type World = { readonly hit: string; readonly miss: string }

let database: TestDatabase
let connection: Single
let desk: SignalDesk
let world: World

beforeAll(async () => {
  database = await cloneDatabase()
  connection = database.db.single()
  desk = await openSignalDesk(database.db)
  world = { hit: await oneThat(5, 1), miss: await oneThat(-5, 4) }
})
afterAll(async () => {
  await desk.engine.stop()
  await connection.close()
  await database.db.close()
})

/** Of BTCUSD, after so many minutes, whose price goes by so much a second. */
async function oneThat(goes: number, minutes: number): Promise<string> {
  const calm = (nr: number) => 60_000 + (nr % 3)
  await desk.until(later(toCome, minutes * minute + second), calm)
  const said = await desk.publish()
  const signal = said.find(({ instrument }) => instrument.symbol === 'BTCUSD')
  if (!signal) throw new Error('nothing was said of BTCUSD')
  await desk.until(later(signal.opensAt, 2 * second), calm)
  await desk.until(later(signal.closesAt, second), (nr) => 60_000 + goes * nr)
  await desk.grade()
  return signal.id
}

const mutants: readonly Mutant<World>[] = [
  {
    name: 'a miss that is called a hit, and counted as one',
    trips: ['I32'],
    plant: ({ miss }) => [
      `update signal_outcomes set outcome = 'hit' where signal_id = '${miss}'`,
      `update signal_days d set hits = hits + 1, misses = misses - 1,
              returned_bp = returned_bp + 10000 + s.profit_rate_bp
         from signals s
        where s.id = '${miss}' and d.record_id = s.record_id and d.instrument_id = s.instrument_id`,
    ],
  },
  {
    name: 'a miss that is not counted',
    trips: ['I31'],
    plant: ({ miss }) => [
      `update signal_days d set misses = misses - 1 from signals s
        where s.id = '${miss}' and d.record_id = s.record_id and d.instrument_id = s.instrument_id`,
    ],
  },
  {
    name: 'a day of hits that never were',
    trips: ['I31'],
    plant: () => [
      `insert into signal_days (record_id, instrument_id, day, hits)
       select record_id, instrument_id, day - 1, 3 from signal_days limit 1`,
    ],
  },
  {
    name: 'a miss that was taken out',
    trips: ['I31'],
    plant: ({ miss }) => [`delete from signal_outcomes where signal_id = '${miss}'`],
  },
  {
    name: 'a strike that was moved afterwards',
    trips: ['I32'],
    plant: ({ miss }) => [
      `update signals set strike_factor = strike_factor - 1000000000 where id = '${miss}'`,
    ],
  },
  {
    name: 'an end price that was not',
    trips: ['I32'],
    plant: ({ hit }) => [
      `update signal_outcomes set exit_price = exit_price + 1 where signal_id = '${hit}'`,
    ],
  },
  {
    name: 'one that was published when it opened',
    trips: ['I31'],
    plant: ({ hit }) => [
      'alter table signals drop constraint signals_check',
      `update signals set published_at = opens_at where id = '${hit}'`,
    ],
  },
  {
    name: 'one that ended before its window closed',
    trips: ['I31'],
    plant: ({ hit }) => [
      `update signal_outcomes o set graded_at = s.closes_at - interval '1 second'
         from signals s where s.id = o.signal_id and s.id = '${hit}'`,
    ],
  },
  {
    name: 'another of its rule within its window',
    trips: ['I31'],
    plant: ({ hit }) => [
      ...dropKeys('signals'),
      `insert into signals select (jsonb_populate_record(s, jsonb_build_object(
                'id', gen_random_uuid(), 'opens_at', s.opens_at + interval '1 second',
                'closes_at', s.closes_at + interval '1 second'))).*
         from signals s where s.id = '${hit}'`,
    ],
  },
]

const options = (): AuditOptions => ({ now: iso(desk.engine.clock.now()), show: 3 })
const idsOf = (findings: readonly Finding[]) => brokenOf(findings).map(({ id }) => id)

describe('the audit of signals', () => {
  it('finds nothing wrong with them, and measures all of them again', async () => {
    const findings = await audit(database.db, options())
    expect(idsOf(findings)).toEqual([])
    const measured = findings.find(({ id }) => id === 'I32')?.covered
    expect(measured).toMatch(/^[1-9]\d* from stored ticks, of 0 older ones the terms$/)
  })

  it.each(mutants)('notices $name', async ({ trips, plant }) => {
    expect(idsOf(await auditPlanted(connection, plant(world), options()))).toEqual(trips)
  })

  it('says nothing of how those ended whose prices were thinned out', async () => {
    const findings = await undone(connection, async (tx) => {
      await thinDay(tx, floorTo(toCome, day))
      return auditWithin(tx, options())
    })
    expect(idsOf(findings)).toEqual([])
    expect(findings.find(({ id }) => id === 'I32')?.covered).toMatch(/^0 from stored ticks/)
  })
})
