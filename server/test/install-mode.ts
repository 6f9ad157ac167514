// The mode of a test's install, as the database has it.

import type { Db } from '#server/platform/db.ts'

export async function setMode(db: Db, mode: 'live' | 'sandbox'): Promise<void> {
  await db.rows(
    `insert into install (mode) values ($1) on conflict (one_row) do update set mode = $1`,
    [mode],
  )
}
