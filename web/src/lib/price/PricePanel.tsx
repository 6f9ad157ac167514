// The chart of an instrument on the public site, beside its price. Its room is kept from the start;
// the chart itself comes once it is near what is seen and the page has nothing else to do.

import { lazy, Suspense, useRef, useState } from 'react'
import { useNear } from '#browser/page/use-near.ts'
import { Skeleton } from '#ui/States.tsx'
import { ClaimArea } from '../claims/Claim.tsx'
import * as t from '../i18n/i18n.ts'
import { type ChartInterval, chartIntervals } from './chart-intervals.ts'
import css from './PricePanel.module.css'

const CandleChart = lazy(() => import('./CandleChart.tsx'))

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
  const waiting = <Skeleton lines={9} label={t.shell.loading} />
  return (
    <ClaimArea id="prices" label={t.prices.chart} isTold className={css.panel}>
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
        {isNear ? (
          <Suspense fallback={waiting}>
            <CandleChart key={symbol} symbol={symbol} interval={shown} look={look} />
          </Suspense>
        ) : (
          waiting
        )}
      </div>
    </ClaimArea>
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
