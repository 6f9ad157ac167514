// An account on the practice exchange: what it holds of each asset, what its open orders keep of
// that, and what came of each change. No change makes or loses anything but by fees, and none takes
// a balance below zero.

import { assert } from '#kernel/assert.ts'
import type { Millis } from '#kernel/time.ts'
import type { Taking } from './book.ts'
import { holdOf, type Order, type OrderKind } from './order.ts'
import type { FindSpot, Side } from './spot.ts'

export type Account = {
  readonly id: string
  /** In units of each asset. */
  readonly balances: ReadonlyMap<string, bigint>
  /** In the order in which they were taken. */
  readonly open: readonly Order[]
  /** What it took from books, by market and side. */
  readonly takings: ReadonlyMap<string, Taking>
  /** What it traded in thirty days, in cents. */
  readonly turnover: bigint
  /** The last number given to an order or a fill. */
  readonly count: number
  /** Its open orders are cancelled then, unless it says otherwise before. */
  readonly cancelAt: Millis | null
}

/** A part of an order that was traded. */
export type Fill = {
  readonly id: string
  readonly number: number
  readonly orderId: string
  readonly market: string
  readonly side: Side
  readonly kind: OrderKind
  readonly price: bigint
  readonly lots: bigint
  /** In units of the quote. */
  readonly paid: bigint
  readonly fee: bigint
  readonly feeAsset: string
  readonly isMaker: boolean
  readonly at: Millis
}

export const entryKinds = ['deposit', 'withdrawal', 'trade'] as const

/** A line of an account's own ledger. */
export type Entry = {
  readonly id: string
  readonly kind: (typeof entryKinds)[number]
  /** The fill that it is of; else the money that came or went. */
  readonly ref: string
  readonly asset: string
  /** Without the fee. */
  readonly units: bigint
  readonly fee: bigint
  /** Of the asset, after it. */
  readonly balance: bigint
  readonly at: Millis
}

/** What came of a change, in order. */
export type Happening =
  | { readonly type: 'opened' | 'triggered' | 'closed'; readonly order: Order }
  | {
      readonly type: 'filled'
      readonly order: Order
      readonly fill: Fill
      readonly entries: readonly Entry[]
    }
  | { readonly type: 'moved'; readonly entry: Entry }

/** An account after a change, and what came of it. */
export type Outcome = { readonly account: Account; readonly happened: readonly Happening[] }

export function newAccount(id: string): Account {
  return {
    id,
    balances: new Map(),
    open: [],
    takings: new Map(),
    turnover: 0n,
    count: 0,
    cancelAt: null,
  }
}

export function balanceOf({ balances }: Account, asset: string): bigint {
  return balances.get(asset) ?? 0n
}

/** What open orders keep, by asset. */
export function heldBy({ open }: Pick<Account, 'open'>, find: FindSpot): Map<string, bigint> {
  const held = new Map<string, bigint>()
  for (const order of open) {
    const spot = find(order.market)
    if (!spot) continue
    const { asset, units } = holdOf(order, spot)
    held.set(asset, (held.get(asset) ?? 0n) + units)
  }
  return held
}

/** What is neither spent nor kept by an open order. */
export function availableOf(account: Account, asset: string, find: FindSpot): bigint {
  return balanceOf(account, asset) - (heldBy(account, find).get(asset) ?? 0n)
}

/** With a movement made: its line of the ledger knows what is left after it. */
export function moved(
  account: Account,
  entry: Omit<Entry, 'balance'>,
): { readonly account: Account; readonly entry: Entry } {
  const { asset, units, fee } = entry
  const balance = balanceOf(account, asset) + units - fee
  assert(balance >= 0n, `a balance is never below zero: ${asset} of ${account.id}`)
  const balances = new Map(account.balances).set(asset, balance)
  return { account: { ...account, balances }, entry: { ...entry, balance } }
}
