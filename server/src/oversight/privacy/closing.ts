// When an account may be closed, and how long its records are kept after that.

import { keptYears } from '#contract/client/privacy.ts'
import { isLess, type Usd, usdToText, zeroUsd } from '#kernel/money.ts'
import { type Refusal, refuse } from '#kernel/refusal.ts'
import { type Millis, millis } from '#kernel/time.ts'

export type Standing = {
  readonly openLiveTrades: number
  readonly liveBalance: Usd
  /** In a sandbox nothing on the live account was ever paid in. */
  readonly isPlayMoney: boolean
}

/** What is given up on closing; or why the account cannot be closed. */
export function decideClosing({
  openLiveTrades,
  liveBalance,
  isPlayMoney,
}: Standing): Usd | Refusal<'trades_open' | 'balance_left'> {
  if (openLiveTrades > 0) return refuse('trades_open', { count: openLiveTrades })
  if (isPlayMoney) return liveBalance
  if (isLess(zeroUsd, liveBalance)) return refuse('balance_left', { left: usdToText(liveBalance) })
  return zeroUsd
}

/** The same day five years later; of 29 February, 1 March. */
export function keptUntil(closedAt: Millis): Millis {
  const end = new Date(closedAt)
  end.setUTCFullYear(end.getUTCFullYear() + keptYears)
  return millis(end.getTime())
}
