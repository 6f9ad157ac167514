// Who moved from this cell to another one, for whoever passes on what comes for them. Their
// sessions, tokens and letters are still known here, and lead nowhere but there.

import type { ClientId } from '#kernel/ids.ts'
import type { Tx } from '#server/platform/db.ts'

/** What a request names a client by: hashes are of tokens of any kind, and of letters' links. */
export type MovedBy =
  | { readonly clientId: ClientId }
  | { readonly emailKey: string }
  | { readonly hash: Buffer }
  | { readonly passkey: Buffer }

export type MovedClient = {
  readonly clientId: ClientId
  readonly cell: number
  /** False for the seconds that it takes: nobody answers for them, and whoever asks, asks again. */
  readonly hasArrived: boolean
}

const found = `m.client_id as "clientId", m.to_cell as cell,
  m.arrived_at is not null as "hasArrived" from moved_clients m`

/** Undefined: they have not moved, or nobody is known by that. */
export async function cellOfMoved(tx: Tx, by: MovedBy): Promise<MovedClient | undefined> {
  const [moved] = await findMoved(tx, by)
  return moved
}

function findMoved(tx: Tx, by: MovedBy): Promise<MovedClient[]> {
  if ('clientId' in by) {
    return tx.rows<MovedClient>(`select ${found} where m.client_id = $1`, [by.clientId])
  }
  if ('emailKey' in by) {
    return tx.rows<MovedClient>(
      `select ${found} join clients c on c.id = m.client_id where c.email_key = $1`,
      [by.emailKey],
    )
  }
  if ('passkey' in by) {
    return tx.rows<MovedClient>(
      `select ${found} join passkeys p on p.client_id = m.client_id where p.credential_id = $1`,
      [by.passkey],
    )
  }
  return tx.rows<MovedClient>(
    `with known as (
       select s.client_id from access_tokens a join sessions s on s.id = a.session_id
        where a.hash = $1
       union all
       select client_id from sessions where refresh_hash = $1 or previous_refresh_hash = $1
       union all
       select s.client_id from spent_refresh_tokens t join sessions s on s.id = t.session_id
        where t.hash = $1
       union all
       select client_id from api_tokens where hash = $1
       union all
       select client_id from links where hash = $1
     )
     select ${found} where m.client_id in (select client_id from known)`,
    [by.hash],
  )
}
