import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { present } from '#kernel/assert.ts'
import { day, minute } from '#kernel/time.ts'
import { readInstruments } from '../instruments/read-instruments.ts'
import { readAssets } from './read-assets.ts'
import { blockMs } from './simulated-path.ts'
import { createSimulatedPrices } from './simulated-prices.ts'

const seed = (file: string) => fileURLToPath(new URL(`../../../seed/${file}`, import.meta.url))
const assets = await readAssets(seed('assets.csv'))
const instruments = await readInstruments(seed('instruments.csv'))
const prices = createSimulatedPrices('42', assets)
const start = Date.parse('2026-11-18T10:00:00Z')
const instants = Array.from({ length: 200 }, (_, i) => start + i * 61_234_567)

test.each([
  ['BCH', 'BTC', 'USD'],
  ['ETH', 'USDT', 'USD'],
  ['EUR', 'GBP', 'JPY'],
  ['XRP', 'ETH', 'BTC'],
])('%s/%s is %s over %s, each in the third', (base, quote, third) => {
  for (const instant of instants) {
    const direct = prices.priceAt(base, quote, instant)
    const crossed = prices.priceAt(base, third, instant) / prices.priceAt(quote, third, instant)
    expect(crossed / direct).toBeCloseTo(1, 12)
  }
})

test('the same seed gives the same prices, another seed others', () => {
  const same = createSimulatedPrices('42', assets)
  const other = createSimulatedPrices('43', assets)
  for (const instant of instants) {
    const price = prices.priceAt('BTC', 'USD', instant)
    expect(same.priceAt('BTC', 'USD', instant)).toBe(price)
    expect(other.priceAt('BTC', 'USD', instant)).not.toBe(price)
  }
})

test('stablecoins and pegged currencies hover at their level', () => {
  for (const instant of instants) {
    expect(prices.priceAt('USDT', 'USD', instant)).toBeCloseTo(1, 2)
    expect(prices.priceAt('USD', 'HKD', instant)).toBeCloseTo(7.775, 1)
    expect(prices.priceAt('WBTC', 'BTC', instant)).toBeCloseTo(1, 2)
  }
})

test('coins rise and fall together, and the crosses between them move less', () => {
  const moves = (base: string, quote: string) =>
    Array.from({ length: 300 }, (_, i) =>
      Math.log(
        prices.priceAt(base, quote, start + (i + 1) * day) /
          prices.priceAt(base, quote, start + i * day),
      ),
    )
  const btc = moves('BTC', 'USD')
  const eth = moves('ETH', 'USD')
  const product = btc.reduce((sum, move, i) => sum + move * eth[i]!, 0)
  const squares = (values: number[]) => values.reduce((sum, value) => sum + value ** 2, 0)
  expect(product / Math.sqrt(squares(btc) * squares(eth))).toBeGreaterThan(0.6)
  expect(squares(moves('ETH', 'BTC'))).toBeLessThan(squares(eth))
})

test('what exchanges trade stays at plausible levels, whatever the seed and the year', () => {
  const listed = instruments.filter((it) => it.exchange !== null)
  expect(listed.length).toBeGreaterThan(80)
  const ratios = ['1', '2', '3'].flatMap((seed) => {
    const { priceAt } = createSimulatedPrices(seed, assets)
    return Array.from({ length: 12 }, (_, i) => start + i * 91 * day).flatMap((instant) =>
      listed.map(({ base, quote }) => {
        const { price } = present(
          assets.find(({ code }) => code === base),
          base,
        )
        return priceAt(base, quote, instant) / price
      }),
    )
  })
  ratios.sort((a, b) => a - b)
  const quantile = (share: number) => ratios[Math.floor(share * (ratios.length - 1))]!
  expect(Math.abs(Math.log(quantile(0.5)))).toBeLessThan(0.05)
  expect(quantile(0.05)).toBeGreaterThan(0.7)
  expect(quantile(0.95)).toBeLessThan(1.4)
  expect(quantile(0)).toBeGreaterThan(0.4)
  expect(quantile(1)).toBeLessThan(2.5)
})

test('prices on a grid are the prices at its instants', () => {
  const depth = 15
  const from = Math.floor(start / minute) * minute
  const grid = { from, stepMs: blockMs / 2 ** depth, count: 50, depth }
  const logOf = prices.logPrices(grid)
  for (const [base, quote] of [
    ['BTC', 'USD'],
    ['EUR', 'PLN'],
    ['PAXG', 'BTC'],
    ['7203', 'JPY'],
    ['7203', 'USD'],
  ] as const) {
    for (let i = 0; i < grid.count; i += 1) {
      const onGrid = Math.exp(logOf(base)[i]! - logOf(quote)[i]!)
      const direct = prices.priceAt(base, quote, from + i * grid.stepMs)
      expect(onGrid / direct).toBeCloseTo(1, 12)
    }
  }
})

test('knows its assets', () => {
  expect(prices.knows('BTC')).toBe(true)
  expect(prices.knows('NONE')).toBe(false)
})
