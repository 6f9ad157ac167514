// Volatility of a stock and its correlation with the index of its exchange, from our own stored
// hours. Only days that are over count, so that each is computed once a day.

import type { TermsView } from '#contract/public/overview.ts'
import { day, floorTo, iso, later, type Millis } from '#kernel/time.ts'
import type { Db } from '#server/platform/db.ts'
import { exchangeOf } from '../instruments/exchange.ts'
import { behaviourOf } from './behaviour.ts'
import { loadCandles } from './market.store.ts'
import type { Market, Quoted } from './market.ts'

type View = TermsView['behaviour']
type Deps = { readonly db: Db; readonly market: () => Market }

/** As far back as minutes are kept: older days say less of how it moves now. */
export const behaviourDays = 90

/** Those who ask while it is being computed wait for the same answer. */
export function keptBehaviour(deps: Deps): (quoted: Quoted, now: Millis) => Promise<View> {
  const kept = new Map<number, { readonly today: Millis; readonly view: Promise<View> }>()
  return (quoted, now) => {
    const { id } = quoted.instrument
    const today = floorTo(now, day)
    const known = kept.get(id)
    if (known?.today === today) return known.view
    const mine = { today, view: readBehaviour(deps, quoted, today) }
    kept.set(id, mine)
    mine.view.catch(() => {
      if (kept.get(id) === mine) kept.delete(id)
    })
    return mine.view
  }
}

/** Null for all that is no stock. */
async function readBehaviour({ db, market }: Deps, quoted: Quoted, today: Millis): Promise<View> {
  const { category, exchange } = quoted.instrument
  if (category !== 'Stocks' || exchange === null) return null
  const index = market().bySymbol.get(exchangeOf(exchange).index ?? '')
  const range = { from: later(today, -behaviourDays * day), to: today }
  const hoursOf = ({ instrument }: Quoted) => loadCandles(db, instrument.id, 3600, range)
  const [own, ofIndex] = await Promise.all([hoursOf(quoted), index ? hoursOf(index) : []])
  const { days, until, volatility, correlation } = behaviourOf(exchange, own, ofIndex)
  return {
    trading_days: days,
    until: until === undefined ? null : iso(until).slice(0, 10),
    volatility: rounded(volatility, 3),
    index: index
      ? {
          symbol: index.instrument.symbol,
          title: index.instrument.title ?? index.instrument.symbol,
          correlation: rounded(correlation, 2),
        }
      : null,
  }
}

function rounded(value: number | undefined, digits: number): number | null {
  // Adding zero makes a zero of a minus zero, which JSON would not.
  return value === undefined ? null : Math.round(value * 10 ** digits) / 10 ** digits + 0
}
