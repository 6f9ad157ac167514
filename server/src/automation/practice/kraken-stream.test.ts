// Kraken's stream of the practice exchange, heard by ccxt and by hand, and beside the messages of
// the real one that were recorded.

import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type * as ccxt from 'ccxt'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import {
  aPracticeExchange,
  faultsFrom,
  krakenClient,
  krakenListener,
  type PracticeExchange,
} from '#test/practice-server.ts'
import { setFaults } from './exchange-state.ts'

const recorded = resolve(import.meta.dirname, '../../../../../shared/market/kraken')

let practice: PracticeExchange
let client: ccxt.kraken

beforeAll(async () => {
  practice = await aPracticeExchange()
  client = krakenClient(practice.url, await practice.aKey('kraken'))
  await client.loadMarkets()
})

afterEach(() => setFaults(practice.exchange, 1, []))
afterAll(() => practice.close())

type Said = {
  readonly channel?: string
  readonly method?: string
  readonly type?: string
  readonly success?: boolean
  readonly data?: readonly Record<string, unknown>[]
}

/** A socket by hand: all that it was told, and waiting for what it is told. */
async function aSocket() {
  const ws = new WebSocket(`${practice.url.replace('http:', 'ws:')}/kraken/ws/v2`)
  const said: Said[] = []
  let isClosed = false
  ws.on('message', (data) => said.push(JSON.parse(String(data))))
  ws.on('close', () => {
    isClosed = true
  })
  const until = async (isIt: (message: Said) => boolean) => {
    await expect.poll(() => said.some(isIt), { timeout: 120_000 }).toBe(true)
    return said.find(isIt) as Said
  }
  await until(({ channel }) => channel === 'status')
  return {
    said,
    until,
    ask: (message: object) => ws.send(JSON.stringify(message)),
    isClosed: () => isClosed,
    close: () => ws.terminate(),
  }
}

async function listening() {
  const socket = await aSocket()
  const { result } = await client.privatePostGetWebSocketsToken()
  socket.ask({ method: 'subscribe', params: { channel: 'executions', token: result.token } })
  await socket.until(({ channel }) => channel === 'executions')
  return socket
}

const executions = (said: readonly Said[], type: string) =>
  said
    .flatMap(({ channel, data = [] }) => (channel === 'executions' ? data : []))
    .filter((it) => it.exec_type === type)

describe('prices', () => {
  it('are heard by ccxt', async () => {
    const listener = await krakenListener(practice.url)
    await listener.loadMarkets()
    expect(await listener.watchTicker('BTC/USD')).toMatchObject({ last: 50_000, bid: 49_995 })
    const next = listener.watchTicker('BTC/USD')
    await practice.pass(1_000)
    await practice.setPrice('BTC/USD', '50010.0')
    expect(await next).toMatchObject({ last: 50_010 })
    const bars = await listener.watchOHLCV('BTC/USD', '1m')
    expect(bars.at(-1)).toMatchObject({ 4: 50_010 })
    const trades = await listener.watchTrades('BTC/USD')
    expect(trades.at(-1)).toMatchObject({ price: 50_010 })
    await listener.close()
  })

  it('are of markets that there are, and end', async () => {
    const socket = await aSocket()
    socket.ask({ method: 'subscribe', params: { channel: 'ticker', symbol: ['NO/PE'] } })
    await socket.until(({ success }) => success === false)
    socket.ask({ method: 'subscribe', params: { channel: 'ticker', symbol: ['BTC/USD'] } })
    await socket.until(({ type }) => type === 'snapshot')
    socket.ask({ method: 'unsubscribe', params: { channel: 'ticker', symbol: ['BTC/USD'] } })
    await socket.until(({ method, success }) => method === 'unsubscribe' && success === true)
    await practice.pass(1_000)
    await practice.setPrice('BTC/USD', '50020.0')
    socket.ask({ method: 'ping', req_id: 7 })
    await socket.until(({ method }) => method === 'pong')
    expect(
      socket.said.filter(({ type, channel }) => channel === 'ticker' && type === 'update'),
    ).toEqual([])
    socket.close()
  })
})

describe('what happens to orders', () => {
  it('is heard by ccxt', async () => {
    const listener = await krakenListener(practice.url, await practice.aKey('kraken'))
    await listener.loadMarkets()
    const orders = listener.watchOrders()
    const trades = listener.watchMyTrades()
    await expect.poll(() => practice.exchange.listeners.size, { timeout: 120_000 }).toBe(1)
    const order = await client.createOrder('BTC/USD', 'market', 'buy', 0.01)
    expect((await orders).at(-1)).toMatchObject({ id: order.id, symbol: 'BTC/USD' })
    expect((await trades).at(-1)).toMatchObject({ order: order.id, amount: 0.01 })
    await listener.close()
  })

  it('takes a token', async () => {
    const socket = await aSocket()
    socket.ask({ method: 'subscribe', params: { channel: 'executions', token: 'x' } })
    await socket.until(({ success }) => success === false)
    socket.close()
  })

  it('is told in order, from the first to the last of an order', async () => {
    const socket = await listening()
    const { id } = await client.createOrder('BTC/USD', 'limit', 'buy', 0.001, 49_000)
    await client.cancelOrder(String(id))
    await socket.until(({ data }) => data?.[0]?.exec_type === 'canceled')
    const types = socket.said.flatMap(({ data = [] }) => data).filter((it) => it.order_id === id)
    expect(types.map((it) => it.exec_type)).toEqual(['pending_new', 'new', 'canceled'])
    socket.close()
  })

  it('is told twice of a fill, where that is a fault', async () => {
    const socket = await listening()
    setFaults(practice.exchange, 1, faultsFrom('duplicate_fill=*'))
    await client.createOrder('BTC/USD', 'market', 'buy', 0.001)
    await socket.until(({ data }) => data?.[0]?.exec_type === 'filled')
    const [first, second, ...more] = executions(socket.said, 'trade')
    expect([first, more]).toEqual([second, []])
    socket.close()
  })

  it('is lost with the socket, where that is a fault', async () => {
    const socket = await listening()
    setFaults(practice.exchange, 1, faultsFrom('disconnect=1@filled'))
    const { id } = await client.createOrder('BTC/USD', 'market', 'buy', 0.001)
    await expect.poll(() => socket.isClosed(), { timeout: 120_000 }).toBe(true)
    expect(executions(socket.said, 'trade')).toEqual([])
    expect(await client.fetchOrder(String(id))).toMatchObject({ status: 'closed' })
  })
})

describe.skipIf(!existsSync(recorded))(
  'a message is like the recorded one (skipped where ../shared/market is absent)',
  () => {
    it.each([
      ['ticker', 'ws_ticker_snapshot.json'],
      ['trade', 'ws_trade_update.json'],
      ['ohlc', 'ws_ohlc_update.json'],
    ])('%s', async (channel, file) => {
      const socket = await aSocket()
      socket.ask({ method: 'subscribe', params: { channel, symbol: ['BTC/USD'] } })
      const { data } = await socket.until((it) => it.channel === channel)
      const { data: wanted } = JSON.parse(readFileSync(join(recorded, file), 'utf8'))
      for (const [name, value] of Object.entries(wanted[0])) {
        expect(typeof data?.[0]?.[name], name).toBe(typeof value)
      }
      socket.close()
    })
  },
)
