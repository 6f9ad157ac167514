// The process that leads an install: prices, trading, accounts, mail, HTTP and the stream, put
// together and taken apart.

import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { startAutomationLoops } from './automation/compose-automation.ts'
import { type ContextNeeds, type Contexts, composeContexts } from './compose-contexts.ts'
import type { Config } from './config.ts'
import type { PartFacts } from './health-parts.ts'
import { readPublished } from './identity/acceptances/read-published.ts'
import { announceTexts } from './identity/clients/announce-texts.ts'
import { type FirstRun, seedFirstRun } from './identity/clients/seed-first-run.ts'
import { startIdentityLoops } from './identity/compose-identity.ts'
import { checkSeal } from './identity/factors/check-seal.ts'
import { keepAlarms } from './install/alarms/keep-alarms.ts'
import { openSetUp, type SetUp } from './install/desks/come-in.ts'
import { type KeptSettings, openSettings, startKeepingSettings } from './install/keep-settings.ts'
import { bindInstall } from './install/operators/bind-install.ts'
import { letterheadOf } from './install/operators/choose-letterhead.ts'
import type { Settings } from './install/operators/settings.ts'
import { startMoneyLoops } from './money/compose-money.ts'
import { keyProblems } from './money/deposits/account-keys.ts'
import { type DoorOptions, openDoors } from './open-doors.ts'
import { startOversightLoops } from './oversight/compose-oversight.ts'
import { systemRandom } from './platform/crypto.ts'
import type { Database } from './platform/db.ts'
import { openFileMailer } from './platform/file.mailer.ts'
import { openLogs } from './platform/logger.ts'
import type { Mailer } from './platform/mail.ts'
import { officePortOf } from './platform/office-place.ts'
import { openPasswords, type Passwords } from './platform/passwords.ts'
import type { Loop } from './platform/repeat.ts'
import { openSeal } from './platform/seal.ts'
import { loadSealKey } from './platform/seal-key.ts'
import { startSendingMail } from './platform/send-mail.ts'
import { openSmtpMailer } from './platform/smtp.mailer.ts'
import type { SteadyClock } from './platform/steady-clock.ts'
import { WrongSetting } from './platform/wrong-setting.ts'
import { startPromotionLoops } from './promotion/compose-promotion.ts'
import { startRecordLoops } from './record/compose-record.ts'
import type { PushingDeps } from './record/pushes/deliver-pushes.ts'
import { readPushKeys } from './record/pushes/push-keys.ts'
import { startSiteLoops } from './site/compose-site.ts'
import { startTradingLoops } from './trading/compose-trading.ts'
import { readInstruments } from './trading/instruments/read-instruments.ts'
import { audienceOn } from './trading/stream-trades.ts'
import { type OfferDeps, startTellingOffer, tellOffer } from './trading/tell-offer.ts'
import { afterNotice } from './trading/trades/after-notice.ts'
import { type OpenTrading, type Trading, tradeHere } from './trading/trading.ts'
import { startTransparencyLoops } from './transparency/compose-transparency.ts'
import { knownSigner } from './transparency/log/keep-keys.ts'

export type InstallOptions = {
  readonly config: Config
  /** The folder with package.json. */
  readonly projectRoot: string
  readonly version: string
  /** Migrated. It is bound to the mode that it starts in. */
  readonly db: Database
  readonly clock: SteadyClock
  /** Where it trades: in this thread, unless said otherwise. */
  readonly openTrading?: OpenTrading
  /** How often prices are stored, where a test's clock runs faster than time. */
  readonly storeEveryMs?: number
  /** What servers that stand by show this one. */
  readonly standbyPass?: string
  /** Who keeps money for us, where a trial has them outside of this process. */
  readonly outside?: ContextNeeds['outside']
  readonly extraRoutes?: DoorOptions['extraRoutes']
  /** How often the log says what it holds, where a test does not wait a minute. */
  readonly checkpointEveryMs?: number
}

export type Install = {
  /** Where it listens, e.g. "http://localhost:3000". */
  readonly url: string
  /** The accounts of a first start; undefined at every other. */
  readonly firstRun: FirstRun | undefined
  /** The word by which the first member of staff comes in; undefined where somebody works here. */
  readonly setUpToken: string | undefined
  readonly app: FastifyInstance
  /** What whoever watches over it looks at. */
  readonly watched: PartFacts
  readonly stop: () => Promise<void>
}

/** Listens at once, with 503 from /api/health; resolves when it can trade. */
export async function startInstall(options: InstallOptions): Promise<Install> {
  const { config, db, clock, projectRoot } = options
  await bindInstall(db, config.installMode)
  let trading: Trading | undefined
  let url = ''
  const log = openLogs(config.logLevel)
  const passwords = await openPasswords()
  const seal = openSeal(await loadSealKey(config, systemRandom), systemRandom)
  await checkSeal(db, seal)
  const { alarm, kept: alarmsKept } = keepAlarms({
    db,
    clock,
    random: systemRandom,
    log: (message) => log('alarm')(message, 'error'),
  })
  const publicUrl = () => config.publicUrl ?? url
  const install = { mode: config.installMode, publicUrl }
  const decided = await openSettings({
    db,
    clock,
    seal,
    random: systemRandom,
    install,
    alarm,
    keyProblems: (settings) => keyProblems(settings, config.installMode),
  })
  const kept = afterNotice(decided, clock)
  const { settings } = kept
  checkKeys(settings(), config)
  const listed = await readInstruments(join(projectRoot, 'server/seed/instruments.csv'))
  const contexts = await composeContexts({
    ...options,
    ...kept,
    seal,
    alarm,
    publicUrl,
    symbols: listed.map((instrument) => instrument.symbol),
    trading: () => trading,
  })
  let setUp: SetUp | undefined
  const doors = await openDoors(contexts, { ...options, ...kept, passwords, setUp: () => setUp })
  const { app } = doors
  const { hub, words } = contexts
  await doors.listen({ ...config, officePort: officePortOf(config) })
  url = urlOf(app, config)

  const firstRun = await makeReady(contexts, passwords)
  kept.tellPublished(await readPublished(db))
  setUp = await openSetUp(db, systemRandom)
  const { openTrading = tradeHere } = options
  const opened = await openTrading({
    ...options,
    ...kept,
    publicUrl,
    audience: audienceOn(hub),
    log: log('trading'),
  })
  trading = opened
  const telling = { hub, words, log: log('record'), install: pushedFrom(contexts) }
  const offer = { ...contexts.trading, hub, log: log('install') }
  const loops = [
    startSendingMail({ db, clock, mailer: openMailer(config), log: log('mail') }),
    ...startRecordLoops(contexts.install, telling),
    ...startIdentityLoops({ ...contexts.identity, words }, log('identity')),
    ...startTradingLoops(contexts.trading, log('trading')),
    ...startAutomationLoops(contexts.automation, log('automation')),
    ...startPromotionLoops(contexts.promotion, log('promotion')),
    ...startTransparencyLoops(contexts.transparency, log('transparency')),
    ...startSiteLoops(contexts.site, log('site')),
    ...startMoneyLoops(contexts.money, { ownUrl: () => url, log: log('money') }),
    ...startOversightLoops(contexts.oversight, alarm, log('oversight')),
    ...startOffering(kept, { db, trading: opened, offer }),
  ]
  const stop = async () => {
    await stopAll(app, loops, opened)
    await alarmsKept()
  }
  const watched = { ...contexts, ...kept }
  return { url, firstRun, setUpToken: setUp?.token, app, watched, stop }
}

/**
 * What whoever leads does before anybody trades: legal texts first, which a client accepts. A
 * signing key that is not where it was said to be stops the start.
 */
async function makeReady({ install, transparency }: Contexts, passwords: Passwords) {
  await announceTexts(install)
  await readPushKeys(install.db, install.seal)
  await knownSigner(install.db, transparency.keys)
  return seedFirstRun({ ...install, ...install.config, passwords })
}

/** In whose name push messages are sent, and whom a push service writes to. */
function pushedFrom({ install }: Contexts): () => ReturnType<PushingDeps['install']> {
  return () => {
    const {
      brandName: brand,
      senderAddress,
      supportEmail,
    } = letterheadOf(install.settings(), install.install)
    const subject = `mailto:${supportEmail ?? senderAddress}`
    return { brand, isSandbox: install.mode === 'sandbox', subject }
  }
}

function openMailer({ smtpUrl, dataDir }: Config): Mailer {
  return smtpUrl ? openSmtpMailer(smtpUrl) : openFileMailer(join(dataDir, 'outbox'))
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

/** A sandbox does not start with anything that takes real coins, nor with keys that are wrong. */
function checkKeys(settings: Settings, { installMode }: Config): void {
  const problems = keyProblems(settings, installMode)
  if (problems.length > 0) throw new WrongSetting(problems.join('\n'))
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
