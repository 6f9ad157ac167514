// The outbox of the stream: its SQL.

import type { PrivateMessage } from '#contract/client/stream.ts'
import type { ClientId } from '#kernel/ids.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'

export type Telling = {
  /** Rises with each telling of a client. */
  readonly id: bigint
  readonly clientId: ClientId
  readonly messages: readonly PrivateMessage[]
}

export async function insertTelling(
  tx: Tx,
  { clientId, messages }: Omit<Telling, 'id'>,
  at: Millis,
): Promise<void> {
  await tx.rows('insert into tellings (client_id, messages, at) values ($1, $2, $3)', [
    clientId,
    JSON.stringify(messages),
    iso(at),
  ])
}

type TellingRow = { id: bigint; client_id: ClientId; messages: readonly PrivateMessage[] }

/** The oldest that were not passed on yet. */
export async function listTellings(tx: Tx, limit: number): Promise<Telling[]> {
  const rows = await tx.rows<TellingRow>(
    'select id, client_id, messages from tellings order by id limit $1',
    [limit],
  )
  return rows.map(({ client_id: clientId, ...row }) => ({ ...row, clientId }))
}

export async function deleteTellings(tx: Tx, ids: readonly bigint[]): Promise<void> {
  await tx.rows('delete from tellings where id = any($1::bigint[])', [ids])
}
