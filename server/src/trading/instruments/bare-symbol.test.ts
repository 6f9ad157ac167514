import { expect, test } from 'vitest'
import { bareSymbol } from './bare-symbol.ts'

test.each([
  ['BTCUSD', 'BTCUSD'],
  ['btc/usd', 'BTCUSD'],
  [' BTC - USD ', 'BTCUSD'],
  ['US500', 'US500'],
  ['/', ''],
])('%j is %j', (written, symbol) => {
  expect(bareSymbol(written)).toBe(symbol)
})
