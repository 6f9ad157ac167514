// Every call there is on one application, opened as an install opens it, over a trading engine whose
// clock stands still.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { composeContexts } from '#server/compose-contexts.ts'
import { type Config, readConfig } from '#server/config.ts'
import type { PartFacts } from '#server/health-parts.ts'
import { startSession } from '#server/identity/sessions/start-session.ts'
import type { InstallMode } from '#server/install/operators/mode.ts'
import { defaultSettings, type Settings } from '#server/install/operators/settings.ts'
import type { MoneyContext } from '#server/money/compose-money.ts'
import { openDoors } from '#server/open-doors.ts'
import type { MakeReport } from '#server/oversight/reports/make-report.ts'
import type { Bus } from '#server/platform/bus.ts'
import { cellsOf } from '#server/platform/cell.ts'
import { systemRandom } from '#server/platform/crypto.ts'
import type { Database } from '#server/platform/db.ts'
import type { LogLines } from '#server/platform/logger.ts'
import { openSeal } from '#server/platform/seal.ts'
import { readPushKeys } from '#server/record/pushes/push-keys.ts'
import { liveRules } from '#server/trading/open-market.ts'
import { readFigures } from '#server/trading/read-figures.ts'
import { sumOpen } from '#server/trading/trades/exposure.ts'
import { acceptingBy, type Trading } from '#server/trading/trading.ts'
import { aClient, type ClientWishes, type TestClient, testPasswords } from './clients.ts'
import { startTestEngine, type TestEngine, testInstruments } from './engine.ts'
import { firstPrices } from './feed.ts'

export type WholeApp = {
  readonly app: FastifyInstance
  readonly engine: TestEngine
  readonly money: MoneyContext
  /** What whoever watches over it looks at. */
  readonly watched: PartFacts
  /** A new client, and the token of a session of theirs. */
  readonly aSignedIn: (wishes?: ClientWishes) => Promise<TestClient & { readonly token: string }>
  /** Looks for sessions that ended in another way than through here. */
  readonly recheck: () => Promise<void>
  readonly makeReport: MakeReport
  readonly close: () => Promise<void>
}

const publicUrl = 'http://localhost:3000'

type WholeWishes = {
  readonly installMode?: InstallMode
  readonly settings?: () => Settings
  readonly config?: Partial<Config>
  /** Where its log goes. */
  readonly logTo?: LogLines
  /** To other processes of the install. */
  readonly bus?: Bus
}

export async function openWholeApp(db: Database, wishes: WholeWishes = {}): Promise<WholeApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'whole-'))
  const read = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'error' }, dataDir)
  if ('problems' in read) throw new Error(read.problems.join())
  const engine = await startTestEngine(db)
  await engine.tick(firstPrices)
  const { clock } = engine
  const seal = openSeal(Buffer.alloc(32, 7), systemRandom)
  // Made at the start of an install.
  await readPushKeys(db, seal)
  const settings = wishes.settings ?? (() => defaultSettings)
  const installMode = wishes.installMode ?? read.installMode
  const config = { ...read, ...wishes.config, installMode }
  const offer = { publicUrl: () => publicUrl, staffWithSecondFactor: () => 0 }
  const trading: Trading = {
    ...engine,
    open: acceptingBy(engine.lanes),
    rules: liveRules({ config, clock, settings, ...offer }, engine.feed),
    sumOpen: async () => sumOpen(engine.positions, clock.now()),
    figures: async () => readFigures(engine),
    reconsider: () => {},
    reachesLead: () => true,
  }
  const contexts = await composeContexts({
    config,
    db,
    seal,
    settings,
    cells: cellsOf(config),
    ...offer,
    projectRoot: process.cwd(),
    version: '0.0.0',
    clock: { ...clock, skewMs: () => 0, stop: () => {} },
    symbols: testInstruments.map(({ symbol }) => symbol),
    trading: () => trading,
    alarm: () => {},
    bus: wishes.bus,
  })
  const passwords = await testPasswords()
  const { app } = await openDoors(contexts, {
    passwords,
    areSettingsDecided: () => true,
    setUp: () => undefined,
    ...(wishes.logTo && { logTo: wishes.logTo }),
  })
  await app.ready()
  const browser = { remember: false, device: undefined, userAgent: '', timeZone: undefined }
  return {
    money: contexts.money,
    watched: { ...contexts, areSettingsDecided: () => true },
    app,
    engine,
    aSignedIn: async (wishes) => {
      const client = await aClient(db, { clock, ...wishes })
      const started = await startSession(contexts.identity, client.id, browser)
      if ('refused' in started) throw new Error(started.refused)
      return { ...client, token: started.access.token }
    },
    makeReport: contexts.oversight.reports.make,
    recheck: contexts.identity.identification.recheck,
    close: async () => {
      await app.close()
      await engine.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
