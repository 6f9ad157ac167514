// The ledger's door for other modules: read accounts, post transfers, open a client's accounts.
// Accounts are read, decided on, and written under their version: a transfer that was decided on a
// balance which has changed since fails its whole transaction with a conflict, and `transaction`
// does it again from the top.

import type { ClientId } from '#kernel/ids.ts'
import { Conflict, type Tx } from '#server/platform/db.ts'
import {
  endingRows,
  insertClientAccounts,
  insertFurther,
  loadAccountsOf,
  loadFurther,
  loadOwnAccounts,
  loadStakingAccounts,
  type OwnAccounts,
  openingRows,
  transferRows,
} from './ledger.store.ts'
import type { ClientAccount, FurtherAccounts, FurtherCurrency, Transfer } from './ledger.ts'

/**
 * Writes the transfers and, with them, the balances. Fails as a whole when one does not continue
 * its account.
 */
export async function postTransfers(tx: Tx, transfers: readonly Transfer[]): Promise<void> {
  try {
    await tx.append(transferRows(await loadOwnAccounts(tx), transfers))
  } catch (error) {
    // Of two that continue one account at once the second has waited for the first.
    const isRace = error instanceof Error && /journal_posting/.test(error.message)
    throw isRace ? new Conflict('the account has moved on') : error
  }
}

/** Transfers to be written together with what they are about: `postTransfers` in one message. */
export { endingRows, loadOwnAccounts, type OwnAccounts, openingRows }

/**
 * The client's account of credits, bonus dollars or chips, to move some: one of nothing where they
 * had none. The caller holds the client.
 */
export async function furtherToMove<C extends FurtherCurrency>(
  tx: Tx,
  clientId: ClientId,
  currency: C,
): Promise<FurtherAccounts[C]> {
  const account = await loadFurther(tx, clientId, currency)
  return account ?? (await insertFurther(tx, clientId, currency))
}

/** As it stands; undefined where the client never had any. */
export const furtherOf = loadFurther

/** A new client's two accounts, real and demo, both empty. */
export function openClientAccounts(tx: Tx, clientId: ClientId): Promise<ClientAccount[]> {
  return insertClientAccounts(tx, clientId)
}

/** The accounts of these clients as they stand, unlocked. */
export function accountsOf(tx: Tx, clientIds: readonly ClientId[]): Promise<ClientAccount[]> {
  return loadAccountsOf(tx, clientIds)
}

/** All that these clients can stake from, as it stands, unlocked. */
export const stakingAccountsOf = loadStakingAccounts
