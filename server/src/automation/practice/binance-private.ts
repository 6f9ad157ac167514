// What Binance's REST interface does for who has a key, on an account of the practice exchange.

import { present } from '#kernel/assert.ts'
import { later, type Millis, millis } from '#kernel/time.ts'
import { balanceOf, heldBy } from './account.ts'
import {
  fillView,
  findSymbol,
  myTradeView,
  orderFacts,
  orderView,
  shown,
  spotOfOrder,
} from './binance-orders.ts'
import { badSymbol } from './binance-public.ts'
import {
  type BinanceError,
  binanceError,
  binanceWish,
  missing,
  placeErrors,
} from './binance-wish.ts'
import type { OrderFilter } from './books.ts'
import { unitsFrom } from './decimal.ts'
import { type Doing, type Exchange, isKnown } from './exchange-state.ts'
import { percentOf, tierOf } from './fee.ts'
import type { Key, Right } from './key.ts'
import type { Params } from './kraken-wish.ts'
import type { Order } from './order.ts'
import { cancelOrders, moveFunds, placeOrder } from './place-order.ts'
import { assetOf, assets, type Spot } from './spot.ts'

export type Asked = {
  readonly exchange: Exchange
  readonly key: Key
  readonly params: Params
  readonly doing: Doing
}

export type PrivateCall = {
  readonly rights: readonly Right[]
  readonly weight: number
  /** It counts among the account's orders. */
  readonly isOrder?: true
  readonly answer: (asked: Asked) => Promise<unknown | BinanceError>
}

export const privateCalls: Readonly<Record<string, PrivateCall>> = {
  'GET /api/v3/account': { rights: ['query_funds'], weight: 20, answer: account },
  'POST /api/v3/order': { rights: ['trade'], weight: 1, isOrder: true, answer: addOrder },
  'POST /api/v3/order/test': { rights: ['trade'], weight: 1, answer: tryOrder },
  'GET /api/v3/order': { rights: ['query_orders'], weight: 4, answer: queryOrder },
  'DELETE /api/v3/order': { rights: ['cancel'], weight: 1, answer: cancelOrder },
  'GET /api/v3/openOrders': { rights: ['query_orders'], weight: 6, answer: openOrders },
  'DELETE /api/v3/openOrders': { rights: ['cancel'], weight: 1, answer: cancelOpen },
  'GET /api/v3/allOrders': { rights: ['query_orders'], weight: 20, answer: allOrders },
  'GET /api/v3/myTrades': { rights: ['query_orders'], weight: 20, answer: myTrades },
  'GET /sapi/v1/account/apiRestrictions': { rights: [], weight: 1, answer: restrictions },
  'GET /sapi/v1/capital/config/getall': { rights: ['query_funds'], weight: 10, answer: coins },
  // Nothing is lent here.
  'GET /sapi/v1/margin/allPairs': { rights: [], weight: 1, answer: async () => [] },
  'GET /sapi/v1/margin/isolated/allPairs': { rights: [], weight: 1, answer: async () => [] },
  'POST /sapi/v1/capital/withdraw/apply': { rights: ['withdraw'], weight: 600, answer: withdraw },
}

async function account({ exchange, key, doing }: Asked) {
  const { books, quotes, clock } = exchange
  const now = clock.now()
  const found = present(await books.account(key.accountId, now), 'a key leads to an account')
  const held = heldBy(found, quotes.find)
  const { maker, taker } = tierOf(found.turnover)
  const rate = (parts: bigint) => (percentOf(parts) / 100).toFixed(8)
  return {
    makerCommission: percentOf(maker) * 100,
    takerCommission: percentOf(taker) * 100,
    buyerCommission: 0,
    sellerCommission: 0,
    commissionRates: {
      maker: rate(maker),
      taker: rate(taker),
      buyer: rate(0n),
      seller: rate(0n),
    },
    canTrade: key.rights.includes('trade'),
    canWithdraw: key.rights.includes('withdraw'),
    canDeposit: true,
    brokered: false,
    requireSelfTradePrevention: false,
    preventSor: false,
    updateTime: doing.now,
    accountType: 'SPOT',
    balances: assets
      .filter(({ code }) => found.balances.has(code))
      .map(({ code, decimals }) => {
        const locked = held.get(code) ?? 0n
        const free = balanceOf(found, code) - locked
        return { asset: code, free: shown(free, decimals), locked: shown(locked, decimals) }
      }),
    permissions: ['SPOT'],
  }
}

async function addOrder({ exchange, key, params, doing }: Asked) {
  const { quotes, trouble, clock } = exchange
  const spot = spotFrom(exchange, params)
  if ('code' in spot) return spot
  const wish = binanceWish(params, spot)
  if ('code' in wish) return wish
  const placed = await placeOrder(exchange, key.accountId, { spot, wish, depth: doing.depth })
  if ('fault' in placed) return placeErrors[placed.fault]
  const { order, happened } = placed
  if (doing.hiddenMs > 0) trouble.hidden.set(order.id, later(clock.now(), doing.hiddenMs))
  if (doing.isRejectedLate) {
    await cancelOrders(exchange, key.accountId, ({ id }) => id === order.id, 'exchange')
  }
  const facts = { ...orderFacts(spotOfOrder(quotes.find, order), order), transactTime: doing.now }
  const fills = happened.flatMap((it) => (it.type === 'filled' ? fillView(spot, it.fill) : []))
  return { ...facts, workingTime: doing.now, fills }
}

async function tryOrder({ exchange, key, params }: Asked) {
  const spot = spotFrom(exchange, params)
  if ('code' in spot) return spot
  const wish = binanceWish(params, spot)
  if ('code' in wish) return wish
  const placed = await placeOrder(exchange, key.accountId, { spot, wish, isTrial: true })
  return 'fault' in placed ? placeErrors[placed.fault] : {}
}

function spotFrom({ quotes }: Exchange, { symbol }: Params): Spot | BinanceError {
  if (symbol === undefined) return missing('symbol')
  return findSymbol(quotes.spots(), symbol) ?? badSymbol
}

/** One order, by Binance's number for it or the client's. */
function oneOf({ orderId, origClientOrderId }: Params): OrderFilter | BinanceError {
  if (orderId !== undefined && /^\d{1,15}$/.test(orderId)) return { number: Number(orderId) }
  if (origClientOrderId !== undefined) return { clientId: origClientOrderId }
  return binanceError(
    -1102,
    "Param 'origClientOrderId' or 'orderId' must be sent, but both were empty/null!",
  )
}

async function queryOrder({ exchange, key, params }: Asked) {
  const spot = spotFrom(exchange, params)
  if ('code' in spot) return spot
  const which = oneOf(params)
  if ('code' in which) return which
  const filter = { market: spot.name, ...which }
  const cut = { limit: 1, newestFirst: true }
  const { rows } = await exchange.books.orders(key.accountId, filter, cut)
  const [order] = rows
  return order && isKnown(exchange, order.id)
    ? orderView(exchange.quotes.find, order)
    : binanceError(-2013, 'Order does not exist.')
}

const unknownOrder = binanceError(-2011, 'Unknown order sent.')

async function cancelOrder({ exchange, key, params, doing }: Asked) {
  const spot = spotFrom(exchange, params)
  if ('code' in spot) return spot
  const which = oneOf(params)
  if ('code' in which) return which
  const { number, clientId } = which
  const [gone] = await cancelOrders(
    exchange,
    key.accountId,
    (order) =>
      order.market === spot.name &&
      (number === undefined ? order.clientId === clientId : order.number === number),
  )
  return gone ? cancelView(spot, gone, doing.now) : unknownOrder
}

/** The cancelling has a name of its own beside the order's. */
function cancelView(spot: Spot, order: Order, now: Millis) {
  const { clientOrderId, ...facts } = orderFacts(spot, order)
  return { ...facts, origClientOrderId: clientOrderId, clientOrderId: order.id, transactTime: now }
}

async function cancelOpen({ exchange, key, params, doing }: Asked) {
  const spot = spotFrom(exchange, params)
  if ('code' in spot) return spot
  const isMeant = ({ market }: Order) => market === spot.name
  const gone = await cancelOrders(exchange, key.accountId, isMeant)
  if (gone.length === 0) return unknownOrder
  return gone.map((order) => cancelView(spot, order, doing.now))
}

async function openOrders(asked: Asked) {
  return listed(asked, { isOpen: true }, { limit: 10_000 })
}

async function allOrders(asked: Asked) {
  const { symbol, orderId } = asked.params
  if (symbol === undefined) return missing('symbol')
  const numberFrom = orderId === undefined ? {} : { numberFrom: Number(orderId) }
  return listed(asked, { ...numberFrom, ...spanOf(asked.params) }, cutOf(asked.params))
}

async function listed(
  { exchange, key, params }: Asked,
  wanted: OrderFilter,
  cut: { readonly limit: number },
) {
  const spot = params.symbol === undefined ? undefined : spotFrom(exchange, params)
  if (spot && 'code' in spot) return spot
  const filter = spot ? { ...wanted, market: spot.name } : wanted
  const { rows } = await exchange.books.orders(key.accountId, filter, cut)
  const known = rows.filter(({ id }) => isKnown(exchange, id))
  return known
    .toSorted((a, b) => a.number - b.number)
    .map((order) => orderView(exchange.quotes.find, order))
}

async function myTrades({ exchange, key, params }: Asked) {
  const { books, quotes } = exchange
  const spot = spotFrom(exchange, params)
  if ('code' in spot) return spot
  const { orderId, fromId } = params
  const market = spot.name
  const numbered = orderId === undefined ? undefined : { number: Number(orderId), market }
  const orders = numbered && (await books.orders(key.accountId, numbered, { limit: 1 })).rows
  const filter = {
    market,
    ...(orders ? { orderIds: orders.map(({ id }) => id) } : {}),
    ...(fromId === undefined ? {} : { numberFrom: Number(fromId) }),
    ...spanOf(params),
  }
  const { rows } = await books.fills(key.accountId, filter, cutOf(params))
  const ids = [...new Set(rows.map((fill) => fill.orderId))]
  const of = await books.orders(key.accountId, { ids }, { limit: rows.length })
  const numbers = new Map(of.rows.map(({ id, number }) => [id, number]))
  return rows
    .toSorted((a, b) => a.number - b.number)
    .map((fill) => myTradeView(quotes.find, fill, numbers.get(fill.orderId) ?? 0))
}

function spanOf({ startTime, endTime }: Params) {
  return {
    ...(startTime === undefined ? {} : { from: millis(Number(startTime)) }),
    ...(endTime === undefined ? {} : { to: millis(Number(endTime)) }),
  }
}

/** The newest, unless it is said from where on. */
function cutOf({ limit = '500', startTime, orderId, fromId }: Params) {
  const newestFirst = startTime === undefined && orderId === undefined && fromId === undefined
  return { limit: Math.min(1_000, Number(limit)), newestFirst }
}

async function restrictions({ key: { rights, createdAt } }: Asked) {
  const may = (right: Right) => rights.includes(right)
  return {
    ipRestrict: false,
    createTime: createdAt,
    enableReading: may('query_funds') || may('query_orders'),
    enableWithdrawals: may('withdraw'),
    enableInternalTransfer: may('transfer'),
    enableMargin: false,
    enableFutures: false,
    permitsUniversalTransfer: may('transfer'),
    enableVanillaOptions: false,
    enableFixApiTrade: false,
    enableFixReadOnly: false,
    enableSpotAndMarginTrading: may('trade'),
    enablePortfolioMarginTrading: false,
  }
}

async function coins({ exchange, key }: Asked) {
  const { books, clock } = exchange
  const found = await books.account(key.accountId, clock.now())
  return assets.map(({ code, decimals, orderMin }) => {
    const free = shown(found?.balances.get(code) ?? 0n, decimals)
    const none = shown(0n, 8)
    return {
      coin: code,
      name: code,
      depositAllEnable: true,
      withdrawAllEnable: true,
      free,
      locked: none,
      freeze: none,
      withdrawing: none,
      ipoing: none,
      ipoable: none,
      storage: none,
      isLegalMoney: orderMin === null && code !== 'USDT',
      trading: true,
      networkList: [],
    }
  })
}

async function withdraw({ exchange, key, params }: Asked) {
  const asset = assetOf(params.coin ?? '')
  if (!asset) return binanceError(-4018, "We don't have this asset.")
  if (params.address === undefined) return missing('address')
  const units = unitsFrom(params.amount ?? '', asset.decimals)
  if (units === undefined || units === 0n) return missing('amount')
  const movements = [{ asset: asset.code, units: -units }]
  const moved = await moveFunds(exchange, key.accountId, movements)
  return moved ? { id: moved.ref } : binanceError(-4026, 'You have insufficient balance.')
}
