// The deposits' door for staff who decide on a client's money: what came in so far.

import type { ClientId } from '#kernel/ids.ts'
import { plus, type Usd, zeroUsd } from '#kernel/money.ts'
import type { Tx } from '#server/platform/db.ts'
import type { DepositState } from './deposit.ts'
import { type DepositSum, sumByState } from './staff-lists.store.ts'

export type DepositSums = Readonly<Record<'approved' | 'waiting' | 'reversed', DepositSum>>

export async function sumDepositsOf(tx: Tx, clientId: ClientId): Promise<DepositSums> {
  const sums = await sumByState(tx, clientId)
  const of = (...states: readonly DepositState[]) => {
    const all = states.flatMap((state) => sums.get(state) ?? [])
    const amount = all.reduce<Usd>((sum, one) => plus(sum, one.amount), zeroUsd)
    return { count: all.reduce((sum, one) => sum + one.count, 0), amount }
  }
  return {
    approved: of('approved', 'restored'),
    waiting: of('pending'),
    reversed: of('reversed'),
  }
}
