// How a trade's id, its strike rate and what came of it are written.

import * as format from '#browser/format/format.ts'
import type { TradeView } from '#contract/client/trades.ts'
import type { TradeStatus } from '#contract/shared/trade-states.ts'

/** The last digits of an id: the first ones only tell when it was made. */
export function shortId(id: string): string {
  return id.length > 10 ? `\u2026${id.slice(-8)}` : id
}

/** "75/3" as "75% & 3%": the profit of a winning Buy and of a winning Sell. */
export function strikeRateText(id: string): string {
  return id
    .split('/')
    .map((rate) => `${rate}%`)
    .join(' & ')
}

/** What stands for how a trade ended, so that it reads without colour. */
export const statusSigns: Readonly<Record<TradeStatus, string>> = {
  Pending: '\u2026',
  Won: '+',
  Lost: '\u2212',
  Draw: '=',
  Void: '\u00d7',
}

type Settled = Pick<TradeView, 'amount' | 'payout'>

/** What was won or lost, in dollars; null until it is settled. */
export function resultOf({ amount, payout }: Settled): number | null {
  return payout === null ? null : Math.round((payout - amount) * 100) / 100
}

/** "+7.50", "\u221210.00"; a dash until it is settled. */
export function resultText(trade: Settled): string {
  const result = resultOf(trade)
  return result === null ? '\u2013' : format.signed(result)
}
