import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { day, floorTo, hour, iso, millis } from '#kernel/time.ts'
import { identityInvariants } from '#server/money/reconciliation/identity-invariants.store.ts'
import { moneyInvariants } from '#server/money/reconciliation/money-invariants.store.ts'
import type { Single } from '#server/platform/db.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import { thinDay } from '#server/trading/market/retention.store.ts'
import { invariants } from '#server/trading/trades/invariants.store.ts'
import { clientAccount, continuing, copied, moved, ownAccount } from '#test/crooked.ts'
import { cloneDatabase, type TestDatabase } from '#test/database.ts'
import { wednesday } from '#test/engine.ts'
import { buildWorld, type World } from '#test/world.ts'
import { type AuditOptions, audit, auditWithin, brokenOf, type Finding } from './audit.ts'
import type { NotedEvent } from './events.ts'
import { auditPlanted, dropChecks, type Mutant, undone } from './planted.ts'

const account = clientAccount
const stakes = (currency: string) => ownAccount(currency, 'stakes')
const house = (currency: string) => ownAccount(currency, 'house')
const opening = (id: string) => `kind = 'trade_open' and ref = '${id}'`
const ending = (id: string) => `kind = 'trade_settle' and ref = '${id}'`
const termsOf = (id: string) => `id = (select terms_id from journal where ${opening(id)})`

const otherId = '00000000-0000-7000-8000-000000000001'

const mutants: readonly Mutant<World>[] = [
  {
    name: 'an edited amount of a posting',
    trips: ['I2', 'I3', 'I13', 'I23'],
    plant: ({ ada }) => [
      `update journal set amount = amount + 1
        where kind = 'demo_grant' and client_account = ${account(ada, 'demo')}`,
    ],
  },
  {
    name: 'a deleted posting',
    trips: ['I2', 'I3', 'I13', 'I23'],
    plant: ({ bob }) => [
      `delete from journal where kind = 'demo_grant' and client_account = ${account(bob, 'demo')}`,
    ],
  },
  {
    name: 'a posting whose other side is nowhere',
    trips: ['I1', 'I2', 'I6'],
    plant: ({ trades }) => [`update journal set to_account = 555 where ${ending(trades.lost)}`],
  },
  {
    name: 'a transfer of nothing',
    trips: ['I1'],
    plant: () => [
      ...dropChecks('journal'),
      moved({
        ...{ kind: 'house_cover', ref: otherId, currency: 'demo', amount: 0 },
        ...{ from: house('demo'), to: stakes('demo') },
      }),
    ],
  },
  {
    name: 'a grant paid by the house',
    trips: ['I1'],
    plant: ({ ada }) => [
      `update journal set from_account = ${house('demo')}
        where kind = 'demo_grant' and client_account = ${account(ada, 'demo')}`,
    ],
  },
  {
    name: 'a way that the register does not know',
    trips: ['I1'],
    plant: () => [
      moved({
        ...{ kind: 'demo_grant', ref: otherId, currency: 'demo', amount: 1 },
        ...{ from: ownAccount('demo', 'grants'), to: house('demo') },
      }),
    ],
  },
  {
    name: 'a way that was added to the register, and money that went it',
    trips: ['I1'],
    plant: () => [
      `insert into flow_routes values ('demo_grant', 'demo', 'grants', 'house')`,
      moved({
        ...{ kind: 'demo_grant', ref: otherId, currency: 'demo', amount: 1 },
        ...{ from: ownAccount('demo', 'grants'), to: house('demo') },
      }),
    ],
  },
  {
    name: 'a way that the register knows in another currency',
    trips: ['I1'],
    plant: ({ bob }) => [
      moved({
        ...{ kind: 'sandbox_grant', ref: otherId, currency: 'demo', amount: 1, client: 'to' },
        ...{ from: ownAccount('demo', 'grants'), to: account(bob, 'demo') },
      }),
    ],
  },
  {
    name: "a removed account of the currency's own",
    trips: ['I1', 'I2'],
    plant: () => [`delete from accounts where id = ${ownAccount('demo', 'grants')}`],
  },
  {
    name: 'an edited balance',
    trips: ['I2', 'I3', 'I13', 'I23'],
    plant: ({ ada }) => [
      `update journal set balance_after = balance_after + 10000
        where ${newestOf(account(ada, 'real'))}`,
    ],
  },
  {
    name: 'an edited number of postings',
    trips: ['I3', 'I13'],
    plant: ({ ada }) => [
      `update journal set posting = posting + 1 where ${newestOf(account(ada, 'real'))}`,
    ],
  },
  {
    name: 'a stake larger than the balance, properly posted',
    trips: ['I4'],
    plant: ({ trades }) => [
      ...dropChecks('journal'),
      copied(opening(trades.open), {
        ...{ ref: `'${otherId}'`, amount: '999999', order_key: 'null' },
        ...continuing('j.client_account', '- 999999'),
      }),
    ],
  },
  {
    name: 'more paid out of the stakes than there is',
    trips: ['I4', 'I6', 'I7'],
    plant: () => [
      ...dropChecks('journal'),
      moved({
        ...{ kind: 'trade_settle', ref: otherId, amount: 999_999 },
        ...{ from: stakes('real'), to: house('real') },
      }),
    ],
  },
  {
    name: 'a stake taken for no trade',
    trips: ['I5', 'I7', 'I23'],
    plant: ({ trades }) => [
      ...dropChecks('journal'),
      `update journal set terms_id = null where ${opening(trades.open)}`,
    ],
  },
  {
    name: 'a trade at terms that there are not',
    trips: ['I5', 'I7', 'I23'],
    plant: ({ trades }) => [`update journal set terms_id = 1 where ${opening(trades.open)}`],
  },
  {
    name: 'terms that are there twice',
    trips: ['I5', 'I23'],
    plant: ({ trades }) => [
      'alter table trade_terms drop constraint trade_terms_pkey',
      `insert into trade_terms select * from trade_terms where ${termsOf(trades.won)}`,
    ],
  },
  {
    name: 'a trade whose stake the house paid',
    trips: ['I1', 'I5', 'I23'],
    plant: ({ trades }) => [
      copied(opening(trades.open), {
        ...{ ref: `'${otherId}'`, order_key: 'null', from_account: house('demo') },
        ...{ client_account: 'null', posting: 'null', balance_after: 'null' },
      }),
    ],
  },
  {
    name: 'a trade of another stake than left the account',
    trips: ['I2', 'I3', 'I13', 'I23'],
    plant: ({ trades }) => [
      `update journal set amount = amount + 100 where ${opening(trades.open)}`,
    ],
  },
  {
    name: 'a trade settled twice',
    trips: ['I6', 'I7', 'I12', 'I23'],
    plant: ({ trades }) => [
      'alter table journal drop constraint journal_pkey',
      copied(ending(trades.won), continuing('j.client_account', '+ j.amount')),
    ],
  },
  {
    name: 'a trade that ended twice, without a payout',
    trips: ['I6', 'I7', 'I12', 'I23'],
    plant: ({ trades }) => [
      'alter table journal drop constraint journal_pkey',
      copied(ending(trades.lost), {}),
    ],
  },
  {
    name: 'a trade that ended before it was opened',
    trips: ['I6'],
    plant: ({ trades }) => [
      `update journal j set at = o.at - interval '1 ms' from journal o
        where j.kind = 'trade_settle' and j.ref = '${trades.lost}'
          and o.kind = 'trade_open' and o.ref = j.ref`,
    ],
  },
  {
    name: 'an end that was removed',
    trips: ['I8'],
    plant: ({ trades }) => [`delete from journal where ${ending(trades.lost)}`],
  },
  {
    name: 'a settling transfer that ends no trade',
    trips: ['I6', 'I7', 'I8'],
    plant: ({ trades }) => [
      ...dropChecks('journal'),
      `update journal set status = null where ${ending(trades.lost)}`,
    ],
  },
  {
    name: 'an open trade whose stake went to the house',
    trips: ['I6', 'I7'],
    plant: ({ trades }) => [
      ...dropChecks('journal'),
      moved({
        ...{ kind: 'trade_settle', ref: trades.open, currency: 'demo', amount: 5_000 },
        ...{ from: stakes('demo'), to: house('demo') },
      }),
    ],
  },
  {
    name: 'a payout that is not what came to the account',
    trips: ['I2', 'I3', 'I7', 'I13', 'I16', 'I23'],
    plant: ({ trades }) => [`update journal set amount = amount + 1 where ${ending(trades.won)}`],
  },
  {
    name: 'a lost trade that says it was void',
    trips: ['I6', 'I16'],
    plant: ({ trades }) => [
      `update journal set status = 'voided', void_reason = 'no_exit_tick'
        where ${ending(trades.lost)}`,
    ],
  },
  {
    name: 'a payout that went to another client',
    trips: ['I6', 'I23'],
    plant: ({ trades, bob }) => [
      `update journal j set to_account = a.id, client_account = a.id, posting = a.postings + 1,
              balance_after = a.balance + j.amount
         from ledger_accounts a where a.id = ${account(bob, 'demo')}
          and j.kind = 'trade_settle' and j.ref = '${trades.won}'`,
    ],
  },
  {
    name: 'too high a payout, properly posted and covered',
    trips: ['I16'],
    plant: ({ trades }) => [
      `update journal set amount = amount + 100, balance_after = balance_after + 100
        where ${ending(trades.won)}`,
      `update journal set amount = amount + 100
        where kind = 'house_cover' and currency = 'demo'`,
    ],
  },
  {
    name: 'a profit that the house did not cover',
    trips: ['I7'],
    plant: () => [`delete from journal where kind = 'house_cover' and currency = 'real'`],
  },
  {
    name: 'a transfer that names the other currency',
    trips: ['I6', 'I14'],
    plant: ({ trades }) => [`update journal set currency = 'real' where ${ending(trades.lost)}`],
  },
  {
    name: "a posting in another currency than its account's",
    trips: ['I1', 'I14'],
    plant: ({ bob }) => [
      `update journal set currency = 'real'
        where kind = 'demo_grant' and client_account = ${account(bob, 'demo')}`,
    ],
  },
  {
    name: 'a demo profit paid by the real house',
    trips: ['I2', 'I14'],
    plant: () => [
      `update journal set from_account = ${house('real')}
        where kind = 'house_cover' and currency = 'demo'`,
    ],
  },
  {
    name: 'a demo trade that calls itself real',
    trips: ['I5', 'I7', 'I14', 'I23'],
    plant: ({ trades }) => [`update journal set currency = 'real' where ${opening(trades.open)}`],
  },
  {
    name: "a trade on another client's account",
    trips: ['I14', 'I23'],
    plant: ({ trades, ada }) => [
      `update journal set client_id = ${ada} where ${opening(trades.open)}`,
    ],
  },
  {
    name: 'a key that made two trades',
    trips: ['I12'],
    plant: ({ trades }) => [
      'drop index journal_order_key',
      `update journal set order_key = 'again'
        where kind = 'trade_open' and ref in ('${trades.won}', '${trades.lost}')`,
    ],
  },
  {
    name: 'a trade that exists twice',
    trips: ['I5', 'I12'],
    plant: ({ trades }) => [
      'alter table journal drop constraint journal_pkey',
      copied(opening(trades.open), {
        ...{ order_key: 'null' },
        ...continuing('j.client_account', '- j.amount'),
      }),
    ],
  },
  {
    name: 'a gap in the numbers of postings',
    trips: ['I3', 'I13'],
    plant: ({ bob }) => [
      `update journal set posting = posting + 1 where ${newestOf(account(bob, 'demo'))}`,
    ],
  },
  {
    name: 'a gap in the middle of the numbers of postings',
    trips: ['I3', 'I13'],
    plant: ({ bob }) => [
      'drop index journal_posting',
      `update journal set posting = posting + 1
        where client_account = ${account(bob, 'demo')} and posting > 2`,
    ],
  },
  {
    name: 'an edited balance in the past',
    trips: ['I13'],
    plant: ({ bob }) => [
      `update journal set balance_after = balance_after + 1
        where client_account = ${account(bob, 'demo')} and posting = 2`,
    ],
  },
  {
    name: 'two postings that follow the same one',
    trips: ['I2', 'I3', 'I13', 'I23'],
    plant: ({ bob }) => [
      'drop index journal_posting',
      copied(newestOf(account(bob, 'demo')), { ref: `'${otherId}'`, order_key: 'null' }),
    ],
  },
  {
    name: 'more trades in a day than the plan allows',
    trips: ['I15'],
    plant: ({ trades }) => [
      ...dropChecks('journal'),
      `update journal set plan_limit = 2 where ${opening(trades.openReal)}`,
    ],
  },
  {
    name: 'a place in the plan taken twice',
    trips: ['I15'],
    plant: ({ trades }) => [
      'drop index journal_plan_slot',
      `update journal set plan_slot = 2 where ${opening(trades.openReal)}`,
    ],
  },
  {
    name: 'a place in the plan left out',
    trips: ['I15'],
    plant: ({ trades }) => [`update journal set plan_slot = 4 where ${opening(trades.openReal)}`],
  },
  {
    name: "a trade counted for another day's plan",
    trips: ['I15'],
    plant: () => ['update journal set plan_day = plan_day - 1 where plan_day is not null'],
  },
  {
    name: 'an open trade overdue by eleven seconds',
    trips: ['I8'],
    plant: ({ trades, now }) => [
      `update journal set at = '${now}'::timestamptz - interval '311 s'
        where ${opening(trades.open)}`,
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
      `update journal o set entry_seq = k.seq, entry_at = k.at, entry_price = k.price
         from ticks k, trades t
        where o.kind = 'trade_settle' and o.ref = '${trades.lost}' and t.id = o.ref
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
      `update journal set strike_price = strike_price - 1 where ${ending(trades.won)}`,
    ],
  },
  {
    name: 'a strike factor that its terms do not make',
    trips: ['I16'],
    plant: ({ trades }) => [
      `update trade_terms set strike_factor = strike_factor + 10 where ${termsOf(trades.noEntry)}`,
    ],
  },
  {
    name: 'a win thought less likely than the payout says',
    trips: ['I16'],
    plant: ({ trades }) => [
      `update trade_terms set win_probability = win_probability - 0.01
        where ${termsOf(trades.won)}`,
    ],
  },
  {
    name: "a trade at another's terms",
    trips: ['I16'],
    plant: ({ trades }) => [
      `update journal set terms_id = (select terms_id from journal where ${opening(trades.tooOld)})
        where ${opening(trades.won)}`,
    ],
  },
  {
    name: 'an outcome of a trade that there is not',
    trips: ['I6', 'I7'],
    plant: ({ trades }) => [copied(ending(trades.lost), { ref: `'${otherId}'` })],
  },
  {
    name: 'a void without cause',
    trips: ['I16'],
    plant: ({ trades }) => [
      `update journal set status = 'voided', void_reason = 'exit_tick_too_old'
        where ${ending(trades.tied)}`,
    ],
  },
  ...[
    ['journal', 'journal_follows'],
    ['journal', 'journal_append_only'],
    ['trade_terms', 'trade_terms_append_only'],
    ['accounts', 'accounts_append_only'],
    ['clients', 'clients_standing'],
  ].flatMap(([table, trigger]): Mutant<World>[] => [
    {
      name: `the guard ${trigger}, disabled`,
      trips: ['I29'],
      plant: () => [`alter table ${table} disable trigger ${trigger}`],
    },
    {
      name: `the guard ${trigger}, removed`,
      trips: ['I29'],
      plant: () => [`drop trigger ${trigger} on ${table}`],
    },
  ]),
]

/** What was a defect while a trade, its outcome and their transfers were rows of their own. */
const refused: readonly [what: string, plant: (world: World) => string, state: string][] = [
  [
    'a stake taken for no trade',
    ({ trades }) =>
      copied(opening(trades.open), {
        ...{ ref: `'${otherId}'`, order_key: 'null', terms_id: 'null' },
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
        ...{ kind: 'trade_settle', ref: trades.open, currency: 'demo', amount: 5_000 },
        ...{ from: stakes('demo'), to: house('demo') },
      }),
    '23514',
  ],
  ['a trade that ends twice', ({ trades }) => copied(ending(trades.lost), {}), '23505'],
  [
    'terms that do not exist',
    ({ trades }) =>
      copied(opening(trades.open), {
        ...{ ref: `'${otherId}'`, order_key: 'null', terms_id: '1' },
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
    update journal set exit_seq = x.seq, exit_at = x.at, exit_price = x.price
      from (select k.* from trade_records t join ticks k using (instrument_id)
             where t.id = '${id}' and ${which} order by ${order} limit 1) x
     where ${ending(id)}`
}

function newestOf(accountId: string): string {
  return `client_account = ${accountId} and posting = (
    select postings from ledger_accounts where id = ${accountId})`
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
        `update journal j set exit_at = t.expires_at from trades t
          where t.id = j.ref and j.kind = 'trade_settle' and t.id = $1`,
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
