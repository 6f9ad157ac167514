// The SQL of whose what waits is, and of what is put off.

import type { QueueKind } from '#contract/staff/queue.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Snooze } from './queue.ts'

type Item = { readonly kind: QueueKind; readonly id: string }

/** Nobody else changes it until the transaction ends. */
export async function lockMark(tx: Tx, { kind, id }: Item): Promise<void> {
  await tx.rows(
    'insert into queue_marks (kind, id) values ($1, $2) on conflict (kind, id) do nothing',
    [kind, id],
  )
  await tx.rows('select from queue_marks where kind = $1 and id = $2 for update', [kind, id])
}

export type Assigning = { readonly to: string | null; readonly by: string; readonly at: Millis }

export async function saveHolder(
  tx: Tx,
  { kind, id }: Item,
  { to, by, at }: Assigning,
): Promise<void> {
  await tx.rows(
    `update queue_marks
        set assigned_to = (select id from members where email = $3),
            assigned_by = case when $3::text is not null
                               then (select id from members where email = $4) end,
            assigned_at = case when $3::text is not null then $5::timestamptz end
      where kind = $1 and id = $2`,
    [kind, id, to, by, iso(at)],
  )
}

/** Null: it is put off no longer. */
export async function saveSnooze(
  tx: Tx,
  { kind, id }: Item,
  snooze: Snooze | null,
  at: Millis,
): Promise<void> {
  await tx.rows(
    `update queue_marks
        set snoozed_until = $3, snoozed_by = (select id from members where email = $4),
            snooze_reason = $5, snoozed_at = $6
      where kind = $1 and id = $2`,
    [
      ...[kind, id, snooze && iso(snooze.until), snooze?.by ?? null, snooze?.reason ?? null],
      snooze && iso(at),
    ],
  )
}
