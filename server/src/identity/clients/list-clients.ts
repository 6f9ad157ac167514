// Clients as staff find them: by part of an address or a name, page by page, with who brought them.

import type { ClientId } from '#kernel/ids.ts'
import { type Usd, zeroUsd } from '#kernel/money.ts'
import { accountsOf } from '#server/ledger/post-transfers.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Client } from './client.ts'
import { loadClient } from './clients.store.ts'
import {
  type ClientFacts,
  countReferred,
  loadReferrer,
  type Search,
  searchClients,
} from './directory.store.ts'

export type ListedClient = ClientFacts & { readonly balance: Usd }

/** One page; `next` names where the following one begins. */
export async function listClients(
  tx: Tx,
  search: Search,
): Promise<{ readonly clients: readonly ListedClient[]; readonly next: ClientId | null }> {
  const found = await searchClients(tx, { ...search, most: search.most + 1 })
  const page = found.slice(0, search.most)
  const ids = page.map(({ id }) => id)
  const live = (await accountsOf(tx, ids)).filter(({ book }) => book === 'real')
  const balances = new Map(live.map(({ clientId, balance }) => [clientId, balance]))
  return {
    clients: page.map((one) => ({ ...one, balance: balances.get(one.id) ?? zeroUsd })),
    next: found.length > page.length ? (page.at(-1)?.id ?? null) : null,
  }
}

export type Referrals = {
  /** Whose code the client came by. */
  readonly by: Client | null
  /** How many came by the client's own. */
  readonly count: number
}

export async function findReferrals(tx: Tx, clientId: ClientId): Promise<Referrals> {
  const referrer = await loadReferrer(tx, clientId)
  return {
    by: referrer === null ? null : ((await loadClient(tx, referrer)) ?? null),
    count: await countReferred(tx, clientId),
  }
}
