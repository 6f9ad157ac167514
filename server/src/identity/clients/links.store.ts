// The SQL of one-time links. Of each link only the hash is kept.

import type { ClientId } from '#kernel/ids.ts'
import { iso, type Millis } from '#kernel/time.ts'
import { column } from '#server/platform/columns.ts'
import type { Tx } from '#server/platform/db.ts'
import { type LinkPurpose, linkEndOf } from './link.ts'

/** A new link; one of the same purpose that the client has not used yet ends with it. */
export async function insertLink(tx: Tx, link: NewLink, now: Millis): Promise<void> {
  const { hash, purpose, clientId, address = null } = link
  if (clientId !== null) await endLinks(tx, clientId, [purpose], now)
  await tx.rows(
    `insert into links (hash, purpose, client_id, address, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [hash, purpose, clientId, address, iso(now), iso(linkEndOf(purpose, now))],
  )
}

/** The client's unused links of these purposes lead nowhere from now on. */
export async function endLinks(
  tx: Tx,
  clientId: ClientId,
  purposes: readonly LinkPurpose[],
  now: Millis,
): Promise<void> {
  await tx.rows(
    `update links set replaced_at = $3
      where client_id = $1 and purpose = any($2::link_purpose[])
        and used_at is null and replaced_at is null`,
    [clientId, column(purposes), iso(now)],
  )
}

export type LinkKey = { readonly hash: Buffer; readonly purpose: LinkPurpose }

export type NewLink = LinkKey & {
  readonly clientId: ClientId | null
  /** The address that a change of address leads to. */
  readonly address?: string
}

export type GoodLink = { readonly clientId: ClientId; readonly address: string | null }

/** A client's link; undefined when it is unknown, used, replaced or too old. */
export async function loadGoodLink(
  tx: Tx,
  link: LinkKey,
  now: Millis,
): Promise<GoodLink | undefined> {
  const [row] = await tx.rows<{ client_id: bigint; address: string | null }>(
    `select client_id, address from links
      where hash = $1 and purpose = $2 and client_id is not null
        and used_at is null and replaced_at is null and expires_at > $3`,
    [link.hash, link.purpose, iso(now)],
  )
  return row && { clientId: row.client_id as ClientId, address: row.address }
}

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
  await tx.rows('delete from links where least(used_at, replaced_at, expires_at) < $1', [
    iso(before),
  ])
}
