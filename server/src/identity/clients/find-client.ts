// The clients' door for other modules: who this client is.

import { present } from '#kernel/assert.ts'
import type { ClientId } from '#kernel/ids.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Client } from './client.ts'
import { loadClient, loadClients } from './clients.store.ts'

export async function findClient(tx: Tx, clientId: ClientId): Promise<Client> {
  return present(await loadClient(tx, clientId), 'clients are never deleted')
}

/** Several at once, by their ids. */
export async function findClients(
  tx: Tx,
  clientIds: readonly ClientId[],
): Promise<ReadonlyMap<ClientId, Client>> {
  const clients = await loadClients(tx, clientIds)
  return new Map(clients.map((client) => [client.id, client]))
}

/** Where it may be that there is none. */
export const findKnown = loadClient
