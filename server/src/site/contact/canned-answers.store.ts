// Answers that are kept ready: their SQL.

import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'

export type CannedAnswer = { readonly id: bigint; readonly name: string; readonly text: string }

export async function listCanned(tx: Tx): Promise<CannedAnswer[]> {
  return tx.rows<CannedAnswer>(
    'select id, name, text from canned_answers where removed_at is null order by name',
  )
}

export async function insertCanned(
  tx: Tx,
  { name, text }: Omit<CannedAnswer, 'id'>,
  { added, at }: { readonly added: string; readonly at: Millis },
): Promise<void> {
  await tx.rows(
    `insert into canned_answers (name, text, added_by, added_at)
     select $1, $2, m.id, $4 from members m where m.email = $3`,
    [name, text, added, iso(at)],
  )
}

/** Whether one of this name was kept. */
export async function removeCannedNamed(tx: Tx, name: string, at: Millis): Promise<boolean> {
  const rows = await tx.rows(
    `update canned_answers set removed_at = $2 where name = $1 and removed_at is null
     returning id`,
    [name, iso(at)],
  )
  return rows.length > 0
}

/** Its name; undefined where it is not kept. */
export async function removeCanned(tx: Tx, id: bigint, at: Millis): Promise<string | undefined> {
  const rows = await tx.rows<{ name: string }>(
    `update canned_answers set removed_at = $2 where id = $1 and removed_at is null
     returning name`,
    [id, iso(at)],
  )
  return rows[0]?.name
}
