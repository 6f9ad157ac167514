// The calls about deposits with everything behind them: a simulated chain of each coin whose blocks
// a test makes, and rates that a test decides.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { present } from '#kernel/assert.ts'
import type { Coin } from '#kernel/coins.ts'
import type { ClientId } from '#kernel/ids.ts'
import { defaultSettings, type Settings } from '#server/install/operators/settings.ts'
import { accountsOf } from '#server/ledger/post-transfers.ts'
import type { MoneyContext } from '#server/money/compose-money.ts'
import type { Database } from '#server/platform/db.ts'
import type { SignIn } from '#server/platform/http.ts'
import { answerErrors, readJson } from '#server/platform/http-errors.ts'
import { listTellings, type Telling } from '#server/record/tellings/tellings.store.ts'
import { type TestClock, testClock } from './clock.ts'
import { composeTestInstall } from './compose-install.ts'
import { composeTestMoney, registerTestMoney, type TestMoney } from './compose-money.ts'
import type { TestChain } from './simulated-chain.ts'

export type DepositsApp = {
  readonly app: FastifyInstance
  readonly clock: TestClock
  readonly chains: Readonly<Record<Coin, TestChain>>
  readonly rates: TestMoney['rates']
  readonly settings: { -readonly [Name in keyof Settings]: Settings[Name] }
  readonly deps: MoneyContext['deposits']
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
  const settings = { ...defaultSettings }
  const state: DepositsApp['state'] = { isOpen: true, unserved: [] }
  const install = composeTestInstall(db, {
    clock,
    dataDir,
    publicUrl: 'https://trade.example',
    settings: () => settings,
    isOpen: () => state.isOpen,
    serves: (country) => !state.unserved.includes(country),
  })
  const app = Fastify()
  readJson(app)
  answerErrors(app)
  const money = await composeTestMoney(install)
  const signIn: SignIn = ({ headers }) => BigInt(String(headers.client)) as ClientId
  registerTestMoney({ app, signIn }, money)
  const { testChains: chains, look } = money
  return {
    app,
    clock,
    chains,
    rates: money.rates,
    settings,
    deps: money.deposits,
    news: () => listTellings(db, 1_000),
    alarms: install.alarms,
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
