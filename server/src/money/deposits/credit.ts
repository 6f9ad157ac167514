// How a credit came about, for the letter about it.

import { present } from '#kernel/assert.ts'
import { type Coin, unitsShown } from '#kernel/coins.ts'
import type { Millis } from '#kernel/time.ts'
import type { Arrival, Credit, Outcome } from './deposit.ts'

export type Came =
  | { readonly by: 'card' }
  | {
      readonly by: 'coins'
      /** "0.01 BTC" */
      readonly coins: string
      readonly rate: string
      readonly restRate: string | null
      readonly outcome: Outcome
    }
  /** It was told before, at that time. */
  | { readonly by: 'copy'; readonly at: Millis }

export function coinsCame(
  coin: Coin,
  { units }: Pick<Arrival, 'units'>,
  { rate, restRate }: Credit,
  outcome: Outcome,
): Came {
  const known = present(rate, 'coins are credited at a rate')
  return { by: 'coins', coins: unitsShown(coin, units), rate: known, restRate, outcome }
}
