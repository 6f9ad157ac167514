// How the strike was made: each formula, and below it the same with this trade's figures.

import * as format from '#browser/format/format.ts'
import type { ReceiptView } from '#contract/shared/receipts.ts'
import { cents, usdToNumber } from '#kernel/money.ts'
import { paidIfRight, scaleOf } from '#verify/outcome.ts'
import { pricedSeconds } from '#verify/priced-seconds.ts'
import * as t from '../../lib/i18n/i18n.ts'
import { priceTextOf, small } from './figures.ts'
import css from './Receipt.module.css'
import { sumIn } from './sum-in.ts'

type Step = {
  readonly name: string
  readonly formula: string
  readonly filled: string
  readonly result: string
}

export function Formula({ receipt }: { receipt: ReceiptView }) {
  const steps = [chanceStep(receipt), factorStep(receipt), strikeStep(receipt), payoutStep(receipt)]
  return (
    <section className={css.panel}>
      <h2>{t.receipt.formula}</h2>
      <ol className={css.steps}>
        {steps.map(({ name, formula, filled, result }) => (
          <li key={name} className={css.step}>
            <h3>{name}</h3>
            <p>{formula}</p>
            <p>{filled}</p>
            <p>
              <b>{result}</b>
            </p>
          </li>
        ))}
      </ol>
      <p className={css.note}>
        {t.receipt.steps.symbols} {t.receipt.steps.digits}
      </p>
    </section>
  )
}

function chanceStep({ margin, profit_rate: rate, win_probability: chance }: ReceiptView): Step {
  return {
    name: t.receipt.steps.chance,
    formula: t.receipt.formulas.chance,
    filled: `(1 \u2212 ${small(margin)}) / (1 + ${small(rate)})`,
    result: `= ${format.plain(chance, 4)}`,
  }
}

/** A Buy takes its quantile off, a Sell adds it; a quantile below zero turns the sign. */
function factorStep(receipt: ReceiptView): Step {
  const { trade_mode: side, volatility, quantile, strike_factor: factor } = receipt
  const duration = small(pricedSeconds(receipt))
  const v = small(volatility)
  const isMinus = (side === 'Buy') === quantile >= 0
  const sign = isMinus ? '\u2212' : '+'
  return {
    name: t.receipt.steps.factor,
    formula: `exp(\u2212v\u00b2T/2 ${side === 'Buy' ? '\u2212' : '+'} q \u00d7 v \u00d7 \u221aT)`,
    filled: [
      `exp(\u2212${v}\u00b2 \u00d7 ${duration} / 2`,
      `${sign} ${small(Math.abs(quantile))} \u00d7 ${v} \u00d7 \u221a${duration})`,
    ].join(' '),
    result: `= ${format.figures(factor)}`,
  }
}

function strikeStep(receipt: ReceiptView): Step {
  const { entry_tick: entry, strike_price: strike, strike_factor: factor, tick_size } = receipt
  const { steps, entry: entryName, factor: factorName, strike: name } = t.receipt
  const formula = `${entryName} \u00d7 ${factorName}`
  if (entry === null || strike === null) return { name, formula, filled: '', result: steps.waiting }
  const price = priceTextOf(receipt)
  const rounding = receipt.trade_mode === 'Buy' ? steps.down : steps.up
  // Four places past the grid, cut rather than rounded: what is rounded is the strike.
  const places = scaleOf(tick_size).decimals + 4
  const product = entry.price * Number(factor)
  const cut = format.price(Math.floor(product * 10 ** places) / 10 ** places, places)
  return {
    name,
    formula,
    filled: `${price(entry.price)} \u00d7 ${format.figures(factor)} = ${cut}\u2026`,
    result: `= ${price(strike)}, ${rounding(format.figures(tick_size))}`,
  }
}

function payoutStep(receipt: ReceiptView): Step {
  const { amount, profit_rate: rate } = receipt
  const { steps, formulas } = t.receipt
  return {
    name: steps.payout,
    formula: formulas.payout,
    filled: `${sumIn(receipt, amount)} + ${sumIn(receipt, amount)} \u00d7 ${small(rate)}`,
    result: `= ${sumIn(receipt, usdToNumber(cents(paidIfRight(receipt))))}`,
  }
}
