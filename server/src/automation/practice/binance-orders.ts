// Orders, fills and markets of the practice exchange as Binance's REST interface tells them.

import { present } from '#kernel/assert.ts'
import type { Fill } from './account.ts'
import { resized, textFrom, unitsFrom } from './decimal.ts'
import { type Order, type OrderKind, waits } from './order.ts'
import type { FindSpot, Spot } from './spot.ts'

/** Whatever a figure is of, it has eight decimals. */
const decimals = 8

export function symbolOf({ base, quote }: Spot): string {
  return `${base.code}${quote.code}`
}

export function findSymbol(spots: readonly Spot[], symbol: string): Spot | undefined {
  return spots.find((spot) => symbolOf(spot) === symbol)
}

export function shown(units: bigint, from: number): string {
  return textFrom(resized(units, from, decimals), decimals)
}

export const shownPrice = (spot: Spot, price: bigint) => shown(price, spot.priceDecimals)
export const shownLots = (spot: Spot, lots: bigint) => shown(lots, spot.lotDecimals)
export const shownCost = (spot: Spot, units: bigint) => shown(units, spot.quote.decimals)

export const typeNames: Readonly<Record<OrderKind, string>> = {
  market: 'MARKET',
  limit: 'LIMIT',
  'stop-loss': 'STOP_LOSS',
  'stop-loss-limit': 'STOP_LOSS_LIMIT',
  'take-profit': 'TAKE_PROFIT',
  'take-profit-limit': 'TAKE_PROFIT_LIMIT',
}

function statusOf({ state, filled, reason }: Order): string {
  if (state === 'open') return filled === 0n ? 'NEW' : 'PARTIALLY_FILLED'
  if (state === 'cancelled') return reason === 'exchange' ? 'EXPIRED' : 'CANCELED'
  return state === 'filled' ? 'FILLED' : 'EXPIRED'
}

export function spotOfOrder(find: FindSpot, { market }: Pick<Order, 'market'>): Spot {
  return present(find(market), 'an order is of a market that is listed')
}

/** What every answer says of an order. */
export function orderFacts(spot: Spot, order: Order) {
  const { kind, limit, trigger, isPostOnly, lasting } = order
  return {
    symbol: symbolOf(spot),
    orderId: order.number,
    orderListId: -1,
    clientOrderId: order.clientId ?? order.id,
    price: shownPrice(spot, limit ?? 0n),
    origQty: shownLots(spot, order.lots),
    executedQty: shownLots(spot, order.filled),
    origQuoteOrderQty: shownCost(spot, order.cost ?? 0n),
    cummulativeQuoteQty: shownCost(spot, order.paid),
    status: statusOf(order),
    timeInForce: lasting.toUpperCase(),
    type: isPostOnly ? 'LIMIT_MAKER' : typeNames[kind],
    side: order.side.toUpperCase(),
    ...(trigger === null ? {} : { stopPrice: shownPrice(spot, trigger) }),
    selfTradePreventionMode: 'EXPIRE_MAKER',
  }
}

export function orderView(find: FindSpot, order: Order) {
  const spot = spotOfOrder(find, order)
  return {
    ...orderFacts(spot, order),
    stopPrice: shownPrice(spot, order.trigger ?? 0n),
    icebergQty: shown(0n, decimals),
    time: order.openedAt,
    updateTime: order.closedAt ?? order.triggeredAt ?? order.openedAt,
    isWorking: !waits(order),
    workingTime: waits(order) ? -1 : (order.triggeredAt ?? order.openedAt),
  }
}

/** In the answer to an order. */
export function fillView(spot: Spot, { price, lots, fee, feeAsset, number }: Fill) {
  const { decimals: feeDecimals } = feeAsset === spot.base.code ? spot.base : spot.quote
  return {
    price: shownPrice(spot, price),
    qty: shownLots(spot, lots),
    commission: shown(fee, feeDecimals),
    commissionAsset: feeAsset,
    tradeId: number,
  }
}

/** In the list of the client's own trades; `orderId` is the number of its order. */
export function myTradeView(find: FindSpot, fill: Fill, orderId: number) {
  const spot = spotOfOrder(find, fill)
  const { tradeId: id, ...facts } = fillView(spot, fill)
  return {
    symbol: symbolOf(spot),
    id,
    orderId,
    orderListId: -1,
    ...facts,
    quoteQty: shownCost(spot, fill.paid),
    time: fill.at,
    isBuyer: fill.side === 'buy',
    isMaker: fill.isMaker,
    isBestMatch: true,
  }
}

export function marketView(spot: Spot) {
  const { base, quote, priceDecimals, lotDecimals } = spot
  const tick = shown(1n, priceDecimals)
  const step = shown(1n, lotDecimals)
  const least = shownLots(spot, spot.orderMin)
  const most = shown(9_000n, 0)
  return {
    symbol: symbolOf(spot),
    status: 'TRADING',
    baseAsset: base.code,
    baseAssetPrecision: 8,
    quoteAsset: quote.code,
    quotePrecision: 8,
    quoteAssetPrecision: 8,
    baseCommissionPrecision: 8,
    quoteCommissionPrecision: 8,
    orderTypes: [
      'LIMIT',
      'LIMIT_MAKER',
      ...Object.values(typeNames).filter((it) => it !== 'LIMIT'),
    ],
    icebergAllowed: false,
    ocoAllowed: false,
    quoteOrderQtyMarketAllowed: true,
    allowTrailingStop: false,
    cancelReplaceAllowed: false,
    isSpotTradingAllowed: true,
    isMarginTradingAllowed: false,
    filters: [
      {
        filterType: 'PRICE_FILTER',
        minPrice: tick,
        maxPrice: shown(1_000_000n, 0),
        tickSize: tick,
      },
      { filterType: 'LOT_SIZE', minQty: least, maxQty: most, stepSize: step },
      {
        filterType: 'NOTIONAL',
        minNotional: shown(unitsFrom(quote.costMin ?? '0', 8) ?? 0n, 8),
        applyMinToMarket: true,
        maxNotional: shown(9_000_000n, 0),
        applyMaxToMarket: false,
        avgPriceMins: 5,
      },
      { filterType: 'MAX_NUM_ORDERS', maxNumOrders: 80 },
    ],
    permissions: [],
    permissionSets: [['SPOT']],
    defaultSelfTradePreventionMode: 'EXPIRE_MAKER',
    allowedSelfTradePreventionModes: ['NONE', 'EXPIRE_TAKER', 'EXPIRE_MAKER', 'EXPIRE_BOTH'],
  }
}
