// Whether the newest price is fresh enough to trade on, looked at with each price and a few times a
// second in between.

import { useCallback, useEffect, useSyncExternalStore } from 'react'
import type { InstrumentView } from '#contract/public/market.ts'
import { newestTick, onTick } from '../../lib/stream/prices.ts'
import { useStream, watchSymbol } from '../../lib/stream/stream.ts'
import { quarters } from '../../lib/stream/use-seconds.ts'

export type Freshness = {
  /** Null before the first price. */
  readonly ageMs: number | null
  readonly isFresh: boolean
  readonly isStreamLost: boolean
}

/** The server refuses beyond these ages too. */
const ageMostMs: Readonly<Record<string, number>> = {
  Cryptocurrency: 2_000,
  Currencies: 5_000,
  Indices: 5_000,
  Commodities: 5_000,
  Bonds: 5_000,
  Stocks: 5_000,
}

type Told = string | boolean | null | undefined

/** What `of` makes of it; re-renders its caller when that changes, not with each price. */
export function useFreshness<T extends Told>(
  instrument: InstrumentView,
  of: (freshness: Freshness) => T,
): T {
  const { symbol } = instrument
  useEffect(() => watchSymbol(symbol), [symbol])
  const subscribe = useCallback(
    (read: () => void) => {
      const ends = [onTick(symbol, read), useStream.subscribe(read), quarters.subscribe(read)]
      return () => {
        for (const end of ends) end()
      }
    },
    [symbol],
  )
  return useSyncExternalStore(subscribe, () => of(freshnessOf(instrument)))
}

export const isFresh = (freshness: Freshness): boolean => freshness.isFresh

function freshnessOf({ symbol, trading_type: type }: InstrumentView): Freshness {
  const tick = newestTick(symbol)
  const isStreamLost = useStream.getState().state === 'lost'
  if (!tick) return { ageMs: null, isFresh: false, isStreamLost }
  const ageMs = Math.max(0, quarters.now() - tick.at)
  const most = ageMostMs[type] ?? 2_000
  // A little more than the server's bound: the price also has to travel here.
  return { ageMs, isFresh: !isStreamLost && ageMs <= most + 500, isStreamLost }
}
