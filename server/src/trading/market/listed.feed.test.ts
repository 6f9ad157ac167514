// Coinbase and Bitstamp as sources: what becomes of their quotes, of a connection that fails, and of
// what was missed.

import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { hour, later, type Millis, millis, minute } from '#kernel/time.ts'
import { bitstampDialect, coinbaseDialect } from '#test/exchange-dialects.ts'
import { type ExchangeServer, type Quoted, startExchangeServer } from '#test/exchange-server.ts'
import { readInstruments } from '../instruments/read-instruments.ts'
import type { ExchangeFeed } from './exchange.feed.ts'
import type { FeedCandle, FeedGap, FeedStatus, FeedTick } from './feed.ts'
import { createListedFeed, listedTimings } from './listed.feed.ts'

const listed = await readInstruments(
  fileURLToPath(new URL('../../../seed/instruments.csv', import.meta.url)),
)
const find = (symbol: string) => listed.find((it) => it.symbol === symbol)!
const btc = find('BTCUSD')
const eth = find('ETHUSD')
const start = millis(Date.parse('2026-11-18T10:00:30Z'))
const timings = {
  ...listedTimings,
  silenceMs: 700,
  pingEveryMs: 50,
  askEveryMs: 400,
  retryMinMs: 5,
  retryMaxMs: 40,
  restEveryMs: 1,
  restAnswerMs: 150,
  restTries: 3,
  restSettledMs: 0,
}

type Name = 'coinbase' | 'bitstamp'
const dialects = { coinbase: coinbaseDialect, bitstamp: bitstampDialect }
/** What they call our pairs. */
const names = { coinbase: ['BTC-USD', 'ETH-USD'], bitstamp: ['btcusd', 'ethusd'] } as const
let name: Name
let btcName: string
let ethName: string
const eachOf = describe.each(['coinbase', 'bitstamp'] as const)

let now: Millis
let server: ExchangeServer
let feed: ExchangeFeed
let ticks: FeedTick[]
let candles: FeedCandle[]
let statuses: FeedStatus[]
let gaps: FeedGap[]
let log: string[]

const sink = {
  tick: (tick: FeedTick) => ticks.push(tick),
  candles: (batch: readonly FeedCandle[]) => candles.push(...batch),
  status: (status: FeedStatus) => statuses.push(status),
  gap: (gap: FeedGap) => gaps.push(gap),
}

async function take(instruments = [btc, { ...eth, isTradable: false }]): Promise<void> {
  feed = await createListedFeed({
    name,
    ...server,
    instruments,
    clock: { now: () => now },
    log: (message) => log.push(message),
    random: () => 0.5,
    timings,
  })
}

/** Before each test of one exchange. */
async function open(one: Name): Promise<void> {
  name = one
  ;[btcName, ethName] = names[one]
  now = start
  ticks = []
  candles = []
  statuses = []
  gaps = []
  log = []
  server = await startExchangeServer(dialects[name], [...names[name]], () => now)
  await take()
}

afterEach(async () => {
  await feed.stop()
  await server.close()
})

function until(holds: () => boolean): Promise<void> {
  return vi.waitFor(() => expect(holds()).toBe(true), { timeout: 120_000, interval: 3 })
}

async function started(): Promise<void> {
  await feed.start(sink)
  await until(() => server.subscribed.length >= feed.symbols.length)
}

/** Quotes until one has come through: the subscription may still be under way. */
async function quoted(): Promise<void> {
  const before = ticks.length
  await vi.waitFor(
    () => {
      server.quote(btcName, '100', '101')
      expect(ticks.length).toBeGreaterThan(before)
    },
    { timeout: 120_000, interval: 10 },
  )
}

const at = (ms: number) => new Date(start + ms).toISOString()
const isUp = () => statuses.at(-1)?.connected === true

function textOf(changes: Partial<Quoted>, pair = btcName): string {
  const quoted = { bid: '100', ask: '101', time: at(0), ...changes }
  return JSON.stringify(dialects[name].ticker(pair, quoted))
}

const garbage: readonly (readonly [what: string, text: () => string])[] = [
  ['no JSON', () => '{'],
  ['no price', () => textOf({ bid: '' })],
  ['a crossed book', () => textOf({ bid: '102', ask: '101' })],
  ['an empty book', () => textOf({ bid: '0' })],
  ['a price in words', () => textOf({ ask: '1e3' })],
  ['a time that is none', () => textOf({}).replaceAll(/"(time|microtimestamp)":"/g, '$&x')],
]

eachOf('%s', (one) => {
  beforeEach(() => open(one))

  describe('quotes', () => {
    test('become ticks at their middle, under our symbol, at the time of the exchange', async () => {
      await started()
      server.quote(btcName, '105944.20', '105944.30', at(-1_000))
      server.quote(ethName, '3000.1', '3000.3')
      await until(() => ticks.length === 2)
      expect(ticks).toEqual([
        { symbol: 'BTCUSD', price: 105_944.25, at: start - 1_000, source: name },
        { symbol: 'ETHUSD', price: expect.closeTo(3_000.2, 9), at: start, source: name },
      ])
      expect(feed.symbols).toEqual(['BTCUSD', 'ETHUSD'])
    })

    test.each(garbage)('are garbage with %s: counted, and told once', async (_, text) => {
      await started()
      server.send(text())
      server.send(text())
      await quoted()
      expect(feed.dropped().garbage).toBe(2)
      expect(log).toEqual([expect.stringContaining(`${name}: not understood: `)])
      expect(ticks.every(({ price }) => price === 100.5)).toBe(true)
    })

    test('that are repeated, older, unasked or dated ahead are not let through', async () => {
      await started()
      server.quote(btcName, '100', '101', at(-3_000))
      server.quote(btcName, '100', '101', at(-3_000))
      server.quote(btcName, '90', '91', at(-4_000))
      server.send(textOf({}, name === 'coinbase' ? 'SOL-USD' : 'solusd'))
      server.quote(btcName, '110', '111', at(60_000))
      server.quote(btcName, '104', '105', at(-1_000))
      await until(() => ticks.some(({ price }) => price === 104.5))
      expect(ticks.map(({ price }) => price)).toEqual([100.5, 104.5])
      const dropped = { garbage: 0, repeated: 1, outOfOrder: 1, unasked: 1, ahead: 1 }
      expect(feed.dropped()).toEqual(dropped)
    })
  })

  describe('a connection', () => {
    test('that drops comes back and subscribes again', async () => {
      await started()
      await quoted()
      server.drop()
      await until(() => !isUp())
      await quoted()
      expect(server.connections()).toBe(2)
      expect(server.subscribed.slice(-2)).toEqual([btcName, ethName])
    })

    test('that says nothing any more is given up', async () => {
      await started()
      await quoted()
      server.faults.silent = true
      await until(() => !isUp())
      expect(statuses.at(-1)?.detail).toBe('nothing was heard for 700 ms')
      server.faults.silent = false
      await quoted()
    })

    test('stays up by heartbeats alone', async () => {
      await started()
      await quoted()
      await new Promise((resolve) => setTimeout(resolve, 1.5 * timings.silenceMs))
      expect(server.connections()).toBe(1)
    })

    test('asks again for a subscription that is not answered', async () => {
      server.faults.deaf = true
      await feed.start(sink)
      await until(() => server.connections() === 1)
      server.faults.deaf = false
      await quoted()
      expect(server.connections()).toBe(1)
    })

    test('ends with a message too large to be ours, and the next one works', async () => {
      await started()
      await quoted()
      server.send(`"${'x'.repeat(2_000_000)}"`)
      await until(() => !isUp())
      await quoted()
    })

    test('is tried again while it is turned away', async () => {
      server.faults.refusing = true
      await feed.start(sink)
      await until(() => server.connections() > 3)
      expect(isUp()).toBe(false)
      server.faults.refusing = false
      await quoted()
    })
  })

  describe('pairs', () => {
    test('that the exchange does not list are not asked for', async () => {
      await take([btc, find('BCHBTC'), find('EURUSD')])
      expect(feed.symbols).toEqual(['BTCUSD'])
    })

    test('are all asked for where it does not say, and those it refuses are left out', async () => {
      server.faults.rest.push('503', 'rate limit', 'garbage')
      await take([btc, find('BCHBTC')])
      expect(feed.symbols).toEqual(['BTCUSD', 'BCHBTC'])
      await feed.start(sink)
      await quoted()
      expect(log[0]).toMatch(/: no list of pairs: an answer that is not (products|pairs)$/)
      expect(log[1]).toMatch(/: no subscription to (BCH-BTC: .* valid product|bchbtc: Bad .*)$/)
      expect(log).toHaveLength(2)
    })
  })

  describe('the past', () => {
    const thisMinute = start - 30_000

    test('is told as candles, in as many answers as it takes', async () => {
      const first = thisMinute - 12 * hour
      server.minutes.set(
        btcName,
        Array.from({ length: 720 }, (_, nr) => [first / 1_000 + nr * 60, 100 + nr]),
      )
      const found: FeedCandle[] = []
      for await (const batch of feed.history({ from: millis(first), to: start }))
        found.push(...batch)
      expect(found.map((candle) => candle.at)).toEqual(
        Array.from({ length: 720 }, (_, nr) => first + nr * minute),
      )
      expect(found[1]).toMatchObject({ symbol: 'BTCUSD', at: first + minute, ticks: 1 })
      expect(found[1]).toMatchObject({ open: 101, high: 102, low: 100, close: 101 })
      const asked = server.requests.filter((path) => /candles|ohlc/.test(path))
      expect(asked).toHaveLength(name === 'coinbase' ? 3 : 1)
    })

    test.each(['503', 'rate limit', 'garbage', 'hang'] as const)(
      'is asked for again after an answer of %s',
      async (fault) => {
        server.minutes.set(btcName, [[thisMinute / 1_000 - 60, 100]])
        server.faults.rest.push(fault, fault)
        const found: FeedCandle[] = []
        const range = { from: millis(thisMinute - minute), to: start }
        for await (const batch of feed.history(range)) found.push(...batch)
        expect(found).toHaveLength(1)
        expect(log).toEqual([])
      },
    )

    test('that a loss has cost is a gap, told before any price of after it', async () => {
      await started()
      server.quote(btcName, '100', '101', at(0))
      await until(() => ticks.length === 1)
      const told = feed.toldThrough()
      server.drop()
      await until(() => !isUp())
      now = later(start, 20_000)
      const before = server.subscribed.length
      await until(() => server.subscribed.length === before + 2)
      server.quote(btcName, '104', '105', at(19_500))
      await until(() => ticks.length === 2)
      const gap = gaps.find(({ cause }) => cause === 'connection_lost')
      expect(gap?.from).toBe(told)
      expect(gap?.to).toBeGreaterThanOrEqual(start + 19_500)
    })

    test('is told as trades when asked for', async () => {
      now = later(start, 20_000)

      // Two pages: the older one is asked for by the id of the oldest of the newer.
      const many = Array.from(
        { length: 1_500 },
        (_, nr) => [at(nr * 10), String(200 + nr)] as const,
      )
      server.trades.set(btcName, [[at(-5), '1'], ...many, [at(21_000), '2']])
      const answer = await feed.refetch('BTCUSD', { from: start, to: later(start, 20_000) })
      expect(answer).toMatchObject({
        answer: 'prices',
        asked: expect.stringContaining(`, trades of ${btcName}`),
      })
      expect(answer.ticks.every(({ source }) => source === `${name} trades`)).toBe(true)
      const prices = answer.ticks.map(({ price }) => price)
      // Bitstamp tells no more than the second, and a trade counts at its end.
      expect(prices).toEqual(
        many.slice(name === 'coinbase' ? 1 : 0).map(([, price]) => Number(price)),
      )
      expect(answer.ticks[0]?.at).toBe(start + (name === 'coinbase' ? 10 : 999))
    })

    test('is nothing of a pair without trades or not listed, unreachable while it fails', async () => {
      const range = { from: start, to: later(start, 1_000) }
      expect(await feed.refetch('BTCUSD', range)).toMatchObject({ answer: 'nothing', ticks: [] })
      server.faults.rest.push('503', '503', '503')
      expect(await feed.refetch('BTCUSD', range)).toMatchObject({ answer: 'unreachable' })
      expect(log).toEqual([`${name}: no trades of ${btcName}: HTTP 503`])
      expect(await feed.refetch('EURUSD', range)).toMatchObject({ answer: 'nothing' })
    })
  })
})

test('Bitstamp is left when it asks for that, and the next connection works', async () => {
  await open('bitstamp')
  await started()
  await quoted()
  server.send('{"event":"bts:request_reconnect","channel":"","data":""}')
  await until(() => !isUp())
  expect(statuses.at(-1)?.detail).toBe('the exchange asked for a new connection')
  await quoted()
  expect(server.connections()).toBe(2)
})

test('Bitstamp is not asked for trades of longer ago than it tells', async () => {
  await open('bitstamp')
  const range = { from: later(start, -25 * hour), to: start }
  expect(await feed.refetch('BTCUSD', range)).toMatchObject({ answer: 'unreachable' })
  expect(log).toEqual(['bitstamp: no trades of btcusd: it tells a day, and the gap began before'])
})

test('Coinbase says by its heartbeats how far all is told', async () => {
  await open('coinbase')
  await started()
  await quoted()
  now = later(start, 5_000)
  await until(() => feed.toldThrough() > later(start, 4_000))
})
