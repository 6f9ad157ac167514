// The terms of each pair of a coin that is quoted here, as they were when the page was made.

import * as format from '#browser/format/format.ts'
import { type Fact, Facts } from '#browser/panels/Facts.tsx'
import type { TermsView } from '#contract/public/overview.ts'
import * as t from '../../lib/i18n/i18n.ts'
import { instrumentRead } from '../../lib/price/LivePrice.tsx'
import { useReply } from '../../lib/site/replies.tsx'
import { SiteLink } from '../../lib/site/SiteLink.tsx'
import css from './Coin.module.css'

export function Specification({ symbols }: { readonly symbols: readonly string[] }) {
  return (
    <ul className={css.pairs}>
      {symbols.map((symbol) => (
        <Pair key={symbol} symbol={symbol} />
      ))}
    </ul>
  )
}

function Pair({ symbol }: { readonly symbol: string }) {
  const { route, params } = instrumentRead(symbol)
  const { data, state } = useReply(route, { params })
  if (state === 'absent') return null
  if (!data) return <li>{t.coins.noSpecification}</li>
  return (
    <li>
      <h3>{data.name}</h3>
      <Facts facts={factsOf(data)} isPanel />
      <SiteLink className={css.more} to={`/instruments/${symbol}`}>
        {t.coins.more(data.name)}
      </SiteLink>
    </li>
  )
}

function factsOf(terms: TermsView): readonly Fact[] {
  const { facts } = t.coins
  const { price, decimals, amount_min: least, amount_max: most } = terms
  return [
    [facts.price, price === null ? t.coins.noPrice : format.price(price, decimals)],
    [facts.tick, format.figures(terms.tick_size)],
    [facts.hours, hoursOf(terms)],
    [facts.durations, terms.durations.map(format.duration).join(', ')],
    [facts.amount, t.coins.between(format.money(least), format.money(most))],
    [facts.payout, t.coins.perClient(format.money(terms.payout_max))],
    [facts.margin, format.exactPercent(terms.margin)],
  ]
}

function hoursOf({ weekly_close, is_open }: TermsView): string {
  if (!is_open) return t.coins.closed
  return weekly_close === null ? t.coins.always : t.coins.weekly
}
