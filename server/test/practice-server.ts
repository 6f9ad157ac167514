// A practice exchange on this machine whose prices and time a test moves, and ccxt as its client.

import * as ccxt from 'ccxt'
import { later, millis } from '#kernel/time.ts'
import type { Books } from '#server/automation/practice/books.ts'
import { openExchange } from '#server/automation/practice/exchange-state.ts'
import { type FaultRule, faultFrom } from '#server/automation/practice/fault.ts'
import { openFileBooks } from '#server/automation/practice/file.books.ts'
import { keepQuotes } from '#server/automation/practice/kept-quotes.ts'
import { type Key, type Right, type Shape, tradingRights } from '#server/automation/practice/key.ts'
import { matchOrders, type Shown } from '#server/automation/practice/match-orders.ts'
import { newKey } from '#server/automation/practice/new-key.ts'
import { moveFunds } from '#server/automation/practice/place-order.ts'
import { servePractice } from '#server/automation/practice/practice.server.ts'
import { type FindSpot, spotOf } from '#server/automation/practice/spot.ts'
import { systemRandom } from '#server/platform/crypto.ts'
import { dollars } from './practice.ts'

const listed = [spotOf('BTC', 'USD', 1), spotOf('ETH', 'USD', 2), spotOf('BTC', 'USDT', 1)].flatMap(
  (spot) => spot ?? [],
)

type Wishes = {
  readonly file?: string
  readonly isUnlimited?: boolean
  readonly nowMs?: number
  /** Else those of the file. */
  readonly openBooks?: (find: FindSpot) => Books
}

/** An account with 100,000 dollars and two bitcoins. */
export async function aPracticeExchange({
  file,
  isUnlimited = true,
  nowMs = Date.now(),
  openBooks = (find) => openFileBooks(file, find),
}: Wishes = {}) {
  let now = millis(nowMs)
  const clock = { now: () => now }
  const quotes = keepQuotes(listed)
  const books = openBooks(quotes.find)
  const exchange = openExchange({ clock, random: systemRandom, quotes, books, isUnlimited })
  const server = await servePractice(exchange, { port: 0 })
  const shown: Shown = new Map()
  const accountId = 'one'
  if (!(await books.account(accountId, now))) {
    await books.openAccount(accountId, null, now)
    const funds = { USD: dollars('100000'), BTC: 20_000_000_000n }
    const movements = Object.entries(funds).map(([asset, units]) => ({ asset, units }))
    await moveFunds(exchange, accountId, movements)
  }
  const move = async () => {
    await matchOrders(exchange, shown)
    await server.publish()
  }
  const setPrice = async (market: string, text: string) => {
    const spot = quotes.find(market)
    const price = BigInt(Math.round(Number(text) * 10 ** (spot?.priceDecimals ?? 0)))
    quotes.put(market, { price, at: now })
    await move()
  }
  for (const [market, text] of [
    ['BTC/USD', '50000.0'],
    ['ETH/USD', '3000.00'],
    ['BTC/USDT', '50000.0'],
  ] as const) {
    await setPrice(market, text)
  }
  return {
    exchange,
    books,
    accountId,
    url: server.url,
    setPrice,
    pass: async (ms: number) => {
      now = later(now, ms)
      await move()
    },
    now: () => now,
    aKey: async (shape: Shape, rights: readonly Right[] = tradingRights): Promise<Key> => {
      const key = newKey({ accountId, name: 'a test', shape, rights }, now, systemRandom)
      await books.addKey(key)
      return key
    },
    close: () => server.stop(),
  }
}

export type PracticeExchange = Awaited<ReturnType<typeof aPracticeExchange>>

/** The same with sockets. */
export async function krakenListener(url: string, key?: Secret) {
  const client = new ccxt.pro.kraken({ ...secretOf(key), enableRateLimit: false, timeout: 60_000 })
  const api = `${url}/kraken`
  const ws = `${api.replace('http:', 'ws:')}/ws/v2`
  client.urls.api = {
    public: api,
    private: api,
    ws: { public: ws, private: ws, publicV2: ws, privateV2: ws },
  }
  // It wants this before the first address that is not encrypted.
  await client.loadHttpProxyAgent()
  return client
}

/** Rules as they are written for the command. */
export function faultsFrom(...texts: readonly string[]): FaultRule[] {
  return texts.map((text) => {
    const rule = faultFrom(text)
    if ('mustBe' in rule) throw new Error(`${text} must be ${rule.mustBe}`)
    return rule
  })
}

type Secret = Pick<Key, 'apiKey' | 'secret'>

function secretOf(key: Secret | undefined) {
  return key && { apiKey: key.apiKey, secret: key.secret }
}

/** ccxt as it is, but for whom it asks. */
export function krakenClient(url: string, key?: Secret) {
  const client = new ccxt.kraken({ ...secretOf(key), enableRateLimit: false, timeout: 60_000 })
  const api = `${url}/kraken`
  client.urls.api = { public: api, private: api }
  let nonce = Date.now()
  client.nonce = () => {
    nonce += 1
    return nonce
  }
  return client
}

export function binanceClient({ url, now }: Pick<PracticeExchange, 'url' | 'now'>, key?: Secret) {
  const client = new ccxt.binance({
    ...secretOf(key),
    enableRateLimit: false,
    timeout: 60_000,
    options: { defaultType: 'spot', fetchMarkets: { types: ['spot'] } },
  })
  const api = `${url}/binance`
  client.nonce = now
  client.urls.api = {
    public: `${api}/api/v3`,
    private: `${api}/api/v3`,
    sapi: `${api}/sapi/v1`,
  }
  return client
}
