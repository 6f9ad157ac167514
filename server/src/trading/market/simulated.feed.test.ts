import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hour, later, type Millis, millis, minute, second } from '#kernel/time.ts'
import { systemClock } from '#server/platform/clock.ts'
import { isOpenAt } from '../instruments/instrument.ts'
import { readInstruments } from '../instruments/read-instruments.ts'
import type { FeedCandle, FeedGap, FeedStatus, FeedTick } from './feed.ts'
import { readAssets } from './read-assets.ts'
import { createSimulatedFeed } from './simulated.feed.ts'
import { createSimulatedPrices } from './simulated-prices.ts'

const seed = (file: string) => fileURLToPath(new URL(`../../../seed/${file}`, import.meta.url))
const assets = await readAssets(seed('assets.csv'))
const listed = await readInstruments(seed('instruments.csv'))
const some = listed.filter((it) =>
  ['BCHBTC', 'BCHUSD', 'BTCUSD', 'EURUSD', 'ZECUSD'].includes(it.symbol),
)
const wednesday = millis(Date.parse('2026-11-18T10:00:30Z'))
const friday = millis(Date.parse('2026-11-20T21:30:00Z'))

// Timers and the system's clock run in step, as fast as the tests like.
beforeEach(
  () => void vi.useFakeTimers({ now: wednesday, toFake: ['setTimeout', 'clearTimeout', 'Date'] }),
)
afterEach(() => void vi.useRealTimers())

function newFeed(instruments = some, log: (message: string) => void = () => {}) {
  return createSimulatedFeed({ seed: '42', assets, instruments, clock: systemClock, log })
}

function recorder() {
  const gaps: FeedGap[] = []
  const ticks: (FeedTick & { readonly lateMs: number })[] = []
  const candles: FeedCandle[] = []
  const statuses: FeedStatus[] = []
  return {
    gaps,
    ticks,
    candles,
    statuses,
    sink: {
      gap: (gap: FeedGap) => gaps.push(gap),
      tick: (tick: FeedTick) => ticks.push({ ...tick, lateMs: systemClock.now() - tick.at }),
      candles: (batch: readonly FeedCandle[]) => candles.push(...batch),
      status: (status: FeedStatus) => statuses.push(status),
    },
  }
}

async function all<T>(batches: AsyncIterable<readonly T[]>): Promise<T[]> {
  const items: T[] = []
  for await (const batch of batches) items.push(...batch)
  return items
}

const range = (from: number, to: number) => ({ from: millis(from), to: millis(to) })

test('history has each whole minute of the range, of each instrument, in order of time', async () => {
  const candles = await all(newFeed().history(range(wednesday - hour, wednesday)))
  expect(candles).toHaveLength(59 * some.length)
  expect(candles[0]!.at).toBe(wednesday - hour + 30 * second)
  for (const [i, candle] of candles.entries()) {
    expect(candle.at % minute).toBe(0)
    expect(candle.at).toBeGreaterThanOrEqual(candles[i - 1]?.at ?? 0)
    expect(candle.low).toBeLessThanOrEqual(Math.min(candle.open, candle.close))
    expect(candle.high).toBeGreaterThanOrEqual(Math.max(candle.open, candle.close))
  }
  expect(candles.at(-1)!.at).toBe(wednesday - 90 * second)
})

test('candles join without gaps, and the last one closes on the path that ticks', async () => {
  const candles = await all(newFeed().history(range(wednesday - hour, wednesday)))
  const prices = createSimulatedPrices('42', assets)
  for (const { symbol, base, quote } of some) {
    const ours = candles.filter((candle) => candle.symbol === symbol)
    for (const [i, candle] of ours.entries()) {
      if (i > 0) expect(candle.open).toBe(ours[i - 1]!.close)
    }
    const { at, close } = ours.at(-1)!
    expect(close / prices.priceAt(base, quote, at + minute)).toBeCloseTo(1, 12)
  }
})

test('history does not depend on where it is asked from', async () => {
  const feed = newFeed()
  const whole = await all(feed.history(range(wednesday - hour, wednesday)))
  const half = await all(newFeed().history(range(wednesday - 31 * minute, wednesday)))
  expect(half).toEqual(whole.filter((candle) => candle.at >= wednesday - 31 * minute))
})

test('past ticks are those that were told live', async () => {
  const seen = recorder()
  const live = newFeed()
  await live.start(seen.sink)
  vi.advanceTimersByTime(2 * minute)
  await live.stop()
  const past = await all(newFeed().pastTicks(range(wednesday + 1, systemClock.now() + 1)))
  const tradable = new Set(some.filter((it) => it.isTradable).map((it) => it.symbol))
  const told = seen.ticks.filter((tick) => tradable.has(tick.symbol))
  expect(past.length).toBeGreaterThan(300)
  expect(told.map(({ lateMs, ...tick }) => tick)).toEqual(past.slice(0, told.length))
  expect(past.length - told.length).toBeLessThanOrEqual(2)
})

test('ticks come in order of time, each within milliseconds of its instant', async () => {
  const seen = recorder()
  const feed = newFeed(listed)
  await feed.start(seen.sink)
  vi.advanceTimersByTime(40 * second)
  await feed.stop()
  expect(seen.ticks.length).toBeGreaterThan(40 * 55)
  expect(Math.max(...seen.ticks.map((tick) => tick.lateMs))).toBeLessThanOrEqual(5)
  for (const [i, tick] of seen.ticks.entries()) {
    expect(tick.at).toBeGreaterThanOrEqual(seen.ticks[i - 1]?.at ?? wednesday)
    expect(tick.source).toBe('simulated')
  }
  // Of what exchanges trade, those that are open in the morning of a Wednesday.
  const open = new Set(listed.filter((it) => isOpenAt(it, wednesday)).map((it) => it.symbol))
  expect(open.size).toBeGreaterThan(300)
  expect(open.size).toBeLessThan(listed.length)
  expect(new Set(seen.ticks.map((tick) => tick.symbol))).toEqual(open)
})

test('after a stop nothing comes any more', async () => {
  const seen = recorder()
  const feed = newFeed()
  await feed.start(seen.sink)
  vi.advanceTimersByTime(10 * second)
  await feed.stop()
  const count = seen.ticks.length
  vi.advanceTimersByTime(10 * second)
  expect(count).toBeGreaterThan(20)
  expect(seen.ticks).toHaveLength(count)
})

test('a clock that runs thirty times as fast gets thirty times the ticks, with their own times', async () => {
  const seen = recorder()
  const clock = { now: () => later(wednesday, 30 * (systemClock.now() - wednesday)) }
  const feed = createSimulatedFeed({ seed: '42', assets, instruments: some, clock, log: () => {} })
  await feed.start(seen.sink)
  vi.advanceTimersByTime(4 * second)
  await feed.stop()
  const past = await all(newFeedAt(clock).pastTicks(range(wednesday + 1, wednesday + 100 * second)))
  const told = seen.ticks.filter(
    (it) => it.symbol !== 'ZECUSD' && it.at <= wednesday + 100 * second,
  )
  expect(told.map(({ lateMs, ...tick }) => tick)).toEqual(past)
})

function newFeedAt(clock: { now: () => Millis }) {
  return createSimulatedFeed({ seed: '42', assets, instruments: some, clock, log: () => {} })
}

test('a long pause is told as candles and as a gap, whose ticks are told when asked for', async () => {
  const seen = recorder()
  const log: string[] = []
  const feed = newFeed(some, (message) => log.push(message))
  await feed.start(seen.sink)
  vi.advanceTimersByTime(10 * second)
  vi.setSystemTime(wednesday + 10 * minute)
  vi.advanceTimersByTime(10 * second)
  await feed.stop()
  const paused = seen.ticks.filter(
    ({ at }) => at > wednesday + 10 * second && at < wednesday + 10 * minute,
  )
  expect(paused).toEqual([])
  expect(seen.ticks.at(-1)!.at).toBeGreaterThan(wednesday + 10 * minute)
  expect(seen.candles).toHaveLength(9 * some.length)
  expect(log).toEqual(['the feed paused for 590 s'])
  const [restart, pause] = seen.gaps
  expect(restart).toEqual({ from: undefined, to: wednesday, cause: 'restarted' })
  expect(pause?.cause).toBe('stood_still')
  const gap = range(pause?.from ?? 0, pause?.to ?? 0)
  const { answer, ticks } = await feed.refetch('BTCUSD', gap)
  const never = await all(feed.pastTicks(range(gap.from + 1, gap.to + 1)))
  expect(answer).toBe('prices')
  expect(ticks).toEqual(never.filter(({ symbol }) => symbol === 'BTCUSD'))
  expect(ticks.length).toBeGreaterThan(400)
})

test('a pause of seconds loses no tick', async () => {
  const seen = recorder()
  const feed = newFeed()
  await feed.start(seen.sink)
  vi.setSystemTime(wednesday + 20 * second)
  vi.advanceTimersByTime(100)
  await feed.stop()
  const past = await all(feed.pastTicks(range(wednesday + 1, wednesday + 20 * second)))
  expect(seen.ticks.filter((it) => it.symbol !== 'ZECUSD').length).toBeGreaterThanOrEqual(
    past.length,
  )
  expect(past.length).toBeGreaterThan(50)
})

test('the future is told to no one', async () => {
  const feed = newFeed()
  const later1 = await all(feed.history(range(wednesday, wednesday + hour)))
  expect(later1).toEqual([])
  const ticks = await all(feed.pastTicks(range(wednesday - second, wednesday + hour)))
  expect(ticks.every((tick) => tick.at <= wednesday)).toBe(true)
})

test('currencies have neither candles nor ticks while their market is closed', async () => {
  vi.setSystemTime(later(friday, hour))
  const feed = newFeed()
  const candles = await all(feed.history(range(friday, friday + hour)))
  const ofCurrencies = candles.filter((candle) => candle.symbol === 'EURUSD')
  expect(ofCurrencies).toHaveLength(30)
  expect(candles.filter((candle) => candle.symbol === 'BTCUSD')).toHaveLength(60)
  const seen = recorder()
  await feed.start(seen.sink)
  vi.advanceTimersByTime(minute)
  await feed.stop()
  const symbols = new Set(seen.ticks.map((tick) => tick.symbol))
  expect(symbols.has('EURUSD')).toBe(false)
  expect(symbols.has('BTCUSD')).toBe(true)
})

test('an instrument of unknown assets is not quoted', () => {
  const unknown = { ...some[0]!, id: 999, symbol: 'ABCXYZ', base: 'ABC', quote: 'XYZ' }
  expect(newFeed([...some, unknown]).symbols).toEqual(some.map((it) => it.symbol))
})

test('says that it is connected, is not live, and never shows its seed', async () => {
  const seen = recorder()
  const feed = newFeed()
  await feed.start(seen.sink)
  await feed.stop()
  expect(feed.isLive).toBe(false)
  expect(seen.statuses).toEqual([
    { connected: true, detail: `simulated prices of ${some.length} instruments` },
  ])
})
