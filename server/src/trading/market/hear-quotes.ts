// Which of the quotes of one connection to an exchange are heard, and as of when: those
// that are asked for, new, in order, and dated so that it can be true.

import { later, type Millis } from '#kernel/time.ts'
import type { ExchangeMessage, ExchangeQuote } from './exchange.ts'
import { datedBy, hear, heardThrough, millisOf, newStreamTime } from './stream-time.ts'

/** What was not let through so far. */
export type Dropped = {
  garbage: number
  repeated: number
  outOfOrder: number
  unasked: number
  /** Dated so far after our own clock that the exchange's must be wrong. */
  ahead: number
}

export function newDropped(): Dropped {
  return { garbage: 0, repeated: 0, outOfOrder: 0, unasked: 0, ahead: 0 }
}

export type DatedQuote = { readonly quote: ExchangeQuote; readonly at: Millis }

export type Hearing = {
  /** The quotes of a message that count. */
  readonly take: (message: ExchangeMessage, heardAt: Millis) => readonly DatedQuote[]
  /** The latest time the exchange stated; undefined before the first. */
  readonly newest: () => Millis | undefined
  /** All that was said up to here was heard. */
  readonly through: () => Millis | undefined
}

type Deps = {
  /** Of the exchange. */
  readonly name: string
  readonly symbols: readonly string[]
  readonly dropped: Dropped
  readonly log: (message: string) => void
}

/** Of one connection: another one begins anew. */
export function hearQuotes({ name, symbols, dropped, log }: Deps): Hearing {
  const time = newStreamTime()
  const isSound = createQuoteFilter(symbols, dropped)
  const isTrue = (micros: number | undefined, heardAt: Millis) => {
    if (micros === undefined || hear(time, millisOf(micros), heardAt)) return true
    dropped.ahead += 1
    if (dropped.ahead === 1) log(`${name}: its clock is ahead of ours, and not believed`)
    return false
  }
  const dated = (quote: ExchangeQuote, heardAt: Millis): DatedQuote[] => {
    if (!isTrue(quote.micros, heardAt) || !isSound(quote)) return []
    const at = datedBy(time, quote.micros === undefined ? undefined : millisOf(quote.micros))
    return at === undefined ? [] : [{ quote, at }]
  }
  return {
    take: (message, heardAt) => {
      if (message.kind === 'quotes') return message.quotes.flatMap((it) => dated(it, heardAt))
      if (message.kind === 'pong' || message.kind === 'subscribed') isTrue(message.micros, heardAt)
      return []
    },
    newest: () => time.newest && later(time.newest, -time.leadMs),
    through: () => heardThrough(time),
  }
}

/**
 * Lets a quote through if we asked for its symbol and it is neither repeated nor older than the one
 * before.
 */
function createQuoteFilter(symbols: readonly string[], dropped: Dropped) {
  const last = new Map<string, ExchangeQuote | undefined>(symbols.map((it) => [it, undefined]))
  return (quote: ExchangeQuote): boolean => {
    const before = last.get(quote.symbol)
    const fault = !last.has(quote.symbol) ? 'unasked' : before && faultAfter(before, quote)
    if (fault) dropped[fault] += 1
    else last.set(quote.symbol, quote)
    return !fault
  }
}

function faultAfter(before: ExchangeQuote, quote: ExchangeQuote): keyof Dropped | undefined {
  if (before.micros === undefined || quote.micros === undefined) return undefined
  if (quote.micros < before.micros) return 'outOfOrder'
  const isSame = quote.micros === before.micros
  return isSame && quote.bid === before.bid && quote.ask === before.ask ? 'repeated' : undefined
}
