// The process that leads an install: prices, trading, accounts, mail, HTTP and the stream, put
// together and taken apart.

import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { hour } from '#kernel/time.ts'
import type { Config } from './config.ts'
import { announceTexts } from './identity/clients/announce-texts.ts'
import { type FirstRun, seedFirstRun } from './identity/clients/seed-first-run.ts'
import { openDocumentFiles } from './identity/documents/document-files.ts'
import { checkSeal } from './identity/factors/check-seal.ts'
import { startRechecking } from './identity/recheck-sessions.ts'
import { startReminding } from './identity/remind-of-identity.ts'
import { type KeptSettings, openSettings, startKeepingSettings } from './install/keep-settings.ts'
import type { InstallMode } from './install/operators/mode.ts'
import type { Settings } from './install/operators/settings.ts'
import { keyProblems } from './money/deposits/account-keys.ts'
import { mostConfirmations } from './money/deposits/confirmations.ts'
import { type Cards, openCards } from './money/open-cards.ts'
import { type Chains, openChains } from './money/open-chains.ts'
import { startReconciling } from './money/reconcile.ts'
import { newBooksState } from './money/reconciliation/books.ts'
import { startRemovingStrays } from './money/remove-stray-documents.ts'
import { startWatchingCards } from './money/watch-cards.ts'
import { startWatchingDeposits } from './money/watch-deposits.ts'
import { startWatchingPayouts } from './money/watch-payouts.ts'
import {
  type DoorOptions,
  type Doors,
  depositDeps,
  openDoors,
  withdrawalDeps,
} from './open-doors.ts'
import { startForgetting } from './oversight/forget-old-records.ts'
import { systemRandom } from './platform/crypto.ts'
import type { Database } from './platform/db.ts'
import { openFileMailer } from './platform/file.mailer.ts'
import { openPasswords, type Passwords } from './platform/passwords.ts'
import { type Loop, repeat } from './platform/repeat.ts'
import { openSeal, type Seal } from './platform/seal.ts'
import { loadSealKey } from './platform/seal-key.ts'
import { startSendingMail } from './platform/send-mail.ts'
import { openSmtpMailer } from './platform/smtp.mailer.ts'
import type { SteadyClock } from './platform/steady-clock.ts'
import { WrongSetting } from './platform/wrong-setting.ts'
import { startAnchoring } from './record/start-anchoring.ts'
import { startTelling, tellOn } from './record/start-telling.ts'
import { readInstruments } from './trading/instruments/read-instruments.ts'
import { dropOldPrices } from './trading/market/drop-old-prices.ts'
import { audienceOn } from './trading/stream-trades.ts'
import { type OfferDeps, startTellingOffer, tellOffer } from './trading/tell-offer.ts'
import { type OpenTrading, type Trading, tradeHere } from './trading/trading.ts'
import { newVoidsState, startWatchingVoids } from './trading/watch-voids.ts'

export type InstallOptions = {
  readonly config: Config
  /** The folder with package.json. */
  readonly projectRoot: string
  readonly version: string
  /** Migrated. */
  readonly db: Database
  readonly clock: SteadyClock
  /** Where it trades: in this thread, unless said otherwise. */
  readonly openTrading?: OpenTrading
  /** How often prices are stored, where a test's clock runs faster than time. */
  readonly storeEveryMs?: number
  /** What servers that stand by show this one. */
  readonly standbyPass?: string
  /** Who keeps money for us, where a trial has them outside of this process. */
  readonly outside?: { readonly cards: Cards; readonly chains: Chains } | undefined
  readonly extraRoutes?: DoorOptions['extraRoutes']
}

export type Install = {
  /** Where it listens, e.g. "http://localhost:3000". */
  readonly url: string
  /** The accounts of a first start; undefined at every other. */
  readonly firstRun: FirstRun | undefined
  readonly app: FastifyInstance
  readonly stop: () => Promise<void>
}

/** Listens at once, with 503 from /api/health; resolves when it can trade. */
export async function startInstall(options: InstallOptions): Promise<Install> {
  const { config, db, clock, projectRoot } = options
  let trading: Trading | undefined
  let url = ''
  const passwords = await openPasswords()
  const seal = openSeal(await loadSealKey(config, systemRandom), systemRandom)
  await checkSeal(db, seal)
  const alarm = (message: string) => (doors ? doors.app.log.error(message) : console.error(message))
  let doors: Doors | undefined
  const publicUrl = () => config.publicUrl ?? url
  const install = { mode: config.installMode, publicUrl }
  const kept = await openSettings({
    db,
    clock,
    seal,
    random: systemRandom,
    install,
    alarm,
    keyProblems: (settings) => keyProblems(settings, config.installMode),
  })
  const { settings } = kept
  checkKeys(settings(), config)
  const listed = await readInstruments(join(projectRoot, 'server/seed/instruments.csv'))
  const doorOptions: DoorOptions = {
    ...options,
    cards: options.outside?.cards ?? (await openCards({ ...options, seal })),
    chains: options.outside?.chains ?? openChains({ ...options, settings }),
    watched: new Map(),
    books: newBooksState(),
    voids: newVoidsState(),
    alarm,
    passwords,
    seal,
    symbols: listed.map((instrument) => instrument.symbol),
    ...kept,
    trading: () => trading,
    feed: () => trading?.feed,
    publicUrl,
  }
  doors = await openDoors(doorOptions)
  const { app, hub, identification } = doors
  const log = (message: string) => app.log.info(message)
  await doors.listen({ host: config.host, port: config.port })
  url = urlOf(app, config)

  const firstRun = await makeReady({ ...options, install, passwords })
  const { openTrading = tradeHere } = options
  const opened = await openTrading({
    ...options,
    ...kept,
    publicUrl,
    audience: audienceOn(hub),
    log,
  })
  trading = opened
  const loops = [
    ...startLoops({ ...options, seal }, log),
    startRechecking(identification, log),
    startReminding({ db, clock, random: systemRandom, install, log }),
    startTelling(db, tellOn(hub), log),
    startAnchoring({ db, clock, log }),
    ...startMoneyLoops(doorOptions, { ownUrl: () => url, log }),
    startReconcilingBooks(doorOptions, log),
    startWatchingVoids({ db, clock, state: doorOptions.voids, alarm, log }),
    ...startOffering(kept, { db, trading: opened, offer: { settings, clock, hub, log } }),
  ]
  return { url, firstRun, app, stop: () => stopAll(app, loops, opened) }
}

type Making = InstallOptions & {
  readonly install: { readonly mode: InstallMode; readonly publicUrl: () => string }
  readonly passwords: Passwords
}

/** What whoever leads does before anybody trades: legal texts first, which a client accepts. */
async function makeReady({ config, db, clock, install, passwords }: Making) {
  await announceTexts({ db, clock, random: systemRandom, install })
  return seedFirstRun({ db, clock, random: systemRandom, passwords, ...config })
}

type Offering = {
  readonly db: Database
  readonly trading: Trading
  readonly offer: Omit<OfferDeps, 'market'>
}

/** What people change and what the clock does are told to who is connected. */
function startOffering(kept: KeptSettings, { db, trading, offer }: Offering): Loop[] {
  const deps = { ...offer, market: trading.market }
  const onRead = () => {
    trading.reconsider()
    tellOffer(deps)
  }
  const keeping = { db, onRead, log: offer.log }
  return [startTellingOffer(deps), ...startKeepingSettings(kept, keeping)]
}

type MoneyLoops = { readonly ownUrl: () => string; readonly log: (message: string) => void }

/** What watches money that comes and goes. */
function startMoneyLoops(options: DoorOptions, { ownUrl, log }: MoneyLoops) {
  const deposits = depositDeps(options)
  const { chains, watched: state, cards } = options
  return [
    ...startWatchingDeposits({
      ...deposits,
      simulated: chains.simulated,
      changedRows: new Set<string>(),
      state,
      log,
      chainOf: (coin) => chains.of(coin) ?? chains.former?.(coin),
    }),
    ...startWatchingPayouts({ ...withdrawalDeps(options), log }),
    ...startWatchingCards({ ...deposits, ...cards, ownUrl, log }),
    startRemovingStrays({ ...deposits, what: 'receipt', log }),
  ]
}

/** A sandbox does not start with anything that takes real coins, nor with keys that are wrong. */
function checkKeys(settings: Settings, { installMode }: Config): void {
  const problems = keyProblems(settings, installMode)
  if (problems.length > 0) throw new WrongSetting(problems.join('\n'))
}

function startReconcilingBooks(options: DoorOptions, log: (message: string) => void): Loop {
  const { config, db, clock, settings, alarm, chains, cards, books: state, publicUrl } = options
  const mode = config.installMode
  return startReconciling({
    db,
    clock,
    settings,
    alarm,
    log,
    mode,
    state,
    provider: cards.provider,
    random: systemRandom,
    install: { mode, publicUrl },
    chainOf: chains.of,
    needed: (coin) => mostConfirmations(settings(), coin),
  })
}

function startLoops(
  { config, db, clock, seal }: InstallOptions & { readonly seal: Seal },
  log: (message: string) => void,
): Loop[] {
  const mailer = config.smtpUrl
    ? openSmtpMailer(config.smtpUrl)
    : openFileMailer(join(config.dataDir, 'outbox'))
  const files = openDocumentFiles({ dataDir: config.dataDir, seal, random: systemRandom })
  const thinning = repeat({ name: 'thinning old prices', pauseMs: hour, log }, async () => {
    await dropOldPrices(db, clock.now())
    return 'done'
  })
  return [
    startSendingMail({ db, clock, mailer, log }),
    startForgetting({ db, clock, log }),
    startRemovingStrays({ db, clock, files, what: 'document', log }),
    thinning,
  ]
}

/** First no more is taken in, then what is under way is finished. */
async function stopAll(
  app: FastifyInstance,
  loops: readonly Loop[],
  trading: Trading,
): Promise<void> {
  await app.close()
  await Promise.all(loops.map((loop) => loop.stop()))
  await trading.stop()
}

function urlOf(app: FastifyInstance, { host }: Config): string {
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const isAny = host === '0.0.0.0' || host === '::'
  return `http://${isAny ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`
}
