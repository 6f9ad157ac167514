// The chart of an instrument on the public site. Its room is kept from the start; the chart itself
// comes once it is near what is seen and the page has nothing else to do.

import { lazy, Suspense, useRef, useState } from 'react'
import { FailedState, Skeleton } from '#ui/States.tsx'
import { type ChartInterval, chartIntervals, useCandles } from './bars.ts'
import { ClaimArea } from './Claim.tsx'
import * as t from './i18n.ts'
import { instrumentRead } from './LivePrice.tsx'
import css from './PricePanel.module.css'
import { useReply } from './replies.tsx'
import { useNear } from './use-near.ts'

const SiteChart = lazy(() => import('./SiteChart.tsx'))

type Props = {
  readonly symbol: string
  /** Where the page shows the same stretch in another way too. */
  readonly interval?: ChartInterval
  readonly onInterval?: (interval: ChartInterval) => void
}

export function PriceChartPanel({ symbol, interval, onInterval }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const isNear = useNear(box)
  const [own, setOwn] = useState<ChartInterval>(900)
  const [look, setLook] = useState<'candles' | 'area'>('candles')
  const shown = interval ?? own
  const choose = (next: ChartInterval) => {
    setOwn(next)
    onInterval?.(next)
  }
  return (
    <ClaimArea id="prices" label={t.prices.chart} className={css.panel}>
      <div ref={box} className={css.tools}>
        <Choice
          label={t.prices.interval}
          options={chartIntervals.map((one) => [one, t.prices.intervals[one]])}
          chosen={shown}
          onChoose={choose}
        />
        <Choice
          label={t.prices.look}
          options={[
            ['candles', t.prices.candles],
            ['area', t.prices.area],
          ]}
          chosen={look}
          onChoose={setLook}
        />
      </div>
      <div className={css.canvas}>
        <Chart key={symbol} symbol={symbol} interval={shown} look={look} isWanted={isNear} />
      </div>
    </ClaimArea>
  )
}

type ChartProps = {
  readonly symbol: string
  readonly interval: ChartInterval
  readonly look: 'candles' | 'area'
  readonly isWanted: boolean
}

function Chart({ symbol, interval, look, isWanted }: ChartProps) {
  const { route, params } = instrumentRead(symbol)
  const terms = useReply(route, { params, isWanted })
  const { data, state, retry } = useCandles(symbol, interval, isWanted)
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
  if (!isWanted || !data || !terms.data) return waiting
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

type ChoiceProps<T> = {
  readonly label: string
  readonly options: readonly (readonly [T, string])[]
  readonly chosen: T
  readonly onChoose: (option: T) => void
}

function Choice<T extends string | number>({ label, options, chosen, onChoose }: ChoiceProps<T>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend that is seen
    <div className={css.choice} role="group" aria-label={label}>
      {options.map(([option, words]) => (
        <button
          key={option}
          type="button"
          aria-pressed={option === chosen}
          onClick={() => onChoose(option)}
        >
          {words}
        </button>
      ))}
    </div>
  )
}
