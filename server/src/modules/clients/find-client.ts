// The clients' door for other modules: who this client is.

import { present } from '#kernel/assert.ts'
import type { ClientId } from '#kernel/ids.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Client } from './client.ts'
import { loadClient } from './clients.store.ts'

export async function findClient(tx: Tx, clientId: ClientId): Promise<Client> {
  return present(await loadClient(tx, clientId), 'clients are never deleted')
}

/** Where it may be that there is none. */
export const findKnown = loadClient
