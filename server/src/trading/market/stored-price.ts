// The market's door for those without a feed, such as commands of staff: the newest stored price.

import type { Points, PriceScale } from '#kernel/price.ts'
import type { Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import { loadNewestTickOf } from './stored-price.store.ts'

export function storedPrice(
  tx: Tx,
  symbol: string,
): Promise<
  { readonly price: Points; readonly at: Millis; readonly scale: PriceScale } | undefined
> {
  return loadNewestTickOf(tx, symbol)
}
