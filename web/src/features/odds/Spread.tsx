// How a thousand runs ended: a bar for each stretch of results, and what of it can be said.

import * as format from '#browser/format/format.ts'
import { Facts } from '#browser/panels/Facts.tsx'
import { type Usd, usdToNumber } from '#kernel/money.ts'
import * as t from '../../lib/i18n/i18n.ts'
import css from './Odds.module.css'
import type { Spread as Ends } from './runs.ts'

const signed = (amount: Usd) => format.signed(usdToNumber(amount))

export function Spread({ spread }: { readonly spread: Ends }) {
  const { losing, ranOut, worst, middle, best, mean } = spread
  const words = t.oddsRun
  return (
    <div className={css.spread}>
      <p className={css.ended}>{words.manyEnded(format.percent(losing))}</p>
      <Bars spread={spread} />
      <Facts
        isPanel
        facts={[
          [words.worst, signed(worst)],
          [words.middle, signed(middle)],
          [words.best, signed(best)],
          [words.mean, signed(mean)],
          [words.lostAll, format.percent(ranOut)],
        ]}
      />
    </div>
  )
}

/** For the eye alone: the figures stand below it. */
function Bars({ spread: { bars } }: { readonly spread: Ends }) {
  const most = Math.max(...bars.map(({ count }) => count))
  return (
    <figure className={css.bars} aria-hidden="true">
      <div dir="ltr">
        {bars.map(({ from, to, count }) => (
          <i
            key={from}
            data-ends={to <= 0 ? 'loss' : 'gain'}
            style={{ height: `${(100 * count) / most}%` }}
          />
        ))}
      </div>
      <figcaption>
        <span data-ends="loss">{t.oddsRun.losses}</span>
        <span data-ends="gain">{t.oddsRun.gains}</span>
      </figcaption>
    </figure>
  )
}
