// The chart of what chips are traded on: our candles, each price as it comes, and a line at the
// strike of every trade in chips that is open on it.

import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState } from 'react'
import * as format from '#browser/format/format.ts'
import { useTheme } from '#browser/page/theme.ts'
import type { InstrumentView } from '#contract/public/market.ts'
import PriceChart, { type ChartLine, type ChartProps } from '#ui/PriceChart.tsx'
import { FailedState, Skeleton } from '#ui/States.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { newestTick, onTick } from '../../lib/stream/prices.ts'
import { useStream, watchSymbol } from '../../lib/stream/stream.ts'
import { useOpenTrades } from '../../lib/trading/trades.ts'
import { type ChipsInterval, candlesQuery, chipsIntervals } from './api.ts'
import css from './Tournaments.module.css'

type Props = { readonly instrument: InstrumentView }

export default function ChipsChart({ instrument }: Props) {
  const [interval, setInterval] = useState<ChipsInterval>(15)
  return (
    <div className={css.chart}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset wants a legend that is seen */}
      <div className={css.intervals} role="group" aria-label={t.quickTrading.chart}>
        {chipsIntervals.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === interval}
            onClick={() => setInterval(one)}
          >
            {format.duration(one)}
          </button>
        ))}
      </div>
      <div className={css.canvas}>
        <Drawn instrument={instrument} interval={interval} />
      </div>
    </div>
  )
}

function Drawn({ instrument, interval }: Props & { readonly interval: ChipsInterval }) {
  const { symbol, name, decimals } = instrument
  const theme = useTheme((store) => store.theme)
  const { data, isError, refetch } = useQuery(candlesQuery(symbol, interval))
  const isOpen = useStream(({ state }) => state === 'open')
  // What was missed while there was no stream is filled in.
  useEffect(() => {
    if (isOpen) void refetch()
  }, [isOpen, refetch])
  const subscribe = useCallback<ChartProps['subscribe']>(
    (hear) => {
      const away = watchSymbol(symbol)
      const silence = onTick(symbol, () => {
        const tick = newestTick(symbol)
        if (tick) hear(tick.price, tick.at)
      })
      return () => {
        silence()
        away()
      }
    },
    [symbol],
  )
  const lines = useStrikes(symbol)
  if (isError && !data) {
    return (
      <FailedState
        message={t.quickTrading.chartFailed}
        retryLabel={t.shell.retry}
        onRetry={() => void refetch()}
      />
    )
  }
  if (!data) return <Skeleton lines={7} label={t.shell.loading} />
  return (
    <PriceChart
      bars={data}
      interval={interval}
      look="candles"
      decimals={decimals}
      subscribe={subscribe}
      theme={theme}
      label={`${t.quickTrading.chart} ${name}`}
      lines={lines}
    />
  )
}

/** Of the open trades in chips on it. */
function useStrikes(symbol: string): readonly ChartLine[] {
  const trades = useOpenTrades('chips').data
  return useMemo(
    () =>
      (trades ?? []).flatMap(({ symbol: on, strike_price: price, trade_mode: side, amount }) =>
        on === symbol && price !== null
          ? [
              {
                price,
                name: `${t.tournaments.sides[side]} ${format.amount(amount)}`,
                tone: side === 'Buy' ? ('positive' as const) : ('negative' as const),
              },
            ]
          : [],
      ),
    [trades, symbol],
  )
}
