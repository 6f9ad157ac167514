// The instruments and the feed of an install, and the engine that trades on them.

import { join } from 'node:path'
import { isNeeded } from '#server/identity/appropriateness/appropriateness.ts'
import { type LiveAsked, liveFacts, servesBy } from '#server/install/live-facts.ts'
import { isLiveOpen } from '#server/install/operators/live.ts'
import { newUuid, systemRandom } from '#server/platform/crypto.ts'
import type { Database } from '#server/platform/db.ts'
import type { Log } from '#server/platform/logger.ts'
import { type Engine, type EngineAudience, type LiveRules, startEngine } from './engine.ts'
import { loadInstruments, upsertInstruments } from './instruments/instruments.store.ts'
import { readInstruments } from './instruments/read-instruments.ts'
import { createFeed } from './market/create-feed.ts'
import type { Feed, FeedFacts } from './market/feed.ts'
import type { FeedSetting } from './market/feed-setting.ts'
import { readAssets } from './market/read-assets.ts'
import { resumeFeed } from './market/resume-feed.ts'
import { laneCount } from './trades/open-lanes.ts'
import { loadOpen } from './trades/past-trades.store.ts'

export type OpeningMarket = Omit<LiveAsked, 'feed'> & {
  readonly config: LiveAsked['config'] & { readonly feed: FeedSetting }
  readonly projectRoot: string
  readonly db: Database
  readonly audience: EngineAudience
  readonly log: Log
  /** How often prices are stored, where a test's clock runs faster than time. */
  readonly storeEveryMs?: number | undefined
}

/** Throws, with a sentence for the operator, when the feed cannot be had. */
export async function openMarket(options: OpeningMarket): Promise<{ engine: Engine; feed: Feed }> {
  const { config, projectRoot, db, clock, log } = options
  // What is not traded any more still has its prices stored until the last open trade has ended.
  const open = (await loadOpen(db)).map((trade) => trade.instrument.category)
  const traded = [...options.settings().tradedCategories, ...open]
  const seedFolder = join(projectRoot, 'server/seed')
  await db.transaction(async (tx) => {
    await upsertInstruments(tx, await readInstruments(join(seedFolder, 'instruments.csv'), traded))
  })
  const instruments = await loadInstruments(db)
  const { setting, isOther } = await resumeFeed(db, config.feed, {
    now: clock.now(),
    random: secureRandom,
  })
  const assets = await readAssets(join(seedFolder, 'assets.csv'))
  const feed = await createFeed(setting, { instruments, assets, clock, random: Math.random, log })
  const engine = await startEngine({
    ...options,
    feed,
    isOtherFeed: isOther,
    instruments,
    ...liveRules(options, feed),
    newId: (now) => newUuid(now, systemRandom),
    lanes: laneCount,
  })
  return { engine, feed }
}

/** By the settings, and what else is known, when somebody asks. */
export function liveRules(options: Omit<LiveAsked, 'feed'>, feed: FeedFacts): LiveRules {
  const { installMode } = options.config
  return {
    installTradesLive: () =>
      isLiveOpen(installMode, liveFacts({ ...options, feed: () => feed })) &&
      (installMode === 'sandbox' || feed.isLive),
    // In a sandbox there is no money whose owner has to be known.
    needsIdentity: () => installMode === 'live',
    needsAppropriateness: () => isNeeded(installMode, options.settings()),
    serves: servesBy(options),
  }
}

/** Uniform in [0, 1), from the system's generator: simulated prices must not be guessable. */
function secureRandom(): number {
  return Buffer.from(systemRandom(6)).readUIntBE(0, 6) / 2 ** 48
}
