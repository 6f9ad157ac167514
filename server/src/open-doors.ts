// The HTTP side of an install: every route, by hand, and the stream. It listens before there is
// anything to trade.

import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { createApp, headersOf } from './app.ts'
import type { Config } from './config.ts'
import { registerHealthRoute } from './health.ts'
import { registerAcceptanceRoutes } from './identity/acceptances/acceptances.routes.ts'
import { registerClientRoutes } from './identity/clients/clients.routes.ts'
import { registerProfileRoutes } from './identity/clients/profile.routes.ts'
import { countPasswordTries } from './identity/clients/verify-password.ts'
import { type DocumentFiles, openDocumentFiles } from './identity/documents/document-files.ts'
import { registerDocumentRoutes } from './identity/documents/documents.routes.ts'
import { isBeingChecked } from './identity/documents/is-being-checked.ts'
import { registerFactorRoutes } from './identity/factors/factors.routes.ts'
import { codeAttempts, openSecondStep } from './identity/factors/open-second-step.ts'
import { registerFundingRoutes } from './identity/funding/funding.routes.ts'
import { registerLimitRoutes } from './identity/limits/limits.routes.ts'
import { registerCredentialRoutes } from './identity/sessions/credentials.routes.ts'
import { type Identification, openIdentification } from './identity/sessions/identify-client.ts'
import { registerSessionRoutes, sessionBy, signInBy } from './identity/sessions/sessions.routes.ts'
import { type LiveAsked, liveFacts, servesBy } from './install/live-facts.ts'
import { isLiveOpen, liveRequirements } from './install/operators/live.ts'
import type { Settings } from './install/operators/settings.ts'
import { pageFacts } from './install/page-facts.ts'
import { registerBlockRoutes } from './money/blocks/blocks.routes.ts'
import { cancelPayment } from './money/cards/cancel-payment.ts'
import { confirmationsFor } from './money/deposits/confirmations.ts'
import { depositUse } from './money/deposits/deposit-use.ts'
import { type DepositRouteDeps, registerDepositRoutes } from './money/deposits/deposits.routes.ts'
import { registerKeyChangeRoutes } from './money/deposits/key-changes.routes.ts'
import { readRate } from './money/deposits/read-rate.ts'
import { type Cards, registerCards } from './money/open-cards.ts'
import type { Chains } from './money/open-chains.ts'
import { type BooksState, viewOfBooks } from './money/reconciliation/books.ts'
import { registerStatementRoutes } from './money/statements/statements.routes.ts'
import type { WatchState } from './money/watch-deposits.ts'
import type { WatchingDeps } from './money/withdrawals/pay-withdrawal.ts'
import { registerWithdrawalRoutes } from './money/withdrawals/withdrawals.routes.ts'
import { registerPrivacyRoutes } from './oversight/privacy/privacy.routes.ts'
import { readBuiltWeb } from './platform/built-web.ts'
import { systemRandom } from './platform/crypto.ts'
import type { Database } from './platform/db.ts'
import type { Router } from './platform/http.ts'
import { listenWith } from './platform/listen-on.ts'
import { Outage } from './platform/outage.ts'
import type { Passwords } from './platform/passwords.ts'
import { holdsTooMuch } from './platform/rights.store.ts'
import type { Seal } from './platform/seal.ts'
import { isClockTrusted, type SteadyClock } from './platform/steady-clock.ts'
import { createStreamHub, type StreamHub } from './platform/stream.ts'
import { registerEventRoutes } from './record/events/events.routes.ts'
import { registerNoticeRoutes } from './record/notices/notices.routes.ts'
import { registerClaimRoutes } from './site/claims/claims.routes.ts'
import { registerContactRoutes } from './site/contact/contact.routes.ts'
import { registerCalibrationRoutes } from './trading/market/calibration.routes.ts'
import { registerMarketRoutes } from './trading/market/market.routes.ts'
import { registerOverviewRoutes } from './trading/market/overview.routes.ts'
import { readCalibration } from './trading/market/read-calibration.ts'
import { streamRoutes } from './trading/stream/stream.routes.ts'
import { openStakes } from './trading/trades/open-stakes.ts'
import { openOwnUse } from './trading/trades/own-use.ts'
import { ruleVersion } from './trading/trades/trade.ts'
import { registerTradeRoutes } from './trading/trades/trades.routes.ts'
import type { Trading } from './trading/trading.ts'
import type { VoidsState } from './trading/watch-voids.ts'

export type DoorOptions = {
  readonly config: Config
  readonly projectRoot: string
  readonly version: string
  readonly db: Database
  readonly clock: SteadyClock
  readonly passwords: Passwords
  /** Seals what must not be readable at rest. */
  readonly seal: Seal
  readonly symbols: readonly string[]
  readonly settings: () => Settings
  readonly staffWithSecondFactor: () => number
  readonly areSettingsDecided: () => boolean
  /** Undefined until prices and trading have started. */
  readonly trading: () => Trading | undefined
  readonly feed: LiveAsked['feed']
  readonly publicUrl: () => string
  readonly chains: Chains
  readonly cards: Cards
  /** For what staff must see at once. */
  readonly alarm: (message: string) => void
  /** How the watching of the chains goes. */
  readonly watched: WatchState
  /** How the books stand against those who keep the money. */
  readonly books: BooksState
  /** Whether too many trades end void. */
  readonly voids: VoidsState
  /** What servers that stand by show this one. */
  readonly standbyPass?: string
  /** More routes, for benchmarks. */
  readonly extraRoutes?: ((app: FastifyInstance, router: Router) => void) | undefined
}

export type Doors = {
  readonly app: FastifyInstance
  readonly listen: ReturnType<typeof listenWith>
  readonly hub: StreamHub
  readonly identification: Identification
}

export async function openDoors(options: DoorOptions): Promise<Doors> {
  const { config, db, clock, projectRoot } = options
  const calibration = await readCalibration(join(projectRoot, 'server/seed/calibration.json'))
  const isTooPowerful = await holdsTooMuch(db)
  const headers = headersOf(config)
  const hub = createStreamHub({ clock, ruleVersion, ...config, headers, symbols: options.symbols })
  const identification = openIdentification({ db, clock, onEnded: hub.endSession })
  const app = await createApp({
    ...config,
    headers,
    clock,
    keptWhile: options.settings,
    version: options.version,
    standbyPass: options.standbyPass,
    signIn: signInBy(identification),
    web: {
      languages: await readBuiltWeb(join(projectRoot, 'dist')),
      facts: () => pageFacts(options),
      publicUrl: options.publicUrl,
      now: () => options.clock.now(),
    },
    register: (app, router) => {
      registerHealthRoute(router, { ...options, holdsTooMuch: isTooPowerful })
      registerAccounts(router, options, identification)
      registerTrading(router, options)
      registerKeyChangeRoutes(router, options)
      registerDepositRoutes(router, depositDeps(options))
      registerCards(app, router, options.cards, depositDeps(options))
      registerWithdrawalRoutes(router, withdrawalDeps(options))
      registerClaims(router, options, calibration.trades)
      registerCalibrationRoutes(router, calibration.view)
      streamRoutes(app, router, { hub, sessionOf: sessionBy(identification) })
      options.extraRoutes?.(app, router)
    },
  })
  return { app, listen: listenWith(app), hub, identification }
}

function registerAccounts(
  router: Router,
  options: DoorOptions,
  identification: Identification,
): void {
  const { config, db, clock, passwords, seal, publicUrl } = options
  const install = { mode: config.installMode, publicUrl }
  const isOpen = async () => isLiveOpen(config.installMode, liveFacts(options))
  const deps = {
    db,
    clock,
    random: systemRandom,
    alarm: options.alarm,
    install,
    isOpen,
    serves: servesBy(options),
    passwords,
    passwordAttempts: countPasswordTries(),
    stakesOf: openStakes,
    isBeingChecked,
    identification,
  }
  registerClientRoutes(router, deps)
  registerProfileRoutes(router, deps)
  const factors = { ...deps, seal, codeAttempts: codeAttempts() }
  const secondStep = openSecondStep(factors)
  registerSessionRoutes(router, { ...deps, secondStep })
  registerFactorRoutes(router, factors)
  registerEventRoutes(router, deps)
  registerNoticeRoutes(router, deps)
  registerStatementRoutes(router, deps)
  registerFundingRoutes(router, deps)
  const files = openDocumentFiles({ dataDir: config.dataDir, seal, random: systemRandom })
  registerDocumentRoutes(router, { ...deps, files })
  registerCredentialRoutes(router, deps)
  registerLimitRoutes(router, { ...deps, ownUseOf: openOwnUse(), depositUseOf: depositUse })
  registerContactRoutes(router, deps)
  registerAcceptanceRoutes(router, deps)
  const receiptFiles = openReceiptFiles(options)
  registerPrivacyRoutes(router, { ...deps, ...secondStep, files, receiptFiles })
}

function openReceiptFiles({ config, seal }: Pick<DoorOptions, 'config' | 'seal'>): DocumentFiles {
  const { dataDir } = config
  return openDocumentFiles({ dataDir, seal, random: systemRandom, name: 'receipts' })
}

/** What taking money in needs, for its calls and for the watching of the chains. */
export function depositDeps(options: DoorOptions): DepositRouteDeps {
  const { config, db, clock, seal, publicUrl, settings } = options
  const paying = {
    db,
    clock,
    seal,
    random: systemRandom,
    install: { mode: config.installMode, publicUrl },
    alarm: options.alarm,
    isOpen: async () => isLiveOpen(config.installMode, liveFacts(options)),
    serves: servesBy(options),
  }
  const { provider } = options.cards
  return {
    ...paying,
    settings,
    mode: config.installMode,
    cancelPayment: (depositId) => cancelPayment({ ...paying, provider }, depositId),
    chainOf: (coin) => options.chains.of(coin),
    files: openReceiptFiles(options),
    needed: (coin, units) => confirmationsFor(settings(), coin, units),
    rateNow: (coin) => {
      const market = options.trading()?.market
      // Real money is not reckoned at prices that were made up.
      const isReal = config.installMode === 'sandbox' || options.feed()?.isLive
      return market && isReal ? readRate(market, coin, clock.now()) : undefined
    },
  }
}

/** What paying money out needs, for its calls and for the watching of what was sent. */
export function withdrawalDeps(options: DoorOptions): WatchingDeps {
  const { config, db, clock, publicUrl, settings } = options
  return {
    db,
    clock,
    settings,
    random: systemRandom,
    install: { mode: config.installMode, publicUrl },
    chainOf: (coin) => options.chains.of(coin),
    needed: (coin) => settings()[`${coin}Confirmations`],
  }
}

function registerTrading(router: Router, options: DoorOptions): void {
  const { db, clock, settings } = options
  const running = () => {
    const trading = options.trading()
    if (!trading) throw new Outage('trading has not started yet')
    return trading
  }
  const sourceName = (id: number) => running().market.sources.names.get(id) ?? 'unknown'
  const market = () => running().market
  registerMarketRoutes(router, { db, clock, market, settings, ruleVersion })
  registerOverviewRoutes(router, { db, clock, market, settings, feed: options.config.feed.name })
  const memory = new Map()
  registerBlockRoutes(router, {
    db,
    clock,
    mode: options.config.installMode,
    isOpen: async () => isLiveOpen(options.config.installMode, liveFacts(options)),
    serves: servesBy(options),
    trading: () => ({ ...running().rules, settings, memory }),
  })
  registerTradeRoutes(router, {
    db,
    clock,
    open: (request) => {
      if (!isClockTrusted(clock)) throw new Outage('the clock is not to be trusted')
      return running().open(request)
    },
    entriesOf: (ids) => running().entriesOf(ids),
    market,
    sourceName,
  })
}

function registerClaims(router: Router, options: DoorOptions, calibratedTrades: number): void {
  const { config, db, clock, settings, version, books } = options
  registerClaimRoutes(router, {
    books: () => viewOfBooks(books, clock.now()),
    db,
    clock,
    settings,
    version,
    installMode: config.installMode,
    feed: config.feed.name,
    startedAt: clock.now(),
    market: () => options.trading()?.market,
    missing: () => liveRequirements(liveFacts(options)),
    calibratedTrades,
  })
}
