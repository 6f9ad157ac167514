// Prices both sides of every strike rate all along a tape, with the estimator and the pricing that
// the product trades on and nothing but what was known at the time, and counts how the trades
// ended.

import { type Direction, durations, strikeRates } from '#contract/client/trades.ts'
import type { CalibrationNote } from '#contract/public/calibration-notes.ts'
import type { Points } from '#kernel/price.ts'
import { day, hour, later, minute, second } from '#kernel/time.ts'
import {
  type Estimator,
  estimate,
  newEstimator,
  observe,
  volatilityOf,
} from '#server/trading/market/estimator.ts'
import {
  pricedSeconds,
  strikeFactor,
  strikeFrom,
  winProbability,
} from '#server/trading/market/pricing.ts'
import { percent } from './print.ts'
import {
  count,
  type Ending,
  isSeldomQuoted,
  newTally,
  type Row,
  rowOf,
  type Summary,
  summaryOf,
  type Tally,
} from './tally.ts'
import type { OrderEvent, Tape } from './tape.ts'

/** The margin that an install starts with. */
export const marginBp = 400

export type Calibration = { readonly rows: readonly Row[]; readonly summary: Summary }

/** One side of a strike rate over one duration, and how its trades have ended so far. */
type Line = {
  readonly direction: Direction
  readonly terms: Pick<Row, 'horizon_s' | 'strike_rate' | 'side' | 'priced'>
  readonly payoutRate: number
  readonly tally: Tally
}

/** `priorWindows` replaces how much the normal prior counts for; a huge one prices on it alone. */
export function calibrate(tape: Tape, priorWindows?: number): Calibration {
  const estimator = newEstimator(tape.scale.tickPoints, priorWindows)
  const lines = durations.map(linesOf)
  let orders = 0
  let stale = 0
  for (const event of tape.events()) {
    if (event.kind === 'close') {
      observe(estimator, event.at, event.price, event.within)
      continue
    }
    orders += 1
    if (event.entry === 'stale') stale += 1
    else for (const same of lines) place(event, same, { estimator, tape })
  }
  const all = lines.flat()
  const rows = all.flatMap(
    (line) => rowOf({ file: tape.name, ...line.terms }, line.payoutRate, line.tally) ?? [],
  )
  const seldom = all.filter((line) => isSeldomQuoted(line.tally)).length
  const told: (CalibrationNote | false)[] = [
    lengthOf(tape),
    stale > 0 && { code: 'spot_too_old', details: { percent: percent(stale / orders, 0) } },
    seldom > 0 && { code: 'seldom_quoted', details: { left_out: seldom, rows: all.length } },
    rows.length === 0 && { code: 'too_little' },
  ]
  const notes = told.filter((one) => one !== false)
  return { rows, summary: summaryOf(tape.name, rows, notes) }
}

function lengthOf({ from, to }: Tape): CalibrationNote {
  const length = to - from
  return length < 2 * hour
    ? { code: 'minutes', details: { length: (length / minute).toFixed(1) } }
    : { code: 'days', details: { length: (length / day).toFixed(1) } }
}

function linesOf(horizon_s: number): Line[] {
  return strikeRates.flatMap(({ id, buyBp, sellBp }) => [
    lineOf({ horizon_s, strike_rate: id, side: 'Buy' }, buyBp),
    lineOf({ horizon_s, strike_rate: id, side: 'Sell' }, sellBp),
  ])
}

function lineOf(terms: Omit<Line['terms'], 'priced'>, payoutRateBp: number): Line {
  return {
    direction: terms.side === 'Buy' ? 'rise' : 'fall',
    terms: { ...terms, priced: winProbability(payoutRateBp, marginBp) },
    payoutRate: payoutRateBp / 10_000,
    tally: newTally(),
  }
}

type Market = { readonly estimator: Estimator; readonly tape: Pick<Tape, 'scale' | 'rulesOf'> }

/** Places an order on each of the lines, which share one duration. */
function place(order: OrderEvent, lines: readonly Line[], { estimator, tape }: Market): void {
  const durationSeconds = lines[0]!.terms.horizon_s
  const seconds = pricedSeconds(durationSeconds, tape.rulesOf(durationSeconds))
  const exit = order.exitAfter(durationSeconds)
  const isWarmingUp = volatilityOf(estimator) === undefined
  if (isWarmingUp || exit === 'unoffered') return
  const known = estimate(estimator, durationSeconds, order.at)
  const until = later(order.at, durationSeconds * second)
  for (const { direction, terms, tally } of lines) {
    if (!known?.canPlace(terms.priced)) {
      tally.unquoted += 1
      continue
    }
    if (order.entry === 'void' || order.entry === 'stale' || exit === 'void') {
      count(tally, 'void', order.at, until)
      continue
    }
    const { volatility } = known
    const quantile = known.quantile(terms.priced)
    const factor = strikeFactor({ volatility, quantile, seconds, direction })
    const strike = strikeFrom(order.entry, factor, tape.scale, direction)
    count(tally, endingOf(direction, strike, exit), order.at, until)
  }
}

function endingOf(direction: Direction, strike: Points, exit: Points): Ending {
  if (exit === strike) return 'draw'
  return exit > strike === (direction === 'rise') ? 'win' : 'loss'
}
