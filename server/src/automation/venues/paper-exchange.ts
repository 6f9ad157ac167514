// A dry run: the prices of an exchange, and orders that never leave here. What an order meets is
// what the best price would have given it, at the exchange's fee; nothing of it is kept here, as
// whoever placed it keeps it.

import type { Millis } from '#kernel/time.ts'
import type { SeenFill, Top, Wish } from './exchange.ts'
import { costOf, divided } from './parts.ts'

export type PaperFill = Omit<SeenFill, 'id'>

/** All at once or nothing; undefined where the best price is beyond the limit. */
export function paperFill(
  { side, amount, limit }: Wish,
  { top, quote, feeParts, at }: { top: Top; quote: string; feeParts: bigint; at: Millis },
): PaperFill | undefined {
  const price = side === 'buy' ? top.ask : top.bid
  if (side === 'buy' ? price > limit : price < limit) return undefined
  const paid = costOf(amount, price, side === 'buy' ? 'up' : 'down')
  return {
    amount,
    price,
    paid,
    fee: divided(paid * feeParts, 1_000_000n, 'up'),
    feeAsset: quote,
    at,
  }
}
