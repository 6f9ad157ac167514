// What a hundred drawn trades came to: in a sentence that is read out, in figures, as a curve and
// as a table; and, if asked, how a thousand such runs end.

import { useState } from 'react'
import * as format from '#browser/format/format.ts'
import { Facts } from '#browser/panels/Facts.tsx'
import { type Usd, usdToNumber, zeroUsd } from '#kernel/money.ts'
import { Button } from '#ui/Button.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { Curve } from './Curve.tsx'
import { browserRandom } from './draw-chance.ts'
import css from './Odds.module.css'
import { costOf, type Plan, resultOf, runOf, runsOfSpread, spreadOf, tradesOfRun } from './runs.ts'
import { Spread } from './Spread.tsx'

const random = browserRandom()
const money = (amount: Usd) => format.money(usdToNumber(amount))

/** A run of its own each time it is put on the page. */
export function Outcome({ plan }: { readonly plan: Plan }) {
  const [run] = useState(() => runOf(plan, random))
  const [spread, setSpread] = useState<ReturnType<typeof spreadOf>>()
  const { balances, staked, won, lost } = run
  const [from = zeroUsd, to = zeroUsd] = [balances[0], balances.at(-1)]
  const total = staked.at(-1) ?? zeroUsd
  const lowest = balances.reduce((least, one) => (one < least ? one : least), from)
  const words = t.oddsRun
  const simulate = () =>
    setSpread(spreadOf(Array.from({ length: runsOfSpread }, () => runOf(plan, random))))
  return (
    <div className={css.outcome}>
      <p role="status" className={css.ended}>
        {words.ended(format.price(won, 0), format.price(lost, 0), money(from), money(to))}
        {won + lost < tradesOfRun && ` ${words.ranOut}`}
      </p>
      <div className={css.shown}>
        <Curve run={run} plan={plan} />
        <Facts
          isPanel
          facts={[
            [words.result, format.signed(usdToNumber(resultOf(run)))],
            [words.staked, money(total)],
            [words.cost, money(costOf(total, plan.margin))],
            [words.lowest, money(lowest)],
          ]}
        />
      </div>
      <p className={css.note}>{words.ties}</p>
      <h3>{words.many}</h3>
      <p>{words.manyText}</p>
      <div>
        <Button onClick={simulate}>{words.manyBegin}</Button>
      </div>
      <div role="status">{spread && <Spread spread={spread} />}</div>
    </div>
  )
}
