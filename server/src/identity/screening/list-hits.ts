// The door for staff: names of clients that are like one on a list, with whose they are, and the
// lists.

import { present } from '#kernel/assert.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Client } from '../clients/client.ts'
import { findClients } from '../clients/find-client.ts'
import type { Hit } from './hit.ts'
import { type HitsAsked, listLists, loadHit, pageHits } from './screening.store.ts'

export type SeenHit = Hit & { readonly client: Pick<Client, 'id' | 'email'> }

export async function pageHitsForStaff(tx: Tx, asked: HitsAsked): Promise<SeenHit[]> {
  return withClients(tx, await pageHits(tx, asked))
}

/** More than this nobody looks at in a day. */
const queuedMost = 500

/** Those at which nobody has looked; who waits longest first. */
export function listOpenHits(tx: Tx): Promise<SeenHit[]> {
  return pageHitsForStaff(tx, { state: 'open', after: undefined, limit: queuedMost })
}

export async function findHit(tx: Tx, id: string): Promise<SeenHit | undefined> {
  const hit = await loadHit(tx, id)
  return hit && (await withClients(tx, [hit]))[0]
}

export const listScreeningLists = listLists

async function withClients(tx: Tx, hits: readonly Hit[]): Promise<SeenHit[]> {
  const clients = await findClients(
    tx,
    hits.map(({ clientId }) => clientId),
  )
  return hits.map((hit) => {
    return { ...hit, client: present(clients.get(hit.clientId), 'clients are never deleted') }
  })
}
