// Simulated prices of pairs. Each asset has one price in US dollars at each instant, and a pair is
// the quotient of two, so BCH/BTC is BCH/USD over BTC/USD whenever one looks. A share of Tokyo is
// priced in yen, so that its price in yen does not move with the yen.

import { present } from '#kernel/assert.ts'
import type { Asset } from './asset.ts'
import { noiseKey } from './seeded-noise.ts'
import { createPath, finest, type Path } from './simulated-path.ts'

export type SimulatedPrices = {
  readonly knows: (asset: string) => boolean
  /** The price of one unit of `base` in `quote`. */
  readonly priceAt: (base: string, quote: string, instant: number) => number
  /** The logarithms of an asset's dollar price at every instant of the grid. */
  readonly logPrices: (grid: Grid) => (asset: string) => Float64Array
}

/** `from`, `from + stepMs`, ... `count` instants, all of them on the paths' grid at this depth. */
export type Grid = {
  readonly from: number
  readonly stepMs: number
  readonly count: number
  readonly depth: number
}

type Moving = Asset & { readonly path: Path }

/** The same seed and assets give the same prices. An asset stands after the one it follows. */
export function createSimulatedPrices(seed: string, assets: readonly Asset[]): SimulatedPrices {
  const moving = new Map<string, Moving>()
  for (const asset of assets) {
    const shape = { ...asset, volatility: asset.ownVolatility }
    moving.set(asset.code, { ...asset, path: createPath(noiseKey(seed, asset.code), shape) })
  }

  function logPriceAt(code: string, instant: number): number {
    const first = present(moving.get(code), `no simulated asset ${code}`)
    let log = Math.log(first.price)
    if (first.pricedIn !== null) log += logPriceAt(first.pricedIn, instant)
    let weight = 1
    for (let asset: Moving | undefined = first; asset; asset = followedBy(asset)) {
      log += weight * asset.path(instant, finest)
      weight *= asset.weight
    }
    return log
  }

  function followedBy({ follows }: Moving): Moving | undefined {
    return follows === null ? undefined : moving.get(follows)
  }

  function logPrices({ from, stepMs, count, depth }: Grid): (code: string) => Float64Array {
    const deviations = new Map<string, Float64Array>()
    const logs = new Map<string, Float64Array>()
    const deviationOf = (asset: Moving): Float64Array => {
      const known = deviations.get(asset.code)
      if (known) return known
      const followed = followedBy(asset)
      const shared = followed && deviationOf(followed)
      const { weight, path } = asset
      const deviation = new Float64Array(count)
      for (let i = 0; i < count; i += 1) {
        deviation[i] = (shared ? weight * shared[i]! : 0) + path(from + i * stepMs, depth)
      }
      deviations.set(asset.code, deviation)
      return deviation
    }
    const logOf = (code: string): Float64Array => {
      const known = logs.get(code)
      if (known) return known
      const asset = present(moving.get(code), `no simulated asset ${code}`)
      const level = Math.log(asset.price)
      const unit = asset.pricedIn === null ? undefined : logOf(asset.pricedIn)
      const log = deviationOf(asset).map((own, i) => level + own + (unit ? unit[i]! : 0))
      logs.set(code, log)
      return log
    }
    return logOf
  }

  return {
    knows: (code) => moving.has(code),
    priceAt: (base, quote, instant) =>
      Math.exp(logPriceAt(base, instant) - logPriceAt(quote, instant)),
    logPrices,
  }
}
