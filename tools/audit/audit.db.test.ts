// The invariants of the ledger, trades and events, each proven by defects that are planted into a
// world which the real engine made.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ClientId } from '#kernel/ids.ts'
import { day, floorTo, hour, iso, millis } from '#kernel/time.ts'
import { checkable } from '#server/oversight/books/check-invariants.ts'
import type { Single } from '#server/platform/db.ts'
import { anchorHeads } from '#server/record/events/anchor-heads.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import { thinDay } from '#server/trading/market/retention.store.ts'
import { invariants } from '#server/trading/trades/invariants.reader.ts'
import { continuing, copied, moved } from '#test/crooked.ts'
import { cloneDatabase, type TestDatabase } from '#test/database.ts'
import { wednesday } from '#test/engine.ts'
import { buildWorld, type World } from '#test/world.ts'
import { type AuditOptions, audit, auditWithin, brokenOf, type Finding } from './audit.ts'
import { bookMutants } from './book-mutants.ts'
import { eventMutants } from './event-mutants.ts'
import type { Noted } from './events.ts'
import { auditPlanted, undone } from './planted.ts'
import { priceMutants } from './price-mutants.ts'
import { tradeMutants } from './trade-mutants.ts'
import { ending, hashInSql, house, opening, otherId, stakes } from './trades-in-sql.ts'

/** What was a defect while a trade, its outcome and their transfers were rows of their own. */
const refused: readonly [what: string, plant: (world: World) => string, state: string][] = [
  [
    'a stake taken for no trade',
    ({ trades }) =>
      copied(opening(trades.open), {
        ref: `'${otherId}'`,
        order_key: 'null',
        terms_id: 'null',
        ...continuing('j.client_account', '- j.amount'),
      }),
    '23514',
  ],
  [
    'a trade that took another stake than it says',
    ({ trades }) => `update trades set stake = stake + 100 where id = '${trades.open}'`,
    '55000',
  ],
  [
    'a payout that is not the one of the trade',
    ({ trades }) => `update outcomes set payout = payout + 1 where trade_id = '${trades.won}'`,
    '0A000',
  ],
  [
    'a settling transfer without an outcome',
    ({ trades }) =>
      moved({
        kind: 'trade_settle',
        ref: trades.open,
        currency: 'demo',
        amount: 5_000,
        from: stakes('demo'),
        to: house('demo'),
      }),
    '23514',
  ],
  ['a trade that ends twice', ({ trades }) => copied(ending(trades.lost), {}), '23505'],
  [
    'terms that do not exist',
    ({ trades }) =>
      copied(opening(trades.open), {
        ref: `'${otherId}'`,
        order_key: 'null',
        terms_id: '1',
        ...continuing('j.client_account', '- j.amount'),
      }),
    '23503',
  ],
  [
    'an edited balance',
    ({ ada }) => `update ledger_accounts set balance = 1 where client_id = ${ada}`,
    '0A000',
  ],
]

let database: TestDatabase

let world: World

let connection: Single

beforeAll(async () => {
  database = await cloneDatabase()
  world = await buildWorld(database.db)
  const record = (step: number, clientId: ClientId | null) =>
    database.db.transaction((tx) =>
      recordEvent(tx, {
        at: wednesday,
        clientId,
        actor: 'client',
        kind: 'signed_in',
        details: { step },
      }),
    )
  const whose = [world.ada, null, world.bob, world.ada, world.ada, null, world.ada, world.ada]
  for (const [step, clientId] of whose.entries()) {
    await record(step, clientId)
    if (step === 4 || step === 6) await database.db.transaction((tx) => anchorHeads(tx, wednesday))
  }
  connection = database.db.single()
})

afterAll(async () => {
  await connection.close()
  await database.db.close()
})

const mutants = [...bookMutants, ...tradeMutants, ...priceMutants, ...eventMutants]

const options = (): AuditOptions => ({ now: world.now, show: 5 })

const coveredBy = (findings: readonly Finding[], wanted: string) =>
  findings.find(({ id }) => id === wanted)?.covered

const idsOf = (findings: readonly Finding[]) => brokenOf(findings).map(({ id }) => id)

describe('in a world that the engine made, the audit', () => {
  it('sees everything that can become of a trade', async () => {
    const rows = await database.db.rows<{ id: string; status: string; reason: string | null }>(
      'select id, status, void_reason as reason from trade_records',
    )
    const ends = new Map(rows.map((row) => [row.id, row.reason ?? row.status]))
    const names = Object.entries(world.trades).map(([name, id]) => [name, ends.get(id)])
    expect(Object.fromEntries(names)).toEqual({
      won: 'won',
      lost: 'lost',
      wonReal: 'won',
      lostReal: 'lost',
      tied: 'tied',
      noEntry: 'no_entry_tick',
      noExit: 'no_exit_tick',
      tooOld: 'exit_tick_too_old',
      open: 'open',
      openReal: 'open',
    })
  })

  it('finds nothing broken', async () => {
    const findings = await audit(database.db, options())
    expect(brokenOf(findings)).toEqual([])
    const ids = checkable.map(({ id }) => id)
    const inOrder = [...ids, 'I16', 'I17', 'I28', 'I32', 'I39', 'I40'].toSorted(
      (a, b) => +a.slice(1) - +b.slice(1),
    )
    expect(findings.map(({ id }) => id)).toEqual(inOrder)
    expect(coveredBy(findings, 'I16')).toBe('8 from stored ticks, 0 from the prices they keep')
  })

  it('finds nothing broken after old ticks were thinned, and says what that took from it', async () => {
    const findings = await undone(connection, async (tx) => {
      await thinDay(tx, floorTo(millis(Date.parse(world.now)), day))
      return auditWithin(tx, options())
    })
    expect(brokenOf(findings)).toEqual([])
    expect(coveredBy(findings, 'I16')).toBe('7 from stored ticks, 1 from the prices they keep')
  })

  it('gives a trade ten seconds to be settled', async () => {
    const expiry = await database.db.rows<{ at: number }>(
      `select min(expires_at) as at from trade_records where status = 'open'`,
    )
    const past = (ms: number) => ({
      ...options(),
      now: iso(millis(expiry[0]!.at + ms)),
    })
    expect(idsOf(await audit(database.db, past(10_001)))).toEqual([])
    const priced = [
      `insert into ticks (instrument_id, at, seq, price, source_id)
       select t.instrument_id, t.expires_at + interval '1 ms', 1000000, k.price, k.source_id
         from trade_records t join lateral (select price, source_id from ticks
           where instrument_id = t.instrument_id limit 1) k on true
        where t.status = 'open' order by t.expires_at limit 1`,
    ]
    expect(idsOf(await auditPlanted(connection, priced, past(10_001)))).toEqual([])
    expect(idsOf(await auditPlanted(connection, priced, past(10_002)))).toEqual(['I8'])
  })

  it('gives a trade whose prices are missing two hours', async () => {
    const [first] = await database.db.rows<{ at: number }>(
      `select min(expires_at) as at from trade_records where status = 'open'`,
    )
    const past = (ms: number) => ({ ...options(), now: iso(millis(first!.at + ms)) })
    expect(idsOf(await audit(database.db, past(2 * hour)))).toEqual([])
    expect(idsOf(await audit(database.db, past(2 * hour + 1)))).toEqual(['I8'])
  })
})

describe('the audit notices', () => {
  it.each(mutants)('$name: $trips', async ({ plant, trips }) => {
    const findings = await auditPlanted(connection, plant(world), options())
    expect(idsOf(findings)).toEqual(trips)
    for (const { found, first } of brokenOf(findings)) {
      expect(first.length).toBe(Math.min(found, options().show))
    }
  })

  it('a void that its own prices do not explain, ticks or no ticks', async () => {
    const findings = await undone(connection, async (tx) => {
      await thinDay(tx, floorTo(millis(Date.parse(world.now)), day))
      await tx.rows('set local session_replication_role = replica')
      await tx.rows(
        `update journal j set exit_at = t.expires_at from trades t
          where t.id = j.ref and j.kind = 'trade_settle' and t.id = $1`,
        [world.trades.tooOld],
      )
      return auditWithin(tx, options())
    })
    expect(idsOf(findings)).toEqual(['I16'])
  })

  it('something with each of its invariants', () => {
    const tripped = new Set(mutants.flatMap(({ trips }) => trips))
    const ids = [...invariants.map(({ id }) => id), 'I16', 'I17', 'I23']
    expect([...tripped].sort()).toEqual(ids.sort())
  })
})

describe('the database itself refuses', () => {
  it.each(refused)('%s', async (_what, plant, state) => {
    const tried = undone(connection, async (tx) => {
      await tx.rows(plant(world))
      return []
    })
    await expect(tried).rejects.toMatchObject({ code: state })
  })
})

describe('of the events', () => {
  // Of Ada's fifth event nothing is anchored yet, but her head says that there is one.
  const last = () => `chain = ${world.ada} and nr = 5`
  const headMoved = () =>
    `update event_heads h
        set nr = e.nr, hash = e.hash, anchored_nr = least(h.anchored_nr, e.nr)
       from (select * from events where chain = ${world.ada} order by nr desc limit 1) e
      where h.chain = e.chain`
  const cutOff = () => [`delete from events where ${last()}`, headMoved()]
  const madeAnew = () => [
    `update events set details = '{"step":"other"}' where ${last()}`,
    `update events set hash = ${hashInSql} where ${last()}`,
    headMoved(),
  ]

  async function afterwards(statements: readonly string[], noted?: Noted) {
    return auditPlanted(connection, statements, { ...options(), noted })
  }

  // This is what they cannot show by themselves; it would be worse not to know.
  it.each([
    ['an end that was cut off', cutOff],
    ['an end that was made anew, with its hash', madeAnew],
  ])('%s and its head are seen once there is an anchor', async (_what, statements) => {
    expect(idsOf(await afterwards(statements()))).toEqual([])
    const anchored = await undone(connection, async () => {
      await anchorHeads(connection, wednesday)
      await connection.rows('set local session_replication_role = replica')
      for (const statement of statements()) await connection.rows(statement)
      return auditWithin(connection, options())
    })
    expect(idsOf(anchored)).toEqual(['I17'])
  })

  it('an anchor that was made anew as well is seen by whoever noted it', async () => {
    const [noted] = await connection.rows<{ nr: bigint; hash: string }>(
      `select nr, encode(hash, 'hex') as hash from event_anchors order by nr desc limit 1`,
    )
    const without = [
      'delete from event_anchor_heads where anchor_nr = 2',
      'delete from event_anchors where nr = 2',
      'update event_heads set anchored_nr = 0',
    ]
    expect(idsOf(await afterwards(without))).toEqual([])
    expect(idsOf(await afterwards(without, noted))).toEqual(['I17'])
    expect(idsOf(await afterwards([], noted))).toEqual([])
    const covered = coveredBy(await audit(database.db, options()), 'I17')
    expect(covered).toBe(`8 events in 3 chains; note the last anchor: 2:${noted?.hash}`)
  })

  it('one that was noted before there were anchors is known still', async () => {
    const [event] = await connection.rows<{ nr: bigint; hash: string }>(
      `select id as nr, encode(hash, 'hex') as hash from events where id = 3`,
    )
    expect(idsOf(await afterwards([], event))).toEqual([])
    expect(idsOf(await afterwards([], { nr: 3n, hash: '0'.repeat(64) }))).toEqual(['I17'])
  })

  it('are read a batch at a time, and a gap is one even between two batches', async () => {
    const { db } = database
    const many = await undone(connection, async (tx) => {
      for (let step = 0; step < 1_010; step += 1) {
        await recordEvent(tx, {
          at: wednesday,
          clientId: null,
          actor: 'system',
          kind: 'staff_action',
          details: { step },
        })
      }
      const whole = await auditWithin(tx, options())
      await tx.rows('set local session_replication_role = replica')
      await tx.rows('delete from events where chain = 0 and nr = 1001')
      return [...brokenOf(whole), ...(await auditWithin(tx, options()))]
    })
    expect(brokenOf(many).map(({ id, first }) => [id, first])).toEqual([
      [
        'I17',
        ['event 0/1002 comes after event 0/1000', 'event 0/1002 names another event before it'],
      ],
    ])
    expect(coveredBy(await audit(db, options()), 'I17')).toMatch(/^\d+ events in 3 chains; /)
  })
})
