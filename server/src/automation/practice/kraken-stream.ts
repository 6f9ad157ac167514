// What Kraken's stream (version 2) tells, made of the practice exchange's prices, orders and fills.

import { present } from '#kernel/assert.ts'
import { floorTo, later, type Millis, minute } from '#kernel/time.ts'
import type { Fill, Happening } from './account.ts'
import { levelsFor } from './book.ts'
import { textFrom } from './decimal.ts'
import { lotsText, priceText, reasonText } from './kraken-orders.ts'
import { dayOf } from './kraken-public.ts'
import { hasLimit, meanPrice, type Order } from './order.ts'
import { meanOf, micros, type Print, type Quotes, tradesFrom, volumeOf } from './quotes.ts'
import type { FindSpot, Spot } from './spot.ts'

/** Figures are numbers there. */
const priced = (spot: Spot, price: bigint) => Number(priceText(spot, price))
const counted = (spot: Spot, lots: bigint) => Number(lotsText(spot, lots))
const worth = (spot: Spot, units: bigint) => Number(textFrom(units, spot.quote.decimals))

export async function tickerData(quotes: Quotes, spot: Spot, now: Millis) {
  const last = quotes.last(spot.name)
  if (!last) return undefined
  const { last24 } = await dayOf(quotes, spot, now)
  const [bid] = levelsFor('sell', spot, last.price)
  const [ask] = levelsFor('buy', spot, last.price)
  const open = last24?.open ?? last.price
  return {
    symbol: spot.name,
    bid: priced(spot, bid?.price ?? last.price),
    bid_qty: counted(spot, bid?.lots ?? 0n),
    ask: priced(spot, ask?.price ?? last.price),
    ask_qty: counted(spot, ask?.lots ?? 0n),
    last: priced(spot, last.price),
    volume: counted(spot, last24?.lots ?? 0n),
    vwap: priced(spot, last24?.mean ?? last.price),
    low: priced(spot, last24?.low ?? last.price),
    high: priced(spot, last24?.high ?? last.price),
    change: priced(spot, last.price) - priced(spot, open),
    change_pct: Number(textFrom(((last.price - open) * 10_000n) / open, 2)),
    timestamp: micros(last.at),
  }
}

export function tradeData(spot: Spot, prints: readonly Print[]) {
  return tradesFrom(spot, prints).map(({ side, price, lots, number, at }) => ({
    symbol: spot.name,
    side,
    price: priced(spot, price),
    qty: counted(spot, lots),
    ord_type: 'limit',
    trade_id: number,
    timestamp: micros(at),
  }))
}

/** The bars of this length that a stretch of time touched. */
export async function barData(
  quotes: Quotes,
  spot: Spot,
  {
    minutes,
    since,
    now,
  }: { readonly minutes: number; readonly since: Millis; readonly now: Millis },
) {
  const length = minutes * minute
  const limit = Math.ceil((now - floorTo(since, length)) / length) + 1
  const bars = await quotes.bars(spot.name, { minutes, to: later(now, 1), limit })
  return bars
    .filter(({ at }) => at >= floorTo(since, length))
    .map((bar) => ({
      symbol: spot.name,
      open: priced(spot, bar.open),
      high: priced(spot, bar.high),
      low: priced(spot, bar.low),
      close: priced(spot, bar.close),
      trades: bar.prints,
      volume: counted(spot, volumeOf(spot, bar)),
      vwap: priced(spot, meanOf(bar)),
      interval_begin: `${micros(bar.at).slice(0, -1)}000Z`,
      interval: minutes,
      timestamp: micros(later(bar.at, length)),
    }))
}

/** What is said of an order to who listens, one message each: an order's states, and its fills. */
export function executionsOf(find: FindSpot, happening: Happening): object[] {
  if (happening.type === 'moved') return []
  const { order } = happening
  const spot = present(find(order.market), 'an order is of a market that is listed')
  switch (happening.type) {
    case 'opened':
      return [
        { ...wholeOrder(spot, order), exec_type: 'pending_new', order_status: 'pending_new' },
        change(order, { exec_type: 'new', order_status: 'new', timestamp: micros(order.openedAt) }),
      ]
    case 'triggered':
      return [
        change(order, {
          exec_type: 'status',
          order_status: 'new',
          timestamp: micros(order.triggeredAt ?? order.openedAt),
        }),
      ]
    case 'filled':
      return [tradeExecution(spot, order, happening.fill)]
    case 'closed':
      return [ending(spot, order)]
  }
}

function change({ id, userref, clientId }: Order, facts: object) {
  return { ...facts, order_id: id, ...named(userref, clientId) }
}

function named(userref: number | null, clientId: string | null) {
  return {
    ...(userref === null ? {} : { order_userref: userref }),
    ...(clientId === null ? {} : { cl_ord_id: clientId }),
  }
}

export function wholeOrder(spot: Spot, order: Order) {
  const { id, side, kind, limit, trigger, lasting, userref, clientId, feeIn } = order
  const isPart = order.filled > 0n
  return {
    order_id: id,
    ...named(userref, clientId),
    symbol: spot.name,
    order_qty: counted(spot, order.lots),
    cum_qty: counted(spot, order.filled),
    cum_cost: worth(spot, order.paid),
    time_in_force: lasting.toUpperCase(),
    exec_type: isPart ? 'trade' : 'new',
    side,
    order_type: kind,
    limit_price_type: 'static',
    ...(hasLimit(kind) && limit !== null ? { limit_price: priced(spot, limit) } : {}),
    stop_price: trigger === null ? 0 : priced(spot, trigger),
    order_status: isPart ? 'partially_filled' : 'new',
    fee_usd_equiv: feeIn === 'quote' ? worth(spot, order.fee) : 0,
    fee_ccy_pref: feeIn === 'quote' ? 'fciq' : 'fcib',
    timestamp: micros(order.openedAt),
  }
}

export function tradeExecution(spot: Spot, order: Order, fill: Fill) {
  const isInBase = fill.feeAsset === spot.base.code
  const { decimals } = isInBase ? spot.base : spot.quote
  return {
    order_id: order.id,
    ...named(order.userref, order.clientId),
    exec_id: fill.id,
    exec_type: 'trade',
    trade_id: fill.number,
    symbol: spot.name,
    side: fill.side,
    last_qty: counted(spot, fill.lots),
    last_price: priced(spot, fill.price),
    liquidity_ind: fill.isMaker ? 'm' : 't',
    cost: worth(spot, fill.paid),
    order_type: fill.kind,
    timestamp: micros(fill.at),
    order_status: 'partially_filled',
    cum_qty: counted(spot, order.filled),
    cum_cost: worth(spot, order.paid),
    avg_price: Number(textFrom(meanPrice(order, 4), spot.priceDecimals + 4)),
    fee_usd_equiv: isInBase ? 0 : worth(spot, fill.fee),
    fees: [{ asset: fill.feeAsset, qty: Number(textFrom(fill.fee, decimals)) }],
  }
}

const endings = {
  filled: 'filled',
  cancelled: 'canceled',
  expired: 'expired',
  open: 'new',
} as const

function ending(spot: Spot, order: Order) {
  const says = endings[order.state]
  const reason = reasonText(order.reason)
  return change(order, {
    exec_type: says,
    order_status: says,
    symbol: spot.name,
    cum_qty: counted(spot, order.filled),
    cum_cost: worth(spot, order.paid),
    fee_usd_equiv: order.feeIn === 'quote' ? worth(spot, order.fee) : 0,
    avg_price: Number(textFrom(meanPrice(order, 4), spot.priceDecimals + 4)),
    ...(reason === null ? {} : { reason, cancel_reason: reason }),
    timestamp: micros(order.closedAt ?? order.openedAt),
  })
}
