// How the trade ended, in words and in the few figures that decided it.

import * as format from '#browser/format/format.ts'
import { type Fact, Facts } from '#browser/panels/Facts.tsx'
import type { ReceiptView } from '#contract/shared/receipts.ts'
import * as t from '../../lib/i18n/i18n.ts'
import { serverNow } from '../../lib/stream/prices.ts'
import { useSymbolName } from '../../lib/trading/market.ts'
import { StatusTag } from '../../lib/trading/StatusTag.tsx'
import { clockMs, priceTextOf } from './figures.ts'
import css from './Receipt.module.css'
import { sourceOfTick } from './source-of-tick.ts'
import { sumIn } from './sum-in.ts'

/** What is not settled by then waits for prices. */
const settlingMs = 3_000

type Shown = { readonly receipt: ReceiptView }

export function Headline({ receipt }: Shown) {
  const nameOf = useSymbolName()
  return (
    <header className={css.head}>
      <p className={css.what}>
        {nameOf(receipt.symbol)} <StatusTag status={receipt.status} />
      </p>
      <h1>{headlineOf(receipt)}</h1>
      <p className={css.story} role="status">
        {storyOf(receipt)}
      </p>
    </header>
  )
}

function headlineOf(receipt: ReceiptView): string {
  const { status, payout, amount } = receipt
  const { headline } = t.receipt
  if (status === 'Pending') return headline.Pending
  return headline[status](sumIn(receipt, status === 'Won' ? (payout ?? 0) : amount))
}

function storyOf(receipt: ReceiptView): string {
  const { status, reason, cause, strike_price: strike, trade_mode: side } = receipt
  const exit = receipt.exit_average ?? receipt.exit_tick?.price
  const price = priceTextOf(receipt)
  if (reason !== null) {
    return cause === null
      ? t.receipt.reasons[reason]
      : `${t.receipt.reasons[reason]} ${t.receipt.causes[cause]}`
  }
  if (status === 'Pending') {
    const needs = strike === null ? [] : [t.receipt.needs[side](price(strike))]
    const isOver = Date.parse(receipt.expires_at) + settlingMs < serverNow()
    return [...needs, ...(isOver ? [t.receipt.waiting] : []), t.receipt.open].join(' ')
  }
  if (strike === null || exit === undefined) return ''
  const distance = price(Math.abs(exit - strike))
  const { ended } = t.receipt
  const end =
    exit === strike
      ? ended.equal(price(exit))
      : ended[exit > strike ? 'above' : 'below'](price(exit), distance)
  return `${t.receipt.needed[side](price(strike))} ${end}`
}

/** Of an average: it, and below it the last price with its source. */
function exitFact(receipt: ReceiptView, last: Fact): Fact {
  const { exit_average: average, exit_seconds: seconds = 1 } = receipt
  if (average === undefined) return last
  const [name, ...rest] = last
  return [name, t.receipt.average(priceTextOf(receipt)(average), seconds), rest.join(', ')]
}

export function Result({ receipt }: Shown) {
  const { entry_tick: entry, strike_price: strike, exit_tick: exit, payout, settled_at } = receipt
  const price = priceTextOf(receipt)
  const nothing = receipt.status === 'Pending' ? t.receipt.later : t.receipt.none
  const tickFact = (name: string, tick: typeof entry): Fact =>
    tick
      ? [name, price(tick.price), `${clockMs(tick.time)} UTC, ${sourceOfTick(tick, price)}`]
      : [name, nothing]
  const facts: Fact[] = [
    tickFact(t.receipt.entry, entry),
    [t.receipt.strike, strike === null ? nothing : price(strike)],
    exitFact(receipt, tickFact(t.receipt.exit, exit)),
    [t.receipt.amount, sumIn(receipt, receipt.amount)],
    [t.receipt.payout, payout === null ? nothing : sumIn(receipt, payout)],
  ]
  if (settled_at) facts.push([t.receipt.settled, `${format.dateTime(settled_at)} UTC`])
  return (
    <section className={css.panel}>
      <h2>{t.receipt.result}</h2>
      <Facts facts={facts} isPanel />
    </section>
  )
}
