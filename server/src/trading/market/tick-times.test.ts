import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { day, hour, later, type Millis, millis } from '#kernel/time.ts'
import { exitAgeMaxMs, isOpenAt, spotAgeMaxMs } from '../instruments/instrument.ts'
import { readInstruments } from '../instruments/read-instruments.ts'
import { createNextTick, tickGapMs } from './tick-times.ts'

const instruments = await readInstruments(
  fileURLToPath(new URL('../../../seed/instruments.csv', import.meta.url)),
)
const monday = millis(Date.parse('2026-11-16T10:00:00Z'))
const find = (symbol: string) => instruments.find((it) => it.symbol === symbol)!

function ticksOf(symbol: string, from: Millis, lengthMs: number): Millis[] {
  const next = createNextTick('42', find(symbol))
  const ticks: Millis[] = []
  for (let at = next(from); at <= from + lengthMs; at = next(at)) ticks.push(at)
  return ticks
}

test.each(['BTCUSD', 'EURUSD', 'ZECUSD'])(
  '%s ticks evenly, and never twice in 250 ms',
  (symbol) => {
    const ticks = ticksOf(symbol, monday, hour)
    const gaps = ticks.slice(1).map((at, i) => at - ticks[i]!)
    const mean = tickGapMs(find(symbol))
    expect(ticks.length).toBeGreaterThan(hour / mean - 2)
    expect(ticks.length).toBeLessThan(hour / mean + 2)
    expect(Math.min(...gaps)).toBeGreaterThan(0.59 * mean)
    expect(Math.max(...gaps)).toBeLessThan(1.41 * mean)
    expect(new Set(gaps).size).toBeGreaterThan(100)
  },
)

test('a tradable spot never grows too old to trade on, with a tenth of a second to spare', () => {
  for (const it of instruments.filter((one) => one.isTradable)) {
    expect(1.41 * tickGapMs(it) + 100).toBeLessThan(spotAgeMaxMs[it.category])
    expect(1.41 * tickGapMs(it) + 100).toBeLessThan(exitAgeMaxMs[it.category])
  }
})

test('asked backwards, again or in between, the answer is the same', () => {
  const ticks = ticksOf('BTCUSD', monday, 60_000)
  const next = createNextTick('42', find('BTCUSD'))
  for (let i = ticks.length - 1; i > 0; i -= 1) {
    expect(next(ticks[i - 1]!)).toBe(ticks[i])
    expect(next(later(ticks[i]!, -1))).toBe(ticks[i])
    expect(next(later(ticks[i - 1]!, -1))).toBe(ticks[i - 1])
  }
})

test('currencies do not tick from Friday 22:00 to Sunday 22:00, crypto does', () => {
  const friday = millis(Date.parse('2026-11-20T21:00:00Z'))
  const weekend = 50 * hour
  const currency = ticksOf('EURUSD', friday, weekend)
  expect(currency.every((at) => isOpenAt(find('EURUSD'), at))).toBe(true)
  expect(currency.filter((at) => at < later(friday, hour)).length).toBeGreaterThan(2_000)
  expect(currency.filter((at) => at >= later(friday, 49 * hour)).length).toBeGreaterThan(2_000)
  const crypto = ticksOf('BTCUSD', later(friday, 24 * hour), hour)
  expect(crypto.length).toBeGreaterThan(2_900)
})

test('instruments tick at instants of their own, spread evenly over each second', () => {
  const tenths = new Array<number>(10).fill(0)
  for (const { symbol } of instruments) {
    for (const at of ticksOf(symbol, monday, 60_000)) tenths[Math.floor((at % 1000) / 100)]! += 1
  }
  const total = tenths.reduce((sum, count) => sum + count, 0)
  for (const count of tenths) expect(count / total).toBeCloseTo(0.1, 1)
})

test('a default install takes in at most 65 ticks a second and stores at most 3 million a day', () => {
  const perSecond = (some: typeof instruments) =>
    some.reduce((sum, it) => sum + 1000 / tickGapMs(it), 0)
  expect(perSecond(instruments)).toBeLessThan(65)
  const stored = perSecond(instruments.filter((it) => it.isTradable))
  expect((stored * day) / 1000).toBeLessThan(3_000_000)
})
