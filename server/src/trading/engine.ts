// The trading engine of one install: a market fed by one feed, the open trades, and the lanes that
// open and settle them. One process at a time runs it for a database.

import { type Millis, second } from '#kernel/time.ts'
import type { Settings } from '#server/install/operators/settings.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db.ts'
import { type Loop, repeat } from '#server/platform/repeat.ts'
import { ingestTicks } from './ingest-ticks.ts'
import type { Instrument } from './instruments/instrument.ts'
import { estimate } from './market/estimator.ts'
import type { Feed } from './market/feed.ts'
import {
  isStale,
  knownThrough,
  type Market,
  openForTrading,
  type StoredTicks,
  spotOf,
} from './market/market.ts'
import { startMarket } from './market/start-market.ts'
import { followStops } from './stops/follow-stops.ts'
import { type Lanes, openLanes } from './trades/open-lanes.ts'
import type { Opened } from './trades/open-trades.ts'
import {
  enterWaiting,
  hasOpen,
  newPositions,
  type Position,
  type Positions,
  takeDue,
  takeUp,
} from './trades/positions.ts'
import { markSettled, resumeTrades } from './trades/resume-trades.ts'
import type { SettledTrade } from './trades/settle-trades.ts'
import type { TracedOrder } from './trades/trace-orders.ts'

/** What orders of the live account are decided by. */
export type LiveRules = {
  readonly installTradesLive: () => boolean
  /** Whether live trades wait for an approved identity document. */
  readonly needsIdentity: () => boolean
  readonly needsAppropriateness: () => boolean
  /** Whether live trades are taken from who lives there. */
  readonly serves: (country: string) => boolean
}

export type EngineDeps = LiveRules & {
  readonly db: Database
  readonly clock: Clock
  readonly feed: Feed
  readonly instruments: readonly Instrument[]
  readonly settings: () => Settings
  readonly newId: (now: Millis) => string
  readonly lanes: number
  readonly log: (message: string) => void
  readonly audience: EngineAudience
  /** How often prices are stored; 100 ms unless a test's clock runs faster. */
  readonly storeEveryMs?: number | undefined
  /** Whether another feed gave the prices before this start. */
  readonly isOtherFeed?: boolean
  /** Whether trades of other cells rest on the prices that are stored here. */
  readonly isShared?: boolean
  /** How long an order waits for its answer. */
  readonly orderPatienceMs?: number | undefined
}

/** Who is told what, as it happens. */
export type EngineAudience = {
  readonly ticks: (ticks: StoredTicks) => void
  readonly opened: (opened: readonly Opened[]) => void
  readonly entered: (positions: readonly Position[]) => void
  readonly settled: (settled: readonly SettledTrade[]) => void
  readonly traced?: (orders: readonly TracedOrder[]) => void
}

export type Engine = {
  readonly market: Market
  readonly positions: Positions
  readonly lanes: Lanes
  readonly stop: () => Promise<void>
}

export async function startEngine(deps: EngineDeps): Promise<Engine> {
  const { db, log, audience } = deps
  const market = await startMarket(deps)
  const positions = newPositions()
  const stops = await followStops(deps)
  const upkeep = startUpkeep({ db, market, positions, log })
  const lanes = openLanes({
    ...deps,
    market,
    positions,
    stops: stops.now,
    onOpened: (opened) => {
      for (const { trade } of opened) {
        const quoted = market.byId.get(trade.instrument.id)
        if (quoted) takeUp(positions, trade, quoted.series)
      }
      audience.opened(opened)
    },
    onSettled: audience.settled,
    onUnknown: upkeep.doubt,
    onTraced: audience.traced,
  })
  await resumeTrades(db, market, positions)
  const ingest = ingestTicks({
    ...deps,
    market,
    isOpen: (instrumentId) =>
      hasOpen(positions, instrumentId) ||
      upkeep.isInDoubt() ||
      (deps.isShared === true && market.byId.get(instrumentId)?.instrument.isTradable === true),
    isOtherFeed: deps.isOtherFeed ?? false,
    onStored: (ticks) => {
      audience.ticks(ticks)
      for (const { quoted, tick } of ticks) {
        const entered = enterWaiting(positions, quoted.instrument.id, tick)
        if (entered.length > 0) audience.entered(entered)
      }
      const knownOf = (instrumentId: number) => knownThrough(market, instrumentId)
      lanes.settle(takeDue(positions, market.storedThrough, knownOf))
    },
  })
  await ingest.start()
  const stop = async () => {
    await ingest.stop()
    await lanes.close()
    await upkeep.stop()
    await stops.stop()
  }
  return { market, positions, lanes, stop }
}

type Upkeep = Pick<EngineDeps, 'db' | 'log'> & Pick<Engine, 'market' | 'positions'>

/** While in doubt, any instrument may have trades that we do not know of. */
type UpkeepLoop = Loop & { readonly doubt: () => void; readonly isInDoubt: () => boolean }

/**
 * Every few seconds: takes up trades that an outage left unknown, or else moves the mark below
 * which all is settled. `doubt` says that such an outage happened. Looked for twice: the first time
 * PostgreSQL may still be busy with a commit that it got just before we lost it.
 */
function startUpkeep({ db, market, positions, log }: Upkeep): UpkeepLoop {
  let looksLeft = 0
  const loop = repeat({ name: 'upkeep of open trades', pauseMs: 5 * second, log }, async () => {
    if (looksLeft === 0) await markSettled(db, market, positions)
    else {
      await resumeTrades(db, market, positions)
      looksLeft -= 1
    }
    return 'done'
  })
  return {
    ...loop,
    doubt: () => {
      looksLeft = 2
    },
    isInDoubt: () => looksLeft > 0,
  }
}

export type TradingState = {
  readonly isTrading: boolean
  readonly feedAgeMs: number | null
  readonly problems: string[]
}

/**
 * Whether a trade could be opened now: some instrument is open, fresh and priced, and storing
 * works.
 */
export function tradingState(market: Market, now: Millis): TradingState {
  const open = openForTrading(market, now)
  const ages = open.flatMap((quoted) => {
    const spot = spotOf(quoted)
    return spot ? [Math.max(0, now - spot.at)] : []
  })
  const feedAgeMs = ages.length === 0 ? null : Math.min(...ages)
  const isPriced = open.some(
    (quoted) =>
      !isStale(quoted, now) && estimate(quoted.estimator, shortestDuration, now) !== undefined,
  )
  const problems = [
    feedAgeMs === null ? 'No price has come yet.' : '',
    feedAgeMs !== null && feedAgeMs > feedAgeMaxMs
      ? `The newest price is ${feedAgeMs} ms old.`
      : '',
    isPriced ? '' : 'No open instrument has a fresh price and enough history.',
    now - market.storedThrough > storingLagMaxMs
      ? 'Prices are late: the source is silent, or they cannot be stored.'
      : '',
  ].filter((problem) => problem !== '')
  return { isTrading: problems.length === 0, feedAgeMs, problems }
}

const feedAgeMaxMs = 5_000
const storingLagMaxMs = 2_000
const shortestDuration = 60
