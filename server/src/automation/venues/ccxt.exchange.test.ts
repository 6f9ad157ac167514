// What the trader asks of exchanges, as the practice exchange answers it in the manners of Kraken
// and Binance; and what Bybit and Coinbase are asked about a key, by their documented answers.

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { VenueName } from '#contract/client/exchange-keys.ts'
import { aPracticeExchange, faultsFrom, type PracticeExchange } from '#test/practice-server.ts'
import { setFaults } from '../practice/exchange-state.ts'
import { tradingRights } from '../practice/key.ts'
import { openByCcxt, type Secret } from './ccxt.exchange.ts'
import type { Exchange, ExchangeTrouble, Lookup, OrderName, Wish } from './exchange.ts'
import { onePart } from './parts.ts'

let practice: PracticeExchange

beforeAll(async () => {
  practice = await aPracticeExchange()
})
afterEach(() => setFaults(practice.exchange, 1, []))
afterAll(() => practice.close())

const shapes = ['kraken', 'binance'] as const

const open = (venue: VenueName, secret: Secret) =>
  openByCcxt({
    clock: { now: practice.now },
    addressOf: (name) => `${practice.url}/${name === 'binance' ? 'binance' : 'kraken'}`,
  })(venue, secret)

const anExchange = async (shape: (typeof shapes)[number], rights = tradingRights) =>
  open(shape, await practice.aKey(shape, rights))

let count = 0
const nameless = { pair: 'BTC/USD', side: 'buy', amount: onePart / 1_000n } as const

function aWish(limit: bigint): Wish & Lookup {
  count += 1
  const name = `0192f3a0-0000-7000-8000-${String(count).padStart(12, '0')}` as OrderName
  return { ...nameless, name, limit: limit * onePart, exchangeId: null, since: practice.now() }
}

const troubleOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'none',
    (error: ExchangeTrouble) => error.trouble ?? String(error),
  )

describe.each(shapes)('%s', (shape) => {
  let exchange: Exchange
  beforeAll(async () => {
    exchange = await anExchange(shape)
  })

  it('is asked again after the first look at it failed', async () => {
    const fresh = await anExchange(shape)
    setFaults(practice.exchange, 1, faultsFrom('rate_limit=*'))
    expect(await troubleOf(fresh.market('BTC/USD'))).toBe('wait')
    setFaults(practice.exchange, 1, [])
    expect(await fresh.market('BTC/USD')).toBeDefined()
  })

  it('says what a key may do', async () => {
    expect(await exchange.rights()).toMatchObject({
      mayTrade: true,
      mayRead: true,
      mayMore: false,
    })
    for (const more of ['withdraw', 'transfer'] as const) {
      const mighty = await anExchange(shape, [...tradingRights, more])
      expect((await mighty.rights()).mayMore).toBe(true)
    }
    const idle = await anExchange(shape, ['query_funds', 'query_orders'])
    expect((await idle.rights()).mayTrade).toBe(false)
    const { secret } = await practice.aKey(shape)
    const forged = await open(shape, { ...(await practice.aKey(shape)), secret })
    expect(await troubleOf(forged.rights())).toBe('key')
  })

  it('says the terms of a market, its best prices and its minutes', async () => {
    const terms = await exchange.market('BTC/USD')
    expect(terms).toMatchObject({ base: 'BTC', quote: 'USD', priceStep: onePart / 10n })
    expect(terms?.feeParts).toBeGreaterThan(0n)
    expect(await exchange.market('BTC/NOPE')).toBeUndefined()
    const top = await exchange.top('BTC/USD')
    expect(top && top.bid < top.ask).toBe(true)
    await practice.pass(60_000)
    await practice.setPrice('BTC/USD', '50000.0')
    expect((await exchange.minutes('BTC/USD', 5)).at(-1)?.close).toBe(50_000)
  })

  it('an order waits under our name, is found by it, and is cancelled', async () => {
    const wish = aWish(40_000n)
    const { exchangeId } = await exchange.place(wish)
    const found = await exchange.find(wish)
    expect(found).toMatchObject({ exchangeId, state: 'open', filled: 0n })
    expect(await exchange.find({ ...wish, exchangeId })).toEqual(found)
    await exchange.cancel(wish)
    expect(await exchange.find(wish)).toMatchObject({ state: 'ended', filled: 0n })
    expect(await exchange.find(aWish(1n))).toBeUndefined()
  })

  it('a fill is known to the last part, and what it cost', async () => {
    const wish = aWish(51_000n)
    const { exchangeId } = await exchange.place(wish)
    expect(await exchange.find(wish)).toMatchObject({ state: 'filled', filled: wish.amount })
    const fills = await exchange.fills({ ...wish, exchangeId })
    expect(fills.map(({ amount }) => amount)).toEqual([wish.amount])
    const [{ paid, fee, feeAsset, price }] = fills as [(typeof fills)[number]]
    expect(paid).toBe((wish.amount * price) / onePart)
    expect(fee).toBeGreaterThan(0n)
    expect(feeAsset).toBe(shape === 'kraken' ? 'USD' : 'BTC')
  })

  it.each([
    ['timeout_done=1@AddOrder+POST.order~50', 'unsure', true],
    ['timeout_lost=1@AddOrder+POST.order~50', 'unsure', false],
    ['malformed=1@AddOrder+POST.order', null, true],
    ['down=1@AddOrder+POST.order', 'unsure', false],
    ['unavailable=1@AddOrder+POST.order', 'unsure', false],
    ['nonce=1@AddOrder+POST.order', 'unsure', false],
    ['too_many=1@AddOrder+POST.order', 'wait', false],
    ['ban=1@AddOrder+POST.order~1', 'wait', false],
  ] as const)('%s leaves a doubt, which a look resolves', async (fault, trouble, isThere) => {
    const wish = aWish(39_000n)
    await exchange.top('BTC/USD')
    setFaults(practice.exchange, 1, faultsFrom(fault))
    const said = await troubleOf(exchange.place(wish))
    expect(trouble === null ? ['none', 'unsure'] : [trouble]).toContain(said)
    setFaults(practice.exchange, 1, [])
    await practice.pass(1_000)
    const found = await exchange.find(wish)
    expect(found !== undefined).toBe(isThere)
    if (isThere) await exchange.cancel(wish)
  })

  it('what is refused is surely not there', async () => {
    const tiny = { ...aWish(40_000n), amount: 1n }
    expect(await troubleOf(exchange.place(tiny))).toBe('refused')
    const vast = { ...aWish(40_000n), amount: 1_000n * onePart }
    expect(await troubleOf(exchange.place(vast))).toBe('funds')
    for (const wish of [tiny, vast]) expect(await exchange.find(wish)).toBeUndefined()
    const revoked = await practice.aKey(shape)
    const lost = await open(shape, revoked)
    await practice.books.revokeKey(revoked.apiKey, practice.now())
    expect(await troubleOf(lost.place(aWish(40_000n)))).toBe('key')
  })
})

describe('what others say of a key', () => {
  const bybit = (permissions: object, readOnly = 0) => ({
    retCode: 0,
    retMsg: '',
    result: { id: '1', note: 'x', readOnly, permissions, ips: ['*'], type: 1 },
  })
  const spot = { Spot: ['SpotTrade'], Wallet: [], ContractTrade: [], Exchange: [] }
  const view = { can_view: true, can_trade: true, portfolio_uuid: '1', portfolio_type: 'DEFAULT' }
  it.each([
    ['bybit', bybit(spot), { mayTrade: true, mayMore: false }],
    ['bybit', bybit({ ...spot, Wallet: ['Withdraw'] }), { mayMore: true }],
    ['bybit', bybit({ ...spot, Wallet: ['AccountTransfer'] }), { mayMore: true }],
    ['bybit', bybit(spot, 1), { mayTrade: false }],
    ['coinbase', { ...view, can_transfer: false }, { mayTrade: true, mayMore: false }],
    ['coinbase', { ...view, can_transfer: true }, { mayMore: true }],
  ] as const)('%s: %j', async (venue, answer, says) => {
    const server = createServer((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(JSON.stringify(answer))
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const { port } = server.address() as AddressInfo
    const exchange = await openByCcxt({
      clock: { now: practice.now },
      addressOf: () => `http://127.0.0.1:${port}`,
    })(venue, { apiKey: 'key', secret: 'secret' })
    expect(await exchange.rights()).toMatchObject(says)
    server.closeAllConnections()
    server.close()
  })
})
