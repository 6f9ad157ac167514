// A page of clients: those whom what was typed can mean, among those who are asked for.

import type { ClientId } from '#kernel/ids.ts'
import { type Usd, zeroUsd } from '#kernel/money.ts'
import { accountsOf } from '#server/ledger/post-transfers.ts'
import type { Db } from '#server/platform/db.ts'
import { type DirectoryRow, findIds, listDirectory, type Wanted } from './directory.store.ts'
import { lookupsFor } from './lookup.ts'

export type FoundClient = DirectoryRow & { readonly balance: Usd }

type Search = Omit<Wanted, 'ids'> & { readonly typed: string }

export async function searchClients(
  db: Db,
  { typed, ...wanted }: Search,
): Promise<{ readonly page: readonly FoundClient[]; readonly hasMore: boolean }> {
  const ids = await idsFor(db, typed)
  if (ids?.length === 0) return { page: [], hasMore: false }
  const { limit } = wanted
  const found = await listDirectory(db, { ...wanted, ids, limit: limit + 1 })
  const page = found.slice(0, limit)
  const accounts = await accountsOf(
    db,
    page.map(({ id }) => id),
  )
  const live = new Map(
    accounts.flatMap(({ book, clientId, balance }) =>
      book === 'real' ? [[clientId, balance]] : [],
    ),
  )
  return {
    page: page.map((one) => ({ ...one, balance: live.get(one.id) ?? zeroUsd })),
    hasMore: found.length > limit,
  }
}

/** Null: nothing was typed. */
async function idsFor(db: Db, typed: string): Promise<ClientId[] | null> {
  const lookups = lookupsFor(typed)
  if (lookups.length === 0) return null
  const found = await Promise.all(lookups.map((lookup) => findIds(db, lookup)))
  return [...new Set(found.flat())]
}
