// What is told to those who watch over an install, and what is not: metrics, health by part, ids of
// requests and the log, after requests with all that must not be in any of them.

import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { minute, second } from '#kernel/time.ts'
import { freshDatabase } from '#test/database.ts'
import { openWholeApp, type WholeApp } from '#test/whole-app.ts'
import { partNames, readHealth } from './health-parts.ts'
import { openWatchDoor, type WatchDoor } from './open-watch-door.ts'
import { openGauges } from './read-gauges.ts'

const database = freshDatabase()
const logged: string[] = []
let whole: WholeApp
let door: WatchDoor
let token: string
let email: string

const canaries = {
  address: 'canary-ada@client.example',
  password: 'otter-canary-41',
  card: '4111111111111111',
  code: '918273',
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
}

beforeAll(async () => {
  whole = await openWholeApp(database().db, {
    config: { logLevel: 'debug' },
    logTo: { write: (line) => void logged.push(line) },
  })
  const config = { metricsPort: 0, metricsHost: '127.0.0.1' }
  door = await openWatchDoor({ config, db: database().db })
  const client = await whole.aSignedIn()
  token = client.token
  email = client.email
})
afterAll(async () => {
  await door.close()
  await whole.close()
})

const get = async (path: string) => {
  const reply = await fetch(`${door.url}${path}`)
  return { status: reply.status, text: await reply.text() }
}

const order = {
  symbol: 'BTCUSD',
  trading_type: 'Cryptocurrency',
  trade_mode: 'Buy',
  mode: 'demo',
  amount: 10,
  duration: 60,
  strike_rate: '75/3',
}

const place = (changes = {}) =>
  whole.app.inject({
    method: 'POST',
    url: '/api/trading/submit',
    headers: { authorization: `Bearer ${token}` },
    payload: { ...order, ...changes },
  })

test('whoever leads nothing yet says so', async () => {
  expect(await get('/readyz')).toEqual({ status: 503, text: 'not ready\n' })
  expect((await get('/metrics')).text).toContain('truestrike_lead 0')
  expect(await get('/livez')).toEqual({ status: 200, text: 'ok\n' })
  expect((await get('/elsewhere')).status).toBe(404)
  door.show(whole.watched)
})

describe('metrics', () => {
  it('count orders by what became of them, and requests by the route that is registered', async () => {
    expect((await place()).statusCode).toBe(200)
    expect((await place({ amount: 99_999 })).json().code).toBe('stake_too_large')
    await whole.app.inject(`/api/trading/0190f3a8-0000-7000-8000-000000000001/receipt?a=${email}`)
    const { text } = await get('/metrics')
    expect(text).toMatch(/^truestrike_orders_total\{outcome="accepted"\} [1-9]/m)
    expect(text).toMatch(/^truestrike_orders_total\{outcome="stake_too_large"\} [1-9]/m)
    expect(text).toMatch(/^truestrike_order_stage_seconds_count\{stage="commit"\} [1-9]/m)
    expect(text).toContain('{method="POST",route="/api/trading/submit",status="2xx"}')
    expect(text).toContain('route="/api/trading/:id/receipt",status="4xx"')
    expect(text).not.toContain('0190f3a8')
    expect(text).toContain('truestrike_lead 1')
    expect(text).toContain('truestrike_lead_reached 1')
    expect(text).toMatch(/^truestrike_trades_open [1-9]/m)
    expect(text).toMatch(/^truestrike_tick_age_seconds\{symbol="BTCUSD"\} /m)
    expect(text).toContain('truestrike_outbox_waiting{queue="mails"}')
    for (const part of partNames) expect(text).toContain(`truestrike_part_up{part="${part}"}`)
  })

  it('count settlements, and how late they were', async () => {
    await whole.engine.tick({ BTCUSD: 50_001 })
    await whole.engine.pass(2 * minute)
    const { text } = await get('/metrics')
    expect(text).toMatch(/^truestrike_settlements_total\{outcome="\w+"\} [1-9]/m)
    expect(text).toMatch(/^truestrike_settlement_lateness_seconds_count [1-9]/m)
  })

  it('do not grow with what anybody asks for', async () => {
    const ask = async (nr: number) => {
      await whole.app.inject({ url: `/api/trading/${nr}-${email}/receipt` })
      await whole.app.inject({ url: `/nowhere/${nr}/${email}`, method: nr % 2 ? 'GET' : 'PUT' })
      await whole.app.inject({ url: `/api/candles/${nr}?symbol=X${nr}` })
    }
    for (let nr = 0; nr < 5; nr += 1) await ask(nr)
    const series = async () => (await get('/metrics')).text.match(/^truestrike_http\S+/gm)?.length
    const before = await series()
    for (let nr = 5; nr < 100; nr += 1) await ask(nr)
    expect(await series()).toBe(before)
  })
})

describe('health', () => {
  it('is well in all its parts', async () => {
    const { status, text } = await get('/health')
    const { ready, parts } = JSON.parse(text)
    expect([status, ready]).toEqual([503, false])
    // The clock went on two minutes, and no price came.
    expect(parts.feed.state).toBe('down')
    await whole.engine.tick({ BTCUSD: 50_002 })
    const now = await readHealth(whole.watched)
    expect(Object.keys(now.parts)).toEqual([...partNames])
    expect(now.parts.db?.state).toBe('ok')
  })

  it('has a clock, and a database, that can be down', async () => {
    const { install } = whole.watched
    const clock = { ...install.clock, skewMs: () => 251 }
    const skewed = await readHealth({ ...whole.watched, install: { ...install, clock } })
    expect(skewed).toMatchObject({ isReady: false, parts: { clock: { state: 'down' } } })
    const db = { ...install.db, rows: () => Promise.reject(new Error('gone')) }
    const gone = await readHealth({ ...whole.watched, install: { ...install, db } })
    expect(gone).toMatchObject({ isReady: false, parts: { db: { state: 'down' } } })
    expect(gone.parts.clock?.state).toBe('ok')
  })

  it('says of a process of the web whether it hears the one that leads', async () => {
    const { install, trading } = whole.watched
    const config = { ...install.config, role: 'web' } as const
    const heard = async (reachesLead: boolean) => {
      const running = trading.trading()
      const asWeb = running && { ...running, reachesLead: () => reachesLead }
      const facts = { ...whole.watched, install: { ...install, config } }
      const gauges = openGauges()
      const ofWeb = { ...facts, trading: { ...trading, trading: () => asWeb } }
      const { parts } = await readHealth(ofWeb)
      const readings = await gauges({ ...ofWeb, parts, figures: undefined })
      const values = readings
        .filter(({ name }) => name.startsWith('lead'))
        .map(({ value }) => value)
      return [parts.lead?.state, ...values]
    }
    expect(await heard(true)).toEqual(['ok', 0, 1])
    expect(await heard(false)).toEqual(['down', 0, 0])
  })

  it('does not wait for a part that does not answer', async () => {
    const { install } = whole.watched
    const db = { ...install.db, rows: () => new Promise<never>(() => {}) }
    const began = performance.now()
    const { parts } = await readHealth({ ...whole.watched, install: { ...install, db } })
    expect(parts.db).toEqual({ state: 'down', says: 'It does not answer.' })
    expect(performance.now() - began).toBeLessThan(20 * second)
  })

  it('is a bare word on the port of clients', async () => {
    const live = await whole.app.inject('/livez')
    expect([live.statusCode, live.body]).toEqual([200, 'ok\n'])
    const reaching = await whole.app.inject('/leadz')
    expect([reaching.statusCode, reaching.body]).toEqual([200, 'reaches\n'])
    const ready = await whole.app.inject('/readyz')
    expect(['ready\n', 'not ready\n']).toContain(ready.body)
    expect(ready.statusCode).toBe(ready.body === 'ready\n' ? 200 : 503)
  })
})

describe('ids of requests', () => {
  const idOf = async (headers = {}) =>
    (await whole.app.inject({ url: '/livez', headers })).headers['x-request-id']

  it('are given back, each another one', async () => {
    const [one, other] = [await idOf(), await idOf()]
    expect(one).toMatch(/^[\w-]{8}\.\w+$/)
    expect(other).not.toBe(one)
  })

  it('are nobody’s to choose where no proxy stands before us', async () => {
    expect(await idOf({ 'x-request-id': 'chosen-by-me' })).not.toBe('chosen-by-me')
  })

  it('are in the log', async () => {
    const id = await idOf()
    const line = logged.find((one) => one.includes(`"request_id":"${id}"`))
    expect(JSON.parse(line ?? '{}')).toMatchObject({
      level: 'info',
      part: 'http',
      method: 'GET',
      route: '/livez',
      status: 200,
      msg: 'answered',
    })
  })
})

test('nothing of what people send is in the log or in metrics', async () => {
  const { address, password, card, code, secret } = canaries
  const post = (url: string, payload: object, headers = {}) =>
    whole.app.inject({ method: 'POST', url: `/api${url}`, payload, headers })
  const mine = { authorization: `Bearer ${token}` }
  await post('/auth/login', { email: address, password })
  await post('/auth/login', { email: address, password, [address]: card })
  await post('/auth/register', { email: address, password, code })
  await post('/auth/forgot-password', { email: address })
  await post('/auth/login/second', { session: secret, code })
  await post('/deposit', { card_number: card, amount: 10 }, mine)
  await post('/users/security/authenticator', { code, secret, password }, mine)
  await whole.app.inject({ url: `/api/trading?cursor=${token}&text=${address}`, headers: mine })
  await whole.app.inject({ url: `/reset/${token}?email=${address}&pan=${card}` })
  await post(
    '/auth/login',
    { email: address },
    { 'content-type': 'application/json', cookie: `a=${token}` },
  )
  const { owner: db } = database()
  await db.rows('alter table clients rename to clients_gone')
  try {
    const failed = await post('/auth/login', { email: address, password })
    expect(failed.statusCode).toBeGreaterThanOrEqual(500)
  } finally {
    await db.rows('alter table clients_gone rename to clients')
  }
  expect(logged.some((line) => line.includes('"defect"'))).toBe(true)
  const all = [...logged, (await get('/metrics')).text, (await get('/health')).text].join('\n')
  for (const word of [...Object.values(canaries), token, email]) expect(all).not.toContain(word)
})

test('the id of a trusted proxy is taken over, as far as it is one', async () => {
  const behind = await openWholeApp(database().db, { config: { trustedProxies: 1 } })
  const idOf = async (id: string) =>
    (await behind.app.inject({ url: '/livez', headers: { 'x-request-id': id } })).headers[
      'x-request-id'
    ]
  try {
    expect(await idOf('proxy-id-1234')).toBe('proxy-id-1234')
    expect(await idOf('a b')).not.toBe('a b')
    expect(await idOf('x'.repeat(65))).toMatch(/^[\w-]{8}\.\w+$/)
  } finally {
    await behind.close()
  }
})
