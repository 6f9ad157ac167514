// Price alerts by the calls of the API, over prices that are stored as the engine stores them: told
// once, by the first price at the level, whoever looks and whenever.

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { priceAlertsMost } from '#contract/client/price-alerts.ts'
import { day, later, minute, second } from '#kernel/time.ts'
import { systemRandom } from '#server/platform/crypto.ts'
import { freshDatabase } from '#test/database.ts'
import { firstPrices } from '#test/feed.ts'
import { mailsTo } from '#test/mailbox.ts'
import { openWholeApp, type WholeApp } from '#test/whole-app.ts'
import { forgetReachedAlerts } from './forget-alerts.ts'
import { type Looked, type WatchDeps, watchPrices } from './watch-prices.ts'

const database = freshDatabase()
let whole: WholeApp
let deps: WatchDeps
let looked: Looked

beforeAll(async () => {
  whole = await openWholeApp(database().db)
  const { clock, market } = whole.engine
  deps = {
    db: database().db,
    clock,
    random: systemRandom,
    install: { mode: 'sandbox', publicUrl: () => 'http://here' },
    market: () => market,
  }
})
beforeEach(async () => {
  looked = new Map()
  await database().db.rows('delete from price_alerts')
  await at(60_000)
})
afterAll(() => whole.close())

/** A price of BTC/USD: said twice, since a leap is held back until it was. */
async function at(price: number): Promise<void> {
  for (let said = 0; said < 2; said += 1) {
    await whole.engine.tick({ ...firstPrices, BTCUSD: price })
    await whole.engine.pass(second)
  }
}

const watch = () => watchPrices(deps, looked)

async function aClient() {
  const client = await whole.aSignedIn()
  const headers = { authorization: `Bearer ${client.token}` }
  const send = async (method: 'GET' | 'POST', path = '', payload?: object) => {
    const url = `/api/users/price-alerts${path}`
    const reply = await whole.app.inject({ method, url, headers, ...(payload && { payload }) })
    return { http: reply.statusCode, ...reply.json() }
  }
  const told = async () => {
    const reply = await whole.app.inject({ url: '/api/users/notices', headers })
    return reply.json().data.notices.map(({ details }: { details: object }) => details)
  }
  const set = (wish: object) => send('POST', '', { symbol: 'BTCUSD', ...wish })
  return { ...client, send, set, told }
}

describe('an alert', () => {
  test('is told once, by the first price at its level or beyond', async () => {
    const one = await aClient()
    const set = await one.set({ kind: 'above', price: 60_100 })
    expect(set).toMatchObject({
      http: 200,
      data: [{ kind: 'above', upper: '60100.00', lower: null, reached_at: null }],
    })
    await at(60_099)
    expect(await watch()).toBe(0)
    await at(60_150)
    await at(59_950)
    await at(60_200)
    expect(await watch()).toBe(1)
    expect(await one.told()).toEqual([{ alert: 'above', symbol: 'BTCUSD', price: '60150.00' }])
    await at(60_300)
    expect(await watch()).toBe(0)
    expect((await one.send('GET')).data).toMatchObject([{ reached_price: '60150.00' }])
    expect(await mailsTo(database().db, one.email)).toEqual([])
  })

  test.each([
    [{ kind: 'below', price: 59_900 }, [59_901, 59_900], '59900.00'],
    [{ kind: 'moved', percent: 0.2 }, [60_119, 59_881, 60_120], '60120.00'],
    [{ kind: 'moved', percent: 0.2 }, [60_119, 59_880], '59880.00'],
  ])('%j', async (wish, prices, price) => {
    const one = await aClient()
    expect((await one.set(wish)).http).toBe(200)
    for (const next of prices) {
      expect(await one.told()).toEqual([])
      await at(next)
      await watch()
    }
    expect(await one.told()).toMatchObject([{ price }])
  })

  test('counts prices after it was set alone', async () => {
    const one = await aClient()
    await at(60_080)
    await at(60_000)
    await one.set({ kind: 'above', price: 60_050 })
    expect(await watch()).toBe(0)
  })

  test('is told by the next process where one died, with what came meanwhile', async () => {
    const one = await aClient()
    await one.set({ kind: 'above', price: 60_050 })
    await at(60_010)
    await watch()
    await at(60_080)
    await at(60_000)
    looked = new Map()
    expect(await watch()).toBe(1)
    expect(await one.told()).toMatchObject([{ price: '60080.00' }])
  })

  test('is told once by several who look at the same time', async () => {
    const one = await aClient()
    await one.set({ kind: 'above', price: 60_050 })
    await at(60_080)
    const counts = await Promise.all(Array.from({ length: 6 }, () => watchPrices(deps, new Map())))
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1)
    expect(await one.told()).toHaveLength(1)
  })

  test('is mailed where its client chose so', async () => {
    const one = await aClient()
    const headers = { authorization: `Bearer ${one.token}` }
    const url = '/api/users/notices/choices'
    const { data } = (await whole.app.inject({ url, headers })).json()
    const topics = { ...data.topics, prices: { bell: 'off', mail: 'now', push: 'off' } }
    await whole.app.inject({ method: 'POST', url, headers, payload: { ...data, topics } })
    await one.set({ kind: 'above', price: 60_050 })
    await at(60_080)
    await watch()
    const [mail] = await mailsTo(database().db, one.email)
    expect(mail?.subject).toBe('BTCUSD has reached 60,080.00')
    expect(mail?.text).toContain('It says nothing about where the price goes from there.')
    expect(await one.told()).toEqual([])
  })
})

test('what was reached is forgotten after 90 days, and what waits is not', async () => {
  const one = await aClient()
  await one.set({ kind: 'above', price: 60_050 })
  await one.set({ kind: 'above', price: 69_000 })
  await at(60_080)
  await watch()
  const { db } = database()
  const now = deps.clock.now()
  const kept = async () => (await db.rows('select from price_alerts')).length
  await forgetReachedAlerts(db, later(now, 90 * day - minute))
  expect(await kept()).toBe(2)
  await forgetReachedAlerts(db, later(now, 90 * day + minute))
  expect(await kept()).toBe(1)
})

describe('refused is', () => {
  test.each([
    [{ kind: 'above', price: 59_000 }, 'price_alert_reached'],
    [{ kind: 'below', price: 60_000 }, 'price_alert_reached'],
    [{ kind: 'above', price: 0 }, 'invalid_input'],
    [{ kind: 'above', price: 61_000, symbol: 'NOPE' }, 'invalid_input'],
    [{ kind: 'moved', percent: 0.01 }, 'invalid_input'],
    [{ kind: 'moved', percent: 60 }, 'invalid_input'],
    [{ kind: 'sideways', price: 1 }, 'invalid_input'],
  ])('%j', async (wish, code) => {
    const one = await aClient()
    expect(await one.set(wish)).toMatchObject({ http: 422, code })
    expect((await one.send('GET')).data).toEqual([])
  })

  test('one more than the most, however many come at once', async () => {
    const one = await aClient()
    const all = await Promise.all(
      Array.from({ length: priceAlertsMost + 5 }, (_, nr) =>
        one.set({ kind: 'above', price: 60_500 + nr }),
      ),
    )
    expect(all.filter(({ http }) => http === 200)).toHaveLength(priceAlertsMost)
    expect(all.find(({ http }) => http !== 200)).toMatchObject({ code: 'price_alerts_most' })
  })

  test('nobody else’s alert is dropped, and one’s own is', async () => {
    const one = await aClient()
    const other = await aClient()
    const [alert] = (await one.set({ kind: 'above', price: 60_050 })).data
    await other.send('POST', `/${alert.id}/removal`)
    expect((await one.send('GET')).data).toHaveLength(1)
    expect((await one.send('POST', `/${alert.id}/removal`)).data).toEqual([])
    await at(60_080)
    expect(await watch()).toBe(0)
  })
})
