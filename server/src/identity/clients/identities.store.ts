// The SQL of who clients are: what their documents proved, and what their rows say.

import type { ClientId } from '#kernel/ids.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Identity } from './identity.ts'

/** What the client's rows say now; undefined without such a client. */
export async function loadIdentity(tx: Tx, clientId: ClientId): Promise<Identity | undefined> {
  const rows = await tx.rows<Identity>(
    `select c.firstname, c.lastname, p.date_of_birth::text, p.country, c.phone
       from clients c left join profiles p on p.client_id = c.id where c.id = $1`,
    [clientId],
  )
  return rows[0]
}

/** From now on this counts: the document has proved it. */
export async function insertIdentity(
  tx: Tx,
  clientId: ClientId,
  identity: Identity,
  proof: { readonly documentId: string; readonly at: Millis },
): Promise<void> {
  const { firstname, lastname, date_of_birth, country, phone } = identity
  await tx.rows(
    `insert into identities (client_id, document_id, firstname, lastname, date_of_birth, country,
                             phone, approved_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [clientId, proof.documentId, firstname, lastname, date_of_birth, country, phone, iso(proof.at)],
  )
}

/** The client's rows say this from now on. */
export async function updateIdentity(
  tx: Tx,
  clientId: ClientId,
  { firstname, lastname, date_of_birth, country, phone }: Identity,
  at: Millis,
): Promise<void> {
  await tx.rows('update clients set firstname = $2, lastname = $3, phone = $4 where id = $1', [
    clientId,
    firstname,
    lastname,
    phone,
  ])
  await tx.rows(
    `update profiles set date_of_birth = $2, country = $3, changed_at = $4 where client_id = $1`,
    [clientId, date_of_birth, country, iso(at)],
  )
}

/** Other clients of this name who were born on this day. */
export async function listNamesakes(
  tx: Tx,
  clientId: ClientId,
  { firstname, lastname, date_of_birth: born }: Identity,
): Promise<ClientId[]> {
  const rows = await tx.rows<{ id: ClientId }>(
    `select c.id from clients c join profiles p on p.client_id = c.id
      where lower(c.firstname || ' ' || c.lastname) = lower($2::text || ' ' || $3::text)
        and p.date_of_birth = $4::date and c.id <> $1 order by c.id limit 20`,
    [clientId, firstname, lastname, born],
  )
  return rows.map(({ id }) => id)
}

export function listBirths(
  tx: Tx,
  ids: readonly ClientId[],
): Promise<{ id: ClientId; born: string }[]> {
  return tx.rows<{ id: ClientId; born: string }>(
    `select client_id as id, date_of_birth::text as born from profiles
      where client_id = any ($1::bigint[]) and date_of_birth is not null`,
    [ids],
  )
}
