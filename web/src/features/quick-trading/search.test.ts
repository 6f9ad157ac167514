import { describe, expect, it } from 'vitest'
import { found, next } from './search.ts'

const of = (name: string, trading_type: string) => ({
  name,
  trading_type,
  symbol: name.replace('/', ''),
})
const all = [
  of('BCH/BTC', 'Cryptocurrency'),
  of('BTC/USD', 'Cryptocurrency'),
  of('EUR/USD', 'Currencies'),
  of('ETH/BTC', 'Cryptocurrency'),
]

describe('found', () => {
  it.each([
    ['', ['EURUSD', 'BCHBTC', 'BTCUSD', 'ETHBTC']],
    ['btc', ['BTCUSD', 'BCHBTC', 'ETHBTC']],
    ['eur/u', ['EURUSD']],
    ['b c h', ['BCHBTC']],
    ['xyz', []],
  ])('%o finds %o', (text, symbols) => {
    expect(new Set(found(all, text).map((one) => one.symbol))).toEqual(new Set(symbols))
    expect(found(all, text)[0]?.symbol).toBe(text === '' ? found(all, '')[0]?.symbol : symbols[0])
  })
})

it('moves round the ends', () => {
  expect(next(all, 'ETHBTC', 1)).toBe('BCHBTC')
  expect(next(all, 'BCHBTC', -1)).toBe('ETHBTC')
  expect(next([], 'BCHBTC', 1)).toBe('')
})
