// The acceptances' SQL.

import type { ClientId } from '#kernel/ids.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Accepted } from './acceptance.ts'

export type StoredAcceptance = {
  readonly text: string
  readonly version: string
  readonly acceptedAt: Millis
}

type Named = Pick<StoredAcceptance, 'text' | 'version'>

/** Those that were not accepted before. */
export function insertAcceptances(
  tx: Tx,
  clientId: ClientId,
  versions: readonly Named[],
  now: Millis,
): Promise<Named[]> {
  return tx.rows<Named>(
    `insert into acceptances (client_id, text, version, accepted_at)
     select $1, t.text, t.version, $4 from unnest($2::text[], $3::text[]) t (text, version)
     on conflict do nothing returning text, version`,
    [clientId, versions.map(({ text }) => text), versions.map((it) => it.version), iso(now)],
  )
}

/** Of each text the newest version that the client accepted. */
export async function loadAccepted(tx: Tx, clientId: ClientId): Promise<Accepted> {
  const rows = await tx.rows<{ accepted: Accepted }>(
    `select coalesce(jsonb_object_agg(text, version), '{}') as accepted
       from (select text, max(version) as version from acceptances
              where client_id = $1 group by text) newest`,
    [clientId],
  )
  return rows[0]?.accepted ?? {}
}

/** The newest first. */
export async function listAcceptances(tx: Tx, clientId: ClientId): Promise<StoredAcceptance[]> {
  const rows = await tx.rows<Named & { accepted_at: Millis }>(
    `select text, version, accepted_at from acceptances where client_id = $1
      order by accepted_at desc, text, version desc`,
    [clientId],
  )
  return rows.map(({ accepted_at: acceptedAt, ...row }) => ({ ...row, acceptedAt }))
}

/** Reads all of them. */
export async function countAcceptances(tx: Tx): Promise<(Named & { readonly count: number })[]> {
  const rows = await tx.rows<Named & { count: bigint }>(
    'select text, version, count(*) from acceptances group by text, version',
  )
  return rows.map((row) => ({ ...row, count: Number(row.count) }))
}
