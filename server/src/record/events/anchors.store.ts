// The anchors' SQL.

import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Head } from './events.store.ts'
import type { Anchor } from './hash-anchor.ts'

export type StoredAnchor = Anchor & { readonly hash: Buffer }

/** Nobody else makes an anchor until the transaction ends. */
export async function lockLastAnchor(tx: Tx): Promise<{ nr: bigint; hash: Buffer } | undefined> {
  await tx.rows(`select pg_advisory_xact_lock(hashtext('event anchors'))`)
  const rows = await tx.rows<{ nr: bigint; hash: Buffer }>(
    'select nr, hash from event_anchors order by nr desc limit 1',
  )
  return rows[0]
}

/**
 * Those that have moved since they were anchored, in the order of their chains, and held. One that
 * is being added to is left for the next time: whoever waited for it could be waited for by it.
 */
export async function lockMovedHeads(tx: Tx): Promise<Head[]> {
  return tx.rows<Head>(
    `select chain, nr, hash from event_heads where nr > anchored_nr
      order by chain for update skip locked`,
  )
}

export async function insertAnchor(
  tx: Tx,
  { nr, at, previous, hash }: StoredAnchor,
  heads: readonly Head[],
): Promise<void> {
  await tx.rows('insert into event_anchors (nr, at, previous, hash) values ($1, $2, $3, $4)', [
    nr,
    iso(at),
    previous,
    hash,
  ])
  await tx.rows(
    `insert into event_anchor_heads (anchor_nr, chain, nr, hash)
     select $1, chain, nr, hash
       from unnest($2::bigint[], $3::bigint[], $4::bytea[]) as heads (chain, nr, hash)`,
    [
      nr,
      heads.map((head) => head.chain),
      heads.map((head) => head.nr),
      heads.map((head) => head.hash),
    ],
  )
  await tx.rows(
    `update event_heads h set anchored_nr = a.nr
       from event_anchor_heads a where a.anchor_nr = $1 and h.chain = a.chain`,
    [nr],
  )
}

export async function listHeadsAfter(tx: Tx, chain: bigint, limit: number): Promise<Head[]> {
  return tx.rows<Head>(
    'select chain, nr, hash from event_heads where chain > $1 order by chain limit $2',
    [chain, limit],
  )
}

type AnchorRow = { nr: bigint; at: Millis; previous: Buffer; hash: Buffer }

export async function listAnchorsAfter(tx: Tx, nr: bigint, limit: number): Promise<StoredAnchor[]> {
  return tx.rows<AnchorRow>(
    'select nr, at, previous, hash from event_anchors where nr > $1 order by nr limit $2',
    [nr, limit],
  )
}

/** What an anchor binds, and what is there now: null where it is gone. */
export type AnchoredHead = Head & { readonly found: Buffer | null }

export async function listAnchoredHeads(tx: Tx, anchorNr: bigint): Promise<AnchoredHead[]> {
  return tx.rows<AnchoredHead>(
    `select a.chain, a.nr, a.hash, e.hash as found
       from event_anchor_heads a left join events e on e.chain = a.chain and e.nr = a.nr
      where a.anchor_nr = $1 order by a.chain`,
    [anchorNr],
  )
}
