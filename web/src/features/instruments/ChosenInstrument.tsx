// The chosen instrument of the market overview: its price, its chart, what indicators say of it.

import * as t from '../../lib/i18n/i18n.ts'
import { LivePrice, useInstrument } from '../../lib/price/LivePrice.tsx'
import { SiteLink } from '../../lib/site/SiteLink.tsx'
import { ChartAndTechnicals } from './ChartAndTechnicals.tsx'
import css from './Instruments.module.css'

export function ChosenInstrument({ symbol }: { symbol: string }) {
  const instrument = useInstrument(symbol)
  const name = instrument?.name ?? symbol
  return (
    <>
      <header className={css.chosenHead}>
        <h2>{name}</h2>
        <SiteLink to={`/instruments/${symbol}`}>{t.instruments.open(name)}</SiteLink>
      </header>
      <LivePrice symbol={symbol} />
      <ChartAndTechnicals symbol={symbol} decimals={instrument?.decimals ?? 2} />
    </>
  )
}
