// The ledger's door for other modules: lock accounts, post transfers, open a client's accounts.
// Whoever posts to client accounts has locked them first, at the top of its transaction, in the order of their ids.

import type { AccountId, ClientId } from '#kernel/ids.ts'
import type { Tx } from '#server/platform/db.ts'
import {
  insertClientAccounts,
  insertTransfers,
  loadClientAccounts,
  lockClientAccounts,
} from './ledger.store.ts'
import type { ClientAccount, Transfer } from './ledger.ts'

/** Writes the transfers and, with them, the balances. Fails as a whole when one does not continue its account. */
export function postTransfers(tx: Tx, transfers: readonly Transfer[]): Promise<void> {
  return insertTransfers(tx, transfers)
}

/** Locks these client accounts until the transaction ends, always in the order of their ids. */
export function lockAccounts(tx: Tx, ids: readonly AccountId[]): Promise<ClientAccount[]> {
  return lockClientAccounts(tx, ids)
}

/** A new client's two accounts, real and demo, both empty. */
export function openClientAccounts(tx: Tx, clientId: ClientId): Promise<ClientAccount[]> {
  return insertClientAccounts(tx, clientId)
}

/** A client's accounts as they stand, unlocked: for showing. */
export function accountsOf(tx: Tx, clientId: ClientId): Promise<ClientAccount[]> {
  return loadClientAccounts(tx, clientId)
}
