// What was missed of Kraken: gaps, candles, trades and history, asked for again.

import { expect, test } from 'vitest'
import { later, millis, minute } from '#kernel/time.ts'
import {
  btc,
  candles,
  doge,
  feed,
  gaps,
  isUp,
  log,
  minutesUntil,
  now,
  openKraken,
  quoted,
  server,
  sink,
  start,
  started,
  takeFeed,
  thisMinute,
  ticks,
  timings,
  turnTo,
  until,
} from '#test/kraken-feed.ts'
import { realAddresses } from './feed-setting.ts'
import { createKrakenFeed } from './kraken.feed.ts'
import { leadMaxMs } from './stream-time.ts'

openKraken()

async function all<T>(batches: AsyncIterable<readonly T[]>): Promise<T[]> {
  const items: T[] = []
  for await (const batch of batches) items.push(...batch)
  return items
}

test('minutes that a loss has cost are fetched as candles, completed ones only', async () => {
  await started()
  await quoted()
  await until(() => candles.some((candle) => candle.symbol === 'DOGEUSD'))
  candles.length = 0
  server.drop()
  await until(() => !isUp())
  turnTo(later(start, 3 * minute))
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
  turnTo(later(start, 20_000))
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
  turnTo(range.to)
  expect((await feed.refetch('BTCUSD', range)).ticks).toHaveLength(2_499)
  expect(server.requests.filter(({ call }) => call === 'Trades')).toHaveLength(4)
  expect(await feed.refetch('DOGEUSD', range)).toMatchObject({ answer: 'nothing', ticks: [] })
  server.faults.rest.push('503', '503', '503')
  expect(await feed.refetch('BTCUSD', range)).toMatchObject({ answer: 'unreachable', ticks: [] })
  expect(log).toEqual(['kraken: no trades of BTC/USD: HTTP 503'])
})

test('while there is no connection, what is missed is told from time to time', async () => {
  await feed.stop()
  takeFeed([btc])
  await started(1)
  await quoted()
  server.faults.refusing = true
  server.drop()
  await until(() => !isUp())
  const told = feed.toldThrough()
  turnTo(later(told, timings.gapEveryMs + timings.silenceMs))
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
  turnTo(later(start, 5_000))
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
  takeFeed([btc, { ...doge, isTradable: true }])
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
  const real = { streamUrl: realAddresses.kraken.streamUrl, restUrl: realAddresses.kraken.restUrl }
  const deps = { instruments: [btc], clock: { now: () => now }, log: () => {}, random: () => 0 }
  expect(createKrakenFeed({ ...deps, ...real }).isLive).toBe(true)
  expect(createKrakenFeed({ ...deps, ...real, streamUrl: server.streamUrl }).isLive).toBe(false)
  expect(createKrakenFeed({ ...deps, ...real, restUrl: server.restUrl }).isLive).toBe(false)
})
