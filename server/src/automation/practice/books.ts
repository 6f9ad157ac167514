// What the practice exchange keeps, and how it is asked for: accounts with their orders, fills and
// ledgers, and the keys to them. A sandbox keeps it in its database, the exchange that is started
// by itself in a file of its own.

import type { Millis } from '#kernel/time.ts'
import type { Account, Entry, Fill, Outcome } from './account.ts'
import type { Key } from './key.ts'
import { type Order, waits } from './order.ts'

/** Of an account's orders; what is not said is not looked at. */
export type OrderFilter = {
  readonly isOpen?: boolean
  readonly market?: string
  readonly ids?: readonly string[]
  readonly number?: number
  /** With this number or a later one. */
  readonly numberFrom?: number
  readonly clientId?: string
  readonly userref?: number
  /** Opened within these, or closed where `byClosing` says so. */
  readonly from?: Millis
  readonly to?: Millis
  readonly byClosing?: boolean
}

/** Of an account's fills. */
export type FillFilter = {
  readonly market?: string
  readonly ids?: readonly string[]
  readonly orderIds?: readonly string[]
  readonly numberFrom?: number
  readonly from?: Millis
  readonly to?: Millis
}

/** Of an account's ledger. */
export type EntryFilter = {
  readonly asset?: string
  readonly kind?: Entry['kind']
  readonly from?: Millis
  readonly to?: Millis
}

export type Cut = {
  readonly limit: number
  readonly offset?: number
  /** Else the oldest come first. */
  readonly newestFirst?: boolean
}

/** A part of a list, and how long all of it is. */
export type Part<T> = { readonly rows: readonly T[]; readonly count: number }

/** Where a market has been since it was last looked at, in points. */
export type Reached = { readonly market: string; readonly low: bigint; readonly high: bigint }

/** Whether an open order may have something to do there; what exactly, `touched` decides. */
export function isNear(order: Order, { market, low, high }: Reached): boolean {
  if (order.market !== market) return false
  const { side, kind, trigger, limit } = order
  if (trigger !== null && waits(order)) {
    const isAbove = kind.startsWith('stop-') === (side === 'buy')
    return isAbove ? high >= trigger : low <= trigger
  }
  if (limit === null) return true
  return side === 'buy' ? limit >= low : limit <= high
}

export type Books = {
  readonly openAccount: (id: string, owner: bigint | null, at: Millis) => Promise<void>
  /**
   * Alone with the account from here to the end: what `work` answers is written, all of it or
   * nothing, before its answer is given. Undefined where there is no such account.
   */
  readonly change: <T extends Outcome>(
    accountId: string,
    now: Millis,
    work: (account: Account) => T,
  ) => Promise<T | undefined>
  readonly account: (accountId: string, now: Millis) => Promise<Account | undefined>
  /** Accounts with an open order that a market may have reached, or whose timer has run out. */
  readonly waiting: (reached: readonly Reached[], now: Millis) => Promise<readonly string[]>
  readonly orders: (accountId: string, filter: OrderFilter, cut: Cut) => Promise<Part<Order>>
  readonly fills: (accountId: string, filter: FillFilter, cut: Cut) => Promise<Part<Fill>>
  readonly entries: (accountId: string, filter: EntryFilter, cut: Cut) => Promise<Part<Entry>>
  readonly addKey: (key: Key) => Promise<void>
  readonly key: (apiKey: string) => Promise<Key | undefined>
  readonly keysOf: (accountId: string) => Promise<readonly Key[]>
  /** Notes that it was used with a number; false where one as high was seen before. */
  readonly noteKeyUse: (apiKey: string, nonce: bigint | null, at: Millis) => Promise<boolean>
  readonly revokeKey: (apiKey: string, at: Millis) => Promise<void>
}
