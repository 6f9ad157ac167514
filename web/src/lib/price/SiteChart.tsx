// The chart itself, loaded late: our own candles, then live prices as they come.

import { useCallback, useEffect, useState } from 'react'
import * as format from '#browser/format/format.ts'
import { presentTheme } from '#browser/page/theme-choice.ts'
import type { CandleView } from '#contract/public/candles.ts'
import PriceChart, { type ChartProps } from '#ui/PriceChart.tsx'
import * as t from '../i18n/i18n.ts'
import { newestTick, watchPrice } from '../stream/site-prices.ts'
import { barsOf } from './bars.ts'
import type { ChartInterval } from './chart-intervals.ts'

type Props = {
  readonly symbol: string
  readonly name: string
  readonly decimals: number
  readonly interval: ChartInterval
  readonly look: 'candles' | 'area'
  readonly candles: readonly CandleView[]
}

export default function SiteChart({ symbol, name, decimals, interval, look, candles }: Props) {
  const bars = useSettledBars(candles, interval)
  const theme = useShownTheme()
  const subscribe = useCallback<ChartProps['subscribe']>(
    (hear) =>
      watchPrice(symbol, () => {
        const tick = newestTick(symbol)
        if (tick) hear(tick.price, tick.at)
      }),
    [symbol],
  )
  const last = bars.at(-1)?.close
  return (
    <PriceChart
      bars={bars}
      look={look}
      interval={interval}
      decimals={decimals}
      subscribe={subscribe}
      theme={theme}
      label={t.prices.chartOf(name, last === undefined ? '' : format.price(last, decimals))}
    />
  )
}

/**
 * The bars as first loaded: live prices go on from them, and a new set would undo where one has
 * moved the chart. Only when bars were missed, while the page was hidden, they are taken anew.
 */
function useSettledBars(candles: readonly CandleView[], interval: number) {
  const [bars, setBars] = useState(() => barsOf([...candles]))
  const [through, setThrough] = useState(() => endOf(candles))
  const end = endOf(candles)
  if (end !== through) {
    setThrough(end)
    if (end - through > 2 * Math.max(interval, 60)) setBars(barsOf([...candles]))
  }
  return bars
}

/** When the newest candle began, in seconds. */
function endOf(candles: readonly CandleView[]): number {
  return Date.parse(candles.at(-1)?.time ?? '') / 1000 || 0
}

function useShownTheme() {
  const [theme, setTheme] = useState(presentTheme)
  useEffect(() => {
    const read = () => setTheme(presentTheme())
    const observer = new MutationObserver(read)
    observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    const system = matchMedia('(prefers-color-scheme: dark)')
    system.addEventListener('change', read)
    return () => {
      observer.disconnect()
      system.removeEventListener('change', read)
    }
  }, [])
  return theme
}
