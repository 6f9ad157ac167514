// An install from before the journal is brought up to date in place: what its tables held, its
// views hold; its books are as sound as they were; its receipts still verify; and an upgrade that is
// broken off has changed nothing.

import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { expect, onTestFinished, test } from 'vitest'
import type { ClientId } from '#kernel/ids.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { iso, millis, second } from '#kernel/time.ts'
import { type Db, openDatabase } from '#server/platform/db.ts'
import { migrate } from '#server/platform/migrate.ts'
import { loadReceipt } from '#server/trading/trades/load-receipt.ts'
import {
  bringUpToDate,
  formerDatabase,
  formerWorlds,
  migrationsBelow,
  savedReceipts,
} from '#test/before-the-journal.ts'
import { testClock } from '#test/clock.ts'
import { anOrder, startTestEngine } from '#test/engine.ts'
import {
  contents,
  gone,
  kept,
  migrationsOf,
  shapeOf,
  upgradeInChild,
  wasThere,
} from '#test/upgrade.ts'
import { recompute } from '#verify/outcome.ts'
import { audit, brokenOf } from './audit.ts'

/** The rows of every table that still is one, but for what a migration makes anew. */
async function allRows(db: Db, columns: Columns): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {}
  for (const [table, names] of Object.entries(columns)) {
    const rows = await db.rows<{ row: string }>(
      `select jsonb_build_array(${names.join(', ')})::text as row from ${table} order by 1`,
    )
    all[table] = rows.map(({ row }) => row).filter(wasThere)
  }
  return all
}

type Columns = Readonly<Record<string, readonly string[]>>

/** Each event's number and hashes are those of a chain of its own now. */
const madeAnew = ['events.nr', 'events.previous', 'events.hash']

async function columnsOf(db: Db): Promise<Columns> {
  const rows = await db.rows<{ table: string; columns: string[] }>(
    `select c.relname::text as table, array_agg(a.attname::text order by attnum) as columns
       from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
        and not c.relispartition and not a.attisdropped and c.relname <> 'migrations'
        and c.relname || '.' || a.attname <> all ($1)
      group by 1`,
    [madeAnew],
  )
  // What is a view by now, or will be.
  return Object.fromEntries(
    rows.filter(({ table }) => !(table in kept)).map(({ table, columns }) => [table, columns]),
  )
}

test.each(formerWorlds)('the world of %s is there as it was', async (world) => {
  const former = await formerDatabase(world)
  const before = await contents(former.db)
  const columns = await columnsOf(former.db)
  const rows = await allRows(former.db, columns)
  await migrate(former.db, await migrationsBelow('0066'))
  expect(await contents(former.db)).toEqual(before)
  await bringUpToDate(former.db)
  expect(await contents(former.db)).toEqual(before)
  expect(await allRows(former.db, columns)).toEqual(rows)
  expect(brokenOf(await audit(former.db, { now: former.now, show: 5 }))).toEqual([])
})

/** Whatever has states, and where they are told. */
const states = {
  account_state: 'select state from clients',
  deposit_state: 'select state from deposit_steps',
  withdrawal_state: 'select state from withdrawal_steps',
  plan_request_state: 'select state from plan_requests',
  document_status: 'select status from documents',
  correction_outcome: 'select outcome from correction_decisions',
} as const
/** None of the saved worlds has these. */
const notSeen = ['document_status withdrawn', 'correction_outcome withdrawn']

test('the saved worlds hold every state that anything came to', async () => {
  const seen = new Set<string>()
  const known = new Set<string>()
  for (const world of formerWorlds) {
    const { db } = await formerDatabase(world)
    for (const [type, told] of Object.entries(states)) {
      const rows = await db.rows<{ state: string; is_seen: boolean }>(
        `select state::text, state in (${told}) as is_seen
           from unnest(enum_range(null::${type})) state`,
      )
      for (const { state, is_seen } of rows) {
        known.add(`${type} ${state}`)
        if (is_seen) seen.add(`${type} ${state}`)
      }
    }
  }
  expect([...known].filter((state) => !seen.has(state))).toEqual(notSeen)
})

test('the saved worlds hold every kind of transfer there was, and every end of a trade', async () => {
  const seen = { kinds: new Set<string>(), ends: new Set<string>() }
  let kinds: string[] = []
  for (const world of formerWorlds) {
    const { db } = await formerDatabase(world)
    const moved = await db.rows<{ kind: string }>('select kind::text from transfers')
    for (const { kind } of moved) seen.kinds.add(kind)
    const ended = await db.rows<{ end: string }>(
      `select concat_ws(' ', status, void_reason, void_cause, book, order_key is not null,
              plan_slot is not null) as end from trade_records`,
    )
    for (const { end } of ended) seen.ends.add(end)
    const known = await db.rows<{ kind: string }>(
      'select kind::text from unnest(enum_range(null::transfer_kind)) kind',
    )
    kinds = known.map(({ kind }) => kind)
  }
  expect([...seen.kinds].sort()).toEqual(kinds.sort())
  expect([...seen.ends].sort()).toMatchInlineSnapshot(`
    [
      "lost demo t f",
      "lost real t t",
      "open demo f f",
      "open real t t",
      "tied demo f f",
      "voided exit_tick_too_old source_silent demo t f",
      "voided no_entry_tick source_silent demo t f",
      "voided no_exit_tick demo t f",
      "won demo t f",
      "won real f t",
    ]
  `)
})

test('a receipt that was saved still verifies, and is given again as it was', async () => {
  const { db, now } = await formerDatabase('trades')
  await bringUpToDate(db)
  const engine = await startTestEngine(db, { clock: testClock(millis(Date.parse(now))) })
  onTestFinished(() => engine.stop())
  const receipts = await savedReceipts()
  expect(receipts).toHaveLength(10)
  for (const { clientId, receipt } of receipts) {
    const { entriesOf, market } = engine
    const wanted = { clientId, id: receipt.trade_id, entriesOf, market }
    expect(await loadReceipt(db, { ...wanted, sourceName: () => 'scripted' })).toEqual(receipt)
    expect(recompute(receipt).filter(({ ok }) => ok === false)).toEqual([])
  }
})

test('trades that were open are settled by the rules, and new ones follow', async () => {
  const { db, now } = await formerDatabase('trades')
  await bringUpToDate(db)
  const clock = testClock(millis(Date.parse(now)))
  const engine = await startTestEngine(db, { clock })
  onTestFinished(() => engine.stop())
  const open = [...engine.positions.byId.keys()]
  expect(open).toHaveLength(2)
  await engine.tick({ BTCUSD: 60_000 })
  const clientId = (await savedReceipts())[0]?.clientId as ClientId
  const opened = await engine.lanes.open({ clientId, order: anOrder(), orderKey: 'new' })
  if (isRefusal(opened)) throw new Error(`refused: ${opened.refused}`)
  open.push(opened.trade.id)
  for (let passed = 0; passed < 1_000; passed += 5) {
    await engine.pass(5 * second)
    await engine.tick({ BTCUSD: 60_000 + (passed % 2) })
  }
  const ends = await db.rows<{ status: string }>(
    'select status::text from trade_records where id = any($1)',
    [open],
  )
  expect(ends).toHaveLength(3)
  expect(ends.map(({ status }) => status)).not.toContain('open')
  expect(brokenOf(await audit(db, { now: iso(clock.now()), show: 5 }))).toEqual([])
})

/** By the SQL of that time, past its triggers. */
const damages = {
  'a trade without its stake': `delete from transfers where kind = 'trade_open' and ref =
    (select min(id::text)::uuid from trades)`,
  'a stake without its trade': `delete from trades where id = (select min(id::text)::uuid from trades)`,
  'a trade of another stake': `update trades set stake = stake + 1`,
  'a trade of another end': `update trades set expires_at = expires_at + interval '1 ms'`,
  'an outcome that pays something else': `update outcomes set payout = payout + 1`,
  'an outcome that pays nobody': `delete from transfers where kind = 'trade_settle'`,
  'a payout without an outcome': `delete from outcomes where payout > 0`,
  'a balance that nothing made': `update ledger_accounts set balance = balance + 1
    where client_id is not null`,
  'a posting that is not counted': `update ledger_accounts set postings = postings - 1
    where client_id is not null`,
}

test('books that do not fit together are left as they are', async () => {
  const { db } = await formerDatabase('trades')
  const before = await contents(db)
  const journal = await readFile('server/migrations/0065-journal.sql', 'utf8')
  const refusals: string[] = []
  for (const damage of Object.values(damages)) {
    const upgrade = db.transaction(async (tx) => {
      await tx.rows('set local session_replication_role = replica')
      await tx.rows(damage)
      await tx.rows(journal)
    })
    refusals.push(await upgrade.then(() => 'done', String))
  }
  const shortened = refusals.map((said) =>
    /not fit together, and nothing was changed: \w+/.exec(said),
  )
  expect(shortened.map((said) => said?.[0].split(' ').at(-1))).toEqual([
    ...['trade', 'trade', 'trade', 'trade'],
    ...['outcome', 'outcome', 'outcome', 'account', 'account'],
  ])
  expect(await contents(db)).toEqual(before)
  expect(await shapeOf(db)).toBe('tables')
})

test('what a server of before is just writing is waited for, and is there', async () => {
  const { db, connection } = await formerDatabase('trades')
  const writer = openDatabase(connection, () => {})
  onTestFinished(() => writer.close())
  let upgrade: Promise<void> | undefined
  await writer.transaction(async (tx) => {
    await tx.rows(
      `insert into transfers (kind, ref, book, from_account, to_account, amount, client_account,
         posting, balance_after, at)
       select 'demo_grant', gen_random_uuid(), 'demo', 13, id, 4321, id, postings + 1,
              balance + 4321, now() from ledger_accounts
        where book = 'demo' and client_id is not null order by id limit 1`,
    )
    upgrade = bringUpToDate(db)
    await waiting(db)
  })
  await upgrade
  const rows = await db.rows(`select from journal where kind = 'demo_grant' and amount = 4321`)
  expect(rows).toHaveLength(1)
})

/** Held by somebody else, they stop an upgrade: while it fills in accounts, and after the drops. */
const places = {
  'while what was is filled in': 'lock table clients in row exclusive mode',
  'when the tables of before are dropped': 'lock table withdrawals in access exclusive mode',
}
const deaths = {
  'its process is killed': async (child: ChildProcess) => void child.kill('SIGKILL'),
  'its backend is ended': async (_: ChildProcess, db: Db, pid: number) =>
    void (await db.rows('select pg_terminate_backend($1)', [pid])),
}

for (const [place, hold] of Object.entries(places)) {
  for (const [death, kill] of Object.entries(deaths)) {
    test(`${death} ${place}: nothing has changed, and the next start does it`, async () => {
      const former = await formerDatabase('trades')
      const { db, connection } = former
      const before = await contents(db)
      const none = await migrationsOf(db)
      const holder = openDatabase(connection, () => {})
      onTestFinished(() => holder.close())
      const child = await upgradeInChild(former)
      const ended = once(child, 'exit')
      let pid = 0
      await holder.transaction(async (tx) => {
        await tx.rows(hold)
        child.send?.('go')
        pid = await waiting(db)
        await kill(child, db, pid)
        await ended
      })
      await gone(db, pid)
      expect(await migrationsOf(db)).toEqual(none)
      expect(await shapeOf(db)).toBe('tables')
      expect(await contents(db)).toEqual(before)
      await bringUpToDate(db)
      expect(await shapeOf(db)).toBe('views')
      expect(await contents(db)).toEqual(before)
    })
  }
}

/** The backend that an upgrade runs on, once it waits for somebody's lock. */
async function waiting(db: Db): Promise<number> {
  for (;;) {
    const [found] = await db.rows<{ pid: number }>(
      `select pid from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query like '%journal%'
          and pid <> pg_backend_pid()`,
    )
    if (found) return found.pid
  }
}
