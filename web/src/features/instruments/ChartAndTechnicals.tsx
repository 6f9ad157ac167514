// A chart and what indicators say of the candles it shows: the same stretch for both.

import { useRef, useState } from 'react'
import { useNear } from '#browser/page/use-near.ts'
import type { ChartInterval } from '../../lib/price/chart-intervals.ts'
import { PriceChartPanel } from '../../lib/price/PricePanel.tsx'
import css from './Instruments.module.css'
import { Technicals } from './Technicals.tsx'

export function ChartAndTechnicals({ symbol, decimals }: { symbol: string; decimals: number }) {
  const [interval, setInterval] = useState<ChartInterval>(900)
  const box = useRef<HTMLDivElement>(null)
  const isNear = useNear(box)
  return (
    <div className={css.study}>
      <div ref={box}>
        <PriceChartPanel symbol={symbol} interval={interval} onInterval={setInterval} />
      </div>
      <Technicals symbol={symbol} decimals={decimals} interval={interval} isWanted={isNear} />
    </div>
  )
}
