// The chosen instrument of the market overview: its price and its chart.

import * as t from '../../lib/i18n/i18n.ts'
import type { ChartInterval } from '../../lib/price/chart-intervals.ts'
import { LivePrice, useInstrument } from '../../lib/price/LivePrice.tsx'
import { PriceChartPanel } from '../../lib/price/PricePanel.tsx'
import { SiteLink } from '../../lib/site/SiteLink.tsx'
import css from './Instruments.module.css'

type Props = {
  readonly symbol: string
  readonly interval: ChartInterval
  readonly onInterval: (interval: ChartInterval) => void
}

export function ChosenInstrument({ symbol, interval, onInterval }: Props) {
  const instrument = useInstrument(symbol)
  const name = instrument?.name ?? symbol
  return (
    <>
      <header className={css.chosenHead}>
        <h2>{name}</h2>
        <SiteLink to={`/instruments/${symbol}`}>{t.instruments.open(name)}</SiteLink>
      </header>
      <LivePrice symbol={symbol} />
      <PriceChartPanel symbol={symbol} interval={interval} onInterval={onInterval} />
    </>
  )
}
