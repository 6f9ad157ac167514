// The SQL of stops of automated trading.

import type { ClientId } from '#kernel/ids.ts'
import { iso, type Millis } from '#kernel/time.ts'
import { column } from '#server/platform/columns.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Halt } from './halt.ts'

/** Those that nobody has ended: for everybody, and for these clients. */
export async function loadHalts(tx: Tx, clientIds: readonly ClientId[]): Promise<Halt[]> {
  return await tx.rows<Halt>(
    `select client_id as "clientId", reason, stopped_by as by, stopped_at as at
       from automation_stops
      where resumed_at is null and (client_id is null or client_id = any($1::bigint[]))`,
    [column(clientIds)],
  )
}

type NewHalt = {
  readonly clientId: ClientId | null
  readonly by: string
  readonly reason: string
  readonly at: Millis
}

/** Whether there was none. */
export async function insertHalt(tx: Tx, { clientId, by, reason, at }: NewHalt): Promise<boolean> {
  const rows = await tx.rows(
    `insert into automation_stops (client_id, stopped_by, reason, stopped_at)
     values ($1, $2, $3, $4) on conflict do nothing returning id`,
    [clientId, by, reason, iso(at)],
  )
  return rows.length > 0
}

/** Whether there was one to end. */
export async function endHalt(tx: Tx, { clientId, by, reason, at }: NewHalt): Promise<boolean> {
  const rows = await tx.rows(
    `update automation_stops
        set resumed_by = $2, resume_reason = $3, resumed_at = greatest(stopped_at, $4)
      where client_id is not distinct from $1 and resumed_at is null returning id`,
    [clientId, by, reason, iso(at)],
  )
  return rows.length > 0
}

export type ListedHalt = {
  readonly id: bigint
  readonly clientId: ClientId | null
  readonly stoppedBy: string
  readonly stoppedAt: Millis
  readonly reason: string
  readonly resumedBy: string | null
  readonly resumedAt: Millis | null
  readonly resumeReason: string | null
}

/** The newest first. */
export function listHalts(
  tx: Tx,
  { before, limit }: { readonly before: bigint | null; readonly limit: number },
): Promise<ListedHalt[]> {
  return tx.rows<ListedHalt>(
    `select id, client_id as "clientId", stopped_by as "stoppedBy", stopped_at as "stoppedAt",
            reason, resumed_by as "resumedBy", resumed_at as "resumedAt",
            resume_reason as "resumeReason"
       from automation_stops where $1::bigint is null or id < $1 order by id desc limit $2`,
    [before, limit],
  )
}
