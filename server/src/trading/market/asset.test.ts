import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { categories } from '#contract/shared/categories.ts'
import { fromPoints, toPoints } from '#kernel/price.ts'
import { readInstruments } from '../instruments/read-instruments.ts'
import { pairVolatility, parseAssets } from './asset.ts'
import { readAssets } from './read-assets.ts'

const seed = (file: string) => fileURLToPath(new URL(`../../../seed/${file}`, import.meta.url))
const assets = await readAssets(seed('assets.csv'))
const instruments = await readInstruments(seed('instruments.csv'))

const header = 'asset,price,follows,weight,own_volatility,half_life_days,market,priced_in'
const parse = (...lines: string[]) => parseAssets([header, ...lines].join('\n'), 'assets.csv')

test('a row becomes an asset', () => {
  expect(parse('CRYPTO,1,,0,0.4,45,crypto,', 'BTC,100000,CRYPTO,1.1,0.2,30,crypto,')[1]).toEqual({
    code: 'BTC',
    price: 100_000,
    pricedIn: null,
    follows: 'CRYPTO',
    weight: 1.1,
    ownVolatility: 0.2,
    halfLifeDays: 30,
    market: 'crypto',
  })
})

test.each([
  ['BTC,0,,0,0.2,30,crypto,', 'price must be more than zero'],
  ['BTC,1,,0,0.2,0,crypto,', 'half_life_days must be more than zero'],
  ['BTC,1,,0,-0.2,30,crypto,', 'own_volatility must be a decimal number of at least 0'],
  ['BTC,1,,0,0.2,30,shares,', 'market must be one of crypto, currency'],
  ['BTC,1,CRYPTO,1,0.2,30,crypto,', 'CRYPTO, which BTC follows, must be listed above it'],
  ['BTC,1,BTC,1,0.2,30,crypto,', 'BTC, which BTC follows, must be listed above it'],
  ['BTC,1,,0,0.2,30,crypto,YEN', 'YEN, in which BTC is priced, must be listed above it'],
])('%s is refused', (line, reason) => {
  expect(() => parse(line)).toThrow(`assets.csv, line 2: ${reason}`)
})

test('an asset is listed once', () => {
  const line = 'BTC,1,,0,0.2,30,crypto,'
  expect(() => parse(line, line)).toThrow('assets.csv, line 3: BTC is listed twice.')
})

test("a pair's volatility is of what its two sides do not share", () => {
  const some = parse(
    'USD,1,,0,0,1,currency,',
    'ALL,1,,0,0.4,45,crypto,',
    'ONE,1,ALL,1,0.3,45,crypto,',
    'TWO,1,ALL,2,0.3,45,crypto,',
    'SUB,1,TWO,1,0,45,crypto,',
    'YEN,0.01,,0,0.5,45,currency,',
    'NIK,40000,,0,0.2,45,tokyo,YEN',
  )
  expect(pairVolatility(some, 'ONE', 'USD')).toBeCloseTo(0.5)
  expect(pairVolatility(some, 'ONE', 'TWO')).toBeCloseTo(Math.hypot(0.4, 0.3, 0.3))
  expect(pairVolatility(some, 'SUB', 'TWO')).toBeCloseTo(0)
  expect(pairVolatility(some, 'NIK', 'YEN')).toBeCloseTo(0.2)
  expect(pairVolatility(some, 'NIK', 'USD')).toBeCloseTo(Math.hypot(0.2, 0.5))
})

test('every listed instrument can be simulated', () => {
  const codes = new Set(assets.map((asset) => asset.code))
  for (const { base, quote } of instruments) {
    expect(codes).toContain(base)
    expect(codes).toContain(quote)
  }
})

/** Of a year, about. */
const openMinutesOf = {
  Cryptocurrency: 525_960,
  Currencies: 375_700,
  Indices: 130_000,
  Commodities: 350_000,
  Bonds: 350_000,
  Stocks: 130_000,
}
const tradableSomewhere = await readInstruments(seed('instruments.csv'), categories)

test.each(tradableSomewhere.filter((it) => it.isTradable))(
  '$symbol moves many ticks in a minute',
  (it) => {
    const level = levelOf(it.base) / levelOf(it.quote)
    const openMinutes = openMinutesOf[it.category]
    const move = (level * pairVolatility(assets, it.base, it.quote)) / Math.sqrt(openMinutes)
    expect((move * 10 ** it.scale.decimals) / it.scale.tickPoints).toBeGreaterThan(6)
  },
)

test('prices have at least four digits, and stay far within exact integers', () => {
  for (const { base, quote, scale, symbol } of instruments) {
    const level = levelOf(base) / levelOf(quote)
    const price = toPoints(level, scale)
    expect(price, symbol).toBeGreaterThan(1_000)
    expect(price, symbol).toBeLessThan(1e9)
    expect(fromPoints(price, scale) / level, symbol).toBeCloseTo(1, 3)
  }
})

function levelOf(code: string): number {
  const { price, pricedIn } = assets.find((asset) => asset.code === code)!
  return pricedIn === null ? price : price * levelOf(pricedIn)
}
