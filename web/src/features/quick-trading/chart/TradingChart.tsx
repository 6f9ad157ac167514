// The chart of an instrument as one trades on it: the library's drawing of prices and indicators,
// and over it what is the client's own.

import {
  memo,
  type Ref,
  useCallback,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import * as format from '#browser/format/format.ts'
import { useTheme } from '#browser/page/theme.ts'
import type { TradeView } from '#contract/client/trades.ts'
import type { InstrumentView } from '#contract/public/market.ts'
import type { Bar } from '#ui/bars.ts'
import { readColors } from '#ui/PriceChart.colors.ts'
import * as t from '../../../lib/i18n/i18n.ts'
import { newestTick, onTick, serverNow } from '../../../lib/stream/prices.ts'
import { watchSymbol } from '../../../lib/stream/stream.ts'
import { useSeconds } from '../../../lib/stream/use-seconds.ts'
import { useBook } from '../../../lib/trading/book.ts'
import { useTradeHistory } from '../../../lib/trading/past-trades.ts'
import { useOpenTrades } from '../../../lib/trading/trades.ts'
import { useEmphasis } from '../emphasis.ts'
import { useAskedTrade } from '../find-trade.ts'
import { isFresh, useFreshness } from '../freshness.ts'
import { strikeOf, useQuote } from '../quote.ts'
import { useTicket } from '../ticket.ts'
import { loadOlder } from './api.ts'
import { ChartIcon } from './ChartIcon.tsx'
import { type Kline, openKline } from './kline.ts'
import { lookAhead } from './look-ahead.ts'
import { withShapes } from './picture.ts'
import { Scene } from './Scene.tsx'
import type { ChartInterval, Drawing, DrawingTool, Setup } from './setup.ts'
import { shapesOf } from './shapes.ts'
import css from './TradingChart.module.css'

export type ChartTool = {
  readonly draw: (tool: DrawingTool) => void
  readonly stopDrawing: () => void
  /** So many of the newest bars, or as many as there are. */
  readonly newest: (count: number) => readonly Bar[]
  /** As the address of an image; empty where there is no chart. */
  readonly picture: () => Promise<string>
}

type Props = {
  readonly ref: Ref<ChartTool>
  readonly instrument: InstrumentView
  readonly bars: readonly Bar[]
  /** What the bars are, which may be longer than what is asked for. */
  readonly interval: ChartInterval
  readonly setup: Setup
  readonly onDrawings: (drawings: Drawing[]) => void
}

export function TradingChart({ ref, instrument, bars, interval, setup, onDrawings }: Props) {
  const { box, kline, version, returns } = useKline({
    instrument,
    bars,
    interval,
    setup,
    onDrawings,
  })
  const facts = useFacts(instrument)
  useImperativeHandle(ref, () => ({
    draw: (tool) => kline?.draw(tool),
    stopDrawing: () => kline?.stopDrawing(),
    newest: (count) => kline?.newest(count) ?? [],
    picture: async () => {
      const places = kline?.places()
      if (!kline || !places || !box.current) return ''
      const colors = readColors(box.current)
      return withShapes(kline.picture(), shapesOf(places, facts), { places, colors })
    },
  }))
  useLook({ kline, returns }, instrument, interval)
  // Where things are is looked up anew with each version.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version stands for what moved
  const places = useMemo(() => kline?.places(), [kline, version])
  return (
    <figure className={css.figure} aria-label={labelOf(instrument, facts.spot)}>
      <div ref={box} className={css.box} data-testid="chart" />
      {places && <Scene places={places} facts={facts} />}
      {places && !places.isAtNow && (
        <button type="button" className={css.now} onClick={() => kline?.toNow()}>
          {t.chart.now} <ChartIcon name="toEnd" />
        </button>
      )}
      <Summary kline={kline} instrument={instrument} interval={interval} />
    </figure>
  )
}

function labelOf({ name, decimals }: InstrumentView, spot: number | undefined): string {
  return t.quickTrading.chartOf(name, spot === undefined ? '' : format.price(spot, decimals))
}

type Wanted = Omit<Props, 'ref'>

function useKline({ instrument, bars, interval, setup, onDrawings }: Wanted) {
  const box = useRef<HTMLDivElement>(null)
  const [kline, setKline] = useState<Kline>()
  const [returns, comeBack] = useState(0)
  const { version, onMove } = useVersion()
  const { symbol, decimals } = instrument
  const theme = useTheme(({ theme: present }) => present)
  const { look, indicators, drawings } = setup

  // biome-ignore lint/correctness/useExhaustiveDependencies: readColors reads the theme's colours
  useEffect(() => {
    const element = box.current
    if (!element) return
    const next = openKline(element, {
      bars,
      step: Math.max(1, interval),
      decimals,
      look: interval === 0 && look !== 'area' ? 'line' : look,
      colors: readColors(element),
      older: (first) => loadOlder(symbol, interval, first),
      onMove,
      onDrawings,
    })
    if (!next) return
    setKline(next)
    const silence = onTick(symbol, () => {
      const tick = newestTick(symbol)
      if (tick) next.hear(tick.price, tick.at)
    })
    // While another screen is shown it has no size, and does not go on with the time.
    let isAway = element.clientWidth === 0
    const sizes = new ResizeObserver(() => {
      const wasAway = isAway
      isAway = element.clientWidth === 0
      if (isAway) return
      next.resize()
      if (wasAway) comeBack((times) => times + 1)
    })
    sizes.observe(element)
    return () => {
      silence()
      sizes.disconnect()
      next.close()
      setKline(undefined)
    }
  }, [symbol, decimals, bars, interval, look, theme, onMove, onDrawings])

  useEffect(() => kline?.setIndicators(indicators), [kline, indicators])
  const first = useRef(drawings)
  first.current = drawings
  useEffect(() => kline?.setDrawings(first.current), [kline])
  return { box, kline, version, returns }
}

/** Counts what moved, at most once a frame. */
function useVersion() {
  const [store] = useState(createVersions)
  return { version: useSyncExternalStore(store.subscribe, store.get), onMove: store.onMove }
}

function createVersions() {
  const state = { version: 0, isAsked: false }
  const readers = new Set<() => void>()
  const tell = () => {
    state.isAsked = false
    state.version += 1
    for (const read of readers) read()
  }
  return {
    onMove: () => {
      if (!state.isAsked) requestAnimationFrame(tell)
      state.isAsked = true
    },
    subscribe: (read: () => void) => {
      readers.add(read)
      return () => readers.delete(read)
    },
    get: () => state.version,
  }
}

/** The chart, and how often somebody came back to it. */
type Shown = { readonly kline: Kline | undefined; readonly returns: number }

/** What comes into sight: the chosen duration, a trade just placed, one that is asked for. */
function useLook({ kline, returns }: Shown, { symbol }: InstrumentView, interval: ChartInterval) {
  const duration = useTicket((ticket) => ticket.duration)
  const mode = useBook((book) => book.mode)
  const { data: open } = useOpenTrades(mode)
  const newest = open?.find((trade) => trade.symbol === symbol)
  const end = newest && Date.parse(newest.end_time) / 1_000
  const step = Math.max(1, interval)
  const show = useCallback(
    (ahead: number) => {
      const width = kline?.places()?.width ?? 0
      if (width > 0) kline?.show(lookAhead({ width, step, ahead: Math.max(ahead, step) }))
    },
    [kline, step],
  )
  const underWay = useRef(end)
  underWay.current = end
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever comes back sees the present
  useEffect(() => {
    const ends = underWay.current
    show(ends === undefined ? duration : ends - serverNow() / 1_000)
  }, [show, duration, returns])
  // A new one only: whoever has panned away is not pulled back because another has ended.
  const seen = useRef('')
  const newestId = newest?.trade_id ?? ''
  useEffect(() => {
    if (end === undefined || newestId <= seen.current) return
    seen.current = newestId
    show(end - serverNow() / 1_000)
  }, [show, end, newestId])
  useAsked(kline, symbol, show)
}

/** The trade that is asked for, once. */
function useAsked(kline: Kline | undefined, symbol: string, show: (ahead: number) => void) {
  const asked = useAskedTrade(({ trade }) => trade)
  const shown = useRef<TradeView>(null)
  useEffect(() => {
    if (!kline || asked?.symbol !== symbol || shown.current === asked) return
    shown.current = asked
    const ends = Date.parse(asked.end_time) / 1_000
    const left = ends - serverNow() / 1_000
    if (left > 0) show(left)
    else kline.showAt(ends)
  }, [asked, symbol, kline, show])
}

/** As many results as a chart can hold without becoming one. */
const endedMost = 30

function useFacts(instrument: InstrumentView) {
  const { symbol } = instrument
  useEffect(() => watchSymbol(symbol), [symbol])
  // The chart moves with each price, and is drawn anew then: once, in the same frame.
  const price = newestTick(symbol)?.price
  const { quote } = useQuote(instrument)
  const known = { instrument, quote, price }
  const emphasis = useEmphasis(({ side }) => side)
  const duration = useTicket((ticket) => ticket.duration)
  const hasPrice = useFreshness(instrument, isFresh)
  const now = useSeconds() / 1_000
  const trades = useDrawnTrades(symbol)
  return {
    instrument,
    spot: price ?? quote?.spot,
    strikes: { Buy: strikeOf(known, 'Buy'), Sell: strikeOf(known, 'Sell') },
    emphasis,
    expiry: quote ? now + duration : null,
    ...trades,
    now,
    isStale: !hasPrice,
  }
}

const none: readonly TradeView[] = []

function useDrawnTrades(symbol: string) {
  const mode = useBook((book) => book.mode)
  const isShown = useTicket((ticket) => ticket.showsTrades)
  const { data: open = none } = useOpenTrades(mode)
  const history = useTradeHistory(mode).data
  const ended = history?.pages[0]?.data ?? none
  if (!isShown) return { open: none, ended: none }
  const own = (trade: TradeView) => trade.symbol === symbol
  return {
    open: open.filter(own),
    ended: ended.filter((one) => own(one) && one.status !== 'Pending').slice(0, endedMost),
  }
}

const summedUp = 5

type SummaryProps = {
  readonly kline: Kline | undefined
  readonly instrument: InstrumentView
  readonly interval: ChartInterval
}

/** The last bars in words, for whoever does not see them; anew each second. */
const Summary = memo(({ kline, instrument, interval }: SummaryProps) => {
  useSeconds()
  const { decimals } = instrument
  const bars = kline?.newest(summedUp) ?? []
  const price = (value: number) => format.price(value, decimals)
  return (
    <figcaption className="sr">
      {t.chart.lastBars(bars.length, t.chart.intervals[interval])}{' '}
      {bars.map(({ time, open, high, low, close }) =>
        t.chart.bar({
          time: format.clock(time * 1_000),
          open: price(open),
          high: price(high),
          low: price(low),
          close: price(close),
        }),
      )}
    </figcaption>
  )
})
