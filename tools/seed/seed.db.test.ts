import { beforeAll, expect, it } from 'vitest'
import { queueKinds } from '#contract/staff/queue.ts'
import { iso } from '#kernel/time.ts'
import { proposalStates } from '#server/install/operators/proposal.ts'
import { countQueue } from '#server/oversight/queue/read-queue.ts'
import { freshDatabase } from '#test/database.ts'
import { audit, brokenOf } from '../audit/audit.ts'
import { digestOf } from './digest.ts'
import { seedHere, smallWorld } from './test-world.ts'

const database = freshDatabase()

beforeAll(async () => {
  expect(await seedHere(database().server, smallWorld)).toEqual({ outcome: 'made' })
}, 600_000)

it('makes books that balance, trades that follow from their prices and chains without gaps', async () => {
  const now = iso(smallWorld.now)
  expect(brokenOf(await audit(database().db, { now, show: 3 }))).toEqual([])
})

/** What no world has, and why. A state that is new is in none of these: the world has to have it. */
const absent: Readonly<Record<string, string>> = {
  'custody_movements.kind top_up': 'nobody tops up a simulated chain',
  'custody_movements.coin': 'one coin is swept, as the others are',
  'deposit_quotes.coin': 'goes with its use',
  'destination_flags.method': 'one address in two accounts is enough of it',
  'links.purpose': 'letters to nobody',
  'proposals.kind add_member': 'takes two members with authenticator apps, and nobody here has one',
  'proposals.kind invite_member': 'the same',
  'proposals.kind recover_member': 'the same',
  'proposals.kind change_roles': 'the same',
  'report_days.kind': 'the server sums its days when it runs',
  'reconciliations.outcome': 'the server looks at the books when it starts',
  'signals.direction':
    'the database takes none that was not published in time, so none of the past',
  'signal_outcomes.outcome': 'the same',
  'ats_clients.runs': 'nothing is traded by itself where there are no signals',
  'ats_orders.outcome': 'the same',
  'ats_switches.runs': 'the same',
  'dispute_steps.kind reviewed': 'what the simulated provider decides on is answered from here',
  'dispute_steps.kind lost': 'its bank decides for us, unless the loss is accepted',
  'journal.kind bonus_end': 'promotions and tournaments move by themselves while the server runs',
  'journal.kind bonus_turn': 'the same',
  'journal.kind bonus_paid': 'the same',
  'journal.kind cashback_paid': 'the same',
  'journal.kind referral_paid': 'the same',
  'journal.kind chips_grant': 'the same',
  'journal.kind chips_end': 'the same',
  'journal.kind tournament_fee': 'the same',
  'journal.kind tournament_refund': 'the same',
  'journal.kind tournament_added': 'the same',
  'journal.kind tournament_prize': 'the same',
  'journal.kind tournament_share': 'the same',
  'journal.kind moved_out': 'an install of one cell has nobody to move',
  'moved_clients.state': 'the same',
  'arrived_clients.state': 'the same',
  'journal.status open': 'is no ending; trades that are open are below',
  'journal.status tied': 'is a matter of luck: one trade in some hundreds',
}

it('has each state of each thing', async () => {
  const missing = (await countStates()).filter(({ count }) => count === 0n)
  const unexplained = missing.filter(
    ({ column, value }) => !(column in absent) && !(`${column} ${value}` in absent),
  )
  expect(unexplained.map(({ column, value }) => `${column} ${value}`)).toEqual([])
})

/** Every column of an enumerated type, with how many rows have each of its values. */
async function countStates() {
  const { db } = database()
  const columns = await db.rows<{ table: string; column: string; type: string }>(
    `select c.table_name as table, c.column_name as column, c.udt_name as type
       from information_schema.columns c
       join information_schema.tables t using (table_schema, table_name)
       join pg_type p on p.typname = c.udt_name and p.typtype = 'e'
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
        and c.udt_name <> 'chain_network' order by 1, 2`,
  )
  expect(columns.length).toBeGreaterThan(20)
  const counts = columns.map(async ({ table, column, type }) => {
    const rows = await db.rows<{ value: string; count: bigint }>(
      `select v.enumlabel as value,
              (select count(*) from ${table} where ${column}::text = v.enumlabel) as count
         from pg_enum v where v.enumtypid = '${type}'::regtype order by v.enumsortorder`,
    )
    return rows.map((row) => ({ ...row, column: `${table}.${column}` }))
  })
  return (await Promise.all(counts)).flat()
}

it('tells of each act of staff how it was done and what they had shown', async () => {
  const acts = await database().db.rows<{ kind: string; isTold: boolean }>(
    `select kind, bool_and(
              details::jsonb ? 'staff_proof'
              and (details::jsonb ? 'staff_by' or details::jsonb ? 'staff_address')) as "isTold"
       from events where actor like 'staff:%' group by kind order by kind`,
  )
  expect(acts.length).toBeGreaterThan(20)
  expect(acts.filter(({ isTold }) => !isTold)).toEqual([])
})

it('has open trades, trades void for each reason, and clients in every standing', async () => {
  const { db } = database()
  const rows = await db.rows<{ seen: string }>(
    `select distinct coalesce(void_reason, status::text) as seen from trade_records order by 1`,
  )
  expect(rows.map(({ seen }) => seen)).toEqual(
    expect.arrayContaining([
      'exit_tick_too_old',
      'lost',
      'no_entry_tick',
      'no_exit_tick',
      'open',
      'won',
    ]),
  )
})

it('has settings that wait for a second person, for their day, and that were agreed on', async () => {
  const { db } = database()
  const rows = await db.rows<{ state: string }>(
    `select distinct case when withdrawn_at is not null then 'withdrawn'
                          when applied_at is not null then 'applied'
                          when expired_at is not null then 'expired'
                          when confirmed_at is not null then 'confirmed' else 'proposed' end as state
       from proposals order by 1`,
  )
  expect(rows.map(({ state }) => state)).toEqual([...proposalStates].toSorted())
})

it('has messages that were handled in every way', async () => {
  const rows = await database().db.rows<{ kind: string }>(
    'select distinct kind from message_steps order by 1',
  )
  expect(rows.map(({ kind }) => kind)).toEqual(['answered', 'assigned', 'closed', 'reopened'])
})

it('has names that were like one on a list: the same, another, and not looked at', async () => {
  const rows = await database().db.rows<{ state: string }>(
    'select distinct state from screening_hits order by 1',
  )
  expect(rows.map(({ state }) => state)).toEqual(['different', 'open', 'same'])
})

it('leaves work of every kind behind, some of it overdue', async () => {
  const auditor = { id: 0n, email: 'nobody@world.example', roles: ['auditor'] } as const
  const { kinds } = await countQueue(database().db, auditor, smallWorld.now)
  expect(new Set(kinds.map(({ kind }) => kind))).toEqual(new Set(queueKinds))
  expect(kinds.some(({ overdue }) => overdue > 0)).toBe(true)
})

it('writes to nobody: its letters have left, without their text', async () => {
  const rows = await database().db.rows<{ left: bigint }>(
    `select count(*) as left from outbox where body_text is not null`,
  )
  expect(rows).toEqual([{ left: 0n }])
})

it('says that it is there when it is asked for again, and changes nothing', async () => {
  const before = await digestOf(database().db)
  expect(await seedHere(database().server, smallWorld)).toEqual({ outcome: 'was there' })
  expect(await digestOf(database().db)).toBe(before)
})

it('makes no world beside another one', async () => {
  const before = await digestOf(database().db)
  const other = await seedHere(database().server, { ...smallWorld, seed: 8 })
  expect(other).toEqual({ refused: expect.stringContaining('another world') })
  expect(await digestOf(database().db)).toBe(before)
})
