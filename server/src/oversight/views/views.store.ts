// Saved views: their SQL.

import type { OfficeList } from '#contract/staff/lists.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import type { ViewFilters } from './view-filters.ts'

export type SavedView = {
  readonly id: bigint
  readonly list: OfficeList
  readonly name: string
  readonly isShared: boolean
  /** The address of a member. */
  readonly by: string
  readonly at: Millis
  readonly filters: ViewFilters
}

const selected = `select v.id, v.list, v.name, v.is_shared as "isShared", m.email as by,
    v.saved_at as at, v.filters
  from list_views v join members m on m.id = v.operator_id
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
  { list, name, isShared, by, at, filters }: Omit<SavedView, 'id'>,
): Promise<void> {
  await tx.rows(
    `insert into list_views (operator_id, list, name, is_shared, filters, saved_at)
     select m.id, $2, $3, $4, $5, $6 from members m where m.email = $1`,
    [by, list, name, isShared, JSON.stringify(filters), iso(at)],
  )
}

/** Those of this member and list that are so called, in any case. */
export async function removeNamed(
  tx: Tx,
  { by, list, name }: Pick<SavedView, 'by' | 'list' | 'name'>,
  at: Millis,
): Promise<void> {
  await tx.rows(
    `update list_views v set removed_at = $4 from members m
      where m.id = v.operator_id and m.email = $1 and v.list = $2 and lower(v.name) = lower($3)
        and v.removed_at is null`,
    [by, list, name, iso(at)],
  )
}

export async function removeView(tx: Tx, id: bigint, at: Millis): Promise<void> {
  await tx.rows('update list_views set removed_at = $2 where id = $1 and removed_at is null', [
    id,
    iso(at),
  ])
}
