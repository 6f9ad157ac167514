// Where addresses lead, at home.

import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Entry } from './seal-entry.ts'

export async function loadEntry(tx: Tx, emailMark: Uint8Array): Promise<Entry | undefined> {
  const [row] = await tx.rows<{ cell: number; seal: Buffer }>(
    'select cell, seal from cell_addresses where email_mark = $1',
    [emailMark],
  )
  return row && { emailMark, ...row }
}

/** Whoever was first stays. */
export async function addEntry(tx: Tx, entry: Entry, now: Millis): Promise<void> {
  await tx.rows(
    `insert into cell_addresses (email_mark, cell, since, seal) values ($1, $2, $3, $4)
     on conflict do nothing`,
    [entry.emailMark, entry.cell, iso(now), entry.seal],
  )
}
