// The SQL of the breaks that clients took and of their reminder, as limits and paying in ask for
// them.

import type { ClientId } from '#kernel/ids.ts'
import type { Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'

export type Breaks = {
  readonly coolOffUntil: Millis | null
  readonly selfExcludedUntil: Millis | null
  readonly reminderMinutes: number | null
}

type BreaksRow = {
  cool_off_until: Millis | null
  self_excluded_until: Millis | null
  reminder_minutes: number | null
}

const breakColumns = 'cool_off_until, self_excluded_until, reminder_minutes'

export async function loadBreaks(tx: Tx, clientId: ClientId): Promise<Breaks | undefined> {
  const rows = await tx.rows<BreaksRow>(`select ${breakColumns} from clients where id = $1`, [
    clientId,
  ])
  return rows[0] && breaksOf(rows[0])
}

/** As above; nobody else changes the client, or their limits, until the transaction ends. */
export async function lockBreaks(tx: Tx, clientId: ClientId): Promise<Breaks | undefined> {
  const rows = await tx.rows<BreaksRow>(
    `select ${breakColumns} from clients where id = $1 for no key update`,
    [clientId],
  )
  return rows[0] && breaksOf(rows[0])
}

function breaksOf(row: BreaksRow): Breaks {
  return {
    coolOffUntil: row.cool_off_until,
    selfExcludedUntil: row.self_excluded_until,
    reminderMinutes: row.reminder_minutes,
  }
}
