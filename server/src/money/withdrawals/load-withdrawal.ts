// A withdrawal that was just written, as it stands.

import { present } from '#kernel/assert.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Withdrawal } from './withdrawal.ts'
import { loadWithdrawal } from './withdrawals.store.ts'

export async function loaded(tx: Tx, id: string): Promise<Withdrawal> {
  return present(await loadWithdrawal(tx, id), 'withdrawals are never deleted')
}
