// The balance from trade to trade, beside what the margin alone would have left; the same in a
// sentence for those who are read to, and in a table.

import * as format from '#browser/format/format.ts'
import { minus, type Usd, usdToNumber, zeroUsd } from '#kernel/money.ts'
import * as t from '../../lib/i18n/i18n.ts'
import css from './Odds.module.css'
import { costOf, type Plan, type Run, tradesOfRun } from './runs.ts'

type Props = { readonly run: Run; readonly plan: Plan }

const [width, height] = [400, 200]
/** So many trades lie between two lines of the table. */
const step = 10
const money = (amount: Usd | undefined) => format.money(usdToNumber(amount ?? zeroUsd))

export function Curve({ run: { balances, staked }, plan }: Props) {
  const begun = balances[0] ?? zeroUsd
  const own = balances.map(usdToNumber)
  const average = staked.map((sum) => usdToNumber(minus(begun, costOf(sum, plan.margin))))
  const [lowest, highest] = [Math.min(...own), Math.max(...own)]
  const [bottom, top] = [Math.min(lowest, ...average), Math.max(highest, ...average)]
  const room = top - bottom || 1
  const lineOf = (values: readonly number[]) =>
    values
      .map((value, at) => `${rounded((at / tradesOfRun) * width)} ${rounded(yOf(value))}`)
      .join('L')
  const yOf = (value: number) => height - ((value - bottom) / room) * height
  const [first, last] = [money(balances[0]), money(balances.at(-1))]
  return (
    <figure className={css.curve}>
      <p aria-hidden="true">{format.money(top)}</p>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t.oddsRun.curve(first, last, format.money(lowest), format.money(highest))}
      >
        <path className={css.start} d={`M0 ${rounded(yOf(own[0] ?? 0))}H${width}`} />
        <path className={css.average} d={`M${lineOf(average)}`} />
        <path className={css.own} d={`M${lineOf(own)}`} />
      </svg>
      <p aria-hidden="true">{format.money(bottom)}</p>
      <figcaption>
        <span data-line="own">{t.oddsRun.own}</span>
        <span data-line="average">{t.oddsRun.average}</span>
      </figcaption>
      <Table balances={balances} />
    </figure>
  )
}

function Table({ balances }: { readonly balances: readonly Usd[] }) {
  const end = balances.length - 1
  const shown = balances.flatMap((balance, made) =>
    made % step === 0 || made === end ? [{ made, balance }] : [],
  )
  return (
    <details className={css.table}>
      <summary>{t.oddsRun.table}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{t.oddsRun.trades}</th>
            <th scope="col">{t.oddsRun.balance}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ made, balance }) => (
            <tr key={made}>
              <th scope="row">{format.price(made, 0)}</th>
              <td>{money(balance)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10
}
