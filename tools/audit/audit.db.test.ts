import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { day, floorTo, hour, iso, millis } from '#kernel/time.ts'
import { recordEvent } from '#server/modules/events/record-event.ts'
import { thinDay } from '#server/modules/market/retention.store.ts'
import { identityInvariants } from '#server/modules/reconciliation/identity-invariants.store.ts'
import { moneyInvariants } from '#server/modules/reconciliation/money-invariants.store.ts'
import { invariants } from '#server/modules/trades/invariants.store.ts'
import type { Single } from '#server/platform/db.ts'
import { cloneDatabase, type TestDatabase } from '#test/database.ts'
import { wednesday } from '#test/engine.ts'
import { buildWorld, type World } from '#test/world.ts'
import { type AuditOptions, audit, auditWithin, brokenOf, type Finding } from './audit.ts'
import type { NotedEvent } from './events.ts'
import { auditPlanted, dropChecks, type Mutant, undone } from './planted.ts'

const account = (clientId: bigint, book: string) =>
  `(select id from ledger_accounts where client_id = ${clientId} and book = '${book}')`

/** A copy of a trade under another id, with some columns changed. */
const copyTrade = (id: string, changes: string) => `
  insert into trades select (jsonb_populate_record(t, '${changes}'::jsonb)).* from trades t
   where id = '${id}'`

/** The outcome of a trade once more, as the one of another. */
const copyOutcome = (id: string, tradeId: string) => `
  insert into outcomes select (jsonb_populate_record(o, '{"trade_id": "${tradeId}"}'::jsonb)).*
    from outcomes o where trade_id = '${id}'`

const otherId = '00000000-0000-7000-8000-000000000001'

const mutants: readonly Mutant<World>[] = [
  {
    name: 'an edited amount of a posting',
    trips: ['I2', 'I3', 'I13', 'I23'],
    plant: ({ ada }) => [
      `update transfers set amount = amount + 1
        where kind = 'demo_grant' and client_account = ${account(ada, 'demo')}`,
    ],
  },
  {
    name: 'a deleted posting',
    trips: ['I2', 'I3', 'I13', 'I23'],
    plant: ({ bob }) => [
      `delete from transfers where kind = 'demo_grant' and client_account = ${account(bob, 'demo')}`,
    ],
  },
  {
    name: 'a posting whose other side is nowhere',
    trips: ['I1', 'I2', 'I6'],
    plant: ({ trades }) => [
      `update transfers set to_account = 555 where kind = 'trade_settle' and ref = '${trades.lost}'`,
    ],
  },
  {
    name: 'a transfer of nothing',
    trips: ['I1'],
    plant: () => [
      ...dropChecks('transfers'),
      `insert into transfers (kind, ref, book, from_account, to_account, amount, at)
       values ('house_cover', '${otherId}', 'demo', 12, 11, 0, now())`,
    ],
  },
  {
    name: 'a grant paid by the house',
    trips: ['I1'],
    plant: ({ ada }) => [
      `update transfers set from_account = 12
        where kind = 'demo_grant' and client_account = ${account(ada, 'demo')}`,
    ],
  },
  {
    name: "a removed account of the book's own",
    trips: ['I1', 'I2'],
    plant: () => ['delete from ledger_accounts where id = 13'],
  },
  {
    name: 'an edited balance',
    trips: ['I2', 'I3', 'I23'],
    plant: ({ ada }) => [
      `update ledger_accounts set balance = balance + 10000 where id = ${account(ada, 'real')}`,
    ],
  },
  {
    name: 'an edited number of postings',
    trips: ['I3'],
    plant: ({ ada }) => [
      `update ledger_accounts set postings = postings + 1 where id = ${account(ada, 'real')}`,
    ],
  },
  {
    name: 'a stake larger than the balance, properly posted',
    trips: ['I4'],
    plant: ({ trades }) => [
      ...dropChecks('transfers'),
      ...dropChecks('ledger_accounts'),
      copyTrade(trades.open, `{"id": "${otherId}", "stake": 999999, "order_key": null}`),
      `update ledger_accounts a set balance = balance - 999999, postings = postings + 1
         from trades t where t.id = '${otherId}' and a.id = t.account_id`,
      `insert into transfers (kind, ref, book, from_account, to_account, amount,
                              client_account, posting, balance_after, at)
       select 'trade_open', t.id, t.book, a.id, 11, t.stake, a.id, a.postings, a.balance, t.accepted_at
         from trades t join ledger_accounts a on a.id = t.account_id where t.id = '${otherId}'`,
    ],
  },
  {
    name: 'more paid out of the stakes than there is',
    trips: ['I4', 'I6', 'I7'],
    plant: () => [
      `insert into transfers (kind, ref, book, from_account, to_account, amount, at)
       values ('trade_settle', '${otherId}', 'real', 1, 2, 999999, now())`,
    ],
  },
  {
    name: 'a stake taken for no trade',
    trips: ['I5', 'I7', 'I23'],
    plant: ({ trades }) => [`delete from trades where id = '${trades.open}'`],
  },
  {
    name: 'a trade that took no stake',
    trips: ['I5', 'I7', 'I23'],
    plant: ({ trades }) => [copyTrade(trades.open, `{"id": "${otherId}", "order_key": null}`)],
  },
  {
    name: 'a trade that took another stake than it says',
    trips: ['I5', 'I7', 'I23'],
    plant: ({ trades }) => [`update trades set stake = stake + 100 where id = '${trades.open}'`],
  },
  {
    name: 'a trade settled twice',
    trips: ['I6', 'I7', 'I12', 'I23'],
    plant: ({ trades }) => [
      'alter table transfers drop constraint transfers_pkey',
      `update ledger_accounts a set balance = a.balance + x.amount, postings = a.postings + 1
         from transfers x where x.kind = 'trade_settle' and x.ref = '${trades.won}'
          and a.id = x.client_account`,
      `insert into transfers (kind, ref, book, from_account, to_account, amount,
                              client_account, posting, balance_after, at)
       select x.kind, x.ref, x.book, x.from_account, x.to_account, x.amount, a.id, a.postings, a.balance, x.at
         from transfers x join ledger_accounts a on a.id = x.client_account
        where x.kind = 'trade_settle' and x.ref = '${trades.won}'`,
    ],
  },
  {
    name: 'a settled trade without its transfer',
    trips: ['I6', 'I7'],
    plant: ({ trades }) => [
      `delete from transfers where kind = 'trade_settle' and ref = '${trades.lost}'`,
    ],
  },
  {
    name: 'an open trade whose stake went to the house',
    trips: ['I6', 'I7'],
    plant: ({ trades }) => [
      `insert into transfers (kind, ref, book, from_account, to_account, amount, at)
       select 'trade_settle', id, book, 11, 12, stake, now() from trades where id = '${trades.open}'`,
    ],
  },
  {
    name: 'a payout that is not the one of the trade',
    trips: ['I6', 'I16', 'I23'],
    plant: ({ trades }) => [
      `update outcomes set payout = payout + 1 where trade_id = '${trades.won}'`,
    ],
  },
  {
    name: 'a lost trade that says it was void',
    trips: ['I6', 'I16'],
    plant: ({ trades }) => [
      `update outcomes set status = 'voided', void_reason = 'no_exit_tick'
        where trade_id = '${trades.lost}'`,
    ],
  },
  {
    name: 'a payout that went to another client',
    trips: ['I6', 'I23'],
    plant: ({ trades, ada, bob }) => [
      `update ledger_accounts a set balance = a.balance - x.amount, postings = a.postings - 1
         from transfers x where x.kind = 'trade_settle' and x.ref = '${trades.won}'
          and a.id = ${account(ada, 'demo')}`,
      `update ledger_accounts a set balance = a.balance + x.amount, postings = a.postings + 1
         from transfers x where x.kind = 'trade_settle' and x.ref = '${trades.won}'
          and a.id = ${account(bob, 'demo')}`,
      `update transfers x set to_account = a.id, client_account = a.id, posting = a.postings,
                              balance_after = a.balance
         from ledger_accounts a where a.id = ${account(bob, 'demo')}
          and x.kind = 'trade_settle' and x.ref = '${trades.won}'`,
    ],
  },
  {
    name: 'too high a payout, properly posted and covered',
    trips: ['I16'],
    plant: ({ trades }) => [
      `update outcomes set payout = payout + 100 where trade_id = '${trades.won}'`,
      `update transfers set amount = amount + 100, balance_after = balance_after + 100
        where kind = 'trade_settle' and ref = '${trades.won}'`,
      `update ledger_accounts set balance = balance + 100
        where id = (select account_id from trades where id = '${trades.won}')`,
      `update transfers set amount = amount + 100 where kind = 'house_cover' and book = 'demo'`,
    ],
  },
  {
    name: 'a profit that the house did not cover',
    trips: ['I7'],
    plant: () => [`delete from transfers where kind = 'house_cover' and book = 'real'`],
  },
  {
    name: 'a transfer that names the other book',
    trips: ['I6', 'I14'],
    plant: ({ trades }) => [
      `update transfers set book = 'real' where kind = 'trade_settle' and ref = '${trades.lost}'`,
    ],
  },
  {
    name: 'a demo profit paid by the real house',
    trips: ['I2', 'I14'],
    plant: () => [
      `update transfers set from_account = 2 where kind = 'house_cover' and book = 'demo'`,
    ],
  },
  {
    name: 'a demo trade that calls itself real',
    trips: ['I5', 'I7', 'I14', 'I23'],
    plant: ({ trades }) => [`update trades set book = 'real' where id = '${trades.open}'`],
  },
  {
    name: "a trade on another client's account",
    trips: ['I14', 'I23'],
    plant: ({ trades, ada }) => [
      `update trades set client_id = ${ada} where id = '${trades.open}'`,
    ],
  },
  {
    name: 'a key that made two trades',
    trips: ['I12'],
    plant: ({ trades }) => [
      'drop index trades_order_key',
      `update trades set order_key = 'again' where id in ('${trades.won}', '${trades.lost}')`,
    ],
  },
  {
    name: 'a trade that exists twice',
    trips: ['I5', 'I7', 'I12', 'I23'],
    plant: ({ trades }) => [
      'alter table trades drop constraint trades_pkey',
      copyTrade(trades.open, '{"order_key": null}'),
    ],
  },
  {
    name: 'a gap in the numbers of postings',
    trips: ['I13'],
    plant: ({ bob }) => [
      `update transfers set posting = posting + 1 where client_account = ${account(bob, 'demo')}
          and posting = (select max(posting) from transfers
                          where client_account = ${account(bob, 'demo')})`,
    ],
  },
  {
    name: 'an edited balance in the past',
    trips: ['I13'],
    plant: ({ bob }) => [
      `update transfers set balance_after = balance_after + 1
        where client_account = ${account(bob, 'demo')} and posting = 2`,
    ],
  },
  {
    name: 'more trades in a day than the plan allows',
    trips: ['I15'],
    plant: ({ trades }) => [
      ...dropChecks('trades'),
      `update trades set plan_limit = 2 where id = '${trades.openReal}'`,
    ],
  },
  {
    name: 'a place in the plan taken twice',
    trips: ['I15'],
    plant: ({ trades }) => [
      'drop index trades_plan_slot',
      `update trades set plan_slot = 2 where id = '${trades.openReal}'`,
    ],
  },
  {
    name: 'a place in the plan left out',
    trips: ['I15'],
    plant: ({ trades }) => [`update trades set plan_slot = 4 where id = '${trades.openReal}'`],
  },
  {
    name: "a trade counted for another day's plan",
    trips: ['I15'],
    plant: () => ['update trades set plan_day = plan_day - 1 where plan_day is not null'],
  },
  {
    name: 'an open trade overdue by eleven seconds',
    trips: ['I8'],
    plant: ({ trades, now }) => [
      ...dropChecks('trades'),
      `update trades set expires_at = '${now}'::timestamptz - interval '11 s'
        where id = '${trades.open}'`,
    ],
  },
  {
    name: 'an exit price of after the expiry',
    trips: ['I16'],
    plant: ({ trades }) => [exitFrom(trades.won, 'k.at > t.expires_at', 'k.at')],
  },
  {
    name: 'an exit price that was not the last',
    trips: ['I16'],
    plant: ({ trades }) => [exitFrom(trades.won, 'k.at < t.exit_at', 'k.at desc')],
  },
  {
    name: 'an entry price that was not the first',
    trips: ['I16'],
    plant: ({ trades }) => [
      `update outcomes o set entry_seq = k.seq, entry_at = k.at, entry_price = k.price
         from ticks k, trades t
        where o.trade_id = '${trades.lost}' and t.id = o.trade_id
          and k.instrument_id = t.instrument_id
          and k.at = (select min(at) from ticks where instrument_id = t.instrument_id
                         and at > o.entry_at)`,
    ],
  },
  {
    name: 'a price altered after the fact',
    trips: ['I16'],
    plant: ({ trades }) => [
      `update ticks k set price = k.price + 1 from trade_records t
        where t.id = '${trades.tied}' and k.instrument_id = t.instrument_id and k.at = t.exit_at`,
    ],
  },
  {
    name: 'a price removed after the fact',
    trips: ['I16'],
    plant: ({ trades }) => [
      `delete from ticks k using trade_records t
        where t.id = '${trades.lost}' and k.instrument_id = t.instrument_id and k.at = t.entry_at`,
    ],
  },
  {
    name: 'a price invented after the fact',
    trips: ['I16'],
    plant: ({ trades }) => [
      `insert into ticks (instrument_id, at, seq, price, source_id)
       select instrument_id, expires_at, exit_seq + 1, exit_price, 1 from trade_records
        where id = '${trades.tied}'`,
    ],
  },
  {
    name: 'a strike moved by a point',
    trips: ['I16'],
    plant: ({ trades }) => [
      `update outcomes set strike_price = strike_price - 1 where trade_id = '${trades.won}'`,
    ],
  },
  {
    name: 'a strike factor that its terms do not make',
    trips: ['I16'],
    plant: ({ trades }) => [
      `update trades set strike_factor = strike_factor + 10 where id = '${trades.noEntry}'`,
    ],
  },
  {
    name: 'a win thought less likely than the payout says',
    trips: ['I16'],
    plant: ({ trades }) => [
      `update trades set win_probability = win_probability - 0.01 where id = '${trades.won}'`,
    ],
  },
  {
    name: 'an outcome of a trade that there is not',
    trips: ['I6'],
    plant: ({ trades }) => [copyOutcome(trades.lost, otherId)],
  },
  {
    name: 'a trade that ended twice',
    trips: ['I6', 'I12', 'I23'],
    plant: ({ trades }) => [
      'alter table outcomes drop constraint outcomes_pkey',
      copyOutcome(trades.lost, trades.lost),
    ],
  },
  {
    name: 'a void without cause',
    trips: ['I16'],
    plant: ({ trades }) => [
      `update outcomes set status = 'voided', void_reason = 'exit_tick_too_old'
        where trade_id = '${trades.tied}'`,
    ],
  },
]

const events: readonly Mutant<World>[] = [
  {
    name: 'edited details of an event',
    trips: ['I17'],
    plant: () => [`update events set details = '{"step":"other"}' where nr = 2`],
  },
  {
    name: 'an event moved to another client',
    trips: ['I17'],
    plant: ({ ada }) => [`update events set client_id = ${ada} where nr = 3`],
  },
  {
    name: 'an event dated back',
    trips: ['I17'],
    plant: () => [`update events set at = at - interval '1 ms' where nr = 3`],
  },
  {
    name: 'a removed event',
    trips: ['I17'],
    plant: () => ['delete from events where nr = 3'],
  },
  {
    name: 'a removed first event',
    trips: ['I17'],
    plant: () => ['delete from events where nr = 1'],
  },
  {
    name: 'a removed event, the later ones moved up',
    trips: ['I17'],
    plant: () => [
      'delete from events where nr = 3',
      'update events set nr = 3 where nr = 4',
      'update events set nr = 4 where nr = 5',
    ],
  },
  {
    name: 'two events that changed places',
    trips: ['I17'],
    plant: () => [
      'update events set nr = 1000 where nr = 2',
      'update events set nr = 2 where nr = 3',
      'update events set nr = 3 where nr = 1000',
    ],
  },
  {
    name: 'an edited event with a hash made to fit it',
    trips: ['I17'],
    plant: () => [
      `update events set details = '{"step":"other"}' where nr = 2`,
      `update events set hash = ${hashInSql} where nr = 2`,
    ],
  },
  {
    name: 'an invented event before the first',
    trips: ['I17'],
    plant: () => [
      `insert into events (nr, at, client_id, actor, kind, details, previous, hash)
       select 0, at, client_id, actor, kind, details, previous, sha256('x') from events
        where nr = 1`,
    ],
  },
]

/** The chain's hash, said once more in the database's own words. */
const hashInSql = `sha256(previous || convert_to(concat_ws(e'\\n', nr,
  to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), coalesce(client_id::text, ''),
  actor, kind, details), 'UTF8'))`

function exitFrom(id: string, which: string, order: string): string {
  return `
    update outcomes set exit_seq = x.seq, exit_at = x.at, exit_price = x.price
      from (select k.* from trade_records t join ticks k using (instrument_id)
             where t.id = '${id}' and ${which} order by ${order} limit 1) x
     where trade_id = '${id}'`
}

let database: TestDatabase
let world: World
let connection: Single

beforeAll(async () => {
  database = await cloneDatabase()
  world = await buildWorld(database.db)
  for (const [step, clientId] of [world.ada, null, world.bob, world.ada, null].entries()) {
    await database.db.transaction((tx) =>
      recordEvent(tx, {
        at: wednesday,
        clientId,
        actor: 'client',
        kind: 'signed_in',
        details: { step },
      }),
    )
  }
  connection = database.db.single()
})
afterAll(async () => {
  await connection.close()
  await database.db.close()
})

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
    const ids = [...invariants, ...moneyInvariants, ...identityInvariants].map(({ id }) => id)
    const inOrder = [...ids, 'I16', 'I17', 'I28'].toSorted((a, b) => +a.slice(1) - +b.slice(1))
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
  it.each([...mutants, ...events])('$name: $trips', async ({ plant, trips }) => {
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
        `update outcomes o set exit_at = t.expires_at from trades t
          where t.id = o.trade_id and t.id = $1`,
        [world.trades.tooOld],
      )
      return auditWithin(tx, options())
    })
    expect(idsOf(findings)).toEqual(['I16'])
  })

  it('something with each of its invariants', () => {
    const tripped = new Set([...mutants, ...events].flatMap(({ trips }) => trips))
    const ids = [...invariants.map(({ id }) => id), 'I16', 'I17', 'I23']
    expect([...tripped].sort()).toEqual(ids.sort())
  })
})

describe('of the events', () => {
  const cutOff = [`delete from events where nr = (select max(nr) from events)`]
  const madeAnew = [
    `update events set details = '{"step":"other"}' where nr = (select max(nr) from events)`,
    `update events set hash = ${hashInSql} where nr = (select max(nr) from events)`,
  ]

  async function afterwards(statements: readonly string[], noted?: NotedEvent) {
    return auditPlanted(connection, statements, { ...options(), noted })
  }

  async function lastNoted(): Promise<NotedEvent> {
    const covered = coveredBy(await audit(database.db, options()), 'I17') ?? ''
    const [, nr, hash] = /note the last: (\d+):([0-9a-f]{64})$/.exec(covered) ?? []
    return { nr: BigInt(nr ?? 0), hash: hash ?? '' }
  }

  // This is what a chain cannot show by itself; it would be worse not to know.
  it.each([
    ['an end that was cut off', cutOff],
    ['an end that was made anew, with its hash', madeAnew],
  ])('%s is seen only by whoever noted the last hash', async (_what, statements) => {
    const noted = await lastNoted()
    expect(idsOf(await afterwards(statements))).toEqual([])
    expect(idsOf(await afterwards(statements, noted))).toEqual(['I17'])
    expect(idsOf(await afterwards([], noted))).toEqual([])
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
      await tx.rows('delete from events where nr = 1001')
      return [...brokenOf(whole), ...(await auditWithin(tx, options()))]
    })
    expect(brokenOf(many).map(({ id, first }) => [id, first])).toEqual([
      ['I17', ['event 1002 comes after event 1000', 'event 1002 names another event before it']],
    ])
    expect(coveredBy(await audit(db, options()), 'I17')).toMatch(/^\d+ events; /)
  })
})
