// Deposits as staff see them: how each stands, whether its picture was sent with another, and
// whether one that was taken back has come again.

import type { DepositDetail } from '#contract/deposits.ts'
import type { Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import { type Deposit, detailOf } from './deposit.ts'
import { listDeposits } from './deposits.store.ts'
import { listReceiptFlags } from './receipts.store.ts'

export type StaffDeposit = {
  readonly deposit: Deposit
  readonly detail: DepositDetail
  readonly sameReceiptAs: readonly string[]
  readonly isBack: boolean
}

const most = 500

/** The newest first. */
export async function listForStaff(
  tx: Tx,
  which: 'waiting' | 'all',
  now: Millis,
): Promise<StaffDeposit[]> {
  const deposits = await listDeposits(tx, which === 'all' ? null : 'pending', most)
  const flags = await listReceiptFlags(tx)
  return deposits.map((deposit) => {
    const { id, step, arrival } = deposit
    const same = flags.flatMap(({ deposit_id: one, other_deposit_id: other }) => {
      if (one === id) return [other]
      return other === id ? [one] : []
    })
    const isBack = step.state === 'reversed' && arrival !== null && arrival.goneAt === null
    return {
      ...{ deposit, detail: detailOf(deposit, now), sameReceiptAs: same },
      isBack: isBack && deposit.method !== 'card',
    }
  })
}
