import { expect, test, vi } from 'vitest'
import { day, hour, minute } from '#kernel/time.ts'
import { fc } from '#seed'
import { noiseKey } from './seeded-noise.ts'
import { blockMs, createPath, finest, type PathShape } from './simulated-path.ts'

const shape: PathShape = { volatility: 0.5, halfLifeDays: 45, market: 'crypto' }
const pathOf = (name = 'BTC', change: Partial<PathShape> = {}) =>
  createPath(noiseKey('42', name), { ...shape, ...change })

const start = Date.parse('2026-11-21T10:00:00Z')
const instants = fc.integer({ min: start - 400 * day, max: start + 400 * day })

function sample(path: (instant: number) => number, stepMs: number, count: number): number[] {
  return Array.from({ length: count }, (_, i) => path(start + i * stepMs))
}

function changes(values: readonly number[]): number[] {
  return values.slice(1).map((value, i) => value - values[i]!)
}

function moment(values: readonly number[], power: number): number {
  return values.reduce((sum, value) => sum + value ** power, 0) / values.length
}

test('whoever asks, in whatever order, gets the same value', () => {
  const remembering = pathOf()
  fc.assert(
    fc.property(fc.array(instants, { minLength: 1, maxLength: 20 }), (asked) => {
      for (const instant of asked) {
        expect(remembering(instant, finest)).toBe(pathOf()(instant, finest))
      }
    }),
    { numRuns: 30 },
  )
})

test('on its grid a coarser look gives the same value', () => {
  const path = pathOf()
  for (const depth of [11, 15, 18]) {
    const step = blockMs / 2 ** depth
    fc.assert(
      fc.property(instants, (instant) => {
        const onGrid = Math.floor(instant / step) * step
        expect(path(onGrid, depth)).toBe(path(onGrid, finest))
      }),
    )
  }
})

test('the path is continuous, from block to block as well', () => {
  const path = pathOf()
  const boundary = Math.ceil(start / blockMs) * blockMs
  for (const instant of [boundary, start, boundary + blockMs / 2, start + hour]) {
    const step = Math.abs(path(instant, finest) - path(instant - 1, finest))
    expect(step).toBeGreaterThan(0)
    expect(step).toBeLessThan(1e-4)
  }
})

test('other keys give other paths', () => {
  const ours = changes(sample((t) => pathOf('BTC')(t, finest), hour, 500))
  const theirs = changes(sample((t) => pathOf('ETH')(t, finest), hour, 500))
  const product = ours.reduce((sum, change, i) => sum + change * theirs[i]!, 0) / ours.length
  const correlation = product / Math.sqrt(moment(ours, 2) * moment(theirs, 2))
  expect(Math.abs(correlation)).toBeLessThan(0.25)
})

test.each([
  [0.5, 'crypto'],
  [0.08, 'currency'],
] as const)(
  'a volatility of %d a year is kept, with fat tails and clusters',
  (volatility, market) => {
    const path = pathOf('BTC', { volatility, market })
    const moves = changes(sample((t) => path(t, 11), minute, 300 * 1440))
    const realised = Math.sqrt((moment(moves, 2) * 365.25 * day) / minute)
    expect(realised / volatility).toBeGreaterThan(0.85)
    expect(realised / volatility).toBeLessThan(1.15)
    expect(moment(moves, 4) / moment(moves, 2) ** 2).toBeGreaterThan(4)
    expect(correlationOf(moves.map(Math.abs), 10)).toBeGreaterThan(0.05)
    expect(Math.abs(correlationOf(moves, 1))).toBeLessThan(0.02)
  },
)

function correlationOf(values: readonly number[], lag: number): number {
  const mean = moment(values, 1)
  const centred = values.map((value) => value - mean)
  const product = centred.slice(lag).reduce((sum, value, i) => sum + value * centred[i]!, 0)
  return product / centred.length / moment(centred, 2)
}

test('it is pulled back to its level, so that it is still there after ten years', () => {
  const path = pathOf()
  const daily = sample((t) => path(t, 11), day, 3650)
  const decay = 0.5 ** (1 / 45)
  const expected = 0.5 / Math.sqrt(365.25 * (1 - decay ** 2))
  expect(Math.abs(moment(daily, 1))).toBeLessThan(expected)
  expect(Math.sqrt(moment(daily, 2)) / expected).toBeGreaterThan(0.7)
  expect(Math.sqrt(moment(daily, 2)) / expected).toBeLessThan(1.3)
  expect(Math.max(...daily.map(Math.abs))).toBeLessThan(5 * expected)
})

test('without volatility nothing moves', () => {
  expect(pathOf('USD', { volatility: 0 })(start, finest)).toBe(0)
})

test('going forward draws about one random pair a step, however long the way', () => {
  const path = pathOf()
  const steps = 20_000
  const grid = 15
  path(start, grid)
  const draws = vi.spyOn(Math, 'cos')
  for (let i = 1; i <= steps; i += 1) path(start + (i * minute) / 16, grid)
  const count = draws.mock.calls.length
  draws.mockRestore()
  expect(count).toBeGreaterThan(0.9 * steps)
  expect(count).toBeLessThan(1.1 * steps)
})
