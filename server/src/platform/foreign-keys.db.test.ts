// Foreign keys and the indexes that find rows by them: one without an index has its reason here.

import { expect, test } from 'vitest'
import { freshDatabase } from '#test/database.ts'

const database = freshDatabase()

const byNobody = 'who did it is read, never looked up by, and operators are never removed'
const fewRows = 'flags are few; the list reads them all, and erasing a client may too'
const currencies = 'a handful of rows that stay'

/** Those that no index leads to, with the reason; docs/decisions/0148 says more. */
const unindexed: Readonly<Record<string, string>> = {
  'accounts (currency)': currencies,
  'bank_refusals (operator_id)': byNobody,
  'campaigns (decided_by)': byNobody,
  'campaigns (proposed_by)': byNobody,
  'campaigns (stopped_by)': byNobody,
  'canned_answers (added_by)': byNobody,
  'client_notes (operator_id)': byNobody,
  'client_tags (put_by)': byNobody,
  'client_tags (taken_by)': byNobody,
  'compliance_flags (client_id)': fewRows,
  'compliance_flags (other_client_id)': fewRows,
  'compliance_flags (other_document_id)': fewRows,
  'conversation_events (assigned_to)': byNobody,
  'conversation_events (operator_id)': byNobody,
  'conversations (assigned_to)': byNobody,
  'correction_decisions (decided_by)': byNobody,
  'corrections (previous_id)': 'read beside the deposit, which has an index',
  'corrections (proposed_by)': byNobody,
  'custody_movements (confirmed_by)': byNobody,
  'custody_movements (dropped_by)': byNobody,
  'custody_movements (noted_by)': byNobody,
  'destination_flags (client_id)': fewRows,
  'destination_flags (other_client_id)': fewRows,
  'dispute_steps (operator_id)': byNobody,
  'flow_routes (currency)': currencies,
  'message_steps (assigned_to)': byNobody,
  'message_steps (operator_id)': byNobody,
  'operators (added_by)': byNobody,
  'price_alerts (instrument_id)': 'looked for by instrument while they wait, by an index of those',
  'price_halts (source_id)': 'sources are few and never go',
  'proposals (confirmed_by)': byNobody,
  'proposals (proposed_by)': byNobody,
  'proposals (withdrawn_by)': byNobody,
  'queue_marks (assigned_by)': byNobody,
  'queue_marks (assigned_to)': byNobody,
  'queue_marks (snoozed_by)': byNobody,
  'refused_prices (source_id)': 'sources are few and never go',
  'report_days (currency)': currencies,
  'report_schedules (added_by)': byNobody,
  'report_schedules (currency)': currencies,
  'report_schedules (reader_id)': byNobody,
  'screenings (round)': 'read from a client to its round only; lists are never removed',
  'settings (proposal)': 'read from the setting to its proposal only; settings are few',
  'standing_changes (client_id)': 'read by number; the newest ten thousand are kept',
  'tags (added_by)': byNobody,
  'tournaments (currency)': currencies,
  'trading_stops (instrument_id)': 'instruments never go; those that stand are indexed',
  'unfreeze_approvals (operator_id)': byNobody,
  'withdrawal_approvals (operator_id)': byNobody,
}

test('each foreign key begins an index that has all its rows, or says why it needs none', async () => {
  const rows = await database().owner.rows<{ key: string }>(
    `select format('%s (%s)', c.conrelid::regclass, string_agg(a.attname, ', ' order by k.nr))
              as key
       from pg_constraint c
       join unnest(c.conkey) with ordinality as k(attnum, nr) on true
       join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.attnum
       join pg_class t on t.oid = c.conrelid and not t.relispartition
      where c.contype = 'f' and c.connamespace = 'public'::regnamespace
        and not exists (
          select from pg_index i
           where i.indrelid = c.conrelid
             and (i.indkey::smallint[])[0:cardinality(c.conkey) - 1] @> c.conkey
             and (i.indpred is null
                  or pg_get_expr(i.indpred, i.indrelid) in (
                       select format('(%I IS NOT NULL)', n.attname) from pg_attribute n
                        where n.attrelid = i.indrelid and n.attnum = any(c.conkey))))
      group by c.oid, c.conrelid order by 1`,
  )
  expect(rows.map(({ key }) => key)).toEqual(Object.keys(unindexed))
})

test('a sign-in finds what is the client’s by an index', async () => {
  const looks = [
    `select from sessions where client_id = 1 limit 1`,
    `select from sessions where client_id = 1 and ended_at is null`,
    `update half_sign_ins set finished_at = now() where client_id = 1 and finished_at is null`,
    `select from passkey_challenges where client_id = 1`,
    `delete from proofs where client_id = 1`,
  ]
  for (const look of looks) {
    const plan = await database().owner.transaction(async (tx) => {
      // A table without rows is read whole unless that is out of the question.
      await tx.rows('set local enable_seqscan = off')
      return tx.rows<{ 'QUERY PLAN': string }>(`explain ${look}`)
    })
    const text = plan.map((row) => row['QUERY PLAN']).join('\n')
    expect([look, /Index Cond: \(.*client_id = /.test(text)]).toEqual([look, true])
  }
})
