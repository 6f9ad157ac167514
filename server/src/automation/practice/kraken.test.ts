// The practice exchange as Kraken, asked by ccxt, and its answers beside those of the real one that
// were recorded.

import * as ccxt from 'ccxt'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPracticeExchange, krakenClient, type PracticeExchange } from '#test/practice-server.ts'

let practice: PracticeExchange
let kraken: ccxt.kraken

beforeAll(async () => {
  practice = await aPracticeExchange()
  kraken = krakenClient(practice.url, await practice.aKey('kraken'))
  await kraken.loadMarkets()
})

afterAll(() => practice.close())

describe('ccxt’s Kraken', () => {
  it('knows the markets, their grids and their fees', () => {
    expect(Object.keys(kraken.markets ?? {})).toEqual(['BTC/USD', 'ETH/USD', 'BTC/USDT'])
    expect(kraken.market('BTC/USD')).toMatchObject({
      id: 'XXBTZUSD',
      taker: 0.004,
      maker: 0.0025,
      precision: { amount: 1e-8, price: 0.1 },
      limits: { amount: { min: 0.00005 }, cost: { min: 0.5 } },
    })
  })

  it('reads what an account has', async () => {
    const balance = await kraken.fetchBalance()
    expect(balance.USD).toMatchObject({ total: 100_000, used: 0, free: 100_000 })
    expect(balance.BTC).toMatchObject({ total: 2 })
  })

  it('orders, finds, and cancels by its own name', async () => {
    const wish = ['BTC/USD', 'limit', 'buy', 0.1, 45_000, { clientOrderId: 'mine-1' }] as const
    const order = await kraken.createOrder(...wish)
    expect(order).toMatchObject({ symbol: 'BTC/USD', side: 'buy', type: 'limit', amount: 0.1 })
    const found = await kraken.fetchOrder(String(order.id))
    expect(found).toMatchObject({
      status: 'open',
      filled: 0,
      clientOrderId: 'mine-1',
      price: 45_000,
    })
    expect(await kraken.fetchOpenOrders('BTC/USD')).toHaveLength(1)
    expect((await kraken.fetchBalance()).USD).toMatchObject({ used: 4_518 })
    await expect(kraken.createOrder(...wish)).rejects.toThrow('EOrder:cl_ord_id already in use')
    await kraken.cancelOrder('', 'BTC/USD', { clientOrderId: 'mine-1' })
    expect(await kraken.fetchOrder(String(order.id))).toMatchObject({ status: 'canceled' })
    expect(await kraken.fetchOpenOrders()).toEqual([])
    await expect(kraken.cancelOrder(String(order.id))).rejects.toBeInstanceOf(ccxt.OrderNotFound)
  })

  it('trades at once, and reads what it cost', async () => {
    const order = await kraken.createOrder('BTC/USD', 'market', 'buy', 0.01)
    const filled = await kraken.fetchOrder(String(order.id))
    expect(filled).toMatchObject({ status: 'closed', filled: 0.01, average: 50_005, cost: 500.05 })
    expect([Number(filled.fee?.cost), filled.fee?.currency]).toEqual([2.0002, 'USD'])
    const [trade] = await kraken.fetchMyTrades('BTC/USD')
    expect(trade).toMatchObject({
      order: order.id,
      price: 50_005,
      amount: 0.01,
      side: 'buy',
      takerOrMaker: 'taker',
      fee: { cost: 2.0002, currency: 'USD' },
    })
  })

  it('waits with a limit until the price comes, and with a stop', async () => {
    const resting = await kraken.createOrder('ETH/USD', 'limit', 'buy', 0.5, 2_900)
    const stop = await kraken.createOrder('BTC/USD', 'market', 'sell', 0.01, undefined, {
      stopLossPrice: 48_000,
    })
    expect(await kraken.fetchOrder(String(stop.id))).toMatchObject({
      status: 'open',
      triggerPrice: 48_000,
    })
    await practice.setPrice('ETH/USD', '2899.00')
    await practice.setPrice('BTC/USD', '47990.0')
    expect(await kraken.fetchOrder(String(resting.id))).toMatchObject({ status: 'closed' })
    expect(await kraken.fetchOrder(String(stop.id))).toMatchObject({ status: 'closed' })
    const trades = await kraken.fetchMyTrades('ETH/USD')
    expect(trades).toMatchObject([{ price: 2_900, takerOrMaker: 'maker' }])
    await practice.setPrice('BTC/USD', '50000.0')
  })

  it('reads prices, books and bars', async () => {
    await practice.pass(60_000)
    await practice.setPrice('BTC/USD', '50100.0')
    const ticker = await kraken.fetchTicker('BTC/USD')
    expect(ticker).toMatchObject({ last: 50_100, bid: 50_095, ask: 50_105 })
    const book = await kraken.fetchOrderBook('BTC/USD')
    expect([book.bids.length, book.asks.length]).toEqual([10, 10])
    const bars = await kraken.fetchOHLCV('BTC/USD', '1m')
    expect(bars.at(-1)).toMatchObject({ 4: 50_100 })
    expect(await kraken.fetchTime()).toBe(Math.floor(practice.now() / 1_000) * 1_000)
    expect(await kraken.fetchStatus()).toMatchObject({ status: 'ok' })
    expect((await kraken.fetchTrades('BTC/USD')).length).toBeGreaterThan(0)
  })
})
