import { expect, test } from 'vitest'
import { type NoiseKey, noiseKey, normals, subKey, uniform } from './seeded-noise.ts'

const key = noiseKey('42', 'BTC')
const count = 100_000

function normalsOf(from: NoiseKey): Float64Array {
  const drawn = new Float64Array(2 * count)
  for (let i = 0; i < count; i += 1) normals(from, i, drawn.subarray(2 * i, 2 * i + 2))
  return drawn
}

function moment(values: Float64Array, power: number): number {
  return values.reduce((sum, value) => sum + value ** power, 0) / values.length
}

function correlation(a: Float64Array, b: Float64Array): number {
  return a.reduce((sum, value, i) => sum + value * b[i]!, 0) / a.length
}

test('the same key and counter give the same numbers', () => {
  const again = noiseKey('42', 'BTC')
  expect(again).toEqual(key)
  expect(uniform(again, 7)).toBe(uniform(key, 7))
  expect(subKey(again, 7)).toEqual(subKey(key, 7))
})

test('another seed, name or number gives another key', () => {
  const keys = [
    key,
    noiseKey('43', 'BTC'),
    noiseKey('42', 'ETH'),
    noiseKey('4', '2\nBTC'),
    subKey(key, 0),
    subKey(key, 1),
    subKey(key, -1),
    subKey(subKey(key, 0), 1),
  ]
  expect(new Set(keys.map(String)).size).toBe(keys.length)
})

test('uniform numbers fill (0, 1) evenly', () => {
  const tenths = new Array<number>(10).fill(0)
  for (let i = 0; i < count; i += 1) {
    const value = uniform(key, i)
    expect(value > 0 && value < 1).toBe(true)
    tenths[Math.floor(value * 10)]! += 1
  }
  // Five standard deviations of a binomial count.
  for (const tenth of tenths) expect(Math.abs(tenth - count / 10)).toBeLessThan(475)
})

test('normal numbers have the moments of a normal distribution', () => {
  const drawn = normalsOf(key)
  expect(moment(drawn, 1)).toBeCloseTo(0, 1)
  expect(moment(drawn, 2)).toBeCloseTo(1, 1)
  expect(moment(drawn, 3)).toBeCloseTo(0, 1)
  expect(moment(drawn, 4)).toBeCloseTo(3, 0)
})

test('pairs, neighbours and streams are uncorrelated', () => {
  const drawn = normalsOf(key)
  const bound = 5 / Math.sqrt(count)
  const first = drawn.filter((_, i) => i % 2 === 0)
  const second = drawn.filter((_, i) => i % 2 === 1)
  const other = normalsOf(subKey(key, 1)).filter((_, i) => i % 2 === 0)
  expect(Math.abs(correlation(first, second))).toBeLessThan(bound)
  expect(Math.abs(correlation(first.slice(1), first))).toBeLessThan(bound)
  expect(Math.abs(correlation(first, other))).toBeLessThan(bound)
})
