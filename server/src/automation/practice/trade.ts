// What an order meets on the practice exchange: it is refused, taken by the book at once, or waits
// until the price comes to it. A pure function of the account, the price and the time.

import { assert } from '#kernel/assert.ts'
import type { Millis } from '#kernel/time.ts'
import { type Account, availableOf, balanceOf, heldBy, type Outcome } from './account.ts'
import { depthParts, type Level, leftOf, levelsFor } from './book.ts'
import { smaller } from './decimal.ts'
import { feeParts, tierOf } from './fee.ts'
import { type EndReason, end, fill, type Moment, missingFrom, type Run, replace } from './fill.ts'
import {
  faultOf,
  holdOf,
  newOrder,
  type Order,
  remaining,
  type Wish,
  type WishFault,
  waits,
  withMore,
} from './order.ts'
import type { Spot } from './spot.ts'

export type PlaceFault = WishFault | 'funds' | 'post_only' | 'duplicate' | 'crowd'

export type Placed = Outcome & { readonly order: Order }

/** How many orders of one market may be open. */
export const openMost = 80

/** Takes an order, or says why not: then nothing happened. */
export function placed(
  account: Account,
  wish: Wish,
  moment: Moment,
): { readonly fault: PlaceFault } | Placed {
  const { spot, last, now, ids } = moment
  const wrong = faultOf(wish, spot, last) ?? clashOf(account, wish, spot)
  if (wrong) return { fault: wrong }
  const levels = levelsOf(account, wish.side, moment)
  const lots = wish.lots ?? lotsFor(wish.cost ?? 0n, levels, spot)
  if (lots === 0n) return { fault: 'volume_least' }
  const number = account.count + 1
  const tier = tierOf(account.turnover)
  const order = newOrder(wish, { id: ids.next('O'), number, spot, lots, tier, now })
  const within = withinLimit(order, levels)
  if (wish.isPostOnly && within.length > 0) return { fault: 'post_only' }
  const { asset } = holdOf(order, spot)
  if (needOf(order, within, spot) > availableOf(account, asset, moment.find)) {
    return { fault: 'funds' }
  }
  const run: Run = {
    account: { ...account, count: number, open: [...account.open, order] },
    happened: [{ type: 'opened', order }],
  }
  const isWhole = wish.lasting !== 'fok' || sumOf(within) >= lots
  if (!waits(order) && isWhole) take(run, order, within, moment)
  endAtOnce(run, order, moment)
  return { ...run, order: latest(run, order) }
}

/** What becomes of whatever waits for the price, or for its trigger, when the market is here. */
export function touched(account: Account, moment: Moment): Outcome {
  const run: Run = { account, happened: [] }
  for (const order of account.open) {
    if (order.market !== moment.spot.name) continue
    if (isReached(order, moment.last)) pull(run, order, moment)
    else if (!waits(order)) rest(run, order, moment)
  }
  return run
}

/** Cancels those of the open orders that are meant. */
export function cancelled(
  account: Account,
  isMeant: (order: Order) => boolean,
  { now, reason }: { readonly now: Millis; readonly reason: EndReason },
): Outcome {
  const run: Run = { account, happened: [] }
  for (const order of account.open.filter(isMeant)) {
    end(run, order, { state: 'cancelled', reason, now })
  }
  return run
}

function clashOf({ open }: Account, { clientId }: Wish, spot: Spot): PlaceFault | undefined {
  if (clientId !== null && open.some((it) => it.clientId === clientId)) return 'duplicate'
  return open.filter(({ market }) => market === spot.name).length >= openMost ? 'crowd' : undefined
}

/** What the book has left for this side. */
function levelsOf(account: Account, side: Order['side'], moment: Moment): Level[] {
  const { spot, last, depth = depthParts } = moment
  return leftOf(levelsFor(side, spot, last), missingFrom(account, side, moment), depth)
}

/** What of that may be taken now. */
function withinLimit(order: Order, levels: readonly Level[]): readonly Level[] {
  const { limit, side } = order
  if (waits(order)) return []
  if (limit === null) return levels
  return levels.filter(({ price }) => (side === 'buy' ? price <= limit : price >= limit))
}

function sumOf(levels: readonly Level[]): bigint {
  return levels.reduce((sum, { lots }) => sum + lots, 0n)
}

/** How much a budget buys of these levels, in lots. */
function lotsFor(cost: bigint, levels: readonly Level[], { perQuote }: Spot): bigint {
  let budget = cost * perQuote
  let sum = 0n
  for (const { price, lots } of levels) {
    const bought = smaller(lots, budget / price)
    sum += bought
    budget -= bought * price
  }
  return sum
}

/** What it takes to place an order: all it may cost, by its limit or by what the book asks now. */
function needOf(order: Order, levels: readonly Level[], spot: Spot): bigint {
  if (order.side === 'sell' || order.limit !== null || waits(order)) {
    return holdOf(order, spot).units
  }
  let reckoned = order
  for (const { price, lots: offered } of levels) {
    const lots = smaller(offered, remaining(reckoned))
    if (lots === 0n) break
    reckoned = withMore(reckoned, spot, { price, lots, rate: order.takerRate }).order
  }
  return reckoned.paid + (order.feeIn === 'quote' ? reckoned.fee : 0n)
}

/** Its trigger was reached: from here on it is an order like others. */
function pull(run: Run, order: Order, moment: Moment): void {
  const triggered = { ...order, triggeredAt: moment.now }
  replace(run, triggered)
  run.happened.push({ type: 'triggered', order: triggered })
  take(run, triggered, withinLimit(triggered, levelsOf(run.account, order.side, moment)), moment)
  endAtOnce(run, order, moment)
}

function isReached(order: Order, last: bigint): boolean {
  const { trigger, side, kind } = order
  if (!waits(order) || trigger === null) return false
  const isAbove = kind.startsWith('stop-') === (side === 'buy')
  return isAbove ? last >= trigger : last <= trigger
}

/** What the book has for an order is taken, as far as the account can pay for it. */
function take(run: Run, order: Order, levels: readonly Level[], moment: Moment): void {
  for (const { price, lots: offered } of levels) {
    const current = openIn(run, order)
    if (!current) return
    const wanted = smaller(offered, remaining(current))
    const lots = smaller(wanted, affordable(run, current, price, moment))
    if (lots === 0n) return
    fill(run, current, { price, lots, rate: order.takerRate, isMaker: false }, moment)
  }
}

/** What was placed without a limit may find too little money by the time it is triggered. */
function affordable(run: Run, order: Order, price: bigint, { spot, find }: Moment): bigint {
  if (order.side === 'sell' || order.limit !== null) return remaining(order)
  const { account } = run
  const others = { open: account.open.filter(({ id }) => id !== order.id) }
  const held = heldBy(others, find).get(spot.quote.code) ?? 0n
  // What is rounded up, once of the price and once of the fee.
  const spare = balanceOf(account, spot.quote.code) - held - 2n
  if (spare <= 0n) return 0n
  const parts = order.feeIn === 'quote' ? feeParts + order.takerRate : feeParts
  return (spare * spot.perQuote * feeParts) / (price * parts)
}

/** An order in the book is taken by others, at its own price, once the market is there. */
function rest(run: Run, order: Order, moment: Moment): void {
  const levels = withinLimit(order, levelsOf(run.account, order.side, moment))
  const lots = smaller(sumOf(levels), remaining(order))
  if (lots === 0n || order.limit === null) return
  fill(run, order, { price: order.limit, lots, rate: order.makerRate, isMaker: true }, moment)
}

/** What is not to wait in the book ends where nobody takes more of it. */
function endAtOnce(run: Run, order: Order, { now, spot }: Moment): void {
  const current = openIn(run, order)
  if (!current || waits(current)) return
  if (current.limit !== null && current.lasting === 'gtc') return
  const isPoor = current.side === 'buy' && current.limit === null && poor(run.account, spot)
  end(run, current, { state: 'expired', reason: isPoor ? 'funds' : 'book', now })
}

function poor(account: Account, { quote, costMin }: Spot): boolean {
  return balanceOf(account, quote.code) < costMin
}

function openIn({ account }: Run, { id }: Order): Order | undefined {
  return account.open.find((it) => it.id === id)
}

/** An order as it has become. */
function latest(run: Run, order: Order): Order {
  const open = openIn(run, order)
  if (open) return open
  const closed = run.happened.findLast((it) => it.type === 'closed' && it.order.id === order.id)
  assert(closed?.type === 'closed', 'an order is open or was closed')
  return closed.order
}
