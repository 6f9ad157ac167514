// One instrument: its price with age and source, its chart, the terms of trading it, and what
// trading it here means.

import type { TermsView } from '#contract/public/overview.ts'
import { buttonClass } from '#ui/Button.tsx'
import { Tag } from '#ui/Tag.tsx'
import { claimsRead } from '../../lib/claims/Claim.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { instrumentRead, LivePrice, useInstrument } from '../../lib/price/LivePrice.tsx'
import { Passage, Passages } from '../../lib/site/Passage.tsx'
import type { PageProps, SitePage } from '../../lib/site/page.ts'
import { publicCalls } from '../../lib/site/public-calls.ts'
import { SiteLink } from '../../lib/site/SiteLink.tsx'
import { TitleBanner } from '../../lib/site/TitleBanner.tsx'
import { Behaviour } from './Behaviour.tsx'
import { ChartAndTechnicals } from './ChartAndTechnicals.tsx'
import { coinOf } from './coin-pages.ts'
import css from './Instruments.module.css'
import { StrikeRates, Terms } from './Terms.tsx'

export const page: SitePage = {
  reads: ({ symbol = '' }) => [claimsRead, instrumentRead(symbol)],
  head: ({ symbol = '' }, reply) => {
    const instrument = reply(publicCalls.marketInstrument, { params: { symbol } })
    if (!instrument) return undefined
    const { name } = instrument
    const title = t.instruments.pageTitle(name)
    const description = t.instruments.pageDescription(name)
    // Without its price: there its source and its age could not stand beside it.
    const about = { '@type': 'Thing', name, identifier: instrument.symbol }
    return {
      title,
      description,
      structured: [{ '@type': 'WebPage', name: title, description, about }],
    }
  },
}

export default function InstrumentPage({ params: { symbol = '' } }: PageProps) {
  const instrument = useInstrument(symbol)
  if (!instrument) return null
  const { name, is_tradable: isTradable } = instrument
  const kind = kindOf(instrument)
  return (
    <>
      <TitleBanner
        title={name}
        crumbs={[{ to: '/financial-instruments', label: t.instruments.title }]}
        lead={isTradable ? t.instruments.tradedLead(kind) : t.instruments.quotedLead(kind)}
      >
        <div className={css.now}>
          <LivePrice symbol={symbol} />
          {isTradable ? (
            <SiteLink className={buttonClass('solid')} to={`/user/home?symbol=${symbol}`}>
              {t.instruments.trade(name)}
            </SiteLink>
          ) : (
            <Tag>{t.instruments.quoted}</Tag>
          )}
        </div>
      </TitleBanner>
      <Passages>
        <Passage title={t.instruments.price} isWide>
          <ChartAndTechnicals symbol={symbol} decimals={instrument.decimals} />
        </Passage>
        <Passage title={isTradable ? t.instruments.terms : t.instruments.termsQuoted}>
          <Terms terms={instrument} />
        </Passage>
        {isTradable && (
          <Passage title={t.instruments.strikeRates}>
            <p>{t.instruments.strikeRatesLead}</p>
            <StrikeRates terms={instrument} />
          </Passage>
        )}
        {instrument.behaviour && (
          <Passage title={t.instruments.behaviour.title}>
            <Behaviour behaviour={instrument.behaviour} />
          </Passage>
        )}
        <Meaning instrument={instrument} />
      </Passages>
    </>
  )
}

/** What it is, in words: by its title where it has one. */
function kindOf({ trading_type, title }: TermsView): string {
  const { crypto, pair, ofExchange } = t.instruments
  if (trading_type === 'Currencies') return pair
  const words: Readonly<Record<string, string>> = ofExchange
  const kind = words[trading_type]
  return kind === undefined ? crypto : `${title ?? ''}: ${kind}`
}

function Meaning({ instrument }: { instrument: TermsView }) {
  const { name, is_tradable: isTradable } = instrument
  const words = t.instruments
  const paragraphs = isTradable ? words.meansTraded(name) : words.meansQuoted(name)
  const links = [
    ...coinOf(instrument).map(({ to, label }) => ({ to, label: words.about(label) })),
    { to: '/financial-instruments', label: words.overview },
    { to: '/fairness', label: words.readFairness },
    { to: '/risk-disclosure', label: words.readRisk },
  ]
  return (
    <Passage title={isTradable ? words.meansHere : words.quoted}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {isTradable && (
        <p className={css.way}>
          <SiteLink className={buttonClass('solid')} to={`/user/home?symbol=${instrument.symbol}`}>
            {words.trade(name)}
          </SiteLink>
          <span>{words.demoNote}</span>
        </p>
      )}
      <ul className={css.links}>
        {links.map(({ to, label }) => (
          <li key={to}>
            <SiteLink to={to}>{label}</SiteLink>
          </li>
        ))}
      </ul>
    </Passage>
  )
}
