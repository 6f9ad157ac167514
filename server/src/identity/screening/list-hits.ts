// The door for staff: names of clients that are like one on a list, with whose they are, and the
// lists.

import { present } from '#kernel/assert.ts'
import type { Tx } from '#server/platform/db.ts'
import { pagesOf } from '#server/platform/keyset.ts'
import type { Client } from '../clients/client.ts'
import { findClients } from '../clients/find-client.ts'
import { findBirths } from '../clients/keep-identity.ts'
import type { Hit } from './hit.ts'
import { type HitsAsked, listLists, loadHit, pageHits } from './screening.store.ts'

export type SeenHit = Hit & {
  readonly client: Pick<Client, 'id' | 'email'> & {
    /** When the client says that they were born; null: they have not. */
    readonly born: string | null
  }
}

export const hitPages = pagesOf<Hit, 'found_at' | 'score'>({
  ids: 'uuid',
  by: { found_at: null, score: ({ score }) => BigInt(score) },
})

export async function pageHitsForStaff(
  tx: Tx,
  asked: HitsAsked,
): Promise<{ readonly page: readonly SeenHit[]; readonly next: string | null }> {
  const { limit, sort } = asked
  const found = await pageHits(tx, { ...asked, limit: limit + 1 })
  const { page, next } = hitPages.page(found, limit, sort)
  return { page: await withClients(tx, page), next }
}

/** More than this nobody looks at in a day. */
const queuedMost = 500

/** Those at which nobody has looked; who waits longest first. */
export async function listOpenHits(tx: Tx): Promise<SeenHit[]> {
  const all = { kind: null, clientId: null, days: { from: null, until: null }, after: null }
  const asked = { ...all, state: 'open', sort: 'found_at', limit: queuedMost } as const
  return withClients(tx, await pageHits(tx, asked))
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
  const births = await findBirths(tx, [...clients.keys()])
  return hits.map((hit) => {
    const client = present(clients.get(hit.clientId), 'clients are never deleted')
    return { ...hit, client: { ...client, born: births.get(hit.clientId) ?? null } }
  })
}
