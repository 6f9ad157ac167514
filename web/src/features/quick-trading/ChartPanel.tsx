// The chart of the chosen instrument, with its tools.

import { useQuery } from '@tanstack/react-query'
import { Suspense, useCallback, useEffect } from 'react'
import * as format from '#browser/format/format.ts'
import { lazyPart } from '#browser/page/lazy-part.ts'
import { useTheme } from '#browser/page/theme.ts'
import type { InstrumentView } from '#contract/public/market.ts'
import type { ChartProps } from '#ui/PriceChart.tsx'
import { FailedState, Skeleton } from '#ui/States.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { newestTick, onTick } from '../../lib/stream/prices.ts'
import { useStream } from '../../lib/stream/stream.ts'
import { useSeconds } from '../../lib/stream/use-seconds.ts'
import { useBook } from '../../lib/trading/book.ts'
import { useOpenTrades } from '../../lib/trading/trades.ts'
import { barsQuery, ratesQuery } from './api.ts'
import css from './ChartPanel.module.css'
import { useEmphasis } from './emphasis.ts'
import page from './QuickTrading.module.css'
import { useQuote, useStrike } from './quote.ts'
import { type ChartInterval, choose, useTicket } from './ticket.ts'

const PriceChart = lazyPart(() => import('#ui/PriceChart.tsx'))
const intervals: readonly ChartInterval[] = [0, 15, 60, 300]

export function ChartPanel({ instrument }: { instrument: InstrumentView }) {
  const { interval: wanted, look } = useTicket()
  const bars = useBars(instrument, wanted)
  const interval = bars.data?.interval ?? wanted
  return (
    <section className={`${page.panel} ${css.box}`} aria-label={t.quickTrading.chart}>
      <Tools interval={interval} />
      <div className={css.canvas}>
        {bars.data ? (
          <Suspense fallback={<Skeleton lines={7} label={t.shell.loading} />}>
            <Live instrument={instrument} bars={bars.data.bars} look={look} interval={interval} />
          </Suspense>
        ) : bars.isError ? (
          <FailedState
            message={t.quickTrading.chartFailed}
            retryLabel={t.shell.retry}
            onRetry={() => void bars.refetch()}
          />
        ) : (
          <Skeleton lines={7} label={t.shell.loading} />
        )}
      </div>
    </section>
  )
}

/**
 * Fetched with the stream, and anew after it was lost, so that what was missed is filled in.
 * Without one there is at least the past.
 */
function useBars({ symbol, is_open: isTrading }: InstrumentView, interval: ChartInterval) {
  const stream = useStream(({ state }) => state)
  const isOpen = stream === 'open'
  const lastPrice = useQuery(ratesQuery).data?.get(symbol)?.time
  // A closed market is shown up to its last price.
  const to = isTrading ? undefined : lastPrice
  const query = useQuery({
    ...barsQuery({ symbol, interval, to }),
    enabled: stream !== 'connecting',
  })
  const { refetch } = query
  useEffect(() => {
    if (isOpen) void refetch()
  }, [isOpen, refetch])
  return query
}

function Tools({ interval }: { interval: ChartInterval }) {
  const { look, showsTrades } = useTicket()
  const now = useSeconds()
  return (
    <div className={css.tools}>
      {intervals.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={interval === one}
          onClick={() => choose({ interval: one })}
        >
          {t.quickTrading.intervals[one]}
        </button>
      ))}
      <i />
      <button
        type="button"
        aria-pressed={look === 'candles'}
        onClick={() => choose({ look: 'candles' })}
      >
        {t.quickTrading.candles}
      </button>
      <button type="button" aria-pressed={look === 'area'} onClick={() => choose({ look: 'area' })}>
        {t.quickTrading.area}
      </button>
      <i />
      <button
        type="button"
        aria-pressed={showsTrades}
        onClick={() => choose({ showsTrades: !showsTrades })}
      >
        {t.quickTrading.myTrades}
      </button>
      <p>{t.quickTrading.utc(format.clock(now))}</p>
    </div>
  )
}

type LiveProps = Pick<ChartProps, 'bars' | 'look' | 'interval'> & {
  readonly instrument: InstrumentView
}

function Live({ instrument, bars, look, interval }: LiveProps) {
  const { symbol, name, decimals } = instrument
  const theme = useTheme(({ theme: present }) => present)
  const emphasis = useEmphasis(({ side }) => side)
  const duration = useTicket((ticket) => ticket.duration)
  const { quote } = useQuote(instrument)
  const strikes = {
    buy: useStrike(instrument, quote, 'Buy'),
    sell: useStrike(instrument, quote, 'Sell'),
  }
  const now = useSeconds()
  const trades = useDrawnTrades(instrument)
  const subscribe = useCallback<ChartProps['subscribe']>(
    (hear) =>
      onTick(symbol, () => {
        const tick = newestTick(symbol)
        if (tick) hear(tick.price, tick.at)
      }),
    [symbol],
  )
  const expiry = now / 1000 + duration
  const shown = bars.at(-1)?.close
  return (
    <PriceChart
      bars={bars}
      look={interval === 0 ? 'area' : look}
      interval={interval}
      decimals={decimals}
      subscribe={subscribe}
      theme={theme}
      label={t.quickTrading.chartOf(name, shown === undefined ? '' : format.price(shown, decimals))}
      overlay={{
        strikes,
        emphasis,
        expiry: quote ? expiry : null,
        expiryText: format.duration(duration),
        trades,
        formatPrice: (price) => format.price(price, decimals),
      }}
    />
  )
}

function useDrawnTrades({ symbol, decimals }: InstrumentView): ChartProps['overlay']['trades'] {
  const mode = useBook((book) => book.mode)
  const showsTrades = useTicket((ticket) => ticket.showsTrades)
  const { data = [] } = useOpenTrades(mode)
  if (!showsTrades) return []
  return data.flatMap((trade) => {
    const { entry_price: entryPrice, strike_price: strike, trade_mode: side } = trade
    if (trade.symbol !== symbol || entryPrice === null || strike === null) return []
    return [
      {
        id: trade.trade_id,
        side,
        entryPrice,
        strike,
        entryTime: Date.parse(trade.trade_time) / 1000,
        expiry: Date.parse(trade.end_time) / 1000,
        text: `${side} ${format.money(trade.amount)} · ${format.price(strike, decimals)}`,
      },
    ]
  })
}
