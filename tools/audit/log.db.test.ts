// The log under audit: whole as it is kept, and every planted defect is found by its invariant.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isRefusal } from '#kernel/refusal.ts'
import { iso, minute, second } from '#kernel/time.ts'
import type { Single } from '#server/platform/db.ts'
import { aClient } from '#test/clients.ts'
import { freshDatabase } from '#test/database.ts'
import { anOrder, startTestEngine, type TestEngine } from '#test/engine.ts'
import { type Logged, loggedBy } from '#test/logged.ts'
import { type AuditOptions, audit, type Finding } from './audit.ts'
import { auditPlanted, dropChecks } from './planted.ts'

const database = freshDatabase()
let engine: TestEngine
let logged: Logged
let connection: Single
const trades: string[] = []

beforeAll(async () => {
  const { db, owner } = database()
  engine = await startTestEngine(db)
  logged = loggedBy(db, engine)
  await logged.round()
  const { id } = await aClient(db, { clock: engine.clock })
  for (const exit of [60_150, 59_850, undefined]) {
    for (const price of [60_000, 60_000.5, 60_000]) await tick(price)
    const order = anOrder()
    const answer = await engine.lanes.open({ clientId: id, order, orderKey: null })
    if (isRefusal(answer)) throw new Error(answer.refused)
    trades.push(answer.trade.id)
    await tick(60_001)
    await engine.pass(55 * second)
    if (exit !== undefined) await tick(exit)
    await engine.pass(3 * minute)
    await logged.round()
  }
  await engine.pass(2 * second)
  await logged.round()
  connection = owner.single()
})
afterAll(async () => {
  await connection?.close()
  await engine?.stop()
})

async function tick(price: number): Promise<void> {
  await engine.pass(second)
  await engine.tick({ BTCUSD: price })
}

const options = (): AuditOptions => ({ now: iso(engine.clock.now()), show: 5 })
const ofLog = ['I37', 'I38', 'I39', 'I40']
const brokenIn = (findings: readonly Finding[]) =>
  findings.filter(({ id, found }) => found > 0 && ofLog.includes(id)).map(({ id }) => id)

it('finds nothing in a log that was kept', async () => {
  const findings = await audit(database().owner, options())
  expect(brokenIn(findings)).toEqual([])
  const covered = findings.filter(({ id }) => ofLog.includes(id)).map((one) => one.covered)
  expect(covered[2]).toMatch(/^[1-9]\d* minutes$/)
  expect(covered[3]).toMatch(/^[1-9]\d* entries$/)
})

const later = `update log_marks set through = through + interval '4 hours'`
const entryOf = (kind: string) =>
  `(select nr from log_openings where trade_id = '${trades[0]}' and kind = '${kind}')`

describe('a planted defect is found', () => {
  const defects: [string, readonly string[], () => readonly string[]][] = [
    [
      'a trade that was never logged',
      ['I37'],
      () => [`delete from log_openings where trade_id = '${trades[1]}'`, later],
    ],
    [
      'an end that was never logged',
      ['I37'],
      () => [
        `delete from log_openings where trade_id = '${trades[1]}' and kind = 'settlement'`,
        later,
      ],
    ],
    [
      'a minute that was never logged',
      ['I37'],
      () => [
        'update log_minutes set nr = null where nr = (select max(nr) from log_minutes)',
        later,
      ],
    ],
    [
      'an entry that is gone',
      ['I37', 'I38', 'I40'],
      () => [`delete from log_entries where nr = ${entryOf('terms')}`],
    ],
    [
      'an entry that says something else',
      ['I38', 'I40'],
      () => [
        ...dropChecks('log_entries'),
        // Every digit another one: a hash without any does not occur.
        `update log_entries set entry = convert_to(
            translate(convert_from(entry, 'UTF8'), '0123456789', '1234567890'), 'UTF8')
          where nr = ${entryOf('terms')}`,
      ],
    ],
    [
      'another amount behind a hash',
      ['I38'],
      () => [
        `update log_openings set statement = replace(statement, '"amount":10', '"amount":20')`,
      ],
    ],
    [
      'another payout behind a hash, and a hash to fit',
      ['I38', 'I40'],
      () => [
        `update log_openings set statement = replace(statement, '"payout":17.5', '"payout":7.5')`,
        `update log_entries e set entry = convert_to(format('{"kind":"%s","commitment":"%s"}',
           o.kind, encode(sha256(o.salt || convert_to(o.statement, 'UTF8')), 'hex')), 'UTF8')
          from log_openings o where o.nr = e.nr`,
      ],
    ],
    [
      'a price that was changed after it was logged',
      ['I39'],
      () => ['update ticks set price = price + 1 where seq = (select max(seq) - 2 from ticks)'],
    ],
    [
      'a price that was put in after it was logged',
      ['I39'],
      () => [
        `insert into ticks (instrument_id, at, seq, price, source_id)
         select instrument_id, at + interval '7 ms', seq, price, source_id from ticks
          order by at desc limit 1`,
      ],
    ],
    [
      'a hash that is none of an entry',
      ['I40'],
      () => [`update log_tiles set hashes = hashes || sha256('x') where level = 0`],
    ],
    [
      'a root that was never signed',
      ['I40'],
      () => [`update log_checkpoints set root = sha256('x') where size > 3`],
    ],
  ]
  it.each(defects)('%s', async (_, trips, plant) => {
    const findings = await auditPlanted(connection, plant(), options())
    expect(brokenIn(findings)).toEqual(trips)
  })
})
