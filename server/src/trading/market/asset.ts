// What simulated prices are made from (server/seed/assets.csv): each asset's level and how it
// moves. An asset can follow another one, or a market factor that is itself never
// quoted, so that pairs move together as real ones do.

import { type CsvRow, parseCsv } from '../instruments/csv.ts'
import { type Market, markets } from './activity.ts'

export type Asset = {
  readonly code: string
  /** The mean level, around which it wanders. */
  readonly price: number
  /** The level is in this other asset, whose own moves do not touch it; null: in US dollars. */
  readonly pricedIn: string | null
  /** Moves with this other asset, `weight` times as far; null when it follows none. */
  readonly follows: string | null
  readonly weight: number
  /** What it moves by itself: standard deviation of the logarithm over a year. */
  readonly ownVolatility: number
  readonly halfLifeDays: number
  readonly market: Market
}

const columns = [
  'asset',
  'price',
  'follows',
  'weight',
  'own_volatility',
  'half_life_days',
  'market',
  'priced_in',
] as const

/**
 * Assets in the order of the file, each after the one it follows. Throws SeedRefused with file and
 * line.
 */
export function parseAssets(text: string, file: string): Asset[] {
  const codes = new Set<string>()
  return parseCsv(text, file, columns).map((row) => {
    const asset = assetOf(row)
    if (codes.has(asset.code)) row.refuse(`${asset.code} is listed twice`)
    for (const [other, how] of [
      [asset.follows, 'which'],
      [asset.pricedIn, 'in which'],
    ] as const) {
      if (other === null || codes.has(other)) continue
      const does = how === 'which' ? 'follows' : 'is priced'
      row.refuse(`${other}, ${how} ${asset.code} ${does}, must be listed above it`)
    }
    codes.add(asset.code)
    return asset
  })
}

function assetOf(row: CsvRow): Asset {
  const price = row.decimal('price', 0)
  const halfLifeDays = row.decimal('half_life_days', 0)
  if (price === 0) row.refuse('price must be more than zero')
  if (halfLifeDays === 0) row.refuse('half_life_days must be more than zero')
  return {
    code: row.text('asset'),
    price,
    pricedIn: row.optional('priced_in'),
    follows: row.optional('follows'),
    weight: row.decimal('weight', 0),
    ownVolatility: row.decimal('own_volatility', 0),
    halfLifeDays,
    market: row.oneOf('market', markets),
  }
}

/**
 * The yearly volatility of a pair: what base and quote move by themselves, and their different
 * shares in whatever both follow.
 */
export function pairVolatility(assets: readonly Asset[], base: string, quote: string): number {
  const loads = new Map<string, number>()
  const called = (code: string | null) => assets.find((it) => it.code === code)
  const add = (asset: Asset | undefined, weight: number): void => {
    if (asset === undefined) return
    loads.set(asset.code, (loads.get(asset.code) ?? 0) + weight * asset.ownVolatility)
    add(called(asset.follows), weight * asset.weight)
  }
  const addPriced = (asset: Asset | undefined, sign: number): void => {
    if (asset === undefined) return
    add(asset, sign)
    addPriced(called(asset.pricedIn), sign)
  }
  addPriced(called(base), 1)
  addPriced(called(quote), -1)
  return Math.hypot(...loads.values())
}
