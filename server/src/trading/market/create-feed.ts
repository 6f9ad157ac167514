// Makes the feed that the operator chose.

import type { Clock } from '#server/platform/clock.ts'
import type { Instrument } from '../instruments/instrument.ts'
import type { Asset } from './asset.ts'
import type { Feed } from './feed.ts'
import type { FeedSetting } from './feed-setting.ts'
import { createKrakenFeed } from './kraken.feed.ts'
import { createLicensedFeed } from './licensed.feed.ts'
import { readLicensedSource } from './licensed-source.ts'
import { createListedFeed } from './listed.feed.ts'
import { createMedianFeed } from './median.feed.ts'
import { createReplayFeed } from './replay.feed.ts'
import { createSimulatedFeed } from './simulated.feed.ts'

export type FeedDeps = {
  readonly instruments: readonly Instrument[]
  /** What the simulated feed makes its prices of. */
  readonly assets: readonly Asset[]
  readonly clock: Clock
  /** Uniform in [0, 1). */
  readonly random: () => number
  readonly log: (message: string) => void
}

/**
 * Throws RecordingRefused or WrongSetting, with a sentence for the operator, when what a
 * file says can't be.
 */
export async function createFeed(setting: FeedSetting, deps: FeedDeps): Promise<Feed> {
  switch (setting.name) {
    case 'simulated':
      return createSimulatedFeed({ ...deps, seed: setting.seed ?? drawnSeed(deps.random) })
    case 'replay':
      return createReplayFeed(setting, deps)
    case 'kraken':
      return createKrakenFeed({ ...deps, ...setting })
    case 'coinbase':
    case 'bitstamp':
      return createListedFeed({ ...deps, ...setting, name: setting.name })
    case 'licensed': {
      const source = await readLicensedSource(setting.path)
      return createLicensedFeed({ ...deps, source })
    }
    case 'median': {
      const feeds = await Promise.all(setting.sources.map((one) => createFeed(one, deps)))
      return createMedianFeed(feeds, deps)
    }
  }
}

/**
 * A seed of 106 bits that nobody knows. Prices go on across a restart only if it is kept and given
 * back.
 */
export function drawnSeed(random: () => number): string {
  const part = () => Math.floor(random() * 2 ** 53).toString(36)
  return `${part()}-${part()}`
}
