// Every call there is on one application, opened as an install opens it, over a trading engine whose
// clock stands still.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { readConfig } from '#server/config.ts'
import { startSession } from '#server/identity/sessions/start-session.ts'
import type { InstallMode } from '#server/install/operators/mode.ts'
import { defaultSettings, type Settings } from '#server/install/operators/settings.ts'
import { openCards } from '#server/money/open-cards.ts'
import { openChains } from '#server/money/open-chains.ts'
import { newBooksState } from '#server/money/reconciliation/books.ts'
import { openDoors } from '#server/open-doors.ts'
import { systemRandom } from '#server/platform/crypto.ts'
import type { Database } from '#server/platform/db.ts'
import { openSeal } from '#server/platform/seal.ts'
import { liveRules } from '#server/trading/open-market.ts'
import { acceptingBy, type Trading } from '#server/trading/trading.ts'
import { newVoidsState } from '#server/trading/watch-voids.ts'
import { aClient, type ClientWishes, type TestClient, testPasswords } from './clients.ts'
import { startTestEngine, type TestEngine, testInstruments } from './engine.ts'
import { firstPrices } from './feed.ts'

export type WholeApp = {
  readonly app: FastifyInstance
  readonly engine: TestEngine
  /** A new client, and the token of a session of theirs. */
  readonly aSignedIn: (wishes?: ClientWishes) => Promise<TestClient & { readonly token: string }>
  readonly close: () => Promise<void>
}

const publicUrl = 'http://localhost:3000'

type WholeWishes = {
  readonly installMode?: InstallMode
  readonly settings?: () => Settings
}

export async function openWholeApp(db: Database, wishes: WholeWishes = {}): Promise<WholeApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'whole-'))
  const read = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'error' }, dataDir)
  if ('problems' in read) throw new Error(read.problems.join())
  const engine = await startTestEngine(db)
  await engine.tick(firstPrices)
  const { clock } = engine
  const seal = openSeal(Buffer.alloc(32, 7), systemRandom)
  const settings = wishes.settings ?? (() => defaultSettings)
  const config = { ...read, installMode: wishes.installMode ?? read.installMode }
  const offer = { publicUrl: () => publicUrl, staffWithSecondFactor: () => 0 }
  const shared = { config, projectRoot: dataDir, db, clock, seal, settings }
  const trading: Trading = {
    ...engine,
    open: acceptingBy(engine.lanes),
    rules: liveRules({ ...shared, ...offer }, engine.feed),
    reconsider: () => {},
  }
  const { app } = await openDoors({
    ...shared,
    version: '0.0.0',
    passwords: await testPasswords(),
    clock: { ...clock, skewMs: () => 0, stop: () => {} },
    projectRoot: process.cwd(),
    symbols: testInstruments.map(({ symbol }) => symbol),
    ...offer,
    trading: () => trading,
    feed: () => engine.feed,
    chains: openChains(shared),
    cards: await openCards(shared),
    alarm: () => {},
    watched: new Map(),
    books: newBooksState(),
    voids: newVoidsState(),
    areSettingsDecided: () => true,
  })
  await app.ready()
  const install = { mode: 'sandbox' as const, publicUrl: () => publicUrl }
  const browser = { remember: false, device: undefined, userAgent: '', timeZone: undefined }
  return {
    app,
    engine,
    aSignedIn: async (wishes) => {
      const client = await aClient(db, { clock, ...wishes })
      const deps = { db, clock, random: systemRandom, install }
      const started = await startSession(deps, client.id, browser)
      if ('refused' in started) throw new Error(started.refused)
      return { ...client, token: started.access.token }
    },
    close: async () => {
      await app.close()
      await engine.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
