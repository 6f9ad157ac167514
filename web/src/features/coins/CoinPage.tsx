// A coin explained: what it is and does, its price now, the terms of its pairs, and one trade
// worked through both ways.

import type { ReactNode } from 'react'
import { locale } from '#browser/format/locale.ts'
import facts from '#browser/panels/Facts.module.css'
import { directionOf } from '#contract/shared/languages.ts'
import { buttonClass } from '#ui/Button.tsx'
import { ClaimArea } from '../../lib/claims/Claim.tsx'
import { LossShare } from '../../lib/claims/LossShare.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { instrumentRead, LivePrice, useInstrument } from '../../lib/price/LivePrice.tsx'
import { PriceChartPanel } from '../../lib/price/PricePanel.tsx'
import { Passage, Passages } from '../../lib/site/Passage.tsx'
import quoted from '../../lib/site/QuotedHere.module.css'
import { QuotedHere } from '../../lib/site/QuotedHere.tsx'
import { usePresent } from '../../lib/site/replies.tsx'
import { SiteLink } from '../../lib/site/SiteLink.tsx'
import { Still } from '../../lib/site/Still.tsx'
import { TitleBanner } from '../../lib/site/TitleBanner.tsx'
import css from './Coin.module.css'
import type { Coin } from './coin.ts'
import { coinLanguage } from './coin-language.ts'
import type { CoinText } from './coin-text.ts'
import { Specification } from './Specification.tsx'
import { WorkedExample } from './WorkedExample.tsx'

/** Of what the browser's build does not render: named, so that it keeps them. */
export const styles = [facts, quoted]

export function CoinPage({ coin }: { readonly coin: Coin }) {
  const { text } = coin
  const symbol = usePresent(coin.symbols.map(instrumentRead))?.params.symbol
  return (
    <>
      <Still name="title">
        {import.meta.env.SSR && text && (
          <InItsLanguage>
            <TitleBanner title={text.title} lead={text.lead} />
          </InItsLanguage>
        )}
      </Still>
      {symbol !== undefined && (
        <div className={css.now}>
          <LivePrice symbol={symbol} />
          <SiteLink className={buttonClass('solid')} to="/user/home">
            {t.coin.tradeNow}
          </SiteLink>
        </div>
      )}
      <Passages>
        <Still name="what">
          {import.meta.env.SSR && text && (
            <>
              {symbol === undefined && <NotQuoted name={text.name} />}
              {coinLanguage !== locale && <p>{t.legal.onlyEnglish}</p>}
              <InItsLanguage>
                <Sections of={text.sections.slice(0, 2)} />
              </InItsLanguage>
            </>
          )}
        </Still>
        {symbol !== undefined && (
          <Passage title={t.coin.priceTitle} isWide>
            <PriceChartPanel symbol={symbol} />
          </Passage>
        )}
        <Still name="more">
          {import.meta.env.SSR && text && (
            <>
              <InItsLanguage>
                <Sections of={text.sections.slice(2)} />
              </InItsLanguage>
              {symbol !== undefined && <Terms coin={coin} />}
              <ReadOn />
            </>
          )}
        </Still>
      </Passages>
    </>
  )
}

/** Words about a coin may not be translated; what is in them lies as if they were not there. */
function InItsLanguage({ children }: { readonly children: ReactNode }) {
  if (coinLanguage === locale) return children
  return (
    <div className={css.words} lang={coinLanguage} dir={directionOf(coinLanguage)}>
      {children}
    </div>
  )
}

function Terms({ coin }: { readonly coin: Coin }) {
  const main = useInstrument(coin.symbols[0])
  return (
    <>
      {main && <WorkedExample coin={coin} terms={main} />}
      <Passage title={t.coins.specification} isWide>
        <p>{t.coins.specificationLead}</p>
        <ClaimArea id="instrument_terms">
          <Specification symbols={coin.symbols} />
        </ClaimArea>
        <LossShare className={css.loss} />
      </Passage>
    </>
  )
}

function NotQuoted({ name }: { readonly name: string }) {
  return (
    <>
      <Passage title={t.quoted.missing(name)}>
        <p>{t.coins.notQuoted(name)}</p>
      </Passage>
      <QuotedHere />
    </>
  )
}

function ReadOn() {
  const links = [
    ['/fairness', t.coins.readFairness],
    ['/risk-disclosure', t.coins.readRisk],
    ['/pricing', t.coins.readPlans],
  ] as const
  return (
    <Passage title={t.coins.read}>
      <ul className={css.links}>
        {links.map(([to, label]) => (
          <li key={to}>
            <SiteLink to={to}>{label}</SiteLink>
          </li>
        ))}
      </ul>
    </Passage>
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
