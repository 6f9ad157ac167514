// The SQL of one-time links. Of each link only the hash is kept.

import type { ClientId } from '#kernel/ids.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import { type LinkPurpose, linkEndOf } from './link.ts'

/** A new link; one of the same purpose that the client has not used yet ends with it. */
export async function insertLink(
  tx: Tx,
  link: LinkKey & { readonly clientId: ClientId | null },
  now: Millis,
): Promise<void> {
  const { hash, purpose, clientId } = link
  await tx.rows(
    `update links set replaced_at = $3
      where client_id = $1 and purpose = $2 and used_at is null and replaced_at is null`,
    [clientId, purpose, iso(now)],
  )
  await tx.rows(
    `insert into links (hash, purpose, client_id, created_at, expires_at)
     values ($1, $2, $3, $4, $5)`,
    [hash, purpose, clientId, iso(now), iso(linkEndOf(purpose, now))],
  )
}

export type LinkKey = { readonly hash: Buffer; readonly purpose: LinkPurpose }

/** Whose link this is, good or not. */
export async function findLinkOwner(tx: Tx, link: LinkKey): Promise<ClientId | undefined> {
  const rows = await tx.rows<{ client_id: bigint | null }>(
    'select client_id from links where hash = $1 and purpose = $2',
    [link.hash, link.purpose],
  )
  return (rows[0]?.client_id ?? undefined) as ClientId | undefined
}

/** Uses the link up; false when it was used, replaced or is too old. */
export async function claimLink(tx: Tx, link: LinkKey, now: Millis): Promise<boolean> {
  const rows = await tx.rows(
    `update links set used_at = $3
      where hash = $1 and purpose = $2
        and used_at is null and replaced_at is null and expires_at > $3
     returning hash`,
    [link.hash, link.purpose, iso(now)],
  )
  return rows.length > 0
}

export async function deleteLinksEndedBefore(tx: Tx, before: Millis): Promise<void> {
  await tx.rows('delete from links where expires_at < $1', [iso(before)])
}
