// An exchange as the trader knows it: what it asks, what it is answered, and in which ways that
// goes wrong. Whoever stands behind it, nothing here says more than the trader may believe.

import type { Brand } from '#kernel/brand.ts'
import type { Millis } from '#kernel/time.ts'

/** Of a market, in parts; the grids of its amounts and prices, and the least that it takes. */
export type MarketTerms = {
  /** E.g. "BTC/USD". */
  readonly pair: string
  readonly base: string
  readonly quote: string
  readonly amountStep: bigint
  readonly priceStep: bigint
  readonly amountMin: bigint
  readonly costMin: bigint
  /** What is charged at most, in millionths of what is traded. */
  readonly feeParts: bigint
}

/** The best prices of a book, in parts. */
export type Top = { readonly bid: bigint; readonly ask: bigint }

/** A closed minute, for rules; they only compare. */
export type Minute = {
  readonly at: Millis
  readonly open: number
  readonly high: number
  readonly low: number
  readonly close: number
}

export type Side = 'buy' | 'sell'

/** Our own name for an order: the exchange knows it by this too. */
export type OrderName = Brand<string, 'OrderName'>

/** An order with a limit, which waits in the book until it is cancelled. */
export type Wish = {
  readonly name: OrderName
  readonly pair: string
  readonly side: Side
  readonly amount: bigint
  readonly limit: bigint
}

/** How an order is found again. */
export type Lookup = Pick<Wish, 'name' | 'pair' | 'side'> & {
  /** The exchange's own id, where it has told it. */
  readonly exchangeId: string | null
  /** No fill of it is older. */
  readonly since: Millis
}

export type SeenState = 'open' | 'filled' | 'ended'

/** An order as the exchange has it. */
export type Seen = {
  readonly exchangeId: string
  readonly state: SeenState
  readonly filled: bigint
}

export type SeenFill = {
  /** The exchange's own. */
  readonly id: string
  readonly amount: bigint
  readonly price: bigint
  /** In the quote. */
  readonly paid: bigint
  readonly fee: bigint
  readonly feeAsset: string
  readonly at: Millis
}

/** What a key may do. */
export type KeyRights = {
  readonly mayTrade: boolean
  readonly mayRead: boolean
  /**
   * Withdraw, transfer, or anything that is not known to be harmless; null: the exchange does not
   * say.
   */
  readonly mayMore: boolean | null
  /** In the exchange's own words. */
  readonly named: readonly string[]
}

export type Exchange = {
  readonly rights: () => Promise<KeyRights>
  /** Undefined for a pair that it does not trade on the spot, or not in whole parts. */
  readonly market: (pair: string) => Promise<MarketTerms | undefined>
  readonly top: (pair: string) => Promise<Top | undefined>
  /** The newest minutes, the one under way among them. */
  readonly minutes: (pair: string, count: number) => Promise<readonly Minute[]>
  /** Answers when the exchange has taken it; what became of it is looked up. */
  readonly place: (wish: Wish) => Promise<{ readonly exchangeId: string | null }>
  /** Undefined where it knows of none. */
  readonly find: (order: Lookup) => Promise<Seen | undefined>
  readonly cancel: (order: Lookup) => Promise<void>
  readonly fills: (order: Lookup) => Promise<readonly SeenFill[]>
}

/**
 * `refused`: surely not done, for what was asked; `funds`: the same, for too little money; `key`:
 * the key is not, or no longer, accepted; `wait`: too much was asked; `unsure`: nobody knows.
 */
export const troubles = ['refused', 'funds', 'key', 'wait', 'unsure'] as const
export type Trouble = (typeof troubles)[number]

/** Says nothing that was sent: what an exchange answers may name keys. */
export class ExchangeTrouble extends Error {
  override readonly name = 'ExchangeTrouble'
  readonly trouble: Trouble

  constructor(trouble: Trouble, kind: string) {
    super(`the exchange: ${trouble} (${kind})`)
    this.trouble = trouble
  }
}
