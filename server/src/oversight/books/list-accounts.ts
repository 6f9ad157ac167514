// A page of accounts: of the clients whom what was typed can mean, or of the install's own whose
// name begins like it.

import type { LedgerCurrency } from '#contract/staff/ledger.ts'
import type { AccountId } from '#kernel/ids.ts'
import type { Db } from '#server/platform/db.ts'
import { clientsMeant } from '../directory/search-clients.ts'
import { type CarriedAccount, listAccounts, listOwnAccounts } from './books.store.ts'

type AccountWish = {
  readonly typed: string
  readonly owner: 'client' | 'install' | null
  readonly currency: LedgerCurrency | null
  readonly after: bigint
  readonly limit: number
}

type FoundAccounts = { readonly page: readonly CarriedAccount[]; readonly next: AccountId | null }

export async function listFoundAccounts(
  db: Db,
  { typed, owner, currency, after, limit }: AccountWish,
): Promise<FoundAccounts> {
  const words = typed.trim().toLowerCase()
  const named = words === '' || owner === 'client' ? [] : await ownNamed(db, words)
  if (words === '' || named.length === 0) {
    const clients = words === '' ? null : await clientsMeant(db, typed)
    const isClients = words === '' ? owner && owner === 'client' : true
    if (words !== '' && owner === 'install') return { page: [], next: null }
    return pageOf(
      await listAccounts(db, { clients, isClients, currency, after, limit: limit + 1 }),
      limit,
    )
  }
  const own = named.filter((one) => currency === null || one.currency === currency)
  const page = own.map((one) => ({ ...one, balance: null, postings: 0n }))
  return { page: after === 0n ? page : [], next: null }
}

async function ownNamed(db: Db, words: string) {
  return (await listOwnAccounts(db)).filter(({ name }) => name.startsWith(words))
}

function pageOf(found: readonly CarriedAccount[], limit: number): FoundAccounts {
  const page = found.slice(0, limit)
  return { page, next: found.length > limit ? (page.at(-1)?.id ?? null) : null }
}
