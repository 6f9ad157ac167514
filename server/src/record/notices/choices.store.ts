// The SQL of what clients choose about notices.

import type { ClientId } from '#kernel/ids.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Choices } from './choices.ts'

type ChoicesRow = {
  topics: Choices['topics']
  quiet_from: number | null
  quiet_to: number | null
  time_zone: string
  digest: Choices['digest']
  shows_details: boolean
}

const columns = 'topics, quiet_from, quiet_to, time_zone, digest, shows_details'

/** Undefined: they have chosen nothing. */
export async function loadChoices(tx: Tx, clientId: ClientId): Promise<Choices | undefined> {
  const rows = await tx.rows<ChoicesRow>(
    `select ${columns} from notice_choices where client_id = $1`,
    [clientId],
  )
  return rows[0] && choicesOf(rows[0])
}

export type Saved = Choices & {
  readonly clientId: ClientId
  /** Kept where there is one already. */
  readonly unsubscribeKey: string
  readonly nextDigestAt: Millis | null
}

export async function saveChoices(tx: Tx, saved: Saved): Promise<void> {
  const { clientId, topics, quiet, zone, digest, showsDetails, unsubscribeKey, nextDigestAt } =
    saved
  await tx.rows(
    `insert into notice_choices (client_id, topics, quiet_from, quiet_to, time_zone, digest,
                                 shows_details, unsubscribe_key, next_digest_at, digested_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, (select coalesce(max(id), 0) from notices))
     on conflict (client_id) do update
        set topics = $2, quiet_from = $3, quiet_to = $4, time_zone = $5, digest = $6,
            shows_details = $7, next_digest_at = $9,
            digested_id = case when notice_choices.next_digest_at is null
                               then excluded.digested_id else notice_choices.digested_id end`,
    [
      ...[clientId, JSON.stringify(topics), quiet?.from ?? null, quiet?.to ?? null, zone, digest],
      ...[showsDetails, unsubscribeKey, nextDigestAt === null ? null : iso(nextDigestAt)],
    ],
  )
}

/** Theirs from now on, or the one that they have. */
export async function keepUnsubscribeKey(
  tx: Tx,
  clientId: ClientId,
  fresh: string,
): Promise<string> {
  const rows = await tx.rows<{ unsubscribe_key: string }>(
    `insert into notice_choices (client_id, unsubscribe_key) values ($1, $2)
     on conflict (client_id) do update set client_id = $1
     returning unsubscribe_key`,
    [clientId, fresh],
  )
  return rows[0]?.unsubscribe_key ?? fresh
}

/** Locked until the transaction ends. */
export async function lockByKey(
  tx: Tx,
  key: string,
): Promise<(Choices & { readonly clientId: ClientId }) | undefined> {
  const rows = await tx.rows<ChoicesRow & { client_id: ClientId }>(
    `select client_id, ${columns} from notice_choices where unsubscribe_key = $1 for update`,
    [key],
  )
  const [row] = rows
  return row && { ...choicesOf(row), clientId: row.client_id }
}

export type DueDigest = Choices & { readonly clientId: ClientId; readonly digestedId: bigint }

/** Those whose digest is due, locked; another process takes the others. */
export async function lockDueDigests(tx: Tx, now: Millis, most: number): Promise<DueDigest[]> {
  const rows = await tx.rows<ChoicesRow & { client_id: ClientId; digested_id: bigint }>(
    `select client_id, digested_id, ${columns} from notice_choices
      where next_digest_at <= $1 order by next_digest_at limit $2 for update skip locked`,
    [iso(now), most],
  )
  return rows.map((row) => ({
    ...choicesOf(row),
    clientId: row.client_id,
    digestedId: row.digested_id,
  }))
}

export async function saveDigested(
  tx: Tx,
  clientId: ClientId,
  { nextAt, upTo }: { readonly nextAt: Millis | null; readonly upTo: bigint },
): Promise<void> {
  await tx.rows(
    'update notice_choices set next_digest_at = $2, digested_id = $3 where client_id = $1',
    [clientId, nextAt === null ? null : iso(nextAt), upTo],
  )
}

function choicesOf(row: ChoicesRow): Choices {
  const { topics, quiet_from: from, quiet_to: to, digest, shows_details: showsDetails } = row
  const quiet = from === null || to === null ? null : { from, to }
  return { topics, quiet, zone: row.time_zone, digest, showsDetails }
}
