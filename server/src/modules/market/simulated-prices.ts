// Simulated prices of pairs. Each asset has one price in US dollars at each instant, and a pair is
// the quotient of two, so BCH/BTC is BCH/USD over BTC/USD whenever one looks.

import { present } from '#kernel/assert.ts'
import type { Asset } from './asset.ts'
import { noiseKey } from './seeded-noise.ts'
import { createPath, finest, type Path } from './simulated-path.ts'

export type SimulatedPrices = {
  readonly knows: (asset: string) => boolean
  /** The price of one unit of `base` in `quote`. */
  readonly priceAt: (base: string, quote: string, instant: number) => number
  /** The logarithms of each asset's dollar price at every instant of the grid. */
  readonly logPrices: (grid: Grid) => ReadonlyMap<string, Float64Array>
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
    let log = Math.log(first.usdPrice)
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

  function logPrices({ from, stepMs, count, depth }: Grid): Map<string, Float64Array> {
    const deviations = new Map<string | null, Float64Array>()
    const logs = new Map<string, Float64Array>()
    for (const { code, usdPrice, follows, weight, path } of moving.values()) {
      const level = Math.log(usdPrice)
      const followed = deviations.get(follows)
      const deviation = new Float64Array(count)
      const log = new Float64Array(count)
      for (let i = 0; i < count; i += 1) {
        const shared = followed ? weight * followed[i]! : 0
        deviation[i] = shared + path(from + i * stepMs, depth)
        log[i] = level + deviation[i]!
      }
      deviations.set(code, deviation)
      logs.set(code, log)
    }
    return logs
  }

  return {
    knows: (code) => moving.has(code),
    priceAt: (base, quote, instant) =>
      Math.exp(logPriceAt(base, instant) - logPriceAt(quote, instant)),
    logPrices,
  }
}
