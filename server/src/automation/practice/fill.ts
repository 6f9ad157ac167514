// How an order is filled or ends on the practice exchange, and what that does to its account: two
// lines of its ledger for each fill, and nothing else.

import { day, type Millis } from '#kernel/time.ts'
import { type Account, type Entry, type Fill, type Happening, moved } from './account.ts'
import { stillTaken } from './book.ts'
import { resized } from './decimal.ts'
import { type Order, type OrderState, remaining, withMore } from './order.ts'
import type { FindSpot, Side, Spot } from './spot.ts'

/** What decides beside the account: where the market is, and how names are made. */
export type Moment = {
  readonly now: Millis
  readonly spot: Spot
  /** The price of the last trade, in points. */
  readonly last: bigint
  /** How deep the book is, in parts. */
  readonly depth?: bigint
  readonly ids: Ids
  readonly find: FindSpot
}

/** Names for orders, fills and lines of the ledger: none comes twice. */
export type Ids = { readonly next: (of: 'O' | 'T' | 'L') => string }

/** What is changed step by step, and then handed out. */
export type Run = { account: Account; readonly happened: Happening[] }

/** Why an order ended that is not filled. */
export const endReasons = ['user', 'timer', 'book', 'funds', 'exchange'] as const
export type EndReason = (typeof endReasons)[number]

/** A part of an order that somebody takes. */
export type Part = {
  readonly price: bigint
  readonly lots: bigint
  /** Of the fee. */
  readonly rate: bigint
  readonly isMaker: boolean
}

/** `before` is an open order of the account, of which at least so much is left. */
export function fill(run: Run, before: Order, part: Part, moment: Moment): void {
  const { spot, now, ids } = moment
  const { order, charge } = withMore(before, spot, part)
  const { id: orderId, side, market, kind } = order
  const { price, lots, isMaker } = part
  const number = run.account.count + 1
  const made: Fill = {
    id: ids.next('T'),
    number,
    orderId,
    market,
    side,
    kind,
    price,
    lots,
    ...charge,
    feeAsset: order.feeIn === 'base' ? spot.base.code : spot.quote.code,
    isMaker,
    at: now,
  }
  const turnover = run.account.turnover + turnoverOf(charge.paid, spot)
  const takings = new Map(run.account.takings).set(bookOf(market, side), {
    lots: missingFrom(run.account, side, moment) + lots,
    at: now,
  })
  run.account = { ...run.account, count: number, turnover, takings }
  replace(run, order)
  run.happened.push({ type: 'filled', order, fill: made, entries: book(run, made, moment) })
  if (remaining(order) === 0n) end(run, order, { state: 'filled', reason: null, now })
}

/** How much of this side of the book is missing to the account, in lots. */
export function missingFrom({ takings }: Account, side: Side, moment: Moment): bigint {
  const { spot, last, now } = moment
  return stillTaken(takings.get(bookOf(spot.name, side)), spot, last, now)
}

function bookOf(market: string, side: Side): string {
  return `${market} ${side}`
}

/** What is traded counts for the tier of fees for so long. */
export const turnoverMs = 30 * day

/** In cents, by units of a quote: only what is priced in dollars, or nearly so, counts. */
export function turnoverOf(paid: bigint, spot: Spot | undefined): bigint {
  return spot?.quote.orderMin === null ? resized(paid, spot.quote.decimals, 2) : 0n
}

/** Writes both sides of a fill into the account's ledger. */
function book(run: Run, made: Fill, { spot, ids }: Moment): Entry[] {
  const { id: ref, side, lots, paid, fee, feeAsset, at } = made
  const [base, quote] = [spot.base.code, spot.quote.code]
  const units = lots * spot.perLot
  const lines =
    side === 'buy'
      ? ([
          [quote, -paid],
          [base, units],
        ] as const)
      : ([
          [base, -units],
          [quote, paid],
        ] as const)
  return lines.map(([asset, units]) => {
    const line = { id: ids.next('L'), kind: 'trade', ref, asset, units, at } as const
    const after = moved(run.account, { ...line, fee: asset === feeAsset ? fee : 0n })
    run.account = after.account
    return after.entry
  })
}

export function replace(run: Run, order: Order): void {
  const open = run.account.open.map((it) => (it.id === order.id ? order : it))
  run.account = { ...run.account, open }
}

type Ending = {
  readonly state: Exclude<OrderState, 'open'>
  readonly reason: EndReason | null
  readonly now: Millis
}

export function end(run: Run, order: Order, { state, reason, now }: Ending): void {
  const open = run.account.open.filter(({ id }) => id !== order.id)
  run.account = { ...run.account, open }
  run.happened.push({ type: 'closed', order: { ...order, state, reason, closedAt: now } })
}
