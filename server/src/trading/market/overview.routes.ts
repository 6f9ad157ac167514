// The market as the public pages show it. Many visitors ask for the same: what is stored is read
// at most once in ten seconds, and only the newest prices are looked up each time.

import { durations } from '#contract/client/trades.ts'
import type { OverviewRow, TermsView } from '#contract/public/overview.ts'
import { routes } from '#contract/routes.ts'
import { categories } from '#contract/shared/categories.ts'
import { usdToNumber } from '#kernel/money.ts'
import { refuse } from '#kernel/refusal.ts'
import { iso, later, type Millis, second } from '#kernel/time.ts'
import { announcedTo } from '#server/install/announcements/list-announcements.ts'
import type { Settings } from '#server/install/operators/settings.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import type { Router } from '#server/platform/http.ts'
import { remember } from '#server/platform/remember.ts'
import { success } from '#server/platform/reply.ts'
import { type ExchangeCode, exchangeOf, nextHoliday } from '../instruments/exchange.ts'
import {
  asDecided,
  isOffered,
  isOpenAt,
  spotAgeMaxMs,
  weeklyCloseOf,
} from '../instruments/instrument.ts'
import { instrumentView, strikeRateViews } from './instrument-view.ts'
import { loadPastPrices } from './load-past-prices.ts'
import type { Market, Quoted } from './market.ts'
import { loadHourCloses } from './overview.store.ts'
import { type PastPrices, priceNow } from './price-now.ts'
import { keptBehaviour } from './read-behaviour.ts'
import { sparklineOf } from './sparkline.ts'
import { inTicker } from './ticker.ts'

type Deps = {
  readonly db: Db
  readonly clock: Clock
  readonly market: () => Market
  readonly settings: () => Settings
  /** The install's feed: candles of another one are dropped, so each stored price is its. */
  readonly feed: string
}

type Past = PastPrices & { readonly sparklines: ReadonlyMap<number, string> }

const keptForMs = 10 * second
const sparklineHours = 24

export function registerOverviewRoutes(router: Router, deps: Deps): void {
  const { clock, market } = deps
  const past = keptPast(deps)
  const behaviour = keptBehaviour(deps)
  const announced = remember(clock, 5 * second, () => announcedTo(deps.db, 'visitor', clock.now()))

  router.on(routes.marketOverview, async ({ query }) => {
    const now = clock.now()
    const known = await past(now)
    const all = [...market().bySymbol.values()]
    const isTaken = offeredBy(deps.settings())
    const wanted = (quoted: Quoted) =>
      query.listing === 'all' || isTaken(quoted) === (query.listing === 'tradable')
    const tradable = all.filter(isTaken).length
    return success('', {
      time: iso(now),
      tradable,
      catalogue: all.length - tradable,
      kinds: kindsOf(all, isTaken),
      instruments: all.filter(wanted).map((quoted) => overviewRow(deps, quoted, known, now)),
    })
  })

  router.on(routes.marketTicker, async () => {
    const now = clock.now()
    const known = await past(now)
    const isTaken = offeredBy(deps.settings())
    const traded = [...market().bySymbol.values()].filter(isTaken)
    const instruments = inTicker(traded).flatMap((quoted) => {
      const { symbol, name, is_open, decimals } = names(deps, quoted, now)
      const price = prices(deps, quoted, known, now)
      return price.price === null ? [] : [{ symbol, name, is_open, decimals, ...price }]
    })
    return success('', { time: iso(now), instruments, announcements: await announced() })
  })

  router.on(routes.marketOffer, async () => {
    const settings = deps.settings()
    const rates = strikeRateViews(settings.strikeRates)
    return success('', { strike_rates: rates, ...rulesView(settings) })
  })

  router.on(routes.marketInstrument, async ({ params }) => {
    const quoted = market().bySymbol.get(params.symbol ?? '')
    if (!quoted) return refuse('not_found')
    const now = clock.now()
    const [known, moved] = await Promise.all([past(now), behaviour(quoted, now)])
    return success('', { ...termsView(deps, quoted, known, now), behaviour: moved })
  })
}

/** How many of each kind are traded, and how many only quoted; those that there are. */
function kindsOf(all: readonly Quoted[], isTaken: (quoted: Quoted) => boolean) {
  return categories.flatMap((category) => {
    const some = all.filter(({ instrument }) => instrument.category === category)
    const tradable = some.filter(isTaken).length
    const catalogue = some.length - tradable
    return some.length === 0 ? [] : [{ trading_type: category, tradable, catalogue }]
  })
}

/** Those who ask while it is being read wait for the same answer. */
function keptPast({ db, market }: Deps): (now: Millis) => Promise<Past> {
  let kept: { readonly until: Millis; readonly past: Promise<Past> } | undefined
  return (now) => {
    if (kept && now < kept.until) return kept.past
    const mine = { until: later(now, keptForMs), past: loadPast(db, market(), now) }
    kept = mine
    mine.past.catch(() => {
      if (kept === mine) kept = undefined
    })
    return mine.past
  }
}

async function loadPast(db: Db, market: Market, now: Millis): Promise<Past> {
  const prices = await loadPastPrices(db, market, now)
  const hours = await loadHourCloses(db, now, sparklineHours)
  const sparklines = new Map([...hours].map(([id, closes]) => [id, sparklineOf(closes)]))
  return { ...prices, sparklines }
}

function overviewRow(deps: Deps, quoted: Quoted, past: Past, now: Millis): OverviewRow {
  return {
    ...names(deps, quoted, now),
    ...prices(deps, quoted, past, now),
    sparkline: past.sparklines.get(quoted.instrument.id) ?? '',
  }
}

function offeredBy(rules: Settings) {
  return ({ instrument }: Quoted) => isOffered(instrument, rules)
}

function names({ settings }: Deps, quoted: Quoted, now: Millis) {
  const { instrument } = quoted
  return {
    symbol: instrument.symbol,
    name: `${instrument.base}/${instrument.quote}`,
    title: instrument.title,
    trading_type: instrument.category,
    is_tradable: offeredBy(settings())(quoted),
    is_open: isOpenAt(asDecided(instrument, settings()), now),
    decimals: instrument.scale.decimals,
  }
}

function prices({ market, feed }: Deps, quoted: Quoted, past: PastPrices, now: Millis) {
  const known = priceNow(quoted, past, now)
  if (!known) return { price: null, age_ms: null, source: feed, is_stale: true, change_24h: null }
  const { sourceId } = known
  return {
    price: known.price,
    age_ms: known.ageMs,
    source: (sourceId === undefined ? undefined : market().sources.names.get(sourceId)) ?? feed,
    is_stale: known.isStale,
    change_24h: known.change === null ? null : Math.round(known.change * 1e5) / 1e5,
  }
}

function exchangeView(code: ExchangeCode | null, now: Millis): TermsView['exchange'] {
  if (code === null) return null
  const { name, city, zone, sessions } = exchangeOf(code)
  return {
    name,
    city,
    zone,
    sessions: sessions.map(([opens, closes]) => ({ opens, closes })),
    next_holiday: nextHoliday(code, now) ?? null,
  }
}

/** What is priced into each trade, and how its prices are found. */
function rulesView({ marginBp, entryDelayMs, exitAverageSeconds }: Settings) {
  return {
    margin: marginBp / 10_000,
    entry_delay_ms: entryDelayMs,
    exit_average_seconds: exitAverageSeconds,
  }
}

function termsView(deps: Deps, quoted: Quoted, past: Past, now: Millis) {
  const { instrument } = quoted
  const rules = deps.settings()
  const isTaken = isOffered(instrument, rules)
  const decided = asDecided(instrument, rules)
  return {
    ...instrumentView(instrument, now, rules),
    ...prices(deps, quoted, past, now),
    time: iso(now),
    base: instrument.base,
    quote: instrument.quote,
    taken_hours: decided.window ?? null,
    weekly_close: weeklyCloseOf(instrument),
    exchange: exchangeView(instrument.exchange, now),
    durations: isTaken ? [...durations] : [],
    payout_max: usdToNumber(decided.payoutMaxPerClient),
    age_max_ms: spotAgeMaxMs[instrument.category],
    strike_rates: isTaken ? strikeRateViews(rules.strikeRates) : [],
    ...rulesView(rules),
  }
}
