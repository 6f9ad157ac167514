// What a rule of the signals is: a pure function over closed one-minute candles, with parameters
// and a version. It is given nothing of what came later, and the same candles give the same answer,
// live and in a backtest.

import type { Direction } from '#contract/client/trades.ts'
import type { RuleName } from '#contract/public/signal-rules.ts'
import { minute } from '#kernel/time.ts'
import type { Candle } from '#server/trading/market/candle.ts'

export type Parameters = Readonly<Record<string, number>>

export type SignalRule = {
  readonly name: RuleName
  /** Raised whenever what `decide` does changes. */
  readonly version: number
  readonly parameters: Parameters
  /** How long the window of its signals is: one of the durations of trades. */
  readonly horizonSeconds: number
  /**
   * It is given exactly so many candles, the newest last, and is not asked while there are fewer:
   * so what it says does not depend on how long one has listened.
   */
  readonly candles: number
  /** Undefined where it has no opinion. `toss` is even in [0, 1), and nobody can foresee it. */
  readonly decide: (candles: readonly Candle[], toss: number) => Direction | undefined
}

/** What makes a rule the one it is: another definition begins a record of its own. */
export function definitionOf(rule: SignalRule): string {
  const { name, version, parameters, horizonSeconds, candles } = rule
  const sorted = Object.entries(parameters).sort(([a], [b]) => (a < b ? -1 : 1))
  return JSON.stringify({ name, version, parameters: sorted, horizonSeconds, candles })
}

/** A longer time without a price means that the market was closed: no rule looks across. */
const gapMost = 10

/**
 * The last `count` minutes that end with the newest candle, without gaps: a minute in which no
 * price came stands still. Undefined where there are fewer since the market was last closed.
 */
export function lastMinutes(candles: readonly Candle[], count: number): Candle[] | undefined {
  const newest = candles.at(-1)
  if (!newest) return undefined
  const minutes: Candle[] = [newest]
  for (let index = candles.length - 2; index >= 0 && minutes.length < count; index -= 1) {
    const candle = candles[index]!
    const after = minutes.at(-1)!
    const missing = (after.at - candle.at) / minute - 1
    if (missing >= gapMost) return undefined
    for (let nr = 1; nr <= missing && minutes.length < count; nr += 1) {
      minutes.push(still(candle, (after.at - nr * minute) as Candle['at']))
    }
    if (minutes.length < count) minutes.push(candle)
  }
  return minutes.length < count ? undefined : minutes.reverse()
}

function still({ close }: Candle, at: Candle['at']): Candle {
  return { at, open: close, high: close, low: close, close, ticks: 0 }
}
