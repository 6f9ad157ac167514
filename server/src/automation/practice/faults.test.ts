// Each fault as ccxt sees it, and what became of the order behind it.

import * as ccxt from 'ccxt'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  aPracticeExchange,
  binanceClient,
  faultsFrom,
  krakenClient,
  type PracticeExchange,
} from '#test/practice-server.ts'
import { setFaults } from './exchange-state.ts'

let practice: PracticeExchange
let kraken: ccxt.kraken
let binance: ccxt.binance

beforeAll(async () => {
  practice = await aPracticeExchange()
  kraken = krakenClient(practice.url, await practice.aKey('kraken'))
  binance = binanceClient(practice, await practice.aKey('binance'))
  await kraken.loadMarkets()
  await binance.loadMarkets()
})

afterEach(() => faults())
afterAll(() => practice.close())

const faults = (...texts: string[]) => setFaults(practice.exchange, 1, faultsFrom(...texts))

const ordered = (client: ccxt.Exchange, clientOrderId: string) =>
  client.createOrder('BTC/USD', 'limit', 'buy', 0.001, 40_000, { clientOrderId })

/** What the exchange itself knows of an order, whatever it told. */
async function kept(clientId: string) {
  const { rows } = await practice.books.orders(practice.accountId, { clientId }, { limit: 5 })
  return rows.map(({ state }) => state)
}

describe('a request is refused', () => {
  it.each([
    ['rate_limit=1', ccxt.DDoSProtection, ccxt.DDoSProtection],
    ['too_many=1', ccxt.RateLimitExceeded, ccxt.DDoSProtection],
    ['nonce=1', ccxt.InvalidNonce, ccxt.InvalidNonce],
    ['unavailable=1', ccxt.ExchangeNotAvailable, ccxt.OperationFailed],
    ['down=1', ccxt.ExchangeNotAvailable, ccxt.ExchangeNotAvailable],
  ] as const)('%s, and nothing was done', async (fault, ofKraken, ofBinance) => {
    faults(fault)
    await expect(ordered(kraken, 'no-k')).rejects.toBeInstanceOf(ofKraken)
    faults(fault)
    await expect(ordered(binance, 'no-b')).rejects.toBeInstanceOf(ofBinance)
    expect([await kept('no-k'), await kept('no-b')]).toEqual([[], []])
  })

  it('for a while: all that comes, and no more after it', async () => {
    faults('ban=1~60000')
    for (let asked = 0; asked < 3; asked += 1) {
      await expect(kraken.fetchBalance()).rejects.toBeInstanceOf(ccxt.DDoSProtection)
      await expect(binance.fetchBalance()).rejects.toBeInstanceOf(ccxt.DDoSProtection)
    }
    await practice.pass(60_001)
    await kraken.fetchBalance()
    await binance.fetchBalance()
  })

  it('as its key is revoked, from then on', async () => {
    const lost = krakenClient(practice.url, await practice.aKey('kraken'))
    faults('revoked=2@Balance')
    await lost.privatePostBalance()
    await expect(lost.privatePostBalance()).rejects.toThrow('EAPI:Invalid key')
    faults()
    await expect(lost.privatePostBalance()).rejects.toBeInstanceOf(ccxt.AuthenticationError)
  })

  it('as the clocks are apart', async () => {
    faults('clock=*~30000')
    await expect(binance.fetchBalance()).rejects.toBeInstanceOf(ccxt.InvalidNonce)
    expect(await binance.fetchTime()).toBe(practice.now() + 30_000)
    expect(await kraken.fetchTime()).toBe(Math.floor((practice.now() + 30_000) / 1_000) * 1_000)
  })
})

describe('nobody knows whether an order is there', () => {
  it.each([
    ['timeout_done=1@AddOrder+POST.order~50', ['open']],
    ['timeout_lost=1@AddOrder+POST.order~50', []],
  ] as const)('after %s', async (fault, states) => {
    for (const [client, name] of [
      [kraken, `k-${states.length}`],
      [binance, `b-${states.length}`],
    ] as const) {
      faults(fault)
      await expect(ordered(client, name)).rejects.toBeInstanceOf(ccxt.NetworkError)
      expect(await kept(name)).toEqual(states)
    }
    const found = await kraken.fetchOpenOrders(undefined, undefined, undefined, {
      clientOrderId: `k-${states.length}`,
    })
    expect(found).toHaveLength(states.length)
  })

  it('after an answer that takes longer than the client waits', async () => {
    const hasty = krakenClient(practice.url, await practice.aKey('kraken'))
    await hasty.loadMarkets()
    hasty.timeout = 200
    faults('slow=1@AddOrder~2000')
    await expect(ordered(hasty, 'slow')).rejects.toBeInstanceOf(ccxt.RequestTimeout)
    await expect.poll(() => kept('slow'), { timeout: 120_000 }).toEqual(['open'])
  })

  it('after half an answer: ccxt takes it for an order without an id, or stumbles', async () => {
    faults('malformed=1@AddOrder+POST.order')
    const order = await ordered(kraken, 'half-k')
    expect([order.id, order.status]).toEqual([undefined, undefined])
    faults('malformed=1@AddOrder+POST.order')
    await expect(ordered(binance, 'half-b')).rejects.toBeInstanceOf(TypeError)
    expect([await kept('half-k'), await kept('half-b')]).toEqual([['open'], ['open']])
  })

  it('while the exchange has not written it down', async () => {
    faults('unknown_order=1@AddOrder+POST.order~3000')
    const order = await ordered(kraken, 'late-k')
    await expect(kraken.fetchOrder(String(order.id))).rejects.toThrow('EOrder:Unknown order')
    expect(await open('late-k')).toEqual([])
    await practice.pass(3_001)
    expect(await kraken.fetchOrder(String(order.id))).toMatchObject({ status: 'open' })
    faults('unknown_order=1@AddOrder+POST.order~3000')
    const other = await ordered(binance, 'late-b')
    const find = () => binance.fetchOrder(String(other.id), 'BTC/USD')
    await expect(find()).rejects.toBeInstanceOf(ccxt.OrderNotFound)
    await practice.pass(3_001)
    expect(await find()).toMatchObject({ status: 'open' })
  })
})

async function open(clientOrderId: string) {
  return kraken.fetchOpenOrders(undefined, undefined, undefined, { clientOrderId })
}

describe('an order ends otherwise than was thought', () => {
  it('is rejected after it was taken', async () => {
    faults('reject_late=1@AddOrder+POST.order')
    const order = await ordered(kraken, 'gone-k')
    expect(await kraken.fetchOrder(String(order.id))).toMatchObject({
      status: 'canceled',
      filled: 0,
    })
    faults('reject_late=1@AddOrder+POST.order')
    const other = await ordered(binance, 'gone-b')
    expect(other.status).toBe('open')
    expect(await binance.fetchOrder(String(other.id), 'BTC/USD')).toMatchObject({
      status: 'expired',
    })
  })

  it('is filled in part', async () => {
    faults('partial=1@AddOrder+POST.order~2')
    const order = await kraken.createOrder('BTC/USD', 'market', 'buy', 0.05)
    const found = await kraken.fetchOrder(String(order.id))
    expect(found.status).toBe('expired')
    expect(found.filled).toBeGreaterThan(0)
    expect(found.filled).toBeLessThan(0.05)
    await practice.pass(60_000)
    faults('partial=1@AddOrder+POST.order~2')
    const resting = await binance.createOrder('BTC/USD', 'limit', 'buy', 0.05, 50_400)
    expect(resting).toMatchObject({ status: 'open' })
    expect(resting.filled).toBeGreaterThan(0)
    expect(resting.remaining).toBeGreaterThan(0)
  })
})
