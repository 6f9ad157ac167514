// A sandbox keeps the practice exchange in its database: all that was answered is found there by a
// server that starts anew, and its books say what those of the file would.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { systemRandom } from '#server/platform/crypto.ts'
import { openSeal } from '#server/platform/seal.ts'
import { freshDatabase } from '#test/database.ts'
import { aPracticeExchange, krakenClient, type PracticeExchange } from '#test/practice-server.ts'
import { openStoredBooks } from './books.store.ts'

const database = freshDatabase()
const seal = openSeal(Buffer.alloc(32, 3), systemRandom)
let first: PracticeExchange
let second: PracticeExchange

const stored = (nowMs: number) =>
  aPracticeExchange({
    nowMs,
    openBooks: (find) => openStoredBooks({ db: database().server, seal, find }),
  })

beforeAll(async () => {
  first = await stored(Date.now())
})
afterAll(() => second?.close())

it('all that was answered is there for the next server', async () => {
  const key = await first.aKey('kraken')
  const client = krakenClient(first.url, key)
  await client.loadMarkets()
  const resting = await client.createOrder('BTC/USD', 'limit', 'buy', 0.1, 45_000, {
    clientOrderId: 'waits',
  })
  await client.createOrder('BTC/USD', 'market', 'buy', 0.02, undefined, { clientOrderId: 'mine' })
  const told = async (asking: typeof client) => [
    (await asking.privatePostBalanceEx()).result,
    (await asking.privatePostOpenOrders({ trades: 'true' })).result,
    (await asking.privatePostClosedOrders({ trades: 'true' })).result,
    (await asking.privatePostClosedOrders({ cl_ord_id: 'mine', closetime: 'open' })).result,
    (await asking.privatePostTradesHistory()).result,
    (await asking.privatePostLedgers({ asset: 'XXBT' })).result,
    (await asking.privatePostQueryOrders({ txid: String(resting.id) })).result,
  ]
  const known = await told(client)
  expect(Object.keys(known[3].closed)).toHaveLength(1)
  expect(known[5].count).toBe(2)
  await first.close()

  second = await stored(first.now())
  const again = krakenClient(second.url, key)
  again.nonce = () => client.nonce()
  expect(await told(again)).toEqual(known)
  await second.setPrice('BTC/USD', '44000.0')
  const { closed } = (await again.privatePostClosedOrders({ cl_ord_id: 'waits' })).result
  expect(closed[String(resting.id)]).toMatchObject({ status: 'closed', vol_exec: '0.10000000' })
})

it('a number that came before is not taken twice, nor a key that was revoked', async () => {
  const key = await second.aKey('kraken')
  const client = krakenClient(second.url, key)
  client.nonce = () => 5
  await client.privatePostBalance()
  await expect(client.privatePostBalance()).rejects.toThrow('EAPI:Invalid nonce')
  client.nonce = () => 6
  await second.books.revokeKey(key.apiKey, second.now())
  await expect(client.privatePostBalance()).rejects.toThrow('EAPI:Invalid key')
  const keys = await second.books.keysOf(second.accountId)
  expect(keys.find(({ apiKey }) => apiKey === key.apiKey)).toMatchObject({
    secret: key.secret,
    revokedAt: second.now(),
  })
})

it('neither name nor secret of a key stands in the database', async () => {
  const key = await second.aKey('binance')
  const rows = await database().owner.rows<{ text: string }>(
    'select k::text as text from practice_keys k',
  )
  const written = rows.map(({ text }) => text).join()
  const hex = (text: string) => Buffer.from(text).toString('hex')
  for (const secret of [key.apiKey, key.secret]) {
    expect(written).not.toContain(secret)
    expect(written).not.toContain(hex(secret))
  }
})
