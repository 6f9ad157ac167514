// The side of home, of an install of several cells: what is stored here is told to the others, and
// what they did not hear is answered from the database.

import type { SourceName } from '#contract/public/price-sources.ts'
import type { Millis } from '#kernel/time.ts'
import type { Bus } from '#server/platform/bus.ts'
import { answerOver } from '#server/platform/bus-questions.ts'
import type { Db } from '#server/platform/db.ts'
import type { Market, StoredTicks } from './market/market.ts'
import { loadMinutes, loadTicksAfter, loadTurnsSince } from './market/shared-prices.store.ts'
import {
  askedOfHome,
  type HomeSource,
  type HomeState,
  type SharedGap,
  sharedNews,
} from './market/shared-prices.ts'
import type { Audience, Trading } from './trading.ts'

export type PriceSharing = {
  readonly audience: Audience
  /** From now on. `key` is the same for the same prices. Returns how to share no more. */
  readonly share: (trading: Pick<Trading, 'market' | 'feed'>, key: string) => () => void
}

type Deps = { readonly bus: Bus; readonly db: Db; readonly leadsSince: Millis }

/** Whatever is asked for, one answer holds no more ticks, and no more minutes than of so long. */
const ticksMost = 20_000
const minutesMostMs = 3_600_000

export function sharePrices({ bus, db, leadsSince }: Deps): PriceSharing {
  let newsNr = 0
  let market: Market | undefined
  let newGaps: ((of: Market) => SharedGap[]) | undefined
  const stateOf = (of: Market): HomeState => {
    return { newsNr, through: of.storedThrough, held: heldOf(of) }
  }
  const nobody = () => {}
  return {
    audience: {
      ticks: (stored) => {
        if (!market || !newGaps) return
        newsNr += 1
        const { turns, voices } = market
        const told = { ticks: sharedOf(stored), gaps: newGaps(market), turns, voices }
        bus.say(sharedNews, { ...stateOf(market), ...told, leadsSince })
      },
      accepted: nobody,
      entered: nobody,
      settled: nobody,
    },
    share: (trading, key) => {
      const shared = trading.market
      market = shared
      newGaps = gapsSince(shared)
      const source = sourceOf(trading, key)
      const stops = [
        answerOver(bus, askedOfHome.source, () => source),
        answerOver(bus, askedOfHome.ticks, async ({ after, most }) => {
          // First how far we are: all that was told by then is stored.
          const state = stateOf(shared)
          const each = Math.min(most, Math.ceil(ticksMost / Math.max(1, after.length)))
          return { state, ticks: await loadTicksAfter(db, { after, most: each }) }
        }),
        answerOver(bus, askedOfHome.minutes, async ({ from, to }) =>
          to - from > minutesMostMs ? [] : loadMinutes(db, { from, to }),
        ),
        answerOver(bus, askedOfHome.turns, (since) => loadTurnsSince(db, since)),
      ]
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}

function sourceOf({ market, feed }: Pick<Trading, 'market' | 'feed'>, key: string): HomeSource {
  const { isLive, realSources } = feed
  const tradable = [...market.byId.values()].filter(({ instrument }) => instrument.isTradable)
  return {
    key,
    isLive,
    realSources,
    symbols: [...market.bySymbol.keys()],
    tradable: tradable.map(({ instrument }) => instrument.id),
  }
}

function sharedOf(stored: StoredTicks) {
  return stored.map(({ quoted, tick: { at, price }, source: name, mids }) => {
    // What is stored was told by a source.
    return { instrumentId: quoted.instrument.id, at, price, source: name as SourceName, mids }
  })
}

function heldOf(market: Market): HomeState['held'] {
  return [...market.byId.values()].flatMap(({ instrument, heldFrom: from, heldFor: cause }) =>
    from === undefined || cause === undefined ? [] : [{ instrumentId: instrument.id, from, cause }],
  )
}

/** Those that were answered since this was last asked. */
function gapsSince(market: Market): (of: Market) => SharedGap[] {
  const told = new Map<number, Millis | undefined>()
  const newest = ({ gaps }: { readonly gaps: readonly { answeredAt: Millis }[] }) =>
    gaps.at(-1)?.answeredAt
  for (const quoted of market.byId.values()) told.set(quoted.instrument.id, newest(quoted))
  return (of) =>
    [...of.byId.values()].flatMap((quoted) => {
      const { id: instrumentId } = quoted.instrument
      const before = told.get(instrumentId)
      if (newest(quoted) === before) return []
      told.set(instrumentId, newest(quoted))
      const fresh = quoted.gaps.filter(
        ({ answeredAt }) => before === undefined || answeredAt > before,
      )
      return fresh.map((gap) => ({ ...gap, instrumentId }))
    })
}
