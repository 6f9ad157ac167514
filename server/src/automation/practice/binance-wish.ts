// What Binance may be asked to order, as an order of the practice exchange; or the number and words
// by which Binance says no.

import { typeNames } from './binance-orders.ts'
import { resized, unitsFrom } from './decimal.ts'
import type { Params } from './kraken-wish.ts'
import { hasLimit, hasTrigger, type Lasting, type OrderKind, type Wish } from './order.ts'
import type { Side, Spot } from './spot.ts'
import type { PlaceFault } from './trade.ts'

export type BinanceError = { readonly code: number; readonly msg: string; readonly status?: number }

export function binanceError(code: number, msg: string, status = 400): BinanceError {
  return { code, msg, status }
}

export const missing = (name: string) =>
  binanceError(-1102, `Mandatory parameter '${name}' was not sent, was empty/null, or malformed.`)

export const placeErrors: Readonly<Record<PlaceFault | 'no_price', BinanceError>> = {
  price: binanceError(-1013, 'Filter failure: PRICE_FILTER'),
  volume: binanceError(-1013, 'Filter failure: LOT_SIZE'),
  kind: binanceError(-1106, "Parameter 'timeInForce' sent when not required."),
  volume_least: binanceError(-1013, 'Filter failure: LOT_SIZE'),
  cost_least: binanceError(-1013, 'Filter failure: NOTIONAL'),
  funds: binanceError(-2010, 'Account has insufficient balance for requested action.'),
  post_only: binanceError(-2010, 'Order would immediately match and take.'),
  duplicate: binanceError(-2010, 'Duplicate order sent.'),
  crowd: binanceError(-1013, 'Filter failure: MAX_NUM_ORDERS'),
  no_price: binanceError(-1013, 'Market is closed.'),
}

const sides: Readonly<Record<string, Side>> = { BUY: 'buy', SELL: 'sell' }
const lastings: Readonly<Record<string, Lasting>> = { GTC: 'gtc', IOC: 'ioc', FOK: 'fok' }
const kinds = new Map<string, OrderKind>([
  ...(Object.entries(typeNames) as [OrderKind, string][]).map(
    ([kind, name]): [string, OrderKind] => [name, kind],
  ),
  ['LIMIT_MAKER', 'limit'],
])

const clientIdForm = /^[.A-Z:/a-z0-9_-]{1,36}$/

export function binanceWish(params: Params, spot: Spot): Wish | BinanceError {
  const side = sides[params.side ?? '']
  if (!side)
    return params.side === undefined ? missing('side') : binanceError(-1117, 'Invalid side.')
  const kind = kinds.get(params.type ?? '')
  if (!kind) {
    return params.type === undefined ? missing('type') : binanceError(-1116, 'Invalid orderType.')
  }
  const isPostOnly = params.type === 'LIMIT_MAKER'
  const lasting = lastingOf(params, kind, isPostOnly)
  if (typeof lasting !== 'string') return lasting
  const clientId = params.newClientOrderId ?? null
  if (clientId !== null && !clientIdForm.test(clientId)) {
    return binanceError(-1100, "Illegal characters found in parameter 'newClientOrderId'.")
  }
  const prices = pricesOf(params, kind, spot)
  if ('code' in prices) return prices
  const amount = amountOf(params, { kind, side }, spot)
  if ('code' in amount) return amount
  const feeIn = side === 'buy' ? 'base' : 'quote'
  return { side, kind, lasting, isPostOnly, feeIn, clientId, userref: null, ...prices, ...amount }
}

function lastingOf(
  { timeInForce }: Params,
  kind: OrderKind,
  isPostOnly: boolean,
): Lasting | BinanceError {
  const isNeeded = hasLimit(kind) && !isPostOnly
  if (!isNeeded) return timeInForce === undefined ? 'gtc' : placeErrors.kind
  if (timeInForce === undefined) return missing('timeInForce')
  return lastings[timeInForce] ?? binanceError(-1115, 'Invalid timeInForce.')
}

function pricesOf(
  { price, stopPrice }: Params,
  kind: OrderKind,
  spot: Spot,
): Pick<Wish, 'limit' | 'trigger'> | BinanceError {
  if (hasLimit(kind) && price === undefined) return missing('price')
  if (hasTrigger(kind) && stopPrice === undefined) return missing('stopPrice')
  const limit = hasLimit(kind) ? unitsFrom(price ?? '', spot.priceDecimals) : null
  const trigger = hasTrigger(kind) ? unitsFrom(stopPrice ?? '', spot.priceDecimals) : null
  return limit === undefined || trigger === undefined ? placeErrors.price : { limit, trigger }
}

function amountOf(
  { quantity, quoteOrderQty }: Params,
  { kind, side }: Pick<Wish, 'kind' | 'side'>,
  spot: Spot,
): Pick<Wish, 'lots' | 'cost'> | BinanceError {
  if (quoteOrderQty !== undefined) {
    const cost = unitsFrom(quoteOrderQty, 8)
    if (kind !== 'market' || side !== 'buy' || quantity !== undefined || cost === undefined) {
      return binanceError(-1128, 'Combination of optional parameters invalid.')
    }
    return { lots: null, cost: resized(cost, 8, spot.quote.decimals) }
  }
  if (quantity === undefined) return missing('quantity')
  const lots = unitsFrom(quantity, spot.lotDecimals)
  return lots === undefined ? placeErrors.volume : { lots, cost: null }
}
