// Counts how priced trades ended, and says what was seen against what was priced.

import type { CalibrationNote } from '#contract/public/calibration-notes.ts'
import { wilson } from '#server/trading/trades/calibration.ts'

/** How one side of one strike rate fared over one duration. All shares are fractions of 1. */
export type Row = {
  readonly file: string
  readonly horizon_s: number
  readonly strike_rate: string
  readonly side: 'Buy' | 'Sell'
  /** The probability of winning it was priced at. */
  readonly priced: number
  /** The share of decided trades that won. */
  readonly seen: number
  readonly ci_low: number
  readonly ci_high: number
  /** Decided trades; they overlap. */
  readonly n: number
  /** The most of them that do not overlap: what the interval rests on. */
  readonly n_independent: number
  /** What the house kept per stake; a draw keeps nothing, voids are left out. */
  readonly realised_margin: number
  /** Of the trades that were not void. */
  readonly draw_rate: number
  /** Of all accepted trades. */
  readonly void_rate: number
}

export type Summary = {
  readonly file: string
  /** Over rows of 1 minute to 1 hour, in percentage points; null when none can be judged. */
  readonly worst: number | null
  readonly mean_error: number | null
  /** Fractions of 1, means over the same rows. */
  readonly realised_margin: number | null
  /** Where no row can be judged, over those of the shortest duration. */
  readonly draw_rate: number | null
  readonly void_rate: number | null
  readonly judged_rows: number
  /** The share of those rows whose 95 % interval holds the probability priced. */
  readonly inside_interval: number | null
  readonly notes: readonly CalibrationNote[]
}

export type Tally = {
  wins: number
  losses: number
  draws: number
  voids: number
  /** Not quoted: the market too quiet, or the tick too coarse, to place the strike. */
  unquoted: number
  independent: number
  /** Where the last independent trade ended. */
  busyUntil: number
}

export function newTally(): Tally {
  return { wins: 0, losses: 0, draws: 0, voids: 0, unquoted: 0, independent: 0, busyUntil: 0 }
}

export type Ending = 'win' | 'loss' | 'draw' | 'void'

export function count(tally: Tally, ending: Ending, from: number, to: number): void {
  if (ending === 'void') tally.voids += 1
  else if (ending === 'draw') tally.draws += 1
  else {
    if (ending === 'win') tally.wins += 1
    else tally.losses += 1
    if (from < tally.busyUntil) return
    tally.independent += 1
    tally.busyUntil = to
  }
}

type Terms = Pick<Row, 'file' | 'horizon_s' | 'strike_rate' | 'side' | 'priced'>

/** Fewer independent trades than this are too few for a row. */
const rowFrom = 20

/** Whether the product would not have quoted this strike most of the time. */
export function isSeldomQuoted({ wins, losses, draws, voids, unquoted }: Tally): boolean {
  return unquoted > wins + losses + draws + voids
}

/** Undefined where the data can't resolve it. `payoutRate` is the profit of a win per stake. */
export function rowOf(terms: Terms, payoutRate: number, tally: Tally): Row | undefined {
  const { wins, losses, draws, voids, independent } = tally
  if (independent < rowFrom || isSeldomQuoted(tally)) return undefined
  const decided = wins + losses
  const seen = wins / decided
  const [ci_low, ci_high] = wilson(seen, independent)
  const ended = decided + draws
  return {
    ...terms,
    seen,
    ci_low,
    ci_high,
    n: decided,
    n_independent: independent,
    realised_margin: (losses - payoutRate * wins) / ended,
    draw_rate: draws / ended,
    void_rate: voids / (ended + voids),
  }
}

/** With fewer independent trades two points are chance: here one standard error is up to 2.5. */
export const judgedFrom = 400

export function isJudged({ horizon_s, n_independent }: Row): boolean {
  return isWithinAnHour(horizon_s) && n_independent >= judgedFrom
}

/** From the shortest on: of longer durations there are too few in any recording. */
export function isWithinAnHour(seconds: number): boolean {
  return seconds <= 3_600
}

export function summaryOf(file: string, rows: readonly Row[], notes: Summary['notes']): Summary {
  const judged = rows.filter(isJudged)
  const shortest = rows.filter((row) => row.horizon_s === rows[0]!.horizon_s)
  const counted = judged.length > 0 ? judged : shortest
  const errors = judged.map(errorPoints)
  const mean = (values: readonly number[]) =>
    values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length
  return {
    file,
    worst: errors.length === 0 ? null : Math.max(...errors),
    mean_error: mean(errors),
    realised_margin: mean(judged.map((row) => row.realised_margin)),
    draw_rate: mean(counted.map((row) => row.draw_rate)),
    void_rate: mean(counted.map((row) => row.void_rate)),
    judged_rows: judged.length,
    inside_interval: mean(judged.map((row) => (isInside(row) ? 1 : 0))),
    notes,
  }
}

/**
 * How far the frequency seen is from the probability priced, in percentage points, without sign.
 */
export function errorPoints({ seen, priced }: Row): number {
  return 100 * Math.abs(seen - priced)
}

export function isInside({ priced, ci_low, ci_high }: Row): boolean {
  return ci_low <= priced && priced <= ci_high
}
