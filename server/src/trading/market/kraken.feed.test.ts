import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { later, type Millis, millis, minute } from '#kernel/time.ts'
import { type KrakenServer, startKrakenServer } from '../../../test/kraken-server.ts'
import { readInstruments } from '../instruments/read-instruments.ts'
import type { FeedCandle, FeedGap, FeedStatus, FeedTick } from './feed.ts'
import { krakenRestUrl, krakenStreamUrl } from './feed-setting.ts'
import { createKrakenFeed, type KrakenFeed } from './kraken.feed.ts'
import { leadMaxMs } from './stream-time.ts'

const listed = await readInstruments(
  fileURLToPath(new URL('../../../seed/instruments.csv', import.meta.url)),
)
const find = (symbol: string) => listed.find((it) => it.symbol === symbol)!
const btc = find('BTCUSD')
const doge = { ...find('DOGEUSD'), isTradable: false }
const unlisted = find('ETHUSD')

const timings = {
  silenceMs: 700,
  pingEveryMs: 50,
  askEveryMs: 400,
  gapEveryMs: 60_000,
  retryMinMs: 5,
  retryMaxMs: 40,
  restEveryMs: 10,
  restAnswerMs: 150,
  restTries: 3,
  restSettledMs: 0,
}

const start = millis(Date.parse('2026-11-18T10:00:30Z'))
const thisMinute = start - 30_000

let now: Millis = start
let server: KrakenServer
let feed: KrakenFeed
let ticks: FeedTick[] = []
let candles: FeedCandle[] = []
let statuses: FeedStatus[] = []
let gaps: FeedGap[] = []
let log: string[] = []

const sink = {
  tick: (tick: FeedTick) => ticks.push(tick),
  candles: (batch: readonly FeedCandle[]) => candles.push(...batch),
  status: (status: FeedStatus) => statuses.push(status),
  gap: (gap: FeedGap) => gaps.push(gap),
}

beforeEach(async () => {
  now = start
  ticks = []
  candles = []
  statuses = []
  gaps = []
  log = []
  server = await startKrakenServer(['BTC/USD', 'DOGE/USD'], () => now)
  for (const pair of ['XBTUSD', 'XDGUSD']) server.minutes.set(pair, minutesUntil(thisMinute))
  feed = feedOf([btc, doge])
})

afterEach(async () => {
  await feed.stop()
  await server.close()
})

/** Two hours of minutes, the last one still running. */
function minutesUntil(running: number): [number, number][] {
  return Array.from({ length: 120 }, (_, i) => [running / 1000 - (119 - i) * 60, 100 + i])
}

function feedOf(instruments: readonly (typeof btc)[], random = () => 0.5): KrakenFeed {
  return createKrakenFeed({
    ...server,
    instruments,
    clock: { now: () => now },
    log: (message) => log.push(message),
    random,
    timings,
  })
}

async function started(count = 2): Promise<void> {
  const before = server.subscribed.length
  await feed.start(sink)
  await until(() => server.subscribed.length >= before + count)
}

function until(holds: () => boolean): Promise<void> {
  return vi.waitFor(() => expect(holds()).toBe(true), { timeout: 20_000, interval: 3 })
}

async function all<T>(batches: AsyncIterable<readonly T[]>): Promise<T[]> {
  const items: T[] = []
  for await (const batch of batches) items.push(...batch)
  return items
}

const isUp = () => statuses.at(-1)?.connected === true

/** Keeps quoting until one has come through: the subscription may still be under way. */
async function quoted(bid = 100, ask = 101): Promise<void> {
  const before = ticks.length
  await vi.waitFor(
    () => {
      server.quote('BTC/USD', bid, ask)
      expect(ticks.length).toBeGreaterThan(before)
    },
    { timeout: 20_000, interval: 10 },
  )
}

test('quotes become ticks at their middle, under our symbol, at the time of the exchange', async () => {
  await started()
  server.quote('BTC/USD', 105_944.2, 105_944.3, '2026-11-18T10:00:29.000000Z')
  server.quote('DOGE/USD', 0.17, 0.18)
  await until(() => ticks.length === 2)
  expect(ticks).toEqual([
    { symbol: 'BTCUSD', price: 105_944.25, at: start - 1_000, source: 'kraken' },
    { symbol: 'DOGEUSD', price: expect.closeTo(0.175, 9), at: start, source: 'kraken' },
  ])
  expect(feed.symbols).toEqual(['BTCUSD', 'DOGEUSD'])
  expect(statuses).toEqual([{ connected: true, detail: expect.stringContaining('127.0.0.1') }])
})

test('a symbol that the exchange refuses does not hinder the others', async () => {
  await feed.stop()
  feed = feedOf([btc, unlisted])
  await started(1)
  await quoted()
  expect(log).toEqual(['kraken: no subscription to ETH/USD: Currency pair not supported ETH/USD'])
})

test('a subscription that is not answered is asked for again', async () => {
  server.faults.deaf = true
  await feed.start(sink)
  await until(() => server.connections() === 1)
  await new Promise((resolve) => setTimeout(resolve, timings.askEveryMs))
  server.faults.deaf = false
  await quoted()
  expect(server.connections()).toBe(1)
})

test('after a drop it comes back and subscribes again', async () => {
  await started()
  await quoted()
  server.drop()
  await until(() => statuses.at(-1)?.connected === false)
  await quoted()
  expect(statuses.map((status) => status.connected)).toEqual([true, false, true])
  expect(server.connections()).toBe(2)
  expect(server.subscribed.slice(-2)).toEqual(['BTC/USD', 'DOGE/USD'])
})

test('a connection that says nothing any more is given up', async () => {
  await started()
  await quoted()
  server.faults.silent = true
  await until(() => statuses.at(-1)?.connected === false)
  expect(statuses.at(-1)!.detail).toBe('nothing was heard for 700 ms')
  server.faults.silent = false
  await quoted()
  expect(isUp()).toBe(true)
})

test('a standstill of our own is not taken for silence of the exchange', async () => {
  await started()
  await quoted()
  server.quote('BTC/USD', 200, 201)
  const end = performance.now() + 1.2 * timings.silenceMs
  while (performance.now() < end);
  await until(() => ticks.at(-1)?.price === 200.5)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(server.connections()).toBe(1)
})

test('heartbeats alone keep a connection', async () => {
  await started()
  await quoted()
  await new Promise((resolve) => setTimeout(resolve, 1.5 * timings.silenceMs))
  expect(server.connections()).toBe(1)
  expect(isUp()).toBe(true)
})

test('while it is turned away it tries again with growing pauses', async () => {
  server.faults.refusing = true
  await feed.stop()
  feed = feedOf([btc], () => 0.999)
  await feed.start(sink)
  // Pauses of 5, 10, 20, 40, 40, ... ms: without growth there would be 60 tries, without a limit 6.
  await new Promise((resolve) => setTimeout(resolve, 300))
  const tries = server.connections()
  expect(tries).toBeGreaterThan(3)
  expect(tries).toBeLessThan(15)
  expect(statuses.every((status) => !status.connected)).toBe(true)
  server.faults.refusing = false
  await quoted()
  expect(isUp()).toBe(true)
})

test('garbage is counted and ignored', async () => {
  await started()
  for (const text of [
    '',
    '{',
    'null',
    '[1]',
    '{"channel":"ticker","data":[{"symbol":"BTC/USD"}]}',
  ]) {
    server.send(text)
  }
  server.send(`{"channel":"ticker","data":[{"symbol":"BTC/USD","bid":2,"ask":1}]}`)
  await quoted()
  expect(feed.dropped().garbage).toBe(6)
  expect(ticks.every((tick) => tick.price === 100.5)).toBe(true)
  expect(log.filter((message) => message.includes('not understood'))).toHaveLength(1)
  expect(server.connections()).toBe(1)
})

test('a message too large to be ours ends the connection, and the next one works', async () => {
  await started()
  await quoted()
  server.send(`"${'x'.repeat(2_000_000)}"`)
  await until(() => statuses.at(-1)?.connected === false)
  await quoted()
  expect(server.connections()).toBe(2)
})

test('repeated and older quotes are dropped, and quotes nobody asked for', async () => {
  await started()
  const at = (micros: string) => `2026-11-18T10:00:29.${micros}Z`
  server.quote('BTC/USD', 100, 101, at('000002'))
  server.quote('BTC/USD', 100, 101, at('000002'))
  server.quote('BTC/USD', 90, 91, at('000001'))
  server.quote('BTC/USD', 102, 103, at('000002'))
  server.quote('DOGE/USD', 1, 2, at('000001'))
  server.send('{"channel":"ticker","data":[{"symbol":"SOL/USD","bid":1,"ask":2}]}')
  server.quote('BTC/USD', 104, 105, at('000003'))
  await until(() => ticks.some((tick) => tick.price === 104.5))
  expect(ticks.map((tick) => tick.price)).toEqual([100.5, 102.5, 1.5, 104.5])
  expect(feed.dropped()).toEqual({ garbage: 0, repeated: 1, outOfOrder: 1, unasked: 1, ahead: 0 })
})

test('the first quote after a loss counts, even if nothing has changed', async () => {
  await started()
  const quote = () => server.quote('BTC/USD', 100, 101, '2026-11-18T10:00:29.000000Z')
  quote()
  await until(() => ticks.length === 1)
  server.drop()
  await until(() => server.subscribed.length >= 4)
  quote()
  await until(() => ticks.length === 2)
})

test('minutes that a loss has cost are fetched as candles, completed ones only', async () => {
  await started()
  await quoted()
  await until(() => candles.some((candle) => candle.symbol === 'DOGEUSD'))
  candles = []
  server.drop()
  await until(() => !isUp())
  now = later(start, 3 * minute)
  for (const pair of server.minutes.keys()) {
    server.minutes.set(pair, minutesUntil(thisMinute + 3 * minute))
  }
  await quoted()
  await until(() => candles.length >= 6)
  const missed = [0, 1, 2].map((i) => thisMinute + i * minute)
  for (const symbol of ['BTCUSD', 'DOGEUSD']) {
    const ours = candles.filter((candle) => candle.symbol === symbol)
    expect(ours.map((candle) => candle.at)).toEqual(missed)
    expect(ours[0]).toMatchObject({ open: 216, high: 217, low: 215, close: 216, ticks: 3 })
  }
})

test('a loss is told as a gap before any price of after it, and its trades are told when asked for', async () => {
  await started()
  const at = (ms: number) => new Date(start + ms).toISOString()
  server.quote('BTC/USD', 100, 101, at(0))
  await until(() => ticks.length === 1)
  expect(feed.toldThrough()).toBe(start)
  server.drop()
  await until(() => !isUp())
  now = later(start, 20_000)
  const before = server.subscribed.length
  await until(() => server.subscribed.length === before + 2)
  expect(feed.toldThrough()).toBe(start)
  server.quote('BTC/USD', 104, 105, at(19_000))
  await until(() => ticks.length === 2)
  const gap = { from: start, to: later(start, 20_000) }
  expect(gaps).toEqual([
    { from: undefined, to: start, cause: 'restarted' },
    { ...gap, cause: 'connection_lost' },
  ])
  expect(ticks[1]).toMatchObject({ at: start + 19_000, price: 104.5 })

  const seconds = start / 1000
  const trades = [-1, 1, 5.0005, 19, 20.5].map((after): [number, number] => {
    return [seconds + after, 100 + after]
  })
  server.trades.set('XBTUSD', trades)
  const answer = await feed.refetch('BTCUSD', gap)
  expect(answer).toMatchObject({
    answer: 'prices',
    asked: expect.stringMatching(/^127\.0\.0\.1:\d+, trades of BTC\/USD$/),
  })
  expect(answer.ticks.map((tick) => [tick.at - start, tick.source])).toEqual([
    [1_000, 'kraken trades'],
    [5_001, 'kraken trades'],
    [19_000, 'kraken trades'],
  ])
})

test('trades are read page by page, and those of a pair without any are none', async () => {
  const seconds = start / 1000
  const many = Array.from({ length: 2_500 }, (_, nr): [number, number] => [seconds + nr / 100, 100])
  server.trades.set('XBTUSD', many)
  server.trades.set('XDGUSD', [])
  const range = { from: start, to: later(start, 60_000) }
  now = range.to
  expect((await feed.refetch('BTCUSD', range)).ticks).toHaveLength(2_499)
  expect(server.requests.filter(({ call }) => call === 'Trades')).toHaveLength(4)
  expect(await feed.refetch('DOGEUSD', range)).toMatchObject({ answer: 'nothing', ticks: [] })
  server.faults.rest.push('503', '503', '503')
  expect(await feed.refetch('BTCUSD', range)).toMatchObject({ answer: 'unreachable', ticks: [] })
  expect(log).toEqual(['kraken: no trades of BTC/USD: HTTP 503'])
})

test('while there is no connection, what is missed is told from time to time', async () => {
  await feed.stop()
  feed = feedOf([btc])
  await started(1)
  await quoted()
  server.faults.refusing = true
  server.drop()
  await until(() => !isUp())
  const told = feed.toldThrough()
  now = later(told, timings.gapEveryMs + timings.silenceMs)
  await until(() => gaps.length === 2)
  const to = later(told, timings.gapEveryMs)
  expect(gaps[1]).toEqual({ from: told, to, cause: 'connection_lost' })
  expect(feed.toldThrough()).toBe(to)
})

test('a quote from a clock that is far ahead is not believed; one that is a little ahead is set back', async () => {
  await started()
  const at = (ms: number) => new Date(start + ms).toISOString()
  server.quote('BTC/USD', 100, 101, at(-300))
  server.quote('BTC/USD', 300, 301, at(leadMaxMs + 1))
  server.quote('BTC/USD', 101, 102, at(400))
  server.quote('BTC/USD', 102, 103, at(401))
  await until(() => ticks.length === 3)
  expect(ticks.map((tick) => [tick.at - start, tick.price])).toEqual([
    [-300, 100.5],
    [0, 101.5],
    [0, 102.5],
  ])
  expect(feed.dropped().ahead).toBe(1)
  expect(log).toEqual(['kraken: its clock is ahead of ours, and not believed'])
})

test('a quote without a time is as old as what was said before it', async () => {
  await started()
  server.quote('BTC/USD', 100, 101, new Date(start).toISOString())
  await until(() => ticks.length === 1)
  server.faults.silent = true
  now = later(start, 5_000)
  server.faults.silent = false
  server.quote('BTC/USD', 200, 201)
  await until(() => ticks.length === 2)
  expect(ticks[1]!.at - start).toBeLessThanOrEqual(5_000)
  expect(ticks[1]!.at).toBeGreaterThanOrEqual(start)
})

test('a loss within a minute costs none', async () => {
  await started()
  await quoted()
  await until(() => candles.length > 0)
  const before = server.requests.length
  server.drop()
  await until(() => !isUp())
  await quoted()
  await new Promise((resolve) => setTimeout(resolve, 5 * timings.restEveryMs))
  expect(server.requests).toHaveLength(before)
})

test('history of tradable pairs is told when asked, of the others once prices flow', async () => {
  const range = { from: millis(thisMinute - 10 * minute), to: start }
  const history = await all(feed.history(range))
  expect(history.map((candle) => candle.symbol)).toEqual(new Array(10).fill('BTCUSD'))
  expect(history.map((candle) => candle.at)).toEqual(
    Array.from({ length: 10 }, (_, i) => thisMinute - (10 - i) * minute),
  )
  expect(server.requests[0]).toMatchObject({ pair: 'XBTUSD', since: range.from / 1000 - 60 })
  await started()
  await quoted()
  await until(() => candles.length > 0)
  expect(new Set(candles.map((candle) => candle.symbol))).toEqual(new Set(['DOGEUSD']))
  expect(candles).toHaveLength(119)
})

test.each([['503'], ['rate limit'], ['garbage'], ['hang']] as const)(
  'after an answer of %s it asks again',
  async (fault) => {
    server.faults.rest.push(fault, fault)
    const history = await all(feed.history({ from: millis(thisMinute - minute), to: start }))
    expect(history).toHaveLength(1)
    expect(server.requests).toHaveLength(3)
    expect(log).toEqual([])
  },
)

test('it gives up after a while, says so, and goes on with the next pair', async () => {
  await feed.stop()
  feed = feedOf([btc, { ...doge, isTradable: true }])
  server.faults.rest.push('rate limit', 'rate limit', 'rate limit')
  const history = await all(feed.history({ from: millis(thisMinute - minute), to: start }))
  expect(history.map((candle) => candle.symbol)).toEqual(['DOGEUSD'])
  expect(log).toEqual(['kraken: no candles of BTC/USD: EAPI:Rate limit exceeded'])
})

test('a pair that REST does not know is not asked for again', async () => {
  server.minutes.delete('XBTUSD')
  expect(await all(feed.history({ from: start, to: start }))).toEqual([])
  expect(server.requests).toHaveLength(1)
  expect(log).toEqual(['kraken: no candles of BTC/USD: EQuery:Unknown asset pair'])
})

test('requests keep their distance, also when history and missed minutes are wanted at once', async () => {
  await started()
  await quoted()
  await Promise.all([1, 2, 3].map(() => all(feed.history({ from: start, to: start }))))
  await until(() => server.requests.length === 4)
  const gaps = server.requests.slice(1).map((request, i) => request.at - server.requests[i]!.at)
  expect(Math.min(...gaps)).toBeGreaterThan(timings.restEveryMs - 2)
})

test('after a stop it neither asks nor connects nor tells anything', async () => {
  await started()
  await quoted()
  server.faults.rest.push('hang')
  const pending = all(feed.history({ from: start, to: start }))
  await until(() => server.requests.length > 0)
  await feed.stop()
  expect(await pending).toEqual([])
  const before = [server.connections(), server.requests.length, ticks.length]
  server.drop()
  await new Promise((resolve) => setTimeout(resolve, 5 * timings.retryMaxMs))
  expect([server.connections(), server.requests.length, ticks.length]).toEqual(before)
})

test('a stop while it is waiting to try again is a stop', async () => {
  server.faults.refusing = true
  await feed.start(sink)
  await until(() => server.connections() > 1)
  await feed.stop()
  const before = server.connections()
  await new Promise((resolve) => setTimeout(resolve, 5 * timings.retryMaxMs))
  expect(server.connections()).toBe(before)
})

test("only the exchange's own addresses are live", () => {
  const real = { streamUrl: krakenStreamUrl, restUrl: krakenRestUrl }
  const deps = { instruments: [btc], clock: { now: () => now }, log: () => {}, random: () => 0 }
  expect(createKrakenFeed({ ...deps, ...real }).isLive).toBe(true)
  expect(createKrakenFeed({ ...deps, ...real, streamUrl: server.streamUrl }).isLive).toBe(false)
  expect(createKrakenFeed({ ...deps, ...real, restUrl: server.restUrl }).isLive).toBe(false)
})
