// Trading, put together: its calls, the stream, and what looks after it beside the engine, which
// starts later and may run in a thread of its own.

import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { TradeId } from '#kernel/ids.ts'
import { hour } from '#kernel/time.ts'
import type { IdentityContext, IdentityDoors } from '#server/identity/compose-identity.ts'
import type { InstallContext, OfficeRouter } from '#server/install/compose-install.ts'
import type { Router } from '#server/platform/http.ts'
import { Outage } from '#server/platform/outage.ts'
import { type Loop, repeat } from '#server/platform/repeat.ts'
import { isClockTrusted, type SteadyClock } from '#server/platform/steady-clock.ts'
import type { StreamHub } from '#server/platform/stream.ts'
import { registerPriceAlerts } from './alerts/alerts.routes.ts'
import { startWatchingPrices } from './alerts/watch-prices.ts'
import { budgeted } from './budget.ts'
import { registerCalibrationRoutes } from './market/calibration.routes.ts'
import { dropOldPrices } from './market/drop-old-prices.ts'
import { registerStaffInstruments } from './market/instruments.office.routes.ts'
import { registerMarketRoutes } from './market/market.routes.ts'
import { registerOverviewRoutes } from './market/overview.routes.ts'
import { registerStaffPrices } from './market/prices.office.routes.ts'
import { type RecordedCalibration, readCalibration } from './market/read-calibration.ts'
import type { IsStopped } from './market/view-offer.ts'
import { type FollowedStops, followStops } from './stops/follow-stops.ts'
import { isStopped } from './stops/stop.ts'
import { registerStaffStops } from './stops/stops.office.routes.ts'
import { streamRoutes } from './stream/stream.routes.ts'
import type { TradingRules } from './trades/check-trading.ts'
import { registerStaffClientTrades } from './trades/client-trades.office.routes.ts'
import { countOrders } from './trades/count-orders.ts'
import { registerHouseTrades } from './trades/house-trades.office.routes.ts'
import { registerMarkoutRoutes } from './trades/markouts.routes.ts'
import { openStakes } from './trades/open-stakes.ts'
import { openOwnUse } from './trades/own-use.ts'
import { keptMarkouts, type PublicMarkouts } from './trades/read-markouts.ts'
import { ruleVersion } from './trades/trade.ts'
import { registerTradeRoutes } from './trades/trades.routes.ts'
import { registerStaffTrading } from './trades/trading.office.routes.ts'
import type { Trading } from './trading.ts'
import { startWatchingSources } from './watch-sources.ts'
import { newVoidsState, startWatchingVoids, type VoidsState } from './watch-voids.ts'

export type TradingNeeds = Pick<
  InstallContext,
  'db' | 'settings' | 'alarm' | 'cells' | 'random' | 'mode' | 'seal' | 'install'
> & {
  readonly config: { readonly feed: { readonly name: string } }
  readonly clock: SteadyClock
  readonly projectRoot: string
  /** Undefined until prices and trading have started. */
  readonly trading: () => Trading | undefined
}

export type TradingContext = TradingNeeds & {
  /** While it starts, an outage. */
  readonly running: () => Trading
  /** Where every order goes, whoever places it. */
  readonly open: Trading['open']
  /** By what live trades are refused. */
  readonly rules: () => TradingRules
  readonly calibration: RecordedCalibration
  readonly markouts: () => Promise<PublicMarkouts>
  /** As clients are told of them; the engine follows them by itself. */
  readonly stops: FollowedStops
  readonly isStopped: IsStopped
  /** Whether too many trades end void. */
  readonly voids: VoidsState
  /** What identity, which stands before it, is told of a client's trades. */
  readonly told: Pick<IdentityDoors, 'stakesOf' | 'ownUseOf'>
}

export async function composeTrading(needs: TradingNeeds): Promise<TradingContext> {
  const { projectRoot, settings, db, alarm } = needs
  const running = () => {
    const trading = needs.trading()
    if (!trading) throw new Outage('trading has not started yet')
    return trading
  }
  const memory = new Map()
  const stops = await followStops({
    db,
    log: (problem) => alarm({ code: 'stops_unread', details: { problem } }),
  })
  return {
    ...needs,
    running,
    open: countOrders((request) => {
      if (!isClockTrusted(needs.clock)) throw new Outage('the clock is not to be trusted')
      return running().open(request)
    }),
    rules: () => ({ ...running().rules, settings, memory }),
    calibration: await readCalibration(join(projectRoot, 'server/seed/calibration.json')),
    markouts: keptMarkouts(db, needs.clock),
    stops,
    isStopped: (instrumentId) => isStopped(stops.now(), instrumentId),
    voids: newVoidsState(),
    told: { stakesOf: openStakes, ownUseOf: openOwnUse() },
  }
}

type TradingDoors = {
  readonly app: FastifyInstance
  readonly router: Router
  readonly office: OfficeRouter
  readonly hub: StreamHub
  readonly sessionOf: IdentityContext['sessionOf']
}

export function registerTrading(
  { app, router, office, hub, sessionOf }: TradingDoors,
  trading: TradingContext,
): void {
  const { config, db, clock, settings, running, open, calibration, isStopped } = trading
  const market = () => running().market
  registerMarketRoutes(router, { db, clock, market, settings, isStopped, ruleVersion })
  registerOverviewRoutes(router, { db, clock, market, settings, feed: config.feed.name })
  const proofs = {
    entriesOf: (ids: readonly TradeId[]) => running().entriesOf(ids),
    sourceName: (id: number) => market().sources.names.get(id) ?? 'unknown',
  }
  registerTradeRoutes(router, {
    db,
    clock,
    market,
    open,
    ...proofs,
  })
  registerPriceAlerts(router, { ...trading, market })
  registerStaffClientTrades(office, { db, market, ...proofs })
  const feed = () => ({ name: config.feed.name, isLive: running().feed.isLive })
  registerStaffStops(office, { db, clock, market })
  const sumOpen = () => running().sumOpen()
  registerHouseTrades(office, { db, market })
  const { cells } = trading
  const listed = () => [...market().byId.values()].map(({ instrument }) => instrument)
  // What the house may lose in this cell.
  const share = () =>
    cells.cells.length === 1 ? settings() : budgeted(settings(), listed(), cells.cells.length)
  registerStaffTrading(office, { db, clock, market, settings: share, sumOpen })
  const { random, mode, seal } = trading
  const changing = { db, clock, random, mode, seal: async () => seal }
  registerStaffInstruments(office, { ...changing, market, settings })
  registerStaffPrices(office, { db, clock, market, feed })
  registerCalibrationRoutes(router, calibration.view)
  registerMarkoutRoutes(router, trading.markouts)
  streamRoutes(app, router, { hub, sessionOf })
}

export function startTradingLoops(
  { db, clock, alarm, voids: state, stops, trading, random, install }: TradingContext,
  log: (message: string) => void,
): Loop[] {
  return [
    stops,
    startWatchingPrices({ db, clock, random, install, market: () => trading()?.market }, log),
    startWatchingVoids({ db, clock, state, alarm, log }),
    startWatchingSources({ clock, market: () => trading()?.market, alarm, log }),
    repeat({ name: 'thinning old prices', pauseMs: hour, log }, async () => {
      await dropOldPrices(db, clock.now())
      return 'done'
    }),
  ]
}
