// The practice exchange as Binance, asked by ccxt.

import * as ccxt from 'ccxt'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPracticeExchange, binanceClient, type PracticeExchange } from '#test/practice-server.ts'

let practice: PracticeExchange
let binance: ccxt.binance

beforeAll(async () => {
  practice = await aPracticeExchange()
  binance = binanceClient(practice, await practice.aKey('binance'))
  await binance.loadMarkets()
})

afterAll(() => practice.close())

describe('ccxt’s Binance', () => {
  it('knows the markets and their grids', () => {
    expect(Object.keys(binance.markets ?? {})).toEqual(['BTC/USD', 'ETH/USD', 'BTC/USDT'])
    expect(binance.market('BTC/USDT')).toMatchObject({
      id: 'BTCUSDT',
      active: true,
      precision: { amount: 1e-8, price: 0.1 },
      limits: { amount: { min: 0.00005 }, cost: { min: 0.5 } },
    })
  })

  it('reads what an account has', async () => {
    const balance = await binance.fetchBalance()
    expect(balance.USD).toMatchObject({ total: 100_000, used: 0, free: 100_000 })
  })

  it('orders, finds, and cancels by its own name', async () => {
    const wish = ['BTC/USD', 'limit', 'buy', 0.1, 45_000, { clientOrderId: 'mine-1' }] as const
    const order = await binance.createOrder(...wish)
    expect(order).toMatchObject({ status: 'open', clientOrderId: 'mine-1', filled: 0 })
    await expect(binance.createOrder(...wish)).rejects.toThrow('Duplicate order sent.')
    const open = await binance.fetchOpenOrders('BTC/USD')
    expect(open).toMatchObject([{ id: order.id, price: 45_000, remaining: 0.1 }])
    // A buyer’s fee is paid in what is bought.
    expect((await binance.fetchBalance()).USD).toMatchObject({ used: 4_500 })
    const named = { origClientOrderId: 'mine-1' }
    expect(await binance.fetchOrder('', 'BTC/USD', named)).toMatchObject({ id: order.id })
    const gone = await binance.cancelOrder('', 'BTC/USD', named)
    expect(gone).toMatchObject({ status: 'canceled' })
    await expect(binance.cancelOrder(String(order.id), 'BTC/USD')).rejects.toBeInstanceOf(
      ccxt.OrderNotFound,
    )
    await expect(binance.fetchOrder('999', 'BTC/USD')).rejects.toBeInstanceOf(ccxt.OrderNotFound)
  })

  it('trades at once, with its fills in the answer and its fee in what was bought', async () => {
    const order = await binance.createOrder('BTC/USD', 'market', 'buy', 0.01)
    expect(order).toMatchObject({ status: 'closed', filled: 0.01, average: 50_005, cost: 500.05 })
    expect(order.trades).toMatchObject([{ fee: { cost: 0.00004, currency: 'BTC' } }])
    const [trade] = await binance.fetchMyTrades('BTC/USD')
    expect(trade).toMatchObject({
      order: order.id,
      price: 50_005,
      amount: 0.01,
      side: 'buy',
      takerOrMaker: 'taker',
      fee: { cost: 0.00004, currency: 'BTC' },
    })
    const all = await binance.fetchOrders('BTC/USD')
    expect(all.map(({ status }) => status)).toEqual(['canceled', 'closed'])
  })

  it('buys for so much money', async () => {
    const order = await binance.createMarketBuyOrderWithCost('ETH/USD', 300)
    expect(order.status).toBe('closed')
    expect(order.cost).toBeCloseTo(300, 2)
  })

  it('refuses what is not on the grid, too little, or too much', async () => {
    const sent = (amount: number, price: number) =>
      binance.privatePostOrder({
        symbol: 'BTCUSD',
        side: 'BUY',
        type: 'LIMIT',
        timeInForce: 'GTC',
        quantity: String(amount),
        price: String(price),
      })
    await expect(sent(0.1, 45_000.05)).rejects.toThrow('PRICE_FILTER')
    await expect(sent(0.00001, 45_000)).rejects.toThrow('LOT_SIZE')
    await expect(sent(0.00005, 9_000)).rejects.toThrow('NOTIONAL')
    await expect(sent(3, 45_000)).rejects.toBeInstanceOf(ccxt.InsufficientFunds)
    await expect(binance.fetchTicker('XRP/USD')).rejects.toBeInstanceOf(ccxt.BadSymbol)
  })

  it('reads prices, books and bars', async () => {
    await practice.pass(60_000)
    await practice.setPrice('BTC/USD', '50100.0')
    expect(await binance.fetchTicker('BTC/USD')).toMatchObject({ last: 50_100, bid: 50_095 })
    expect((await binance.fetchOrderBook('BTC/USD')).asks).toHaveLength(10)
    expect((await binance.fetchOHLCV('BTC/USD', '1m')).at(-1)).toMatchObject({ 4: 50_100 })
    expect(await binance.fetchBidsAsks(['BTC/USD'])).toMatchObject({ 'BTC/USD': { ask: 50_105 } })
    expect(await binance.fetchTime()).toBe(practice.now())
  })
})

describe('what a key may do', () => {
  it('is told', async () => {
    const may = await binance.sapiGetAccountApiRestrictions()
    expect(may).toMatchObject({
      enableReading: true,
      enableSpotAndMarginTrading: true,
      enableWithdrawals: false,
      enableInternalTransfer: false,
    })
    const all = binanceClient(practice, await practice.aKey('binance', ['withdraw', 'transfer']))
    expect(await all.sapiGetAccountApiRestrictions()).toMatchObject({
      enableReading: false,
      enableWithdrawals: true,
      enableInternalTransfer: true,
      permitsUniversalTransfer: true,
    })
  })

  it('is all it may', async () => {
    const read = binanceClient(practice, await practice.aKey('binance', ['query_funds']))
    await read.loadMarkets()
    await read.fetchBalance()
    await expect(read.createOrder('BTC/USD', 'market', 'buy', 0.01)).rejects.toThrow('-2015')
    await expect(binance.withdraw('BTC', 0.1, 'bc1qexample')).rejects.toThrow('-2015')
  })

  it('is nothing for a wrong secret, a key of another kind, or none', async () => {
    const key = await practice.aKey('binance')
    const forged = binanceClient(practice, { ...key, secret: 'x'.repeat(64) })
    await expect(forged.privateGetAccount()).rejects.toThrow('-1022')
    const other = binanceClient(practice, await practice.aKey('kraken'))
    await expect(other.privateGetAccount()).rejects.toBeInstanceOf(ccxt.AuthenticationError)
  })
})

describe('a network that asks too much', () => {
  it('is told to wait, and shut out where it goes on', async () => {
    const strict = await aPracticeExchange({ isUnlimited: false })
    const client = binanceClient(strict, await strict.aKey('binance'))
    const answers: number[] = []
    const ask = async () => {
      const answer = await fetch(`${strict.url}/binance/api/v3/exchangeInfo`)
      answers.push(answer.status)
      return answer
    }
    for (let asked = 0; asked < 300; asked += 1) await ask()
    expect(new Set(answers)).toEqual(new Set([200]))
    const refused = await ask()
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    for (let asked = 0; asked < 21; asked += 1) await ask()
    expect(answers.at(-1)).toBe(418)
    await expect(client.fetchTime()).rejects.toBeInstanceOf(ccxt.DDoSProtection)
    await strict.pass(121_000)
    expect((await ask()).status).toBe(200)
    await strict.close()
  })
})
