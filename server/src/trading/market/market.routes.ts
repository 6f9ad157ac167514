// The market over HTTP: all of it public, none of it changing anything.

import { strikeRates } from '#contract/client/trades.ts'
import { candleIntervals } from '#contract/public/candles.ts'
import { routes } from '#contract/routes.ts'
import { fromPoints } from '#kernel/price.ts'
import { refuse } from '#kernel/refusal.ts'
import { day, iso, later, type Millis, millis } from '#kernel/time.ts'
import type { Settings } from '#server/install/operators/settings.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import type { Router } from '#server/platform/http.ts'
import { success } from '#server/platform/reply.ts'
import { durationsAt } from '../instruments/duration.ts'
import {
  asDecided,
  type Instrument,
  isOffered,
  opensAgainAt,
  type TradeRules,
} from '../instruments/instrument.ts'
import type { Candle } from './candle.ts'
import { estimate } from './estimator.ts'
import { loadCandles } from './load-candles.ts'
import { loadPastPrices } from './load-past-prices.ts'
import { isStale, type Market, type Quoted, spotOf } from './market.ts'
import { priceNow } from './price-now.ts'
import { endRulesOf } from './pricing.ts'
import { quoteView } from './quote.ts'
import { ticksBetween } from './ticks-between.ts'
import { type IsStopped, viewOffer } from './view-offer.ts'

type Deps = {
  readonly db: Db
  readonly clock: Clock
  readonly market: () => Market
  readonly settings: () => Settings
  readonly ruleVersion: number
  readonly isStopped: IsStopped
}

export const defaultSymbol = 'BTCUSD'

/** What a client sees first: the usual instrument, or another if only that one has a price. */
function openingSymbol({ bySymbol }: Market, now: Millis, rules: TradeRules): string {
  const usual = bySymbol.get(defaultSymbol)
  const isAlive = (quoted: Quoted) => isOffered(quoted.instrument, rules) && !isStale(quoted, now)
  const first = [usual, ...bySymbol.values()].find((quoted) => quoted && isAlive(quoted))
  return first?.instrument.symbol ?? defaultSymbol
}

export function registerMarketRoutes(router: Router, deps: Deps): void {
  const { db, clock, market } = deps

  router.on(routes.instruments, () => {
    const now = clock.now()
    const settings = deps.settings()
    return success('', {
      ...viewOffer(market(), settings, { now, isStopped: deps.isStopped }),
      default_symbol: openingSymbol(market(), now, settings),
    })
  })

  router.on(routes.candles, async ({ query }) => {
    const quoted = market().bySymbol.get(query.symbol)
    const known: readonly number[] = candleIntervals
    if (!quoted || !known.includes(query.interval)) return refuse('not_found')
    const now = clock.now()
    const to = query.to === undefined ? now : millis(Date.parse(query.to))
    const candles = await loadCandles(db, quoted, {
      intervalSeconds: query.interval,
      to,
      limit: query.limit,
      now,
    })
    return success(
      '',
      candles.map((candle) => candleView(candle, quoted.instrument)),
    )
  })

  router.on(routes.ticks, async ({ query }) => {
    const quoted = market().bySymbol.get(query.symbol)
    if (!quoted?.instrument.isTradable) return refuse('not_found')
    const to = query.to === undefined ? clock.now() : millis(Date.parse(query.to))
    const { id, scale } = quoted.instrument
    const ticks = await ticksBetween(db, id, { from: later(to, -day), to }, query.limit)
    return success(
      '',
      ticks.map((tick) => ({
        seq: tick.seq,
        time: iso(tick.at),
        price: fromPoints(tick.price, scale),
        source: market().sources.names.get(tick.sourceId) ?? '',
      })),
    )
  })

  router.on(routes.quote, ({ query }) => quote(deps, query))
  router.on(routes.rates, async () => success('', await rates(deps)))
}

function quote(deps: Deps, query: { symbol: string; duration: number; strike_rate: string }) {
  const { symbol } = query
  const now = deps.clock.now()
  const settings = deps.settings()
  const quoted = deps.market().bySymbol.get(symbol)
  if (!quoted || !isOffered(quoted.instrument, settings)) {
    return refuse('not_found')
  }
  const instrument = asDecided(quoted.instrument, settings)
  if (deps.isStopped(instrument.id)) return refuse('trading_stopped', { symbol })
  const opens = opensAgainAt(instrument, now)
  if (opens !== undefined) return refuse('instrument_closed', { symbol, opens: iso(millis(opens)) })
  if (!durationsAt(instrument, now).includes(query.duration))
    return refuse('duration_not_offered', { symbol })
  const spot = spotOf(quoted)
  if (!spot || isStale(quoted, now)) return refuse('price_stale', { symbol })
  const strikeRate = strikeRates.find((rate) => rate.id === query.strike_rate)
  if (!strikeRate || !settings.strikeRates.includes(strikeRate.id))
    return refuse('strike_rate_unknown')
  const known = estimate(quoted.estimator, query.duration, now)
  if (!known) return refuse('no_quote', { symbol })
  return success(
    '',
    quoteView({
      symbol,
      scale: instrument.scale,
      spot: spot.price,
      spotAgeMs: now - spot.at,
      source: deps.market().sources.names.get(spot.sourceId) ?? '',
      durationSeconds: query.duration,
      strikeRate,
      marginBp: settings.marginBp,
      endRules: endRulesOf(settings, query.duration),
      ruleVersion: deps.ruleVersion,
      estimate: known,
    }),
  )
}

function candleView(candle: Candle, { scale }: Instrument) {
  return {
    time: iso(candle.at),
    open: fromPoints(candle.open, scale),
    high: fromPoints(candle.high, scale),
    low: fromPoints(candle.low, scale),
    close: fromPoints(candle.close, scale),
    ticks: candle.ticks,
  }
}

/** The newest price of every instrument that has one. */
async function rates({ db, clock, market }: Deps) {
  const now = clock.now()
  const past = await loadPastPrices(db, market(), now)
  return [...market().bySymbol.values()].flatMap((quoted) => {
    const known = priceNow(quoted, past, now)
    if (!known) return []
    return {
      symbol: quoted.instrument.symbol,
      price: known.price,
      time: iso(known.at),
      age_ms: known.ageMs,
      source: market().sources.names.get(known.sourceId ?? 0) ?? '',
      is_stale: known.isStale,
      change_24h: known.change,
    }
  })
}
