// The whole market: everything that is quoted, and beside it the chart of the chosen instrument
// with what indicators say of it.

import { useRef, useState } from 'react'
import { claimsRead } from '../../lib/Claim.tsx'
import * as t from '../../lib/i18n.ts'
import { instrumentRead } from '../../lib/LivePrice.tsx'
import type { SitePage } from '../../lib/page.ts'
import { TitleBanner } from '../../lib/TitleBanner.tsx'
import { ChosenInstrument } from './ChosenInstrument.tsx'
import css from './Instruments.module.css'
import { MarketTable, tradableRead } from './MarketTable.tsx'

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
  const [chosen, setChosen] = useState(first)
  const panel = useRef<HTMLElement>(null)
  const choose = (symbol: string) => {
    setChosen(symbol)
    const top = panel.current?.getBoundingClientRect().top ?? 0
    // Below the list on small screens: what was asked for comes into view.
    if (top < 0 || top > innerHeight * 0.8) panel.current?.scrollIntoView()
  }
  return (
    <>
      <TitleBanner title={t.instruments.title} lead={t.instruments.lead} />
      <div className={css.market}>
        <MarketTable chosen={chosen} onChoose={choose} />
        <section ref={panel} className={css.chosen} aria-label={t.instruments.chosen}>
          <ChosenInstrument key={chosen} symbol={chosen} />
        </section>
      </div>
    </>
  )
}
