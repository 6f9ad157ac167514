// Deposits as staff see them: how each stands, whether its picture, or a copy that looks alike,
// was sent with another, and whether one that was taken back has come again.

import type { DepositDetail } from '#contract/client/deposits.ts'
import type { Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import { type Deposit, detailOf } from './deposit.ts'
import { listDeposits } from './deposits.store.ts'
import { listReceiptFlags } from './receipts.store.ts'

export type ReceiptLikeness = {
  readonly depositId: string
  /** Null: the very same picture; else how many bits of 64 a copy differs in. */
  readonly differingBits: number | null
}

export type StaffDeposit = {
  readonly deposit: Deposit
  readonly detail: DepositDetail
  readonly receiptFlags: readonly ReceiptLikeness[]
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
    const alike = flags.flatMap((flag): ReceiptLikeness[] => {
      const { deposit_id: one, other_deposit_id: other, differing_bits: differingBits } = flag
      if (one === id) return [{ depositId: other, differingBits }]
      return other === id ? [{ depositId: one, differingBits }] : []
    })
    const isBack = step.state === 'reversed' && arrival !== null && arrival.goneAt === null
    return {
      deposit,
      detail: detailOf(deposit, now),
      receiptFlags: alike,
      isBack: isBack && deposit.method !== 'card',
    }
  })
}

/** Receipts that were sent with two deposits, or copies that look alike. */
export const listReceiptsAlike = listReceiptFlags
