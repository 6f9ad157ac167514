import { atr as otherAtr, ema as otherEma, rsi as otherRsi } from 'indicatorts'
import { ATR, BollingerBands, DonchianChannels, EMA, RSI } from 'trading-signals'
import { describe, expect, test } from 'vitest'
import { durations } from '#contract/client/trades.ts'
import { ruleNames } from '#contract/public/signal-rules.ts'
import { points } from '#kernel/price.ts'
import { millis, minute } from '#kernel/time.ts'
import { fc } from '#seed'
import type { Candle } from '#server/trading/market/candle.ts'
import { definitionOf, lastMinutes } from './rule.ts'
import { candlesMost, rules } from './rules.ts'

const start = millis(Date.UTC(2026, 2, 4, 10))

/** A minute each, by their closes; each opens at the close before. */
function minutesOf(closes: readonly number[]): Candle[] {
  return closes.map((close, index) => {
    const open = closes[index - 1] ?? close
    return {
      at: millis(start + index * minute),
      open: points(open),
      high: points(Math.max(open, close)),
      low: points(Math.min(open, close)),
      close: points(close),
      ticks: 4,
    }
  })
}

const flat = (count: number, value = 100_000) => Array.from({ length: count }, () => value)
const wave = (count: number, height = 40) =>
  Array.from({ length: count }, (_, nr) => 100_000 + Math.round(height * Math.sin(nr * 1.7)))
const ramp = (count: number, step: number, from = 100_000) =>
  Array.from({ length: count }, (_, nr) => from + (nr + 1) * step)

const rule = (name: string) => rules.find((one) => one.name === name)!
const says = (name: string, closes: readonly number[]) => {
  const one = rule(name)
  return one.decide(lastMinutes(minutesOf(closes), one.candles)!, 0.5)
}

test('there is one rule for each name, over a duration that can be traded', () => {
  expect(rules.map(({ name }) => name)).toEqual(ruleNames)
  for (const { horizonSeconds, candles } of rules) {
    expect(durations).toContain(horizonSeconds)
    expect(candles).toBeLessThanOrEqual(candlesMost)
  }
})

test('another version, parameter, horizon or number of candles is another definition', () => {
  const one = rule('momentum')
  const others = [
    { ...one, version: 2 },
    { ...one, parameters: { ...one.parameters, fast: 9 } },
    { ...one, horizonSeconds: 900 },
    { ...one, candles: 151 },
  ]
  expect(new Set([one, ...others].map(definitionOf)).size).toBe(5)
  const turned = Object.fromEntries(Object.entries(one.parameters).reverse())
  expect(definitionOf({ ...one, parameters: turned })).toBe(definitionOf(one))
})

describe('what each says', () => {
  test.each([
    ['momentum', 'a steady climb', [...wave(130), ...ramp(25, 30)], 'rise'],
    ['momentum', 'a steady fall', [...wave(130), ...ramp(25, -30)], 'fall'],
    ['momentum', 'going nowhere', wave(160), undefined],
    ['momentum', 'standing still', flat(160), undefined],
    ['mean_reversion', 'a sharp drop', [...wave(150), ...ramp(6, -60)], 'rise'],
    ['mean_reversion', 'a sharp jump', [...wave(150), ...ramp(6, 60)], 'fall'],
    ['mean_reversion', 'going nowhere', wave(160), undefined],
    ['mean_reversion', 'standing still', flat(160), undefined],
    [
      'volatility_breakout',
      'out of the channel at the top',
      [...wave(150), ...ramp(4, 200)],
      'rise',
    ],
    ['volatility_breakout', 'out at the bottom', [...wave(150), ...ramp(4, -200)], 'fall'],
    ['volatility_breakout', 'within the channel', wave(160), undefined],
    ['volatility_breakout', 'out of it, and calm', [...wave(159, 40), 100_050], undefined],
  ])('%s: %s', (name, _, closes, said) => {
    expect(says(name, closes)).toBe(said)
  })

  test('the coin is the toss', () => {
    const one = rule('coin')
    expect(one.decide(minutesOf([1]), 0)).toBe('rise')
    expect(one.decide(minutesOf([1]), 0.4999)).toBe('rise')
    expect(one.decide(minutesOf([1]), 0.5)).toBe('fall')
    expect(one.decide(minutesOf([1]), 0.9999)).toBe('fall')
  })
})

describe('no rule looks ahead, or further back than it says', () => {
  const walk = fc
    .array(fc.integer({ min: -80, max: 80 }), { minLength: 170, maxLength: 260 })
    .map((steps) => {
      let price = 100_000
      return steps.map((step) => {
        price += step
        return price
      })
    })

  test.each(rules.map((one) => [one.name, one] as const))('%s', (_, one) => {
    fc.assert(
      fc.property(walk, fc.nat({ max: 90 }), (closes, cut) => {
        const all = minutesOf(closes)
        const seen = all.slice(0, all.length - cut)
        const given = lastMinutes(seen, one.candles)
        const said = given && one.decide(given, 0.3)
        // With all that was before, with nothing but what it asks for, and with other prices after.
        const least = lastMinutes(seen.slice(-one.candles), one.candles)
        expect(least && one.decide(least, 0.3)).toBe(said)
        const upTo = all.filter(({ at }) => at < start + seen.length * minute)
        expect(upTo).toEqual(seen)
      }),
      { numRuns: 60 },
    )
  })
})

describe('the last minutes', () => {
  const closes = (candles: readonly Candle[] | undefined) => candles?.map(({ close }) => close)

  test('are undefined while there are fewer', () => {
    expect(lastMinutes([], 1)).toBeUndefined()
    expect(lastMinutes(minutesOf([1, 2]), 3)).toBeUndefined()
    expect(closes(lastMinutes(minutesOf([1, 2, 3, 4]), 3))).toEqual([2, 3, 4])
  })

  test('a minute without a price stands still', () => {
    const [a, b, c, d] = minutesOf([1, 2, 3, 4]) as [Candle, Candle, Candle, Candle]
    expect(closes(lastMinutes([a, d], 4))).toEqual([1, 1, 1, 4])
    expect(closes(lastMinutes([a, b, d], 3))).toEqual([2, 2, 4])
    expect(lastMinutes([a, b, d], 3)?.[1]).toMatchObject({ at: c.at, ticks: 0, high: 2, low: 2 })
  })

  test('do not reach across a closed market', () => {
    const all = minutesOf(ramp(40, 1))
    const gap = (missing: number) => [...all.slice(0, 20), ...all.slice(20 + missing)]
    expect(lastMinutes(gap(9), 30)).toHaveLength(30)
    expect(lastMinutes(gap(10), 30)).toBeUndefined()
    expect(lastMinutes(gap(10), 10)).toHaveLength(10)
  })
})

describe('the indicators agree with another library', () => {
  // Long enough that how each begins has worn off.
  const closes = [...wave(460, 300), ...ramp(40, 25)]
  const candles = minutesOf(closes)
  const highs = candles.map(({ high }) => Number(high))
  const lows = candles.map(({ low }) => Number(low))

  test('relative strength', () => {
    const index = new RSI(14)
    for (const close of closes) index.update(close, false)
    expect(index.getResultOrThrow()).toBeCloseTo(otherRsi(closes, { period: 14 }).at(-1)!, 3)
  })

  test('the exponential average', () => {
    const average = new EMA(8)
    for (const close of closes) average.update(close, false)
    expect(average.getResultOrThrow()).toBeCloseTo(otherEma(closes, { period: 8 }).at(-1)!, 3)
  })

  test('the true range, averaged as Wilder did', () => {
    const range = new ATR(14)
    for (const candle of candles) range.update(candle, false)
    const { trLine } = otherAtr(highs, lows, closes, { period: 14 })
    const wilder = trLine.reduce((mean, one) => (mean * 13 + one) / 14)
    expect(range.getResultOrThrow()).toBeCloseTo(wilder, 3)
  })

  test('bands and channel are what their definitions say', () => {
    const bands = new BollingerBands(20, 2)
    const channel = new DonchianChannels(20)
    for (const candle of candles) {
      bands.update(candle.close, false)
      channel.update(candle, false)
    }
    const last = closes.slice(-20)
    const mean = last.reduce((sum, close) => sum + close, 0) / 20
    const deviation = Math.sqrt(last.reduce((sum, close) => sum + (close - mean) ** 2, 0) / 20)
    expect(bands.getResultOrThrow().upper).toBeCloseTo(mean + 2 * deviation, 6)
    expect(channel.getResultOrThrow()).toMatchObject({
      upper: Math.max(...highs.slice(-20)),
      lower: Math.min(...lows.slice(-20)),
    })
  })
})
