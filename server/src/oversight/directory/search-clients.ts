// A page of clients: those whom what was typed can mean, among those who are asked for.

import { recordKinds } from '#contract/staff/clients.ts'
import { mayDo, type StaffRole } from '#contract/staff/powers.ts'
import { type ClientId, isUuid } from '#kernel/ids.ts'
import { type Usd, zeroUsd } from '#kernel/money.ts'
import { accountsOf } from '#server/ledger/post-transfers.ts'
import type { Db } from '#server/platform/db.ts'
import {
  type DirectoryRow,
  findIds,
  findRecords,
  hasMessage,
  listCountries,
  listDirectory,
  type RecordOf,
  type Wanted,
} from './directory.store.ts'
import { lookupsFor } from './lookup.ts'

export type FoundClient = DirectoryRow & { readonly balance: Usd }

export type Search = Omit<Wanted, 'ids'> & { readonly typed: string }

export async function searchClients(
  db: Db,
  { typed, ...wanted }: Search,
): Promise<{ readonly page: readonly FoundClient[]; readonly hasMore: boolean }> {
  const ids = await idsFor(db, typed)
  if (ids?.length === 0) return { page: [], hasMore: false }
  const { limit } = wanted
  const found = await listDirectory(db, { ...wanted, ids, limit: limit + 1 })
  return { page: await withBalances(db, found.slice(0, limit)), hasMore: found.length > limit }
}

const anybody = {
  standing: null,
  isIdentified: null,
  hasDeposited: null,
  plan: null,
  country: null,
  tag: null,
  from: null,
  until: null,
  sort: '-joined',
  after: null,
  limit: 1,
} as const

/** One of them, by their number. */
export async function findListed(db: Db, id: ClientId): Promise<FoundClient | undefined> {
  const found = await listDirectory(db, { ...anybody, ids: [id] })
  return (await withBalances(db, found))[0]
}

/** Where clients live. */
export const readCountries = listCountries

/** Several, by their numbers or as a view has them, and whether there are more. */
export async function findMany(
  db: Db,
  chosen: readonly ClientId[] | Omit<Search, 'typed' | 'after' | 'limit'>,
  most: number,
): Promise<{ readonly found: readonly DirectoryRow[]; readonly isMore: boolean }> {
  const limit = most + 1
  const wanted: Wanted =
    'standing' in chosen
      ? { ...chosen, ids: null, after: null, limit }
      : { ...anybody, ids: chosen, limit }
  const found = await listDirectory(db, wanted)
  return { found: found.slice(0, most), isMore: found.length > most }
}

async function withBalances(db: Db, found: readonly DirectoryRow[]): Promise<FoundClient[]> {
  const accounts = await accountsOf(
    db,
    found.map(({ id }) => id),
  )
  const live = new Map(
    accounts.flatMap(({ book, clientId, balance }) =>
      book === 'real' ? [[clientId, balance]] : [],
    ),
  )
  return found.map((one) => ({ ...one, balance: live.get(one.id) ?? zeroUsd }))
}

/** Null: nothing was typed. */
async function idsFor(db: Db, typed: string): Promise<ClientId[] | null> {
  const lookups = lookupsFor(typed)
  if (lookups.length === 0) return null
  const found = await Promise.all(lookups.map((lookup) => findIds(db, lookup)))
  return [...new Set(found.flat())]
}

/** What has this id, of the kinds that these roles may read. */
export async function recordsMeant(
  db: Db,
  roles: readonly StaffRole[],
  id: string,
): Promise<readonly RecordOf[]> {
  const [ref = '', transfer] = id.split('~')
  const found = isUuid(ref) ? await findRecords(db, ref) : await findMessage(db, id)
  const isMeant = (one: RecordOf) => transfer === undefined || one.id === id
  return found
    .filter((one) => isMeant(one) && mayDo(roles, recordKinds[one.kind]))
    .toSorted((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || (a.id < b.id ? -1 : 1))
}

const kinds = Object.keys(recordKinds)

/** The only ones that have a number. */
async function findMessage(db: Db, id: string): Promise<readonly RecordOf[]> {
  const isThere = /^[1-9]\d{0,17}$/.test(id) && (await hasMessage(db, BigInt(id)))
  return isThere ? [{ kind: 'message', id, clientId: null }] : []
}

/** Whom what was typed can mean: nobody, where nothing was. */
export async function clientsMeant(db: Db, typed: string): Promise<readonly ClientId[]> {
  return (await idsFor(db, typed)) ?? []
}
