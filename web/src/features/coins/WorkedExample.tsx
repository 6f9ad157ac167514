// One trade worked through: what is staked, what comes back if right and what is lost if wrong, by
// the quote of the moment the page was made.

import * as format from '#browser/format/format.ts'
import type { QuoteView } from '#contract/public/market.ts'
import type { TermsView } from '#contract/public/overview.ts'
import { Sign } from '#ui/Sign.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { sourceName } from '../../lib/price/SourceTag.tsx'
import { Passage } from '../../lib/site/Passage.tsx'
import { useReply } from '../../lib/site/replies.tsx'
import css from './Coin.module.css'
import { type Coin, quoteRead } from './coin.ts'
import { type Example, exampleOf } from './example.ts'

type Props = { readonly coin: Coin; readonly terms: TermsView }

export function WorkedExample({ coin, terms }: Props) {
  const { route, query } = quoteRead(coin)
  const { data: quote } = useReply(route, { query })
  const example = quote && exampleOf(quote, terms)
  return (
    <Passage title={t.coins.exampleTitle} tag={t.coins.exampleTag} isExample isWide>
      {example ? (
        <Worked example={example} quote={quote} terms={terms} />
      ) : (
        <p className={css.absent}>{t.coins.noExample}</p>
      )}
    </Passage>
  )
}

type WorkedProps = {
  readonly example: Example
  readonly quote: QuoteView
  readonly terms: TermsView
}

function Worked({ example, quote, terms: { name, decimals } }: WorkedProps) {
  const { side, stake, strike, chance, breakEven, margin, cost } = example
  const priceOf = (value: number) => format.price(value, decimals)
  const duration = t.coins.minutes(quote.duration / 60)
  const coins = t.coins
  const facts = [
    [coins.example.stake, format.money(stake)],
    [coins.example.spot, priceOf(quote.spot)],
    [coins.example.strike, priceOf(strike)],
    [coins.example.priced, format.percent(chance)],
    [coins.example.breakEven, format.percent(breakEven)],
    [coins.example.margin, format.exactPercent(margin)],
  ] as const
  return (
    <>
      <p>{coins.exampleLead({ stake: format.money(stake), pair: name, duration, side })}</p>
      <dl className={css.terms}>
        {facts.map(([title, value]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Ends example={example} priceOf={priceOf} />
      <p>
        {coins.exampleFoot(format.percent(breakEven), format.percent(chance), format.money(cost))}
      </p>
      <p className={css.source}>
        {coins.example.age(sourceName(quote.source), ageOf(quote.spot_age_ms))}
      </p>
    </>
  )
}

function ageOf(ms: number): string {
  return t.coins.seconds(format.plain(ms / 1000, 1))
}

type EndsProps = { readonly example: Example; readonly priceOf: (value: number) => string }

/** The three ends there are. */
function Ends({ example, priceOf }: EndsProps) {
  const { stake, strike, winsAt, losesAt, profit, paidBack } = example
  const { right, rightText, wrong, wrongText, equal, equalText } = t.coins
  return (
    <div className={css.ends}>
      <div className={css.right}>
        <h3>
          <Sign side="Buy" />
          {right}
        </h3>
        <p className={css.sum}>{format.signed(profit)}</p>
        <p>{rightText(priceOf(winsAt), format.money(profit), format.money(paidBack))}</p>
      </div>
      <div className={css.wrong}>
        <h3>
          <Sign side="Sell" />
          {wrong}
        </h3>
        <p className={css.sum}>{format.signed(-stake)}</p>
        <p>{wrongText(priceOf(losesAt), format.money(stake))}</p>
      </div>
      <div>
        <h3>{equal}</h3>
        <p className={css.sum}>{format.amount(0)}</p>
        <p>{equalText(priceOf(strike), format.money(stake))}</p>
      </div>
    </div>
  )
}
