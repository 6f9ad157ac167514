// The formula, each step with the figures of the example receipt.

import * as format from '#browser/format/format.ts'
import { cents, usdToNumber } from '#kernel/money.ts'
import { paidIfRight } from '#verify/outcome.ts'
import * as t from '../../lib/i18n/i18n.ts'
import { Passage } from '../../lib/site/Passage.tsx'
import { exampleReceipt as receipt } from './example-receipt.ts'
import css from './Fairness.module.css'

const minus = '\u2212'
const times = '\u00d7'

export function FormulaExample() {
  const { title, tag, lead, steps } = t.fairness.formula
  const lines = workedSteps()
  return (
    <Passage title={title} tag={tag} isExample>
      <p>{lead}</p>
      <ol className={css.formula}>
        {(['chance', 'factor', 'strike', 'payout'] as const).map((name) => (
          <li key={name}>
            <h3>{steps[name][0]}</h3>
            <p>{steps[name][1]}</p>
            {lines[name].map((line) => (
              <p key={line} className={css.line}>
                {line}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </Passage>
  )
}

function workedSteps() {
  const { strike_factor, strike_price, amount } = receipt
  const [margin, r, v, quantile, duration, factor] = [
    ...[receipt.margin, receipt.profit_rate, receipt.volatility, receipt.quantile],
    ...[receipt.duration, strike_factor],
  ].map((value) => format.figures(String(value)))
  const p = format.plain(receipt.win_probability, 6)
  const entry = receipt.entry_tick?.price ?? 0
  const product = Math.floor(entry * Number(strike_factor) * 1e4) / 1e4
  return {
    chance: [`p = (1 ${minus} m) / (1 + r)`, `p = (1 ${minus} ${margin}) / (1 + ${r}) = ${p}`],
    factor: [
      `exp(${minus}v\u00b2 ${times} T / 2 ${minus} q ${times} v ${times} \u221aT)`,
      `exp(${minus}${v}\u00b2 ${times} ${duration} / 2 ` +
        `${minus} ${quantile} ${times} ${v} ${times} \u221a${duration}) = ${factor}`,
    ],
    strike: [
      `${format.price(entry, 1)} ${times} ${factor} = ${format.price(product, 4)}`,
      `${'\u2192'} ${format.price(strike_price ?? 0, 1)}`,
    ],
    payout: [
      `${format.money(amount)} + ${format.money(amount)} ${times} ${r} = ` +
        format.money(usdToNumber(cents(paidIfRight(receipt)))),
    ],
  }
}
