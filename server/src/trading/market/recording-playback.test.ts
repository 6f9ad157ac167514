import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { day, hour, later, type Millis, millis, minute, second } from '#kernel/time.ts'
import { readInstruments } from '../instruments/read-instruments.ts'
import type { FeedTick } from './feed.ts'
import type { CandleRecording, TradeRecording } from './recorded-files.ts'
import { createPlayback, type Playback, type PlaybackPlan } from './recording-playback.ts'

const instruments = await readInstruments(
  fileURLToPath(new URL('../../../seed/instruments.csv', import.meta.url)),
)
const btc = instruments.find((it) => it.symbol === 'BTCUSD')!
const gbp = instruments.find((it) => it.symbol === 'GBPUSD')!

const at = (text: string): Millis => millis(Date.parse(text))
const monday = at('2022-01-03T00:00:00Z')
const now = at('2026-11-18T10:00:30Z')
const plan: PlaybackPlan = { speed: 1, start: null, isLooped: false, since: now }

/** One candle a minute, opening where the last one closed. */
function candlesOf(days: number, from = monday): CandleRecording {
  const candles = Array.from({ length: (days * day) / minute }, (_, i) => ({
    at: later(from, i * minute),
    open: 40_000 + i,
    high: 40_010 + i,
    low: 39_995 + i,
    close: 40_001 + i,
  }))
  const scale = { decimals: 0, tickPoints: 1 }
  return { kind: 'candles', name: 'btc-usd-1m.csv.gz', symbolHint: 'BTCUSD', scale, candles }
}

function tradesAt(...offsets: number[]): TradeRecording {
  const trades = offsets.map((offset, i) => ({ at: later(monday, offset), price: 100 + i }))
  const scale = { decimals: 0, tickPoints: 1 }
  return { kind: 'trades', name: 'trades.json', symbolHint: undefined, scale, trades }
}

function ticksBetween({ ticksAfter }: Playback, after: Millis, to: Millis): FeedTick[] {
  const ticks: FeedTick[] = []
  for (const tick of ticksAfter(after)) {
    if (tick.at > to) break
    ticks.push(tick)
  }
  return ticks
}

test('a recorded minute plays as a minute, from the start of the minute on', () => {
  const playback = createPlayback(candlesOf(12), btc, plan)
  expect(playback.startsAt).toBe(monday + 3 * day)
  const ticks = ticksBetween(
    playback,
    at('2026-11-18T09:59:59.999Z'),
    at('2026-11-18T10:00:59.999Z'),
  )
  const prices = ticks.map((tick) => tick.price)
  const candle = candlesOf(12).candles[3 * 1440]!
  expect(prices[0]).toBe(candle.open)
  expect(prices.at(-1)).toBe(candle.close)
  expect(Math.max(...prices)).toBe(candle.high)
  expect(Math.min(...prices)).toBe(candle.low)
  expect(new Set(ticks.map((tick) => tick.source))).toEqual(new Set(['replay:btc-usd-1m']))
})

test.each([0.1, 0.5, 1, 7, 30, 59.9, 60])(
  'at speed %d there is a tick every second, and never two within 250 ms',
  (speed) => {
    const playback = createPlayback(candlesOf(12), btc, { ...plan, speed })
    const ticks = ticksBetween(playback, now, later(now, 10 * minute))
    const gaps = ticks.slice(1).map((tick, i) => tick.at - ticks[i]!.at)
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(250)
    expect(Math.max(...gaps)).toBeLessThanOrEqual(second)
    expect(ticks.at(-1)!.at).toBeGreaterThan(now + 10 * minute - second)
  },
)

test('what lies before the start is history by the same rule', () => {
  const playback = createPlayback(candlesOf(12), btc, { ...plan, speed: 10 })
  const [first] = playback.ticksAfter(millis(0))
  const lead = (3 * day) / 10
  expect(first!.price).toBe(40_000)
  expect(first!.at).toBeGreaterThanOrEqual(at('2026-11-18T10:00:00Z') - lead)
  expect(first!.at).toBeLessThan(at('2026-11-18T10:00:01Z') - lead)
})

test.each([
  ['three days of playing', candlesOf(40), { speed: 1 }, 3 * day],
  ['more where it plays faster', candlesOf(40), { speed: 3 }, 9 * day],
  ['but at most a quarter', candlesOf(4), { speed: 1 }, day],
  ['a length from the beginning', candlesOf(4), { start: { afterMs: 90 * minute } }, 90 * minute],
  ['a recorded instant', candlesOf(4), { start: { at: later(monday, hour) } }, hour],
  ['whole minutes of candles', candlesOf(4), { start: { at: later(monday, 61_500) } }, minute],
])('starts after %s', (_, recording, change, offset) => {
  const { startsAt } = createPlayback(recording, btc, { ...plan, ...change })
  expect(startsAt).toBe(monday + offset)
})

test('a start outside the recording is refused with what it covers', () => {
  const start = { at: at('2022-02-01T00:00:00Z') }
  expect(() => createPlayback(candlesOf(4), btc, { ...plan, start })).toThrow(
    'btc-usd-1m.csv.gz: it covers 2022-01-03T00:00:00.000Z to 2022-01-07T00:00:00.000Z ' +
      "and can't start at 2022-02-01T00:00:00.000Z.",
  )
})

test('currencies keep the time of week', () => {
  const { startsAt, ticksAfter } = createPlayback(candlesOf(28), gbp, plan)
  // A Wednesday 10:00 plays a Wednesday 10:00, the first one after three days.
  expect(startsAt).toBe(at('2022-01-12T10:00:00Z'))
  const [next] = ticksAfter(at('2026-11-20T21:59:59.990Z'))
  expect(next!.at).toBeGreaterThanOrEqual(at('2026-11-22T22:00:00Z'))
  expect(next!.at).toBeLessThan(at('2026-11-22T22:00:01Z'))
})

test('a currency recording too short to match the time of week starts as wanted', () => {
  const { startsAt } = createPlayback(candlesOf(1), gbp, plan)
  expect(startsAt).toBe(monday + day / 4)
})

test('at its end a recording stops', () => {
  const playback = createPlayback(candlesOf(4), btc, plan)
  const end = later(at('2026-11-18T10:00:00Z'), 3 * day)
  expect(playback.endAfter(now)).toBe(end)
  expect(playback.endAfter(end)).toBeUndefined()
  expect([...playback.ticksAfter(later(end, -second))].length).toBeGreaterThan(0)
  expect([...playback.ticksAfter(end)]).toEqual([])
})

test('a looped recording starts again where it started, not where it begins', () => {
  const playback = createPlayback(candlesOf(4), btc, { ...plan, isLooped: true })
  const end = later(at('2026-11-18T10:00:00Z'), 3 * day)
  expect(playback.endAfter(now)).toBe(end)
  expect(playback.endAfter(end)).toBe(end + 3 * day)
  const before = ticksBetween(playback, later(end, -second), later(end, -1))
  const after = ticksBetween(playback, later(end, -1), later(end, second))
  expect(before.at(-1)!.price).toBe(40_000 + 4 * 1440)
  expect(after[0]!.price).toBe(40_000 + 1440)
  const muchLater = ticksBetween(playback, later(end, 30 * day - 1), later(end, 30 * day + second))
  expect(muchLater.map((tick) => tick.price)).toEqual(after.map((tick) => tick.price))
})

test('a looped currency recording plays whole weeks', () => {
  const playback = createPlayback(candlesOf(28), gbp, { ...plan, isLooped: true })
  const ends = playback.endAfter(now)!
  expect((ends - at('2026-11-18T10:00:00Z')) % (7 * day)).toBe(0)
  expect(() => createPlayback(candlesOf(4), gbp, { ...plan, isLooped: true })).toThrow(
    'btc-usd-1m.csv.gz: less than a week is left to loop.',
  )
})

test('trades play at their own instants', () => {
  const recording = tradesAt(0, 1_000, 1_250, 9_000, 90_000)
  const playback = createPlayback(recording, btc, { ...plan, start: { afterMs: 1_000 } })
  const since = at('2026-11-18T10:00:00Z')
  expect(ticksBetween(playback, millis(0), now).map((it) => [it.at - since, it.price])).toEqual([
    [-1_000, 100],
    [0, 101],
    [250, 102],
    [8_000, 103],
  ])
})

test('a market that never opens while the recording plays has no next tick', () => {
  const saturday = at('2026-11-21T10:00:00Z')
  const { ticksAfter } = createPlayback(candlesOf(1), gbp, { ...plan, since: saturday })
  expect([...ticksAfter(saturday)]).toEqual([])
})
