// A client's own account, as it stands, and held to move money of.

import { present } from '#kernel/assert.ts'
import type { ClientId } from '#kernel/ids.ts'
import type { Book } from '#kernel/money.ts'
import type { ClientAccount } from '#server/ledger/ledger.ts'
import { accountsOf } from '#server/ledger/post-transfers.ts'
import type { Tx } from '#server/platform/db.ts'
import { lockClient } from './clients.store.ts'

/** The client's own account of this book, as it stands. */
export async function accountIn(tx: Tx, clientId: ClientId, book: Book): Promise<ClientAccount> {
  const account = (await accountsOf(tx, [clientId])).find((it) => it.book === book)
  return present(account, 'a client has both accounts')
}

/**
 * The same, to move money of: until the transaction ends nobody closes the client's accounts, and
 * nothing but trades moves money of theirs.
 */
export async function holdAccountIn(tx: Tx, clientId: ClientId, book: Book) {
  await lockClient(tx, clientId)
  return accountIn(tx, clientId, book)
}
