// The notices' SQL.

import { present } from '#kernel/assert.ts'
import type { ClientId } from '#kernel/ids.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import type { NewNotice, Notice } from './notice.ts'

type NoticeRow = {
  id: bigint
  client_id: ClientId
  kind: string
  details: Notice['details']
  at: Millis
  read_at: Millis | null
}

export async function insertNotice(tx: Tx, notice: NewNotice, isInBell: boolean): Promise<bigint> {
  const rows = await tx.rows<{ id: bigint }>(
    `insert into notices (client_id, kind, details, at, in_bell) values ($1, $2, $3, $4, $5)
     returning id`,
    [notice.clientId, notice.kind, JSON.stringify(notice.details), iso(notice.at), isInBell],
  )
  return present(rows[0], 'it was just added').id
}

export async function listNoticesOf(
  tx: Tx,
  clientId: ClientId,
  page: { readonly before: bigint | null; readonly limit: number },
): Promise<Notice[]> {
  const rows = await tx.rows<NoticeRow>(
    `select id, client_id, kind, details, at, read_at from notices
      where client_id = $1 and in_bell and ($2::bigint is null or id < $2)
      order by id desc limit $3`,
    [clientId, page.before, page.limit],
  )
  return rows.map(noticeOf)
}

export async function countUnread(tx: Tx, clientId: ClientId): Promise<number> {
  const rows = await tx.rows<{ count: bigint }>(
    'select count(*) from notices where client_id = $1 and in_bell and read_at is null',
    [clientId],
  )
  return Number(rows[0]?.count ?? 0n)
}

export async function markNoticesRead(
  tx: Tx,
  clientId: ClientId,
  upTo: bigint,
  at: Millis,
): Promise<void> {
  await tx.rows(
    `update notices set read_at = $3
      where client_id = $1 and id <= $2 and read_at is null`,
    [clientId, upTo, iso(at)],
  )
}

/** Not read, of these kinds and after this one, oldest first; and the newest of all there is. */
export async function listUnreadAfter(
  tx: Tx,
  clientId: ClientId,
  {
    after,
    kinds,
    most,
  }: { readonly after: bigint; readonly kinds: readonly string[]; readonly most: number },
): Promise<Notice[]> {
  const rows = await tx.rows<NoticeRow>(
    `select id, client_id, kind, details, at, read_at from notices
      where client_id = $1 and id > $2 and read_at is null and kind = any($3::text[])
      order by id limit $4`,
    [clientId, after, kinds, most],
  )
  return rows.map(noticeOf)
}

export async function hasUnread(tx: Tx, clientId: ClientId, kind: string): Promise<boolean> {
  const rows = await tx.rows(
    `select from notices where client_id = $1 and kind = $2 and in_bell and read_at is null
      limit 1`,
    [clientId, kind],
  )
  return rows.length > 0
}

export async function markKindRead(
  tx: Tx,
  clientId: ClientId,
  { kind, at }: { readonly kind: string; readonly at: Millis },
): Promise<void> {
  await tx.rows(
    'update notices set read_at = $3 where client_id = $1 and kind = $2 and read_at is null',
    [clientId, kind, iso(at)],
  )
}

export async function deleteNoticesBefore(tx: Tx, before: Millis): Promise<void> {
  await tx.rows('delete from notices where at < $1', [iso(before)])
}

function noticeOf({ client_id: clientId, read_at: readAt, ...row }: NoticeRow): Notice {
  return { ...row, clientId, readAt }
}
