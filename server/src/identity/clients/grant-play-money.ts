// Play money for a client: the demo's, and in a sandbox the live account's.

import { present } from '#kernel/assert.ts'
import type { ClientId } from '#kernel/ids.ts'
import type { Book, Usd } from '#kernel/money.ts'
import type { Millis } from '#kernel/time.ts'
import { type ClientAccount, payIn } from '#server/ledger/ledger.ts'
import { accountsOf, postTransfers } from '#server/ledger/post-transfers.ts'
import type { Tx } from '#server/platform/db.ts'
import { lockClient } from './clients.store.ts'

const kinds = { demo: 'demo_grant', real: 'sandbox_grant' } as const

/** Pays a grant in. The same `ref` posts once in each book. */
export async function grantPlayMoney(
  tx: Tx,
  account: ClientAccount,
  amount: Usd,
  grant: { ref: string; at: Millis },
): Promise<void> {
  const { transfer } = payIn(account, 'grants', amount, { kind: kinds[account.book], ...grant })
  await postTransfers(tx, [transfer])
}

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
