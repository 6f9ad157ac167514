// Whether the newest price is fresh enough to trade on, said a few times a second while it is
// shown.

import { useEffect, useState } from 'react'
import type { InstrumentView } from '#contract/public/market.ts'
import { serverNow } from '../../lib/stream/prices.ts'
import { useStream } from '../../lib/stream/stream.ts'
import { useTick } from '../../lib/stream/use-tick.ts'

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
const lookEveryMs = 250

export function useFreshness(instrument: InstrumentView): Freshness {
  const tick = useTick(instrument.symbol)
  const isStreamLost = useStream(({ state }) => state === 'lost')
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), lookEveryMs)
    return () => clearInterval(timer)
  }, [])
  if (!tick) return { ageMs: null, isFresh: false, isStreamLost }
  const ageMs = Math.max(0, now - tick.at)
  const most = ageMostMs[instrument.trading_type] ?? 2_000
  // A little more than the server's bound: the price also has to travel here.
  return { ageMs, isFresh: !isStreamLost && ageMs <= most + 500, isStreamLost }
}
