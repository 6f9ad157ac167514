// What a minute says within itself: the variance, whatever bounces, and nothing where it was not
// heard closely.

import { describe, expect, it, test } from 'vitest'
import { later, type Millis, millis, minute, second } from '#kernel/time.ts'
import { fc } from '#seed'
import { hear, newSeconds, type Seconds, twoScales, varianceWithin } from './seconds.ts'

const start = millis(1_700_000_040_000)

/** Random numbers from 0 to 1, the same in every run. */
function uniforms(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

test('by hand: six values, over steps of three and of one', () => {
  // Steps of three: 4, 2, 4; their squares over three: 12. Of one: 1, 2, 1, -1, 4; squares: 23.
  // Less the noise of 3 / 3 / 5 of those: 7.4; over 3 x 2 / 3.
  expect(twoScales([0, 1, 3, 4, 3, 7], 3)).toBeCloseTo(7.4 / 2, 12)
})

test('what rises evenly by one a step has moved by one each second and no more', () => {
  const even = Array.from({ length: 61 }, (_, at) => at)
  // Ten steps at once are a hundred, which is not noise: it goes one way.
  expect(twoScales(even, 10)).toBeCloseTo((51 * 10 - (51 / 10) * 1) / (51 * 0.9), 12)
})

/** Means over so many minutes of what two scales say, and of plain squares. */
function means(bounce: number) {
  const uniform = uniforms(5)
  const normal = () => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform())
  let two = 0
  let plain = 0
  const minutes = 3_000
  for (let nr = 0; nr < minutes; nr += 1) {
    let at = 0
    const path = Array.from({ length: 61 }, () => {
      at += normal()
      return at + (uniform() < 0.5 ? bounce : -bounce)
    })
    two += twoScales(path, 10) / minutes
    for (let i = 1; i <= 60; i += 1) plain += (path[i]! - path[i - 1]!) ** 2 / 60 / minutes
  }
  return { two, plain }
}

test.each([
  [0, 1],
  [0.5, 1.5],
  [2, 9],
])('a bounce of %d moves plain squares to %d, and not this', (bounce, plainly) => {
  const { two, plain } = means(bounce)
  expect(two).toBeGreaterThan(0.95)
  expect(two).toBeLessThan(1.05)
  expect(plain).toBeGreaterThan(plainly * 0.97)
})

test('it is less than nothing where there is nothing but a bounce, and on average nothing', () => {
  const uniform = uniforms(9)
  const bounces = () => Array.from({ length: 61 }, () => (uniform() < 0.5 ? 1 : -1))
  const all = Array.from({ length: 2_000 }, () => twoScales(bounces(), 10))
  expect(Math.min(...all)).toBeLessThan(0)
  expect(Math.abs(all.reduce((sum, one) => sum + one, 0) / all.length)).toBeLessThan(0.01)
})

test('it is of the square of whatever the path is measured in, wherever that begins', () => {
  const path = fc.array(fc.integer({ min: -1_000, max: 1_000 }), { minLength: 61, maxLength: 61 })
  fc.assert(
    fc.property(path, fc.integer({ min: -5, max: 5 }), fc.nat(1_000), (values, times, shift) => {
      const moved = values.map((value) => value * times + shift)
      expect(twoScales(moved, 10)).toBeCloseTo(twoScales(values, 10) * times ** 2, 6)
    }),
  )
})

describe('a minute says something', () => {
  const heardOf = (from: number, step: number, count: number, seconds = newSeconds()): Seconds => {
    for (let nr = 0; nr < count; nr += 1) {
      hear(seconds, later(start, from + nr * step), 60_000 + ((nr * 7) % 11))
    }
    return seconds
  }

  it.each<[string, Seconds, boolean]>([
    ['heard each second from before', heardOf(-second, second, 61), true],
    ['heard four times a second', heardOf(-second, 250, 244), true],
    ['heard in 46 of them', heardOf(-5_000, second, 51), true],
    ['without what was before', heardOf(0, second, 60), false],
    ['with what was six seconds before', heardOf(0, second, 60, heardOf(-6_000, 1, 1)), false],
    ['heard in 44 of them', heardOf(-second, second, 45), false],
    ['heard every other second', heardOf(-second, 2_000, 31), false],
    ['not heard', newSeconds(), false],
  ])('%s: %#', (_, seconds, says) => {
    expect(varianceWithin(seconds, start) !== undefined).toBe(says)
  })

  it('of itself alone, until the next begins', () => {
    const seconds = heardOf(-second, second, 61)
    const said = varianceWithin(seconds, start)
    expect(varianceWithin(seconds, later(start, minute) as Millis)).toBeUndefined()
    hear(seconds, later(start, minute), 60_003)
    expect(varianceWithin(seconds, start)).toBeUndefined()
    expect(said).toBeGreaterThan(0)
  })

  it('by the last price of each second, as the logarithm of the price moved', () => {
    const twice = newSeconds()
    const path = [Math.log(60_000)]
    hear(twice, later(start, -1), 60_000)
    for (let nr = 0; nr < 60; nr += 1) {
      const price = 60_000 + ((nr * 13) % 29)
      hear(twice, later(start, nr * second + 10), price + 500)
      hear(twice, later(start, nr * second + 900), price)
      path.push(Math.log(price))
    }
    expect(varianceWithin(twice, start)).toBe(twoScales(path, 10))
  })
})
