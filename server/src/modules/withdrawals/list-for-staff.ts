// The withdrawals' door for staff: what waits, one of them, and destinations that two clients
// share.

import type { Tx } from '#server/platform/db.ts'
import type { AccountState } from '../clients/client.ts'
import { findClient } from '../clients/find-client.ts'
import { listShared } from './destinations.store.ts'
import type { Withdrawal } from './withdrawal.ts'
import { listInStates, loadWithdrawal } from './withdrawals.store.ts'

export type StaffWithdrawal = Withdrawal & {
  readonly email: string
  readonly name: string
  /** How the account stands: of one that is frozen nothing is approved or prepared. */
  readonly standing: AccountState
}

/** More than fit on any screen. */
const listMost = 500

/** Those under way, or all; the oldest first. */
export async function listForStaff(tx: Tx, which: 'waiting' | 'all'): Promise<StaffWithdrawal[]> {
  const states = which === 'all' ? null : (['pending', 'approved'] as const)
  const found = await listInStates(tx, states, listMost)
  return Promise.all(found.map((withdrawal) => named(tx, withdrawal)))
}

export async function findForStaff(tx: Tx, id: string): Promise<StaffWithdrawal | undefined> {
  const found = await loadWithdrawal(tx, id)
  return found && named(tx, found)
}

export const listSharedDestinations = listShared

async function named(tx: Tx, withdrawal: Withdrawal): Promise<StaffWithdrawal> {
  const { email, firstname, lastname, state } = await findClient(tx, withdrawal.clientId)
  return { ...withdrawal, email, name: `${firstname} ${lastname}`, standing: state }
}
