// A page of transfers, the newest first. An account's own are found by their numbers, those of rare
// kinds by their kind, and whatever is among trades by looking back stretch by stretch: for so many
// transfers at once, so that a page may have found none so far.

import type { LedgerCurrency } from '#contract/staff/ledger.ts'
import type { AccountId, ClientId } from '#kernel/ids.ts'
import { hour, later, type Millis, millis, minute } from '#kernel/time.ts'
import { flows, type TransferKind } from '#server/ledger/flows.ts'
import type { Tx } from '#server/platform/db.ts'
import {
  countStretch,
  findAccount,
  findLatest,
  listAccountsOf,
  listOfAccounts,
  listOfKinds,
  listOfStretch,
  type Place,
  type StoredAccount,
  type StoredTransfer,
  type Stretch,
} from './books.store.ts'

export type TransferWish = Stretch & {
  readonly kind: TransferKind | null
  readonly currency: LedgerCurrency | null
  readonly accountId: bigint | null
  readonly clientId: ClientId | null
  readonly cursor: TransferCursor | null
  readonly limit: number
}

/** Where a page ended: among an account's own, or among all. */
export type TransferCursor =
  | { readonly at: Millis; readonly posting: bigint; readonly account: bigint }
  | Place

export type FoundTransfers = {
  readonly page: readonly StoredTransfer[]
  readonly next: TransferCursor | null
}

/** Most transfers are of these, and no index by kind has them. */
const dense: readonly TransferKind[] = ['trade_open', 'trade_settle']
const stretchMost = 6 * hour

const nothing: FoundTransfers = { page: [], next: null }

/** `lookedMost`: among so many transfers those asked for are looked for, if few are. */
export async function listTransfers(
  tx: Tx,
  wish: TransferWish,
  lookedMost = 100_000,
): Promise<FoundTransfers> {
  const { kind, currency, accountId, clientId } = wish
  const account = accountId === null ? null : await findAccount(tx, accountId)
  if (account === undefined) return nothing
  if (clientId === null && (account === null || account.client_id === null)) {
    const isElsewhere = account !== null && currency !== null && account.currency !== currency
    if (isElsewhere) return nothing
    const kinds = kind === null ? kindsAt(account) : [kind]
    return kinds.some((one) => dense.includes(one))
      ? lookBack(tx, wish, { account, lookedMost })
      : ofKinds(tx, kinds, { ...wish, account: account?.id ?? null })
  }
  const own = clientId === null ? [account as StoredAccount] : await listAccountsOf(tx, [clientId])
  const fitting = own.filter(
    (one) =>
      (accountId === null || one.id === accountId) &&
      (currency === null || one.currency === currency),
  )
  return ofAccounts(
    tx,
    fitting.map(({ id }) => id),
    wish,
  )
}

/** What can move money to or from an account of the install's own. */
function kindsAt(account: StoredAccount | null): readonly TransferKind[] {
  const all = Object.keys(flows) as TransferKind[]
  if (account === null) return all
  return all.filter((kind) =>
    flows[kind].routes.some((route) => route.split(' > ').includes(account.name)),
  )
}

async function ofAccounts(
  tx: Tx,
  accounts: readonly AccountId[],
  { kind, from, until, cursor, limit }: TransferWish,
): Promise<FoundTransfers> {
  if (accounts.length === 0) return nothing
  const after = cursor && 'posting' in cursor ? cursor : null
  const found = await listOfAccounts(tx, { accounts, kind, from, until, after, limit: limit + 1 })
  const page = found.slice(0, limit)
  const last = found.length > limit ? page.at(-1) : undefined
  return {
    page,
    next: last
      ? { at: last.at, posting: last.posting ?? 0n, account: last.client_account ?? 0n }
      : null,
  }
}

type Among = Omit<TransferWish, 'accountId' | 'clientId'> & { readonly account: AccountId | null }

async function ofKinds(
  tx: Tx,
  kinds: readonly TransferKind[],
  { from, until, currency, account, cursor, limit }: Among,
): Promise<FoundTransfers> {
  const after = placeIn(cursor)
  const asked = { from, until, currency, account, after, limit: limit + 1 }
  return pageOf(await listOfKinds(tx, kinds, asked), limit)
}

type LookingBack = { readonly account: StoredAccount | null; readonly lookedMost: number }

async function lookBack(
  tx: Tx,
  { kind, currency, from, until: end, cursor, limit }: TransferWish,
  { account, lookedMost }: LookingBack,
): Promise<FoundTransfers> {
  const after = placeIn(cursor)
  const filter = { currency, account: account?.id ?? null, after }
  const found: StoredTransfer[] = []
  let until = after === null ? end : millis(Math.min(end, later(after.at, 1)))
  let length: number = minute
  for (let looked = 0; ; length = Math.min(2 * length, stretchMost)) {
    const latest = await findLatest(tx, { from, until })
    if (latest === null) return pageOf(found, limit)
    const stretch = { from: millis(Math.max(from, later(latest, minute - length))), until }
    const missing = limit + 1 - found.length
    found.push(...(await listOfStretch(tx, kind, { ...filter, ...stretch, limit: missing })))
    if (found.length > limit) return pageOf(found, limit)
    looked += await countStretch(tx, stretch)
    until = stretch.from
    if (looked >= lookedMost) return { page: found, next: before(until) }
  }
}

function placeIn(cursor: TransferCursor | null): Place | null {
  return cursor && 'ref' in cursor ? cursor : null
}

/** Whatever is earlier. */
function before(at: Millis): Place {
  return { at, ref: '00000000-0000-0000-0000-000000000000', kind: 'demo_grant' }
}

function pageOf(found: readonly StoredTransfer[], limit: number): FoundTransfers {
  const page = found.slice(0, limit)
  const last = found.length > limit ? page.at(-1) : undefined
  return { page, next: last ? { at: last.at, ref: last.ref, kind: last.kind } : null }
}
