// What a public exchange is to us: how it is asked for quotes, and what its messages say. Nothing
// of what it sends is believed before it is parsed.

export type ExchangeQuote = {
  /** As the exchange calls it. */
  readonly symbol: string
  readonly bid: number
  readonly ask: number
  /**
   * When the exchange says it was so, in microseconds since 1970; undefined where it does not say.
   */
  readonly micros: number | undefined
}

export type ExchangeMessage =
  | { readonly kind: 'quotes'; readonly quotes: readonly ExchangeQuote[] }
  | {
      readonly kind: 'subscribed'
      readonly symbols: readonly string[]
      readonly micros: number | undefined
    }
  | { readonly kind: 'refused'; readonly symbol: string | undefined; readonly reason: string }
  | { readonly kind: 'system'; readonly state: string }
  /** It is about to end the connection, and takes new ones elsewhere. */
  | { readonly kind: 'reconnect' }
  /** How late it is at the exchange. */
  | { readonly kind: 'pong'; readonly micros: number | undefined }
  /** Heartbeats and channels we did not ask for: nothing but a sign of life. */
  | { readonly kind: 'alive' }

/** A pair as we and as the exchange call it. */
export type ExchangePair = { readonly symbol: string; readonly name: string }

export type ExchangeTimings = typeof exchangeTimings

export const exchangeTimings = {
  /** Without a message for so long (one comes each second) the connection is taken for dead. */
  silenceMs: 10_000,
  /** How often the exchange is asked how late it is, where no quote says so. */
  pingEveryMs: 1_000,
  /** How often what was not answered is asked for again. */
  askEveryMs: 5_000,
  /** Without a connection for so long, what was missed is told as a gap. */
  gapEveryMs: 60_000,
  retryMinMs: 1_000,
  retryMaxMs: 60_000,
  /** Least time between two requests for the past. */
  restEveryMs: 1_100,
  /** Longest wait for an answer to one. */
  restAnswerMs: 10_000,
  restTries: 5,
  /** So long after a trade it is surely in the past that can be asked for. */
  restSettledMs: 1_000,
  /** How often one is asked that tells nothing by itself. */
  pollEveryMs: 1_000,
}

export type Exchange = {
  readonly name: 'kraken' | 'coinbase' | 'bitstamp' | `licensed:${string}`
  /** What a message of the stream says; undefined for garbage, which says nothing at all. */
  readonly parse: (text: string) => ExchangeMessage | undefined
  /** The requests for the best bid and ask of these symbols, now and at each change. */
  readonly subscribe: (symbols: readonly string[]) => readonly string[]
  /** Asks how late it is; null: it says so by itself. */
  readonly ping: string | null
  /** Whether it says which subscriptions it took; otherwise its first quote is the sign. */
  readonly confirms: boolean
}
