// The whole market: everything that is quoted, and beside it (above it on small screens) the chart
// of the chosen instrument, with what indicators say of it.

import { useRef, useState } from 'react'
import { useNear } from '#browser/page/use-near.ts'
import type { OverviewRow } from '#contract/public/overview.ts'
import { claimsRead } from '../../lib/claims/Claim.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import type { ChartInterval } from '../../lib/price/chart-intervals.ts'
import { instrumentRead, useInstrument } from '../../lib/price/LivePrice.tsx'
import type { SitePage } from '../../lib/site/page.ts'
import { useReply } from '../../lib/site/replies.tsx'
import { TitleBanner } from '../../lib/site/TitleBanner.tsx'
import { ChosenInstrument } from './ChosenInstrument.tsx'
import css from './Instruments.module.css'
import { MarketTable, tradableRead } from './MarketTable.tsx'
import { Technicals } from './Technicals.tsx'

const first = 'BTCUSD'

export const page: SitePage = {
  reads: () => [claimsRead, tradableRead, instrumentRead(first)],
  head: () => {
    const { title, description } = t.instruments
    return {
      title,
      description,
      structured: [{ '@type': 'CollectionPage', name: title, description }],
    }
  },
}

export default function FinancialInstrumentsPage() {
  const [wanted, setWanted] = useState<string>()
  const [interval, setInterval] = useState<ChartInterval>(900)
  const { data } = useReply(tradableRead.route, { query: tradableRead.query })
  const chosen = wanted ?? openingOf(data?.instruments)
  const panel = useRef<HTMLElement>(null)
  const choose = (symbol: string) => {
    setWanted(symbol)
    const head = panel.current?.querySelector('header')
    const top = head?.getBoundingClientRect().top ?? 0
    // Above the list on small screens: what was asked for comes into view.
    if (top < 0 || top > innerHeight * 0.8) head?.scrollIntoView()
  }
  return (
    <>
      <TitleBanner title={t.instruments.title} lead={t.instruments.lead} />
      <div className={css.market}>
        {chosen !== undefined && (
          <section ref={panel} className={css.chosen} aria-label={t.instruments.chosen}>
            <ChosenInstrument
              key={chosen}
              symbol={chosen}
              interval={interval}
              onInterval={setInterval}
            />
          </section>
        )}
        <MarketTable chosen={chosen ?? ''} onChoose={choose} />
        {chosen !== undefined && <Readings key={chosen} symbol={chosen} interval={interval} />}
      </div>
    </>
  )
}

type ReadingsProps = { readonly symbol: string; readonly interval: ChartInterval }

function Readings({ symbol, interval }: ReadingsProps) {
  const instrument = useInstrument(symbol)
  const box = useRef<HTMLDivElement>(null)
  const isNear = useNear(box)
  const decimals = instrument?.decimals ?? 2
  return (
    <div ref={box} className={css.readings}>
      <Technicals symbol={symbol} decimals={decimals} interval={interval} isWanted={isNear} />
    </div>
  )
}

/** Not every feed quotes the same: the best known one, or else whatever comes first. */
function openingOf(traded: readonly OverviewRow[] | undefined): string | undefined {
  const isThere = traded === undefined || traded.some(({ symbol }) => symbol === first)
  return isThere ? first : traded[0]?.symbol
}
