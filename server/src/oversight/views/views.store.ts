// Saved views: their SQL.

import type { ViewFilters } from '#contract/staff/views.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'

export type SavedView = {
  readonly id: bigint
  readonly name: string
  readonly isShared: boolean
  /** The address of a member. */
  readonly by: string
  readonly at: Millis
  readonly filters: ViewFilters
}

const selected = `select v.id, v.name, v.is_shared as "isShared", m.email as by, v.saved_at as at,
    v.filters
  from client_views v join members m on m.id = v.operator_id
 where v.removed_at is null`

/** Those of a member, and those that others share; by name. */
export function listViews(tx: Tx, email: string): Promise<SavedView[]> {
  return tx.rows<SavedView>(
    `${selected} and (v.is_shared or m.email = $1) order by lower(v.name), v.id`,
    [email],
  )
}

export async function loadView(tx: Tx, id: bigint): Promise<SavedView | undefined> {
  const rows = await tx.rows<SavedView>(`${selected} and v.id = $1`, [id])
  return rows[0]
}

/** From here to the end of the transaction nobody else saves one of this member. */
export async function lockViews(tx: Tx, email: string): Promise<void> {
  await tx.rows(`select pg_advisory_xact_lock(hashtext('views'), hashtext($1))`, [email])
}

export async function insertView(
  tx: Tx,
  { name, isShared, by, at, filters }: Omit<SavedView, 'id'>,
): Promise<void> {
  await tx.rows(
    `insert into client_views (operator_id, name, is_shared, filters, saved_at)
     select m.id, $2, $3, $4, $5 from members m where m.email = $1`,
    [by, name, isShared, JSON.stringify(filters), iso(at)],
  )
}

/** Those of this member that are so called, in any case. */
export async function removeNamed(tx: Tx, email: string, name: string, at: Millis): Promise<void> {
  await tx.rows(
    `update client_views v set removed_at = $3 from members m
      where m.id = v.operator_id and m.email = $1 and lower(v.name) = lower($2)
        and v.removed_at is null`,
    [email, name, iso(at)],
  )
}

export async function removeView(tx: Tx, id: bigint, at: Millis): Promise<void> {
  await tx.rows('update client_views set removed_at = $2 where id = $1 and removed_at is null', [
    id,
    iso(at),
  ])
}
