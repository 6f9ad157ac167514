import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { categories } from '#contract/shared/categories.ts'
import { dollars } from '#kernel/money.ts'
import { parseInstruments } from './listing.ts'

const seed = readFileSync(new URL('../../../seed/instruments.csv', import.meta.url), 'utf8')
const header = seed.slice(0, seed.indexOf('\n'))
const good = '7,SOL,USD,Cryptocurrency,yes,3,1,1,2000,20000,200000,SOL/USD,,'
const parse = (...lines: string[]) => parseInstruments([header, ...lines].join('\n'), 'list.csv')

test('a row becomes an instrument', () => {
  expect(parse(good)).toEqual([
    {
      id: 7,
      symbol: 'SOLUSD',
      base: 'SOL',
      quote: 'USD',
      category: 'Cryptocurrency',
      isTradable: true,
      scale: { decimals: 3, tickPoints: 1 },
      stakeMin: dollars(1),
      stakeMax: dollars(2000),
      payoutMaxPerClient: dollars(20_000),
      exposureMax: dollars(200_000),
      krakenSymbol: 'SOL/USD',
      exchange: null,
      title: null,
    },
  ])
})

test('so does one of an exchange that is not traded, with limits that are all the same', () => {
  const row = '32767,ABN,EUR,Stocks,no,12,5,7,7,7,7,,AMSTERDAM,ABN Amro'
  expect(parse(row)).toMatchObject([
    {
      id: 32_767,
      category: 'Stocks',
      isTradable: false,
      scale: { decimals: 12, tickPoints: 5 },
      stakeMin: dollars(7),
      exposureMax: dollars(7),
      krakenSymbol: null,
      exchange: 'AMSTERDAM',
      title: 'ABN Amro',
    },
  ])
})

test.each([
  ['id', '0', 'id must be a whole number of at least 1'],
  ['id', '40000', 'id must be at most 32767'],
  ['base', 'sol', 'base must be a code of 2 to 10 capital letters and digits, not "sol"'],
  ['base', '?SOL', 'base must be a code'],
  ['base', 'SOL?', 'base must be a code'],
  ['base', 'S', 'base must be a code'],
  ['quote', 'usd', 'quote must be a code'],
  ['base', 'USD', "USD can't be quoted in itself"],
  ['category', 'Shares', 'category must be one of Cryptocurrency, Currencies, Indices, Comm'],
  ['category', 'Stocks', 'Stocks need an exchange'],
  ['exchange', 'NYSE', 'Cryptocurrency have no exchange'],
  ['exchange', 'MARS', 'exchange must be one of NYSE, NASDAQ'],
  ['tradable', 'true', 'tradable must be one of yes, no'],
  ['decimals', '13', 'decimals must be at most 12'],
  ['tick_points', '0', 'tick_points must be a whole number of at least 1'],
  ['stake_min', '0', 'stake_min must be a whole number of at least 1'],
  ['stake_min', '3000', 'stake_max is less than stake_min'],
  ['payout_max_per_client', '1999', 'payout_max_per_client is less than stake_max'],
  ['exposure_max', '19999', 'exposure_max is less than payout_max_per_client'],
  ['kraken_symbol', '?SOL/USD', 'kraken_symbol must look like BTC/USD'],
  ['kraken_symbol', 'SOL/USD?', 'kraken_symbol must look like BTC/USD'],
  ['kraken_symbol', 'SOLUSD', 'kraken_symbol must look like BTC/USD, not "SOLUSD"'],
])('a wrong %s (%s) is refused with file and line', (column, value, reason) => {
  const cells = good.split(',')
  cells[header.split(',').indexOf(column)] = value
  const other = good.replace('7,SOL', '8,ADA').replace('SOL/USD', '')
  expect(() => parse(other, cells.join(','))).toThrow(`list.csv, line 3: ${reason}`)
})

test.each([
  ['the id 7 is taken', good.replace('SOL,', 'ADA,').replace('SOL/', 'ADA/')],
  ['SOLUSD is listed twice', good.replace('7,', '8,').replace('SOL/', 'ADA/')],
  ['SOL/USD belongs to another instrument', good.replace('7,SOL', '8,ADA')],
])('%s', (reason, second) => {
  expect(() => parse(good, second)).toThrow(`list.csv, line 3: ${reason}.`)
})

const listed = parseInstruments(seed, 'instruments.csv')

test('over 250 pairs are listed, about 40 of them tradable, and 90 of exchanges', () => {
  expect(listed.length).toBeGreaterThan(250)
  const tradable = categories.map(
    (category) => listed.filter((it) => it.isTradable && it.category === category).length,
  )
  expect(tradable).toEqual([24, 16, 10, 9, 10, 60])
})

test('the pairs that the screens name are tradable', () => {
  const tradable = new Set(listed.filter((it) => it.isTradable).map((it) => it.symbol))
  for (const symbol of ['BCHBTC', 'ETHUSDT', 'SHIBUSDT', 'BTCUSD', 'GBPUSD', 'USDJPY', 'XRPETH']) {
    expect(tradable, symbol).toContain(symbol)
  }
})

test('the smallest stake of each is one dollar', () => {
  expect(new Set(listed.map((it) => it.stakeMin))).toEqual(new Set([dollars(1)]))
})
