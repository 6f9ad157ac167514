// What a chart of the public site is drawn from, fetched when it is wanted, and the chart itself.

import { lazy, Suspense } from 'react'
import { FailedState, Skeleton } from '#ui/States.tsx'
import * as t from '../i18n/i18n.ts'
import { useReply } from '../site/replies.tsx'
import { useCandles } from './bars.ts'
import type { ChartInterval } from './chart-intervals.ts'
import { instrumentRead } from './LivePrice.tsx'
import css from './PricePanel.module.css'

const SiteChart = lazy(() => import('./SiteChart.tsx'))

type ChartProps = {
  readonly symbol: string
  readonly interval: ChartInterval
  readonly look: 'candles' | 'area'
}

export default function CandleChart({ symbol, interval, look }: ChartProps) {
  const { route, params } = instrumentRead(symbol)
  const terms = useReply(route, { params })
  const { data, state, retry } = useCandles(symbol, interval)
  const waiting = <Skeleton lines={9} label={t.shell.loading} />
  if (state === 'failed' || terms.state === 'failed') {
    const message = t.prices.chartFailed
    return (
      <FailedState
        message={message}
        retryLabel={t.shell.retry}
        onRetry={state === 'failed' ? retry : terms.retry}
      />
    )
  }
  if (!data || !terms.data) return waiting
  if (data.length === 0) return <p className={css.empty}>{t.prices.chartEmpty}</p>
  const { name, decimals } = terms.data
  return (
    <Suspense fallback={waiting}>
      <SiteChart
        key={interval}
        symbol={symbol}
        name={name}
        decimals={decimals}
        interval={interval}
        look={look}
        candles={data}
      />
    </Suspense>
  )
}
