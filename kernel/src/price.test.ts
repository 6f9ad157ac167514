import { expect, test } from 'vitest'
import { fc } from '#seed'
import { fromPoints, points, pointsTold, priceToText, tickSizeText, toPoints } from './price.ts'

const cent = { decimals: 2, tickPoints: 1 }
const nickel = { decimals: 2, tickPoints: 5 }
const whole = { decimals: 0, tickPoints: 10 }

test.each([
  [64_218.4, cent, 6_421_840],
  [0.014, cent, 1],
  [0.015, cent, 2],
  [1.02, nickel, 100],
  [1.03, nickel, 105],
  [14, whole, 10],
  [15, whole, 20],
])('%d on a grid of %j is %d points', (value, scale, expected) => {
  expect(toPoints(value, scale)).toBe(expected)
})

test.each([1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('%d is no price', (value) => {
  expect(() => points(value)).toThrow('whole number of points')
})

test.each([
  [0.01, cent, 1],
  [90_071_992_547_409.91, cent, Number.MAX_SAFE_INTEGER],
  [90_071_992_547_410, cent, undefined],
  [1e18, cent, undefined],
  [Number.NaN, cent, undefined],
  [Number.NEGATIVE_INFINITY, cent, undefined],
  [0.004, cent, undefined],
  [0, cent, undefined],
  [-1, cent, undefined],
])('%d, told on a grid of %j, is %d points', (value, scale, expected) => {
  expect(pointsTold(value, scale)).toBe(expected)
})

test('a price is written with its decimals', () => {
  expect(priceToText(points(6_421_840), cent)).toBe('64218.40')
  expect(fromPoints(points(6_421_840), cent)).toBe(64_218.4)
  expect(priceToText(points(20), whole)).toBe('20')
})

test('the step between two prices is written so too', () => {
  expect([cent, nickel, whole].map(tickSizeText)).toEqual(['0.01', '0.05', '10'])
})

test('a price that was written is read as the same', () => {
  const prices = fc.integer({ min: 1, max: 10 ** 10 })
  fc.assert(
    fc.property(prices, fc.nat({ max: 6 }), (price, decimals) => {
      const scale = { decimals, tickPoints: 1 }
      expect(toPoints(Number(priceToText(points(price), scale)), scale)).toBe(price)
    }),
  )
})
