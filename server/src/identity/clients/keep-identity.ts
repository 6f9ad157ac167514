// The clients' door for documents: who the client is by now, and who they are once a document has
// proved it.

import { present } from '#kernel/assert.ts'
import type { ClientId } from '#kernel/ids.ts'
import type { Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Client } from './client.ts'
import { lockClient } from './clients.store.ts'
import {
  insertIdentity,
  listBirths,
  listNamesakes,
  loadIdentity,
  updateIdentity,
} from './identities.store.ts'
import type { Identity } from './identity.ts'

export type Person = { readonly client: Client; readonly identity: Identity }

/** Nobody else changes the client until the transaction ends. */
export async function holdPerson(tx: Tx, clientId: ClientId): Promise<Person> {
  const client = present(await lockClient(tx, clientId), 'clients are never deleted')
  return { client, identity: await identityOf(tx, clientId) }
}

export async function identityOf(tx: Tx, clientId: ClientId): Promise<Identity> {
  return present(await loadIdentity(tx, clientId), 'clients are never deleted')
}

/** The document proved it: it counts from now on, and the client's rows say so. */
export async function putIdentity(
  tx: Tx,
  clientId: ClientId,
  identity: Identity,
  proof: { readonly documentId: string; readonly at: Millis },
): Promise<void> {
  await insertIdentity(tx, clientId, identity, proof)
  await updateIdentity(tx, clientId, identity, proof.at)
}

/** Of a client who is not identified yet: what they told is put right, and proves nothing. */
export const correctIdentity = updateIdentity

/** Other clients who are called so and were born on that day; nobody where either is not told. */
export async function namesakesOf(
  tx: Tx,
  clientId: ClientId,
  identity: Identity,
): Promise<readonly ClientId[]> {
  const { firstname, lastname, date_of_birth: born } = identity
  if (born === null || `${firstname}${lastname}`.trim() === '') return []
  return listNamesakes(tx, clientId, identity)
}

/** On which day each of them says that they were born. */
export async function findBirths(
  tx: Tx,
  ids: readonly ClientId[],
): Promise<ReadonlyMap<ClientId, string>> {
  const rows = await listBirths(tx, ids)
  return new Map(rows.map(({ id, born }) => [id, born]))
}
