// Orders, fills and ledgers of the practice exchange as Kraken's REST interface tells them.

import { present } from '#kernel/assert.ts'
import type { Millis } from '#kernel/time.ts'
import type { Entry, Fill } from './account.ts'
import { resized, textFrom } from './decimal.ts'
import type { EndReason } from './fill.ts'
import { hasLimit, hasTrigger, meanPrice, type Order } from './order.ts'
import { assetOf, type FindSpot, type Spot } from './spot.ts'

const costDecimals = 5

export function pairName({ base, quote }: Spot): string {
  return `${base.altname}${quote.altname}`
}

/** The older assets have four letters, and so have the names of their markets. */
export function pairKey(spot: Spot): string {
  const { base, quote } = spot
  const isOld = [base, quote].every(({ kraken }) => /^[XZ][A-Z]{3}$/.test(kraken))
  return isOld && base.code !== 'DOGE' ? `${base.kraken}${quote.kraken}` : pairName(spot)
}

/** "XBTUSD", "XXBTZUSD", "XBT/USD" or "BTC/USD". */
export function findPair(spots: readonly Spot[], name: string): Spot | undefined {
  return spots.find(
    (spot) =>
      [pairName(spot), pairKey(spot), spot.name].includes(name) ||
      `${spot.base.altname}/${spot.quote.altname}` === name,
  )
}

export function seconds(at: Millis): number {
  return at / 1_000
}

export function priceText(spot: Spot, price: bigint): string {
  return textFrom(price, spot.priceDecimals)
}

export function costText(spot: Spot, units: bigint): string {
  return textFrom(resized(units, spot.quote.decimals, costDecimals), costDecimals)
}

export function lotsText(spot: Spot, lots: bigint): string {
  return textFrom(lots, spot.lotDecimals)
}

const nothing = '0.00000'

const reasons: Readonly<Record<EndReason, string>> = {
  user: 'User requested',
  timer: 'Cancel all after timer',
  book: 'Insufficient liquidity',
  funds: 'Insufficient funds',
  exchange: 'Order rejected by the matching engine',
}

const states = {
  open: 'open',
  filled: 'closed',
  cancelled: 'canceled',
  expired: 'expired',
} as const

export function reasonText(reason: string | null): string | null {
  return reason === null ? null : (reasons[reason as EndReason] ?? reason)
}

/** What is ordered, in a sentence of its own. */
export function description(spot: Spot, order: Order) {
  const { side, kind, limit, trigger, lots, cost } = order
  const [at, then] = hasTrigger(kind) ? [trigger, limit] : [limit, null]
  const amount = cost === null ? lotsText(spot, lots) : costText(spot, cost)
  const words = [side, amount, pairName(spot), '@', ...kindWords(spot, order)]
  return {
    pair: pairName(spot),
    type: side,
    ordertype: kind,
    price: at === null ? '0' : priceText(spot, at),
    price2: then === null ? '0' : priceText(spot, then),
    leverage: 'none',
    order: words.join(' '),
    close: '',
  }
}

function kindWords(spot: Spot, { kind, limit, trigger }: Order): string[] {
  const [at, then] = [trigger, limit].map((it) => (it === null ? '' : priceText(spot, it)))
  if (!hasTrigger(kind)) return hasLimit(kind) ? ['limit', then ?? ''] : ['market']
  const [first = '', second = ''] = kind.split('-')
  return [first, second, at ?? '', ...(hasLimit(kind) ? ['->', 'limit', then ?? ''] : [])]
}

export function orderView(find: FindSpot, order: Order, trades?: readonly string[]) {
  const spot = present(find(order.market), 'an order is of a market that is listed')
  const { trigger, userref, clientId, closedAt } = order
  return {
    refid: null,
    userref,
    ...(clientId === null ? {} : { cl_ord_id: clientId }),
    status: states[order.state],
    ...(closedAt === null ? {} : { reason: reasonText(order.reason), closetm: seconds(closedAt) }),
    opentm: seconds(order.openedAt),
    starttm: 0,
    expiretm: 0,
    descr: description(spot, order),
    vol: lotsText(spot, order.lots),
    vol_exec: lotsText(spot, order.filled),
    cost: costText(spot, order.paid),
    fee: feeText(spot, order.feeIn, order.fee),
    price: textFrom(meanPrice(order, 4), spot.priceDecimals + 4),
    stopprice: trigger === null ? nothing : priceText(spot, trigger),
    limitprice: nothing,
    misc: '',
    oflags: flagsOf(order),
    ...(trades === undefined ? {} : { trades }),
  }
}

function feeText(spot: Spot, feeIn: Order['feeIn'], fee: bigint): string {
  return feeIn === 'quote' ? costText(spot, fee) : textFrom(fee, spot.base.decimals)
}

function flagsOf({ feeIn, isPostOnly, cost }: Order): string {
  return [
    feeIn === 'base' ? 'fcib' : 'fciq',
    ...(isPostOnly ? ['post'] : []),
    ...(cost === null ? [] : ['viqc']),
  ].join(',')
}

export function tradeView(find: FindSpot, fill: Fill, ledgers: readonly string[]) {
  const spot = present(find(fill.market), 'a fill is of a market that is listed')
  return {
    ordertxid: fill.orderId,
    postxid: fill.orderId.replace(/^O/, 'T'),
    pair: pairKey(spot),
    time: seconds(fill.at),
    type: fill.side,
    ordertype: fill.kind,
    price: priceText(spot, fill.price),
    cost: costText(spot, fill.paid),
    fee: feeText(spot, fill.feeAsset === spot.base.code ? 'base' : 'quote', fill.fee),
    vol: lotsText(spot, fill.lots),
    margin: nothing,
    misc: '',
    trade_id: fill.number,
    maker: fill.isMaker,
    ledgers,
  }
}

export function ledgerView({ asset: code, ref, kind, at, units, fee, balance }: Entry) {
  const asset = present(assetOf(code), 'an entry is of an asset that is listed')
  const text = (amount: bigint) => textFrom(amount, asset.decimals)
  return {
    refid: ref,
    time: seconds(at),
    type: kind,
    subtype: '',
    aclass: 'currency',
    asset: asset.kraken,
    amount: text(units),
    fee: text(fee),
    balance: text(balance),
  }
}
