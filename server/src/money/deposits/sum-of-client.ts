// The deposits' door for staff who decide on a client's money: what came in so far.

import type { ClientId } from '#kernel/ids.ts'
import { plus, type Usd, zeroUsd } from '#kernel/money.ts'
import { day, floorTo, iso, later, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import type { DepositState } from './deposit.ts'
import { type DepositSum, sumByState, sumByWeek } from './staff-lists.store.ts'

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

export type DepositWeek = { readonly week: string; readonly amount: Usd }

const weeksShown = 12

/** Its Monday; the epoch was a Thursday. */
function mondayOf(now: Millis): Millis {
  return later(floorTo(later(now, 3 * day), 7 * day), -3 * day)
}

/** What was credited in each of the last weeks, by their Mondays; nothing where nothing came. */
export async function weeksOfDeposits(
  tx: Tx,
  clientId: ClientId,
  now: Millis,
): Promise<DepositWeek[]> {
  const first = later(mondayOf(now), -(weeksShown - 1) * 7 * day)
  const found = await sumByWeek(tx, clientId, first)
  return Array.from({ length: weeksShown }, (_, nr) => {
    const week = iso(later(first, nr * 7 * day)).slice(0, 10)
    return { week, amount: found.find((one) => one.week === week)?.amount ?? zeroUsd }
  })
}
