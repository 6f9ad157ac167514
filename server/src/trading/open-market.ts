// The instruments and the feed of an install, and the engine that trades on them.

import { join } from 'node:path'
import { isNeeded } from '#server/identity/appropriateness/appropriateness.ts'
import { type LiveAsked, liveFacts, servesBy } from '#server/install/live-facts.ts'
import { isLiveOpen } from '#server/install/operators/live.ts'
import type { Bus } from '#server/platform/bus.ts'
import { type Cells, isFollowed, oneCell } from '#server/platform/cell.ts'
import { newUuid, systemRandom } from '#server/platform/crypto.ts'
import type { Database } from '#server/platform/db.ts'
import type { Log } from '#server/platform/logger.ts'
import { WrongSetting } from '#server/platform/wrong-setting.ts'
import { budgetedBy } from './budget.ts'
import { type Engine, type EngineAudience, type LiveRules, startEngine } from './engine.ts'
import type { Instrument } from './instruments/instrument.ts'
import { loadInstruments, upsertInstruments } from './instruments/instruments.store.ts'
import { readInstruments } from './instruments/read-instruments.ts'
import { createFeed } from './market/create-feed.ts'
import type { Feed, FeedFacts } from './market/feed.ts'
import type { FeedSetting } from './market/feed-setting.ts'
import { type Home, hearHome } from './market/hear-home.ts'
import { loadNewestTicks } from './market/market.store.ts'
import { readAssets } from './market/read-assets.ts'
import { keyOf, resumeFeed } from './market/resume-feed.ts'
import { createSharedFeed } from './market/shared.feed.ts'
import { askedOfHome, type HomeSource } from './market/shared-prices.ts'
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
  readonly cells?: Cells | undefined
  /** In a cell that is not home: the bus of home, whose prices it follows. */
  readonly home?: Bus | undefined
}

/** Throws, with a sentence for the operator, when the feed cannot be had. */
export async function openMarket(options: OpeningMarket): Promise<{ engine: Engine; feed: Feed }> {
  const { config, db, clock, cells = oneCell } = options
  const home = options.home && (await meetHome(options.home, config.feed))
  const instruments = await bringUpToDate(options, home?.source)
  const { setting, isOther } = await resumeFeed(db, config.feed, {
    now: clock.now(),
    random: secureRandom,
  })
  const feed = home
    ? await followHome(home, options, instruments)
    : await openOwn(setting, options, instruments)
  const engine = await startEngine({
    ...options,
    settings: budgetedBy(options.settings, instruments, cells.cells.length),
    feed,
    isOtherFeed: isOther,
    isShared: isFollowed(cells),
    instruments,
    ...liveRules(options, feed),
    newId: (now) => newUuid(now, systemRandom),
    lanes: laneCount,
  })
  return { engine, feed }
}

/** The list as it is traded now; in another cell nothing of which home stores no ticks. */
async function bringUpToDate(
  { projectRoot, db, settings, cells = oneCell }: OpeningMarket,
  source: HomeSource | undefined,
): Promise<readonly Instrument[]> {
  // What is not traded any more still has its prices stored until the last open trade has ended:
  // in an install of several cells nobody here knows when that is.
  const open = (await loadOpen(db)).map((trade) => trade.instrument.category)
  const before =
    cells.cells.length === 1 ? [] : (await loadInstruments(db)).filter((one) => one.isTradable)
  const traded = [...settings().tradedCategories, ...open, ...before.map((one) => one.category)]
  const listed = await readInstruments(join(projectRoot, seedFolder, 'instruments.csv'), traded)
  const isStored = ({ id }: Instrument) => source === undefined || source.tradable.includes(id)
  await db.transaction(async (tx) => {
    await upsertInstruments(
      tx,
      listed.map((one) => ({ ...one, isTradable: one.isTradable && isStored(one) })),
    )
  })
  return loadInstruments(db)
}

async function openOwn(
  setting: FeedSetting,
  { projectRoot, clock, log }: OpeningMarket,
  instruments: readonly Instrument[],
): Promise<Feed> {
  const assets = await readAssets(join(projectRoot, seedFolder, 'assets.csv'))
  return createFeed(setting, { instruments, assets, clock, random: Math.random, log })
}

type MetHome = { readonly home: Home; readonly source: HomeSource }

/** Waits for home, whose prices have to be those of this cell's own setting. */
async function meetHome(bus: Bus, setting: FeedSetting): Promise<MetHome> {
  const home = await hearHome(bus, 'prices')
  const source = await home.ask(askedOfHome.source, null)
  if (source.key === keyOf(setting)) return { home, source }
  home.close()
  throw new WrongSetting('FEED has to be the same in all cells: home takes its prices elsewhere.')
}

async function followHome(
  { home, source }: MetHome,
  { db, clock, log, config: { feed } }: OpeningMarket,
  instruments: readonly Instrument[],
): Promise<Feed> {
  const newest = new Map((await loadNewestTicks(db)).map((tick) => [tick.instrumentId, tick.at]))
  const onOtherSource = () => {
    // A start begins with what it is now.
    setImmediate(() => {
      throw new Error('The prices of home come from another source now: this cell begins anew.')
    })
  }
  const name = feed.name === 'licensed' ? (`licensed:${feed.path}` as const) : feed.name
  const told = { name, instruments, clock, newest, log, onOtherSource }
  return createSharedFeed({ home, source, ...told })
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

const seedFolder = 'server/seed'

/** Uniform in [0, 1), from the system's generator: simulated prices must not be guessable. */
function secureRandom(): number {
  return Buffer.from(systemRandom(6)).readUIntBE(0, 6) / 2 ** 48
}
