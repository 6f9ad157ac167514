// The calls about deposits with everything behind them: a simulated chain of each coin whose blocks
// a test makes, and rates that a test decides.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { present } from '#kernel/assert.ts'
import { type Coin, coins, perCoin } from '#kernel/coins.ts'
import type { ClientId } from '#kernel/ids.ts'
import { openDocumentFiles } from '#server/identity/documents/document-files.ts'
import { defaultSettings, type Settings } from '#server/install/operators/settings.ts'
import { accountsOf } from '#server/ledger/post-transfers.ts'
import { cancelPayment } from '#server/money/cards/cancel-payment.ts'
import { confirmationsFor } from '#server/money/deposits/confirmations.ts'
import {
  type DepositRouteDeps,
  registerDepositRoutes,
} from '#server/money/deposits/deposits.routes.ts'
import { type WatchDeps, watchOutputs } from '#server/money/deposits/watch-outputs.ts'
import { systemRandom } from '#server/platform/crypto.ts'
import type { Database } from '#server/platform/db.ts'
import { answerErrors, createRouter, readJson } from '#server/platform/http.ts'
import { openSeal } from '#server/platform/seal.ts'
import { listTellings, type Telling } from '#server/record/tellings/tellings.store.ts'
import { type TestClock, testClock } from './clock.ts'
import { createTestChain, type TestChain } from './simulated-chain.ts'

export type DepositsApp = {
  readonly app: FastifyInstance
  readonly clock: TestClock
  readonly chains: Readonly<Record<Coin, TestChain>>
  /** Dollars for a coin; undefined: no fresh price. */
  readonly rates: Partial<Record<Coin, string>>
  readonly settings: { -readonly [Name in keyof Settings]: Settings[Name] }
  readonly deps: DepositRouteDeps & WatchDeps
  /** What sockets are to be told, the oldest first; nobody passes it on here. */
  readonly news: () => Promise<Telling[]>
  readonly alarms: string[]
  /** Whether this install may take money, and where clients may not live. */
  readonly state: { isOpen: boolean; unserved: string[] }
  readonly look: () => Promise<void>
  /** So many blocks of each coin, with a look after each. */
  readonly blocks: (coin: Coin, count: number) => Promise<void>
  readonly balanceOf: (clientId: ClientId) => Promise<bigint>
  readonly dataDir: string
  readonly close: () => Promise<void>
}

/** Requests say who asks in the header `client`. */
export async function createDepositsApp(
  db: Database,
  clock: TestClock = testClock(),
): Promise<DepositsApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'deposits-'))
  const chains = perCoin((coin) => createTestChain(db, coin, clock))
  const rates: DepositsApp['rates'] = { btc: '64218.4', eth: '3011.25', ltc: '84.153' }
  const settings = { ...defaultSettings }
  const alarms: string[] = []
  const state: DepositsApp['state'] = { isOpen: true, unserved: [] }
  const seal = openSeal(Buffer.alloc(32, 7), systemRandom)
  const paying = {
    db,
    clock,
    seal,
    random: systemRandom,
    install: { mode: 'sandbox' as const, publicUrl: () => 'https://trade.example' },
    alarm: (message: string) => void alarms.push(message),
    isOpen: async () => state.isOpen,
    serves: (country: string) => !state.unserved.includes(country),
  }
  const deps: DepositsApp['deps'] = {
    ...paying,
    mode: 'sandbox',
    settings: () => settings,
    chainOf: (coin) => chains[coin],
    files: openDocumentFiles({ dataDir, seal, random: systemRandom, name: 'receipts' }),
    needed: (coin, units) => confirmationsFor(settings, coin, units),
    cancelPayment: (id) => cancelPayment({ ...paying, provider: undefined }, id),
    rateNow: (coin) => rates[coin],
    changedRows: new Set(),
  }
  const app = Fastify()
  readJson(app)
  answerErrors(app)
  const router = createRouter(app, ({ headers }) => BigInt(String(headers.client)) as ClientId)
  registerDepositRoutes(router, deps)
  const look = async () => {
    for (const coin of coins) await watchOutputs(deps, chains[coin])
  }
  return {
    app,
    clock,
    chains,
    rates,
    settings,
    deps,
    news: () => listTellings(db, 1_000),
    alarms,
    state,
    look,
    dataDir,
    blocks: async (coin, count) => {
      for (let made = 0; made < count; made += 1) {
        await chains[coin].grow(1)
        await look()
      }
    },
    balanceOf: async (clientId) => {
      const accounts = await accountsOf(db, [clientId])
      return present(
        accounts.find(({ book }) => book === 'real'),
        'a live account',
      ).balance
    },
    close: async () => {
      await app.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** A form as a browser writes it. */
export async function formOf(
  fields: Readonly<Record<string, string>>,
  receipt?: Uint8Array,
): Promise<{ payload: Buffer; headers: Record<string, string> }> {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.set(field, value)
  if (receipt) form.set('receipt', new File([new Uint8Array(receipt)], 'a.png'))
  const response = new Response(form)
  return {
    payload: Buffer.from(await response.arrayBuffer()),
    headers: { 'content-type': response.headers.get('content-type') ?? '' },
  }
}
