// A client of a sandbox has an account on the practice exchange, and keys to it that programs trade
// with at the prices of this install; a live install knows nothing of all that.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { present } from '#kernel/assert.ts'
import { fromPoints } from '#kernel/price.ts'
import { systemRandom } from '#server/platform/crypto.ts'
import { openSeal } from '#server/platform/seal.ts'
import { spotOf } from '#server/trading/market/market.ts'
import { freshDatabase } from '#test/database.ts'
import { krakenClient } from '#test/practice-server.ts'
import { openWholeApp, type WholeApp } from '#test/whole-app.ts'
import { openPractice, type Practice } from './open-practice.ts'

const database = freshDatabase()
let whole: WholeApp
let served: Practice
let stop: () => Promise<void>

beforeAll(async () => {
  whole = await openWholeApp(database().db)
  const { engine } = whole
  const opened = openPractice({
    db: database().server,
    clock: engine.clock,
    random: systemRandom,
    seal: openSeal(Buffer.alloc(32, 7), systemRandom),
    mode: 'sandbox',
    market: () => engine.market,
  })
  if (!opened) throw new Error('a sandbox has one')
  served = opened
  const loop = served.start(() => {})
  stop = loop.stop
})
afterAll(async () => {
  await stop?.()
  await whole?.close()
})

const asking = (token: string) => {
  const headers = { authorization: `Bearer ${token}` }
  return {
    view: async () => (await whole.app.inject({ url: '/api/practice', headers })).json(),
    post: async (path: string, payload: object = {}) =>
      (
        await whole.app.inject({ method: 'POST', url: `/api/practice${path}`, headers, payload })
      ).json(),
  }
}

test('an account is opened once, with keys of which one may withdraw', async () => {
  const { token } = await whole.aSignedIn()
  const { view, post } = asking(token)
  expect((await view()).data).toMatchObject({ is_open: false, balances: [], keys: [] })
  const wish = { name: 'Mine', may_withdraw: false }
  expect(await post('/keys', wish)).toMatchObject({ code: 'practice_not_open' })
  await post('')
  const { data } = await post('')
  expect(data.is_open).toBe(true)
  expect(data.balances).toContainEqual({ asset: 'USD', total: '100000.0000', held: '0.0000' })
  expect(data.markets).toContain('BTC/USD')
  const made = (await post('/keys', wish)).data
  const other = (await post('/keys', { name: 'More', may_withdraw: true })).data
  const shown = await view()
  expect(shown.data.keys.map((it: { may_withdraw: boolean }) => it.may_withdraw)).toEqual([
    ...[false, true],
  ])
  for (const { api_key, secret } of [made, other]) {
    expect(JSON.stringify(shown)).not.toContain(api_key)
    expect(JSON.stringify(shown)).not.toContain(secret)
  }

  await expect.poll(() => served.url(), { timeout: 20_000 }).toBeDefined()
  const client = krakenClient(String(served.url()), {
    apiKey: made.api_key,
    secret: made.secret,
  })
  await client.loadMarkets()
  const quoted = present(whole.engine.market.bySymbol.get('BTCUSD'), 'quoted')
  const { price } = present(spotOf(quoted), 'a price')
  const { last } = await client.fetchTicker('BTC/USD')
  expect(last).toBe(fromPoints(price, quoted.instrument.scale))
  await client.createOrder('BTC/USD', 'market', 'buy', 0.01)
  const { balances } = (await view()).data
  expect(balances).toContainEqual({ asset: 'BTC', total: '2.0100000000', held: '0.0000000000' })

  await post('/keys/revoke', { id: made.api_key.slice(0, 8) })
  await expect(client.fetchBalance()).rejects.toThrow('EAPI:Invalid key')
  expect(await post('/keys/revoke', { id: 'nothing1' })).toMatchObject({ code: 'not_found' })
})

test('one client sees and revokes nothing of another', async () => {
  const [one, other] = [await whole.aSignedIn(), await whole.aSignedIn()]
  await asking(one.token).post('')
  const made = await asking(one.token).post('/keys', { name: 'Mine', may_withdraw: false })
  expect((await asking(other.token).view()).data.is_open).toBe(false)
  const id = made.data.api_key.slice(0, 8)
  expect(await asking(other.token).post('/keys/revoke', { id })).toMatchObject({
    code: 'not_found',
  })
})

test('a live install has none', async () => {
  const live = await openWholeApp(database().db, { installMode: 'live' })
  const { token } = await live.aSignedIn()
  const headers = { authorization: `Bearer ${token}` }
  const answer = await live.app.inject({ url: '/api/practice', headers })
  expect(answer.json()).toMatchObject({ code: 'practice_closed' })
  await live.close()
})
