// The withdrawals' door for staff: what waits, and one of them, with whose it is.

import { present } from '#kernel/assert.ts'
import type { AccountState } from '#server/identity/clients/client.ts'
import { findClients } from '#server/identity/clients/find-client.ts'
import type { Tx } from '#server/platform/db.ts'
import { pagesOf } from '#server/platform/keyset.ts'
import { type Looking, listPage } from './staff-lists.store.ts'
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
  return named(tx, found)
}

export const withdrawalPages = pagesOf<Withdrawal, 'asked' | 'amount'>({
  ids: 'uuid',
  by: { asked: null, amount: ({ amount }) => amount },
})

/** One page of them. */
export async function pageForStaff(
  tx: Tx,
  looking: Looking,
): Promise<{ readonly page: readonly StaffWithdrawal[]; readonly next: string | null }> {
  const { limit, sort } = looking
  const found = await listPage(tx, { ...looking, limit: limit + 1 })
  const { page, next } = withdrawalPages.page(found, limit, sort)
  return { page: await named(tx, page), next }
}

export async function findForStaff(tx: Tx, id: string): Promise<StaffWithdrawal | undefined> {
  const found = await loadWithdrawal(tx, id)
  return found && (await named(tx, [found]))[0]
}

async function named(tx: Tx, found: readonly Withdrawal[]): Promise<StaffWithdrawal[]> {
  const clients = await findClients(
    tx,
    found.map(({ clientId }) => clientId),
  )
  return found.map((withdrawal) => {
    const client = present(clients.get(withdrawal.clientId), 'clients are never deleted')
    const { email, firstname, lastname, state: standing } = client
    return { ...withdrawal, email, name: `${firstname} ${lastname}`, standing }
  })
}
