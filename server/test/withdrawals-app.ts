// The calls about withdrawals on an application of their own: real accounts, simulated chains, a
// clock that a test moves, and settings that it changes.

import type { Coin } from '#kernel/coins.ts'
import { points } from '#kernel/price.ts'
import { day, later, second } from '#kernel/time.ts'
import { createOperator } from '#server/install/operators/create-operator.ts'
import { defaultSettings, type Settings } from '#server/install/operators/settings.ts'
import type { MoneyContext } from '#server/money/compose-money.ts'
import type { Database } from '#server/platform/db.ts'
import { listTellings, type Telling } from '#server/record/tellings/tellings.store.ts'
import { upsertInstruments } from '#server/trading/instruments/instruments.store.ts'
import { readInstruments } from '#server/trading/instruments/read-instruments.ts'
import { createTickPartitions, insertTicks } from '#server/trading/market/market.store.ts'
import { type AccountsApp, createAccountsApp, signInAs } from './accounts-app.ts'
import { aClient, type TestClient } from './clients.ts'
import type { InstallWishes } from './compose-install.ts'
import { composeTestMoney, registerTestMoney, type TestMoney } from './compose-money.ts'
import { setMode } from './install-mode.ts'
import { mailsTo } from './mailbox.ts'
import type { TestChain } from './simulated-chain.ts'
import { staffNamed } from './staff.ts'

export type WithdrawalsApp = AccountsApp & {
  readonly money: TestMoney
  readonly deps: MoneyContext['withdrawals']
  readonly chains: Readonly<Record<Coin, TestChain>>
  /** What sockets are to be told, the oldest first; nobody passes it on here. */
  readonly news: () => Promise<Telling[]>
  readonly set: (changes: Partial<Settings>) => void
  /** BTC at 50,000, ETH at 2,500 and LTC at 80 dollars, now. */
  readonly price: () => Promise<void>
}

export const [eve, max] = ['eve@staff.example', 'max@staff.example'] as const
export const [asEve, asMax] = [staffNamed(eve), staffNamed(max)] as const

type Wishes = Pick<InstallWishes, 'clock' | 'dataDir' | 'serves' | 'isOpen'> & {
  readonly rules?: Parameters<typeof registerTestMoney>[2]
  /** A test that trades has instruments of its own. */
  readonly hasInstruments?: boolean
}

export async function createWithdrawalsApp(
  db: Database,
  { hasInstruments = false, rules, ...wishes }: Wishes = {},
): Promise<WithdrawalsApp> {
  // As many blocks for each coin.
  const confirmations = { btcConfirmations: 3, ethConfirmations: 3, ltcConfirmations: 3 }
  let settings: Settings = { ...defaultSettings, ...confirmations, demoOperator: false }
  const api = await createAccountsApp(db, { ...wishes, settings: () => settings })
  const { clock } = api
  const money = await composeTestMoney(api.install)
  registerTestMoney({ app: api.app, signIn: api.identity.signIn }, money, rules)
  if (!hasInstruments) {
    await upsertInstruments(db, await readInstruments('server/seed/instruments.csv'))
  }
  await setMode(db, 'sandbox')
  for (const email of [eve, max]) {
    await createOperator(db, { email, passwordHash: 'none' }, clock.now())
  }
  let seq = 0n
  return {
    ...api,
    money,
    deps: money.withdrawals,
    chains: money.testChains,
    news: () => listTellings(db, 1_000),
    set: (changes) => {
      settings = { ...settings, ...changes }
    },
    price: async () => {
      const at = clock.now()
      await createTickPartitions(db, { from: at, to: later(at, day) })
      seq += 1n
      const tick = { at, seq: Number(seq), sourceId: 1 }
      await insertTicks(db, [
        { ...tick, instrumentId: 2, price: points(500_000) },
        { ...tick, instrumentId: 3, price: points(250_000) },
        { ...tick, instrumentId: 10, price: points(80_000) },
      ])
    },
  }
}

export type Reply = {
  readonly http: number
  readonly code?: string
  readonly message: string
  // biome-ignore lint/suspicious/noExplicitAny: a reply as it came, which the tests look into
  readonly data: any
}

/** Each comes from an address of their own: signing in is limited by that. */
let withdrawers = 0

/** A client who is signed in, with 10,000 dollars on the live account, and what they send. */
export async function aWithdrawer({ app, deps, clock }: WithdrawalsApp) {
  const db = deps.db as Database
  const client: TestClient = await aClient(db, { clock })
  withdrawers += 1
  const from = `10.0.0.${withdrawers}`
  let { token } = await signInAs(app, client, { from })
  /** A session lasts minutes, and tests move the clock by days. */
  const signInAgain = async (email = client.email) => {
    token = (await signInAs(app, { ...client, email }, { from })).token
  }
  const post = async (
    url: string,
    payload: object = {},
    headers: Record<string, string> = {},
  ): Promise<Reply> => {
    const reply = await app.inject({
      method: 'POST',
      url: `/api${url}`,
      payload,
      headers: { authorization: `Bearer ${token}`, ...headers },
    })
    return { ...reply.json(), http: reply.statusCode }
  }
  const get = async (url: string): Promise<Reply> => {
    const reply = await app.inject({
      url: `/api${url}`,
      headers: { authorization: `Bearer ${token}` },
    })
    return { ...reply.json(), http: reply.statusCode }
  }
  const mailedCode = async (deed: object): Promise<string> => {
    // Mails sort by time, and this one is to be the last.
    clock.advance(second)
    const asked = await post('/withdraw/code', deed)
    if (asked.http !== 200) throw new Error(`no code: ${asked.message}`)
    const mail = (await mailsTo(db, client.email)).at(-1)
    return /Code: (\S+)/.exec(mail?.text ?? '')?.[1] ?? 'none'
  }
  const balance = async () => (await get('/withdraw/terms')).data.available as number
  /** From asking for a code to the reply. */
  const withdraw = async (amount: number, wallet: string, key?: string) => {
    const proof = await mailedCode({ action: 'withdraw', amount, destination: wallet })
    const headers = key === undefined ? undefined : { 'idempotency-key': key }
    return post('/withdraw', { amount, wallet, proof }, headers)
  }
  const toBank = async (amount: number, bank: object = aBank) => {
    const { routing_number, account_number } = { ...aBank, ...bank }
    const destination = `${routing_number}/${account_number}`
    const proof = await mailedCode({ action: 'withdraw', amount, destination })
    return post('/withdraw/bank', { ...aBank, ...bank, amount, proof })
  }
  return {
    db,
    client,
    token: () => token,
    signInAgain,
    post,
    get,
    mailedCode,
    balance,
    withdraw,
    toBank,
  }
}

export const aBank = {
  account_number: '123456789',
  bank_name: 'First Bank',
  routing_number: '021000021',
  type: 'Checking',
}

/** Addresses of the simulated chain, from BIP-173 and EIP-55. */
export const btcAddress = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'
export const ethAddress = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
