// A page of accounts: of the clients whom what was typed can mean, or of the install's own whose
// name begins like it.

import type { AccountSort, LedgerCurrency } from '#contract/staff/ledger.ts'
import type { Db } from '#server/platform/db.ts'
import { type Place, pagesOf } from '#server/platform/keyset.ts'
import { clientsMeant } from '../directory/search-clients.ts'
import { type CarriedAccount, listAccounts, listOwnAccounts } from './books.store.ts'

type AccountWish = {
  readonly typed: string
  readonly owner: 'client' | 'install' | null
  readonly currency: LedgerCurrency | null
  readonly sort: AccountSort
  readonly after: Place | null
  readonly limit: number
}

type FoundAccounts = { readonly page: readonly CarriedAccount[]; readonly next: string | null }

export const accountPages = pagesOf<CarriedAccount, 'number'>({
  ids: 'number',
  by: { number: null },
})

export async function listFoundAccounts(
  db: Db,
  { typed, owner, currency, sort, after, limit }: AccountWish,
): Promise<FoundAccounts> {
  const words = typed.trim().toLowerCase()
  const named = words === '' || owner === 'client' ? [] : await ownNamed(db, words)
  if (words === '' || named.length === 0) {
    const clients = words === '' ? null : await clientsMeant(db, typed)
    const isClients = words === '' ? owner && owner === 'client' : true
    if (words !== '' && owner === 'install') return { page: [], next: null }
    const wanted = { clients, isClients, currency, sort, after, limit: limit + 1 }
    return accountPages.page(await listAccounts(db, wanted), limit, sort)
  }
  const own = named.filter((one) => currency === null || one.currency === currency)
  const page = own.map((one) => ({ ...one, balance: null, postings: 0n }))
  const sorted = page.toSorted((a, b) => (a.id < b.id === (sort === 'number') ? -1 : 1))
  return { page: after === null ? sorted : [], next: null }
}

async function ownNamed(db: Db, words: string) {
  return (await listOwnAccounts(db)).filter(({ name }) => name.startsWith(words))
}
