// The trace of an order, from its call to what is told of it, as a receiver of traces really gets
// it: through HTTP, the thread that trades, its lane and the stream.

import { afterEach, expect, onTestFinished, test } from 'vitest'
import { cloneDatabase } from '#test/database.ts'
import { fastClock } from '#test/fast-time.ts'
import { type ReceivedSpan, receiveTraces } from '#test/otlp.ts'
import { funded, startThread } from '#test/thread-world.ts'
import { createApp } from './app.ts'
import { securityHeaders } from './platform/security-headers.ts'
import { createStreamHub } from './platform/stream.ts'
import { beginTrace, startTracing, traceOf } from './platform/tracing.ts'
import { audienceOn } from './trading/stream-trades.ts'
import { countOrders } from './trading/trades/count-orders.ts'
import { registerTradeRoutes } from './trading/trades/trades.routes.ts'

let stop: (() => Promise<unknown>) | undefined
afterEach(() => stop?.())

const caller = { trace: '4bf92f3577b34da6a3ce929d0e0e4736', span: '00f067aa0ba902b7' }
const order = {
  symbol: 'BTCUSD',
  trading_type: 'Cryptocurrency',
  trade_mode: 'Buy',
  mode: 'demo',
  amount: 10,
  duration: 60,
  strike_rate: '75/3',
}
const headers = securityHeaders({ isTls: false, isSandbox: true })

async function openWorld() {
  const database = await cloneDatabase()
  onTestFinished(() => database.db.close())
  const time = { since: Date.now(), speed: 1 }
  const hub = createStreamHub({
    clock: fastClock(time),
    ruleVersion: 1,
    symbols: [],
    headers,
    publicUrl: null,
  })
  const world = await startThread(database, 'simulated?seed=traces', audienceOn(hub))
  onTestFinished(() => world.trading.stop())
  const clientId = await funded(world)
  const clock = fastClock(world.time)
  const { trading } = world
  const app = await createApp({
    logLevel: 'error',
    trustedProxies: 1,
    headers,
    version: '0',
    web: undefined,
    clock,
    keptWhile: () => '',
    signIn: () => clientId,
    register: (_, router) =>
      registerTradeRoutes(router, {
        db: database.db,
        clock,
        market: () => trading.market,
        open: countOrders(trading.open),
        entriesOf: trading.entriesOf,
        sourceName: () => 'simulated',
      }),
  })
  onTestFinished(() => app.close())
  return async (traceparent?: string) => {
    const reply = await app.inject({
      method: 'POST',
      url: '/api/trading/submit',
      payload: order,
      headers: traceparent === undefined ? {} : { traceparent },
    })
    return reply.json().code ?? 'placed'
  }
}

test('the trace of an order is one, from its call to what is told of it', async () => {
  const place = await openWorld()
  await expect.poll(() => place(), { timeout: 120_000, interval: 100 }).toBe('placed')
  const receiver = await receiveTraces()
  stop = receiver.received
  expect(await place(`00-${caller.trace}-${caller.span}-01`)).toBe('placed')
  const spans = await receiver.received()
  expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set([caller.trace]))
  const named = (name: string): ReceivedSpan | undefined => spans.find((one) => one.name === name)
  const whole = named('POST /api/trading/submit')
  expect(whole?.parentSpanId).toBe(caller.span)
  const within = ['order.open', 'order.lane', 'order.commit', 'order.told']
  expect(spans).toHaveLength(1 + within.length)
  const from = ({ startTimeUnixNano }: ReceivedSpan) => BigInt(startTimeUnixNano)
  const to = ({ endTimeUnixNano }: ReceivedSpan) => BigInt(endTimeUnixNano)
  for (const name of within) {
    const span = named(name)
    expect(span?.parentSpanId, name).toBe(whole?.spanId)
    expect(to(span!) >= from(span!), name).toBe(true)
  }
  expect(to(named('order.commit')!) >= from(named('order.lane')!)).toBe(true)
  const facts = spans.flatMap(({ attributes }) => attributes.map(({ key }) => key))
  expect([...new Set(facts)].sort()).toEqual([
    'http.request.method',
    'http.response.status_code',
    'http.route',
    'outcome',
  ])
})

test('of what is not sampled, and of other calls, there is nothing', async () => {
  const receiver = await receiveTraces(0)
  stop = receiver.received
  expect(beginTrace(undefined)).toBeUndefined()
  expect(traceOf('deposit', 'an-id')).toBeUndefined()
  // Who calls us and is believed decides for theirs.
  expect(beginTrace(`00-${caller.trace}-${caller.span}-01`)).toMatchObject({
    traceId: caller.trace,
  })
  expect(beginTrace(`00-${caller.trace}-${caller.span}-00`)).toBeUndefined()
  expect(beginTrace('00-nonsense')).toBeUndefined()
  expect(await receiver.received()).toEqual([])
})

test('where nobody asked for traces nothing is traced', async () => {
  stop = await startTracing({ traceUrl: null, traceShare: 1 }, { version: '0', log: () => {} })
  expect(beginTrace(`00-${caller.trace}-${caller.span}-01`)).toBeUndefined()
  expect(traceOf('deposit', 'an-id')).toBeUndefined()
})
