// What minutes that were heard by the second teach: the same volatility as whole minutes, and sooner.

import { expect, test } from 'vitest'
import { type Millis, millis, minute } from '#kernel/time.ts'
import { newEstimator, observe, volatilityOf } from './estimator.ts'
import { hear, newSeconds, varianceWithin } from './seconds.ts'

const start = millis(1_700_000_040_000)
const at = (minutes: number): Millis => millis(start + minutes * minute)
const perSecond = 1.2e-4

type Market = {
  /** Between bid and ask, in points. */
  readonly bounce: number
  /** How far the price strays within a minute and comes back, in volatilities. */
  readonly returns: number
}

/** Two estimators of the same days: by whole minutes alone, and by their seconds too. */
function both({ bounce, returns }: Market, minutes: number, after = 0) {
  let state = 20_261_128
  const uniform = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  const normal = () => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform())
  const [whole, closely] = [newEstimator(), newEstimator()]
  const seconds = newSeconds()
  let log = Math.log(6_000_000)
  let astray = 0
  const said: { whole: number; closely: number }[] = []
  for (let nr = 0; nr < minutes; nr += 1) {
    let price = 0
    for (let s = 0; s < 60; s += 1) {
      log += perSecond * normal()
      astray = 0.8 * astray + returns * perSecond * normal()
      price = Math.round(Math.exp(log + astray)) + (uniform() < 0.5 ? bounce : -bounce)
      hear(seconds, millis(at(nr) + s * 1_000 + 500), price)
    }
    observe(whole, at(nr + 1), price)
    observe(closely, at(nr + 1), price, varianceWithin(seconds, at(nr)))
    if (nr < after) continue
    said.push({ whole: volatilityOf(whole) ?? 0, closely: volatilityOf(closely) ?? 0 })
  }
  return said
}

const meanOf = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length

test.each([0, 30])('on a steady market it strays half as far, with a bounce of %d', (bounce) => {
  const said = both({ bounce, returns: 0 }, 3_000, 500)
  const off = (of: 'whole' | 'closely') =>
    Math.sqrt(meanOf(said.map((one) => Math.log(one[of] / perSecond) ** 2)))
  expect(off('closely')).toBeLessThan(off('whole') / 2)
  expect(off('closely')).toBeLessThan(0.04)
})

test('what a price takes back within the minute is no volatility of a trade', () => {
  const said = both({ bounce: 0, returns: 1.5 }, 4_000, 1_000)
  const ratio = meanOf(said.map(({ closely }) => closely)) / meanOf(said.map((one) => one.whole))
  expect(ratio).toBeGreaterThan(0.96)
  expect(ratio).toBeLessThan(1.04)
})

test('for its first four hours it is what whole minutes say', () => {
  const said = both({ bounce: 0, returns: 0 }, 242)
  expect(said.slice(0, 239).every((one) => one.whole === one.closely)).toBe(true)
  expect(said.at(-1)?.closely).not.toBe(said.at(-1)?.whole)
})

test('what says nothing of whole minutes is passed over', () => {
  const [whole, closely] = [newEstimator(), newEstimator()]
  for (let nr = 0; nr < 600; nr += 1) {
    const price = 6_000_000 + (nr % 2) * 900
    observe(whole, at(nr), price)
    observe(closely, at(nr), price, 1e-12)
  }
  expect(volatilityOf(closely)).toBe(volatilityOf(whole))
})
