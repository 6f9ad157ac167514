import { expect, test } from 'vitest'
import { type Millis, millis, minute } from '#kernel/time.ts'
import type { FeedCandle, TimeRange } from './feed.ts'
import { createMissingCandles } from './fetch-missing.ts'

const now = millis(10 * minute + 30_000)
const clock = { now: () => now }

function recorder() {
  const asked: { pair: string; range: TimeRange }[] = []
  const told: FeedCandle[] = []
  return {
    asked,
    told,
    tell: (candles: readonly FeedCandle[]) => told.push(...candles),
    load: async (pair: string, range: TimeRange) => {
      asked.push({ pair, range })
      return pair === 'NONE' ? undefined : [candleAt(pair, range.from)]
    },
  }
}

function candleAt(symbol: string, at: Millis): FeedCandle {
  return { symbol, at, open: 1, high: 1, low: 1, close: 1, ticks: 1 }
}

test('fetches each pair once, up to the last full minute', async () => {
  const seen = recorder()
  const missing = createMissingCandles(seen.load, clock)
  missing.miss(['ONE', 'NONE', 'TWO'], millis(7 * minute))
  await missing.fetch(seen.tell)
  await missing.fetch(seen.tell)
  const range = { from: 7 * minute, to: 10 * minute }
  expect(seen.asked).toEqual(['ONE', 'NONE', 'TWO'].map((pair) => ({ pair, range })))
  expect(seen.told.map((candle) => candle.symbol)).toEqual(['ONE', 'TWO'])
})

test('what was missing before stays missing when more is', async () => {
  const seen = recorder()
  const missing = createMissingCandles(seen.load, clock)
  missing.miss(['ONE'], millis(5 * minute))
  missing.miss(['ONE'], millis(8 * minute))
  await missing.fetch(seen.tell)
  expect(seen.told).toEqual([candleAt('ONE', millis(5 * minute))])
})

test('what goes missing while it fetches is fetched too, and never twice at once', async () => {
  const seen = recorder()
  const missing = createMissingCandles<string>(async (pair, range) => {
    if (seen.asked.length === 0) missing.miss(['ONE', 'TWO'], millis(9 * minute))
    await missing.fetch(seen.tell)
    return seen.load(pair, range)
  }, clock)
  missing.miss(['ONE'], millis(5 * minute))
  await missing.fetch(seen.tell)
  expect(seen.told.map(({ symbol, at }) => [symbol, at / minute])).toEqual([
    ['ONE', 5],
    ['ONE', 9],
    ['TWO', 9],
  ])
})

test('less than a minute is nothing to fetch', async () => {
  const seen = recorder()
  const missing = createMissingCandles(seen.load, clock)
  missing.miss(['ONE'], millis(10 * minute))
  await missing.fetch(seen.tell)
  expect(seen.asked).toEqual([])
})
