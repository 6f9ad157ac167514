// What Kraken's AddOrder may be asked, as an order of the practice exchange; or the words by which
// Kraken says no.

import { resized, unitsFrom } from './decimal.ts'
import {
  hasLimit,
  hasTrigger,
  type Lasting,
  type OrderKind,
  orderKinds,
  type Wish,
} from './order.ts'
import type { Side, Spot } from './spot.ts'
import type { PlaceFault } from './trade.ts'

export type Params = Readonly<Record<string, string>>

/** In Kraken's words. */
export type KrakenError = { readonly error: string }

export function krakenError(error: string): KrakenError {
  return { error }
}

export const placeErrors: Readonly<Record<PlaceFault | 'no_price', string>> = {
  price: 'EOrder:Invalid price',
  volume: 'EGeneral:Invalid arguments:volume',
  kind: 'EGeneral:Invalid arguments:oflags',
  volume_least: 'EOrder:Order minimum not met',
  cost_least: 'EOrder:Cost minimum not met',
  funds: 'EOrder:Insufficient funds',
  post_only: 'EOrder:Post only order',
  duplicate: 'EOrder:cl_ord_id already in use',
  crowd: 'EOrder:Orders limit exceeded',
  no_price: 'EService:Market in cancel_only mode',
}

const sides: readonly Side[] = ['buy', 'sell']
const lastings: Readonly<Record<string, Lasting>> = { GTC: 'gtc', IOC: 'ioc', FOK: 'fok' }
const flagsKnown = ['post', 'fcib', 'fciq', 'nompp', 'viqc']

export function krakenWish(params: Params, spot: Spot): Wish | KrakenError {
  const side = sides.find((it) => it === params.type)
  if (!side) return krakenError('EGeneral:Invalid arguments:type')
  const kind = orderKinds.find((it) => it === params.ordertype)
  if (!kind) return krakenError('EGeneral:Invalid arguments:ordertype')
  const lasting = lastings[params.timeinforce ?? 'GTC']
  if (!lasting) return krakenError('EGeneral:Invalid arguments:timeinforce')
  if (!['none', '0', undefined].includes(params.leverage)) {
    return krakenError('EGeneral:Invalid arguments:leverage')
  }
  const flags = (params.oflags ?? '').split(',').filter((flag) => flag !== '')
  if (!flags.every((flag) => flagsKnown.includes(flag))) {
    return krakenError('EGeneral:Invalid arguments:oflags')
  }
  const prices = pricesOf(params, kind, spot)
  if ('error' in prices) return prices
  const amount = amountOf(params, flags, spot)
  if ('error' in amount) return amount
  const named = namesOf(params)
  if ('error' in named) return named
  const feeIn = flags.includes('fcib') && side === 'buy' ? 'base' : 'quote'
  const isPostOnly = flags.includes('post')
  return { side, kind, lasting, feeIn, isPostOnly, ...prices, ...amount, ...named }
}

/** Kinds with a trigger have it in `price`, and their limit in `price2`. */
function pricesOf(
  { price, price2 }: Params,
  kind: OrderKind,
  spot: Spot,
): Pick<Wish, 'limit' | 'trigger'> | KrakenError {
  const [trigger, limit] = hasTrigger(kind) ? [price, price2] : [undefined, price]
  const read = (text: string | undefined) => {
    return text === undefined ? undefined : unitsFrom(text, spot.priceDecimals)
  }
  const wanted = {
    limit: hasLimit(kind) ? read(limit) : null,
    trigger: hasTrigger(kind) ? read(trigger) : null,
  }
  if (wanted.limit !== undefined && wanted.trigger !== undefined) {
    return { limit: wanted.limit, trigger: wanted.trigger }
  }
  const isRough = /^\d+\.\d+$/.test(limit ?? trigger ?? '')
  const pair = `${spot.base.altname}${spot.quote.altname}`
  const most = `${pair} price can only be specified up to ${spot.priceDecimals} decimals.`
  return isRough
    ? krakenError(`EOrder:Invalid price:${most}`)
    : krakenError('EGeneral:Invalid arguments:price')
}

function amountOf(
  { volume = '' }: Params,
  flags: readonly string[],
  spot: Spot,
): Pick<Wish, 'lots' | 'cost'> | KrakenError {
  if (flags.includes('viqc')) {
    const cost = unitsFrom(volume, 8)
    if (cost === undefined) return krakenError('EGeneral:Invalid arguments:volume')
    return { lots: null, cost: resized(cost, 8, spot.quote.decimals) }
  }
  const lots = unitsFrom(volume, spot.lotDecimals)
  return lots === undefined
    ? krakenError('EGeneral:Invalid arguments:volume')
    : { lots, cost: null }
}

/** A UUID, or up to 18 signs of one's own. */
const clientIdForm = /^([0-9a-f]{32}|[0-9a-f-]{36}|[\x21-\x7e]{1,18})$/

function namesOf({
  cl_ord_id: clientId,
  userref,
}: Params): Pick<Wish, 'clientId' | 'userref'> | KrakenError {
  if (clientId !== undefined && userref !== undefined) {
    return krakenError('EGeneral:Invalid arguments:cl_ord_id and userref are mutually exclusive')
  }
  if (clientId !== undefined && !clientIdForm.test(clientId)) {
    return krakenError('EGeneral:Invalid arguments:cl_ord_id')
  }
  if (userref !== undefined && !/^-?\d{1,10}$/.test(userref)) {
    return krakenError('EGeneral:Invalid arguments:userref')
  }
  return { clientId: clientId ?? null, userref: userref === undefined ? null : Number(userref) }
}
