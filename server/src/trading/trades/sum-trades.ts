// The trades' door for staff who decide on a client's money: what came of the trades of an account.

import type { AccountId } from '#kernel/ids.ts'
import { minus, type Usd } from '#kernel/money.ts'
import type { Tx } from '#server/platform/db.ts'
import { sumEnded } from './past-trades.store.ts'

export type TradingResult = {
  readonly count: number
  readonly staked: Usd
  /** What they won or lost by them; below zero: lost. */
  readonly result: Usd
}

export async function sumTradesOf(tx: Tx, account: AccountId): Promise<TradingResult> {
  const { count, staked, paid } = await sumEnded(tx, account)
  return { count, staked, result: minus(paid, staked) }
}
