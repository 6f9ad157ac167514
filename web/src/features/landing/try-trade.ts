// A trade that is only tried: entry, strike and result by the rules of a real one, on the prices
// that this page hears. Times are milliseconds on the server's clock.

import type { TickerView } from '#contract/public/overview.ts'
import { leadOf as leadAt, type Side, strikeAt } from '../../lib/trading/strike.ts'

/** What is traded on: the first open one of the ticker. */
export type Market = TickerView['instruments'][number]

export type Heard = { readonly price: number; readonly at: number }
export type Grid = Parameters<typeof strikeAt>[2]

export type Try = {
  readonly side: Side
  /** What is heard up to then is nobody's entry. */
  readonly askedAt: number
  readonly endsAt: number
  readonly factor: string
  readonly profitRate: number
  readonly grid: Grid
  readonly entry: Heard | null
  readonly strike: number | null
  /** The last price so far that counts. */
  readonly last: Heard | null
  readonly result: 'won' | 'lost' | 'draw' | null
}

type Terms = Pick<Try, 'side' | 'factor' | 'profitRate' | 'grid'> & { readonly delayMs: number }

export function begin({ delayMs, ...terms }: Terms, at: number, seconds: number): Try {
  const endsAt = at + seconds * 1_000
  return {
    ...terms,
    askedAt: at + delayMs,
    endsAt,
    entry: null,
    strike: null,
    last: null,
    result: null,
  }
}

/** The first price after it was asked for and a delay is its entry; the last one decides. */
export function hear(tried: Try, heard: Heard): Try {
  if (tried.result !== null || heard.at <= (tried.last?.at ?? tried.askedAt)) return tried
  if (heard.at > tried.endsAt) return decided(tried)
  if (tried.strike !== null) return { ...tried, last: heard }
  const strike = strikeAt(heard.price, tried.factor, tried.grid, tried.side)
  return { ...tried, entry: heard, strike, last: heard }
}

/** How far it is on the winning side; undefined before its entry. */
export function leadOf({ side, strike, last }: Try): number | undefined {
  if (strike === null || last === null) return undefined
  return leadAt({ trade_mode: side, strike_price: strike }, last.price)
}

function decided(tried: Try): Try {
  const lead = leadOf(tried) ?? 0
  return { ...tried, result: lead > 0 ? 'won' : lead < 0 ? 'lost' : 'draw' }
}
