// A whole install, as `npm start` runs it but for its clock, which may run faster than time, so
// that trades of a minute end within seconds.

import { readConfig } from '#server/config.ts'
import type { InstallOptions } from '#server/open-install.ts'
import { type Connection, openDatabase } from '#server/platform/db.ts'
import { standForLead } from '#server/platform/leadership.ts'
import { type StepTimes, stepDone, stepTimes } from '#server/platform/start-steps.ts'
import { startInstall } from '#server/start-install.ts'
import { loadThread, tradeInThread } from '#server/trading/trade-in-thread.ts'
import { type FastTime, fastClock } from '#test/fast-time.ts'
import {
  type CardsOptions,
  cardsOutside,
  chainsOutside,
  type MoneyDefect,
} from './outside-client.ts'
import { type Death, hookTransactions, type TransactionHook } from './transaction-hook.ts'

export type ServerChildOptions = {
  readonly connection: Connection
  readonly port: number
  readonly dataDir: string
  /** Where server/seed and dist/web are. */
  readonly projectRoot: string
  readonly feed: string
  readonly time: FastTime
  /** Where the chains and the card provider are, when they are not in the server's database. */
  readonly outside?: {
    readonly url: string
    readonly secretKey: string
    readonly defect: MoneyDefect | null
  }
  /** For one that is to die at a statement. */
  readonly hook?: { readonly isParted: boolean }
}

/** What its parent may ask: its memory, what it passed since it was armed, to die there. */
export type ServerAsk = 'usage' | 'passed' | { readonly dieAt: Death | null }

stepDone('code')
/** How it started, and what that took of the processors. */
export type Started = { readonly steps: StepTimes; readonly cpuMs: number }

const storeEveryMs = 100
/** As an install does it: while this thread does something else. */
const loaded = loadThread(new URL('./trading-child.js', import.meta.url))

process.once('message', (options: ServerChildOptions) => void run(options))
process.once('disconnect', () => process.exit(1))
process.on('message', (asked: ServerAsk | ServerChildOptions) => {
  if (asked === 'usage') process.send?.({ peakKb: process.resourceUsage().maxRSS })
  else if (asked === 'passed') process.send?.({ passed: hooked?.passed() ?? [] })
  else if ('dieAt' in asked) {
    hooked?.arm(asked.dieAt)
    process.send?.({ isArmed: true })
  }
})
let hooked: TransactionHook | undefined

async function run(options: ServerChildOptions): Promise<void> {
  const { connection, port, dataDir, projectRoot, feed, time, outside, hook } = options
  if (hook) hooked = hookTransactions(hook)
  const env = {
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    FEED: feed,
    ...(outside ? { SECRET_KEY: outside.secretKey } : {}),
    TRUSTED_PROXIES: outside ? '1' : '0',
  }
  const config = readConfig({ ...env, LOG_LEVEL: 'error' }, projectRoot)
  if ('problems' in config) throw new Error(config.problems.join(' '))
  const db = openDatabase(connection, () => {})
  stepDone('database')
  const leadership = standForLead(db, () => process.exit(1))
  if (!(await leadership.lead(AbortSignal.timeout(30_000)))) throw new Error('somebody else leads')
  stepDone('lead')
  const clock = fastClock(time)
  const install = await startInstall({
    config,
    projectRoot,
    version: '0.0.0',
    db,
    clock,
    storeEveryMs: storeEveryMs / time.speed,
    openTrading: tradeInThread({ database: connection, loaded, time }),
    ...(outside ? outsideOf({ ...outside, db, clock }) : {}),
  })
  await leadership.announce({ url: install.url, pass: null }, install.url)
  const { user, system } = process.cpuUsage()
  const started: Started = { steps: stepTimes(), cpuMs: (user + system) / 1_000 }
  process.send?.({ started })
}

type OutsideOptions = CardsOptions & { readonly defect: MoneyDefect | null }

function outsideOf(options: OutsideOptions): Pick<InstallOptions, 'outside' | 'extraRoutes'> {
  const { url, defect } = options
  return {
    outside: { cards: cardsOutside(options), chains: chainsOutside(url, defect) },
    extraRoutes: (app) => {
      if (defect !== 'keyless') return
      app.addHook('onRequest', async ({ headers }) => {
        delete headers['idempotency-key']
      })
    },
  }
}
