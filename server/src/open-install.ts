// What every process of an install has: the contexts, put together, and the doors that clients come
// through, which listen before there is anything to trade.

import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Alarm } from '#contract/staff/alarm-texts.ts'
import { type ContextNeeds, type Contexts, composeContexts } from './compose-contexts.ts'
import type { Config } from './config.ts'
import { checkSeal } from './identity/factors/check-seal.ts'
import { keepAlarms } from './install/alarms/keep-alarms.ts'
import type { SetUp } from './install/desks/come-in.ts'
import { type KeptSettings, openSettings, startKeepingSettings } from './install/keep-settings.ts'
import { bindInstall } from './install/operators/bind-install.ts'
import type { Settings } from './install/operators/settings.ts'
import { keyProblems } from './money/deposits/account-keys.ts'
import { type DoorOptions, openDoors } from './open-doors.ts'
import type { Bus } from './platform/bus.ts'
import { cellsOf } from './platform/cell.ts'
import { systemRandom } from './platform/crypto.ts'
import type { Database } from './platform/db.ts'
import { type Log, openLogs } from './platform/logger.ts'
import { officePortOf } from './platform/office-place.ts'
import { openPasswords, type Passwords } from './platform/passwords.ts'
import type { Loop } from './platform/repeat.ts'
import { openSeal, type Seal } from './platform/seal.ts'
import { loadSealKey } from './platform/seal-key.ts'
import type { SteadyClock } from './platform/steady-clock.ts'
import { WrongSetting } from './platform/wrong-setting.ts'
import { type Decisions, type Taking, takeDecisions } from './share-decisions.ts'
import { listInstruments } from './trading/instruments/list-instruments.ts'
import { readInstruments } from './trading/instruments/read-instruments.ts'
import { type Home, hearHome } from './trading/market/hear-home.ts'
import { type OfferDeps, startTellingOffer, tellOffer } from './trading/tell-offer.ts'
import { afterNotice } from './trading/trades/after-notice.ts'
import type { OpenTrading, Trading } from './trading/trading.ts'

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
  /** To the other processes of the install; undefined: it is one. */
  readonly bus?: Bus | undefined
  /** In a cell that is not home: to the processes of home. */
  readonly home?: Bus | undefined
  /** How often prices are stored, where a test's clock runs faster than time. */
  readonly storeEveryMs?: number
  /** What servers that stand by show this one. */
  readonly standbyPass?: string
  /** Who keeps money for us, where a trial has them outside of this process. */
  readonly outside?: ContextNeeds['outside']
  readonly passingOn?: DoorOptions['passingOn']
  readonly extraRoutes?: DoorOptions['extraRoutes']
  /** How often the log says what it holds, where a test does not wait a minute. */
  readonly checkpointEveryMs?: number
}

export type PutTogether = {
  /** In a cell that is not home. */
  readonly fromHome: FromHome | undefined
  readonly contexts: Contexts
  readonly kept: ReturnType<typeof afterNotice> & KeptSettings
  readonly passwords: Passwords
  readonly publicUrl: () => string
  /** For what each part says. */
  readonly log: (part: string) => Log
  readonly alarm: Alarm
  readonly takeTrading: (trading: Trading) => void
  readonly takeSetUp: (setUp: SetUp | undefined) => void
  /** Resolves when every alarm that was raised is kept. */
  readonly alarmsKept: () => Promise<void>
  /** Listens. */
  readonly open: () => Promise<Opened>
}

export type Opened = {
  readonly app: FastifyInstance
  /** Where it listens. */
  readonly url: string
}

export async function putTogether(options: InstallOptions): Promise<PutTogether> {
  const { config, db, clock, projectRoot } = options
  await bindInstall(db, config.installMode, config.cell)
  let trading: Trading | undefined
  let setUp: SetUp | undefined
  let url = ''
  const log = openLogs(config.logLevel)
  const passwords = await openPasswords()
  const seal = openSeal(await loadSealKey(config, systemRandom), systemRandom)
  await checkSeal(db, seal)
  const fromHome = options.home && (await openDecisions(options.home, { ...options, seal }))
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
  checkKeys(kept.settings(), config)
  const listed = await readInstruments(join(projectRoot, 'server/seed/instruments.csv'))
  const contexts = await composeContexts({
    ...options,
    ...kept,
    cells: cellsOf(config),
    seal,
    alarm,
    publicUrl,
    symbols: listed.map((instrument) => instrument.symbol),
    trading: () => trading,
  })
  return {
    fromHome,
    contexts,
    kept,
    passwords,
    publicUrl,
    log,
    alarm,
    takeTrading: (opened) => {
      trading = opened
    },
    takeSetUp: (opened) => {
      setUp = opened
    },
    alarmsKept,
    open: async () => {
      const doorOptions = { ...options, ...kept, passwords, setUp: () => setUp }
      const { app, listen } = await openDoors(contexts, doorOptions)
      await listen({ ...config, officePort: officePortOf(config) })
      url = urlOf(app, config)
      return { app, url }
    },
  }
}

export type FromHome = {
  readonly home: Home
  readonly taking: Taking
  readonly decisions: Decisions
}

/** Waits for home: what is decided there is known here before anything else is. */
async function openDecisions(
  bus: Bus,
  { db, clock, seal, projectRoot }: InstallOptions & { readonly seal: Seal },
): Promise<FromHome> {
  const home = await hearHome(bus, 'decisions')
  // A stop names its instrument.
  await listInstruments(db, projectRoot)
  const taking = { home, db, clock, marking: seal }
  return { home, taking, decisions: await takeDecisions(taking) }
}

/** What people change and what the clock does are told to who is connected. */
export function startOffering(
  { contexts, kept, log: logs }: PutTogether,
  trading: Trading,
): Loop[] {
  const log = logs('install')
  const { hub, install } = contexts
  const deps: OfferDeps = { ...contexts.trading, hub, log, market: () => trading.market }
  const onRead = () => {
    trading.reconsider()
    tellOffer(deps)
  }
  const keeping = { db: install.db, onRead, log }
  return [startTellingOffer(deps), ...startKeepingSettings(kept, keeping)]
}

/** A sandbox does not start with anything that takes real coins, nor with keys that are wrong. */
function checkKeys(settings: Settings, { installMode }: Config): void {
  const problems = keyProblems(settings, installMode)
  if (problems.length > 0) throw new WrongSetting(problems.join('\n'))
}

function urlOf(app: FastifyInstance, { host }: Config): string {
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const isAny = host === '0.0.0.0' || host === '::'
  return `http://${isAny ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`
}
