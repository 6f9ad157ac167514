// What people write, planted where it is kept: each text that clients, staff, banks and lists bring
// into a made-up world is put in the place of a line that wants to run, or once broke a program.
// It is written past every check, so that what shows it has to bear it.

import type { Db } from '#server/platform/db.ts'
import { naughtyStrings, scriptLines } from '#test/naughty.ts'

/** Columns that hold what somebody wrote, by their table. */
const written: Readonly<Record<string, readonly string[]>> = {
  account_freezes: ['reason'],
  account_unfreezings: ['reason'],
  alarms: ['says'],
  announcement_endings: ['reason'],
  announcements: ['text_en', 'text_nl'],
  attestations: ['value'],
  bank_refusals: ['reason'],
  canned_answers: ['name', 'text'],
  clients: ['firstname', 'lastname'],
  closures: ['reason'],
  contact_messages: ['name', 'message'],
  corrections: ['reason', 'evidence'],
  deposit_steps: ['reason'],
  dispute_steps: ['text'],
  invoices: ['buyer'],
  documents: ['reason'],
  identities: ['firstname', 'lastname'],
  identity_changes: ['firstname', 'lastname'],
  message_steps: ['text'],
  operators: ['name'],
  payout_destinations: ['label'],
  plan_requests: ['reason'],
  profiles: ['address', 'city', 'state'],
  proposals: ['reason', 'evidence'],
  screening_hits: ['listed_name', 'client_name', 'reason'],
  screening_names: ['name'],
  seen_alarms: ['reason'],
  sessions: ['user_agent'],
  staff_sessions: ['user_agent'],
  trading_stops: ['reason', 'reopen_reason'],
  unfreeze_approvals: ['reason'],
  withdrawal_returns: ['reason'],
  withdrawal_steps: ['reason'],
}

/** Columns whose values have spaces though nobody outside wrote them, and why. */
const ours: Readonly<Record<string, string>> = {
  'credit_charges.reason': 'named by the product: an exchange and a day or a pair',
  'credit_charges.ref': 'the same, for one charge of each',
  'bank_files.xml': 'a file that banks read; no page shows it',
  'events.details': 'what is told in them is planted by itself',
  'identity_changes.phone': 'kept in one way of writing',
  'instruments.title': 'a table of the product',
  'known_devices.device': 'named by the product',
  'outbox.subject': 'made by the product; no page shows it',
  'screening_hits.client_plain': 'what a name is compared by; no page shows it',
}

/** What a small world has none of. */
export const unplanted: readonly string[] = [
  ...['alarms.says', 'seen_alarms.reason'],
  ...['announcement_endings.reason', 'announcements.text_en', 'announcements.text_nl'],
  ...['attestations.value', 'bank_refusals.reason', 'canned_answers.name', 'canned_answers.text'],
  ...['identity_changes.firstname', 'proposals.evidence', 'proposals.reason'],
  ...['staff_sessions.user_agent', 'trading_stops.reason', 'trading_stops.reopen_reason'],
]

/** Columns of a world that hold sentences and stand in neither table: each is a place forgotten. */
export async function forgottenIn(db: Db): Promise<string[]> {
  const columns = await db.rows<{ table: string; column: string }>(
    `select c.table_name as table, c.column_name as column
       from information_schema.columns c join information_schema.tables t
            using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type = 'text'
      order by 1, 2`,
  )
  const found: string[] = []
  for (const { table, column } of columns) {
    const name = `${table}.${column}`
    if (written[table]?.includes(column) || name in ours) continue
    const rows = await db.rows(`select 1 from ${table} where ${column} ~ '\\S\\s+\\S' limit 1`)
    if (rows.length > 0) found.push(name)
  }
  return found
}

/** Short enough for each of these columns; PostgreSQL has no text with a zero or half a sign in it. */
const lines = [...scriptLines, ...naughtyStrings].filter(
  (line) =>
    line !== '' && line.length <= 60 && !line.includes('\0') && !/\p{Surrogate}/u.test(line),
)

/** Gives how many rows bear a line now, by their column. */
export function plant(db: Db): Promise<Record<string, number>> {
  let next = 0
  const line = () => lines[next++ % lines.length] ?? ''
  return db.transaction(async (tx) => {
    // As whoever owns the tables may: what is only added to does not refuse it then.
    await tx.rows('set local session_replication_role = replica')
    const planted: Record<string, number> = {}
    for (const [table, columns] of Object.entries(written)) {
      for (const column of columns) {
        const rows = await tx.rows<{ at: string }>(
          `select ctid::text as at from ${table} where ${column} is not null`,
        )
        await tx.rows(
          `update ${table} set ${column} = line
             from unnest($1::text[], $2::text[]) as planted (at, line)
            where ${table}.ctid = planted.at::tid`,
          [rows.map(({ at }) => at), rows.map(line)],
        )
        planted[`${table}.${column}`] = rows.length
      }
    }
    await tx.rows(
      `update events set details = jsonb_set(details::jsonb, '{reason}', to_jsonb($1::text))::text
        where details::jsonb ? 'reason'`,
      [scriptLines[3]],
    )
    return planted
  })
}
