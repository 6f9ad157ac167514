// What is traded on the practice exchange: its assets, its markets, the grids of their prices and
// volumes, and the least that may be ordered.

import { assert } from '#kernel/assert.ts'
import { unitsFrom } from './decimal.ts'

export type Asset = {
  /** As we and most of the world write it, e.g. "BTC". */
  readonly code: string
  /** At Kraken, e.g. "XXBT", and as it stands in the names of markets there, e.g. "XBT". */
  readonly kraken: string
  readonly altname: string
  readonly decimals: number
  readonly shownDecimals: number
  /** Least order, in decimal text; null for what others are only priced in. */
  readonly orderMin: string | null
  /** Of what others are priced in: the least that an order may cost. */
  readonly costMin: string | null
}

type Line = readonly [
  code: string,
  kraken: string,
  altname: string,
  decimals: number,
  shownDecimals: number,
  orderMin: string | null,
  costMin: string | null,
]

const lines: readonly Line[] = [
  ['BTC', 'XXBT', 'XBT', 10, 5, '0.00005', '0.00002'],
  ['ETH', 'XETH', 'ETH', 10, 5, '0.001', '0.0005'],
  ['SOL', 'SOL', 'SOL', 10, 5, '0.02', null],
  ['XRP', 'XXRP', 'XRP', 8, 5, '2', null],
  ['LTC', 'XLTC', 'LTC', 10, 5, '0.04', null],
  ['BCH', 'BCH', 'BCH', 10, 5, '0.01', null],
  ['ADA', 'ADA', 'ADA', 8, 6, '4', null],
  ['DOGE', 'XXDG', 'XDG', 8, 2, '13', null],
  ['LINK', 'LINK', 'LINK', 10, 5, '0.2', null],
  ['DOT', 'DOT', 'DOT', 10, 8, '0.6', null],
  ['AVAX', 'AVAX', 'AVAX', 10, 5, '0.1', null],
  ['XLM', 'XXLM', 'XLM', 8, 5, '10', null],
  ['UNI', 'UNI', 'UNI', 10, 5, '0.5', null],
  ['USD', 'ZUSD', 'USD', 4, 2, null, '0.5'],
  ['EUR', 'ZEUR', 'EUR', 4, 2, null, '0.45'],
  ['USDT', 'USDT', 'USDT', 8, 4, null, '0.5'],
]

export const assets: readonly Asset[] = lines.map(
  ([code, kraken, altname, decimals, shownDecimals, orderMin, costMin]) => {
    return { code, kraken, altname, decimals, shownDecimals, orderMin, costMin }
  },
)

const byCode = new Map(assets.map((asset) => [asset.code, asset]))

/** By any of its names. */
export function assetOf(name: string): Asset | undefined {
  return (
    byCode.get(name) ?? assets.find(({ kraken, altname }) => kraken === name || altname === name)
  )
}

export type Spot = {
  /** E.g. "BTC/USD". */
  readonly name: string
  readonly base: Asset
  readonly quote: Asset
  /** Prices move in steps of the last of these. */
  readonly priceDecimals: number
  /** Volumes are counted in lots of the last of these. */
  readonly lotDecimals: number
  /** In lots. */
  readonly orderMin: bigint
  /** In units of the quote. */
  readonly costMin: bigint
  /** A price times a volume, in points and lots, divided by this is units of the quote. */
  readonly perQuote: bigint
  /** So many units of the base are a lot. */
  readonly perLot: bigint
}

const lotDecimals = 8

/** Undefined where the exchange does not know one of the two, or does not price things in it. */
export function spotOf(base: string, quote: string, priceDecimals: number): Spot | undefined {
  const [ofBase, ofQuote] = [byCode.get(base), byCode.get(quote)]
  if (!ofBase || !ofQuote || ofBase.orderMin === null || ofQuote.costMin === null) return undefined
  const spare = priceDecimals + lotDecimals - ofQuote.decimals
  assert(spare >= 0, `${base}/${quote}: what a lot costs is counted in its smallest unit at least`)
  return {
    name: `${base}/${quote}`,
    base: ofBase,
    quote: ofQuote,
    priceDecimals,
    lotDecimals,
    orderMin: unitsFrom(ofBase.orderMin, lotDecimals) ?? 1n,
    costMin: unitsFrom(ofQuote.costMin, ofQuote.decimals) ?? 1n,
    perQuote: 10n ** BigInt(spare),
    perLot: 10n ** BigInt(ofBase.decimals - lotDecimals),
  }
}

export type Side = 'buy' | 'sell'

/** Which market a name means; each exchange has its own way to write them. */
export type FindSpot = (name: string) => Spot | undefined
