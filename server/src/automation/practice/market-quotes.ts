// The practice exchange of a sandbox has the prices that the sandbox trades on: what is quoted and
// traded here is listed there.

import { second } from '#kernel/time.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import { loadCandles } from '#server/trading/market/load-candles.ts'
import type { Market, Quoted } from '#server/trading/market/market.ts'
import { newest, type Tick, ticksOf } from '#server/trading/market/tick.ts'
import type { Bar, Print, Quotes } from './quotes.ts'
import { type Spot, spotOf } from './spot.ts'

type Deps = {
  readonly db: Db
  readonly clock: Clock
  /** Undefined until trading has started: nothing is listed then. */
  readonly market: () => Market | undefined
}

/** A market that was silent for so long has no price. */
const silentMs = 60 * second

type Listed = { readonly spot: Spot; readonly quoted: Quoted }

export function marketQuotes({ db, clock, market }: Deps): Quotes {
  const listed = memoised(market)
  const seriesOf = (name: string) => listed().get(name)?.quoted.series
  return {
    spots: () => [...listed().values()].map(({ spot }) => spot),
    find: (name) => listed().get(name)?.spot,
    last: (name) => {
      const series = seriesOf(name)
      const tick = series && newest(series)
      return !tick || clock.now() - tick.at > silentMs ? undefined : printOf(tick)
    },
    after: (name, instant) => {
      const series = seriesOf(name)
      return series ? ticksOf(series, instant).map(printOf) : []
    },
    bars: async (name, { minutes, to, limit }) => {
      const found = listed().get(name)
      if (!found) return []
      const now = clock.now()
      const wanted = { intervalSeconds: minutes * 60, to, limit, now }
      const candles = await loadCandles(db, found.quoted, wanted)
      return candles.map(({ at, open, high, low, close, ticks }): Bar => {
        const of = (price: number) => BigInt(price)
        return { at, open: of(open), high: of(high), low: of(low), close: of(close), prints: ticks }
      })
    },
  }
}

function printOf({ price, at }: Tick): Print {
  return { price: BigInt(price), at }
}

/** Found once for each market there is. */
function memoised(market: Deps['market']): () => ReadonlyMap<string, Listed> {
  let known: { of: Market; listed: ReadonlyMap<string, Listed> } | undefined
  return () => {
    const of = market()
    if (!of) return new Map()
    if (known?.of !== of) known = { of, listed: listedIn(of) }
    return known.listed
  }
}

function listedIn({ bySymbol }: Market): ReadonlyMap<string, Listed> {
  const all = [...bySymbol.values()].flatMap((quoted): [string, Listed][] => {
    const { base, quote, scale, isTradable } = quoted.instrument
    const spot = isTradable ? spotOf(base, quote, scale.decimals) : undefined
    return spot ? [[spot.name, { spot, quoted }]] : []
  })
  return new Map(all)
}
