// A coin explained: what it is and does, its price now, the terms of its pairs, and one trade
// worked through both ways.

import { buttonClass } from '#ui/Button.tsx'
import { ClaimArea } from '../../lib/Claim.tsx'
import * as t from '../../lib/i18n.ts'
import { LivePrice, useInstrument } from '../../lib/LivePrice.tsx'
import { LossShare } from '../../lib/LossShare.tsx'
import { Passage, Passages } from '../../lib/Passage.tsx'
import { PriceChartPanel } from '../../lib/PricePanel.tsx'
import { SiteLink } from '../../lib/SiteLink.tsx'
import { TitleBanner } from '../../lib/TitleBanner.tsx'
import css from './Coin.module.css'
import type { Coin } from './coin.ts'
import type { CoinText } from './coin-text.ts'
import { Specification } from './Specification.tsx'
import { WorkedExample } from './WorkedExample.tsx'

export function CoinPage({ coin }: { readonly coin: Coin }) {
  const [symbol] = coin.symbols
  const { title, lead, sections } = coin.text
  const main = useInstrument(symbol)
  return (
    <>
      <TitleBanner title={title} lead={lead}>
        <div className={css.now}>
          <LivePrice symbol={symbol} />
          <SiteLink className={buttonClass('solid')} to="/user/home">
            {t.coins.tradeNow}
          </SiteLink>
        </div>
      </TitleBanner>
      <Passages>
        <Sections of={sections.slice(0, 2)} />
        <Passage title={t.coins.priceTitle(main?.name ?? coin.text.name)} isWide>
          <PriceChartPanel symbol={symbol} />
        </Passage>
        <Sections of={sections.slice(2)} />
        <WorkedExample coin={coin} terms={main} />
        <Passage title={t.coins.specification} isWide>
          <p>{t.coins.specificationLead}</p>
          <ClaimArea id="instrument_terms">
            <Specification symbols={coin.symbols} />
          </ClaimArea>
          <LossShare className={css.loss} />
        </Passage>
        <Passage title={t.coins.read}>
          <ul className={css.links}>
            <li>
              <SiteLink to="/fairness">{t.coins.readFairness}</SiteLink>
            </li>
            <li>
              <SiteLink to="/risk-disclosure">{t.coins.readRisk}</SiteLink>
            </li>
            <li>
              <SiteLink to="/pricing">{t.coins.readPlans}</SiteLink>
            </li>
          </ul>
        </Passage>
      </Passages>
    </>
  )
}

function Sections({ of }: { readonly of: CoinText['sections'] }) {
  return of.map(({ title, paragraphs }) => (
    <Passage key={title} title={title}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Passage>
  ))
}
