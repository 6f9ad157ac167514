// What can happen in a simulation, as it stands in a recording: one step is one line.

import type { Book } from '#kernel/money.ts'
import type { Millis } from '#kernel/time.ts'
import type { Fault } from './seam.ts'
import type { Prices } from './source.ts'

/** An order of a client, by their number; the stake in cents. */
export type Asked = {
  readonly client: number
  readonly key: string
  readonly book: Book
  readonly symbol: string
  readonly direction: 'rise' | 'fall'
  readonly stake: number
  readonly seconds: number
  readonly rate: string
}

export type Step =
  /** The install opens from its database, perhaps to die of it. */
  | { readonly do: 'open'; readonly fault: Fault | null }
  /** It ends in good order; or dies while nothing happens. */
  | { readonly do: 'close' | 'die' }
  /** From here on it dies, or is cut off, at a statement to come. */
  | { readonly do: 'arm'; readonly fault: Fault }
  /** Time goes on, every timer at its instant, and then the source says these prices. */
  | { readonly do: 'pass'; readonly to: Millis; readonly prices: Prices['of'] }
  /** Nobody does anything for a while: the clock leaps, and what was said meanwhile is read. */
  | { readonly do: 'leap'; readonly to: Millis; readonly said: readonly Prices[] }
  | { readonly do: 'sign up'; readonly client: number }
  /** Orders that arrive together. */
  | { readonly do: 'order'; readonly orders: readonly Asked[] }
  | { readonly do: 'show balance'; readonly client: number }
  /** Somebody begins to work here. */
  | { readonly do: 'hire' }
  /** They stop new trades on an instrument, or take them again. */
  | { readonly do: 'stop' | 'reopen'; readonly symbol: string }
  /** Books, trades, balances and all that was acknowledged are looked at. */
  | { readonly do: 'check' }
  /** What every table holds, as one hash each. */
  | { readonly do: 'sum up' }

/** What came of an order: a trade, or why none, or nobody knows. */
export type Answer =
  | { readonly trade: string; readonly accepted: Millis; readonly ends: Millis }
  | { readonly refused: string }
  | 'unknown'

/** What a step came to, as it stands in a recording. */
export type Out = {
  readonly at: Millis
  /** The statement at which it died or was cut off. */
  readonly struck?: string
  readonly isUp: boolean
  /** How many timers fired, and statements with a hash of them and their answers. */
  readonly timers: number
  readonly statements: string
  readonly said?: unknown
  readonly answers?: readonly Answer[]
  readonly told?: readonly unknown[]
  /** What must not be. A simulation ends at the first. */
  readonly wrong?: readonly string[]
}
