import { describe, expect, it } from 'vitest'
import type { OverviewRow } from '#contract/public/overview.ts'
import { countsOf, matching, nextOrder, ordered, tabOf } from './rows.ts'

function row(name: string, changes: Partial<OverviewRow> = {}): OverviewRow {
  return {
    symbol: name.replace('/', ''),
    name,
    title: null,
    trading_type: 'Cryptocurrency',
    is_tradable: true,
    is_open: true,
    decimals: 2,
    price: 1,
    age_ms: 0,
    source: 'simulated',
    is_stale: false,
    change_24h: 0,
    sparkline: '',
    ...changes,
  }
}

const names = (rows: readonly OverviewRow[]) => rows.map(({ name }) => name)

describe('the market table', () => {
  it('puts what is not traded into the catalogue, whatever it is', () => {
    expect(tabOf(row('BTC/USD'))).toBe('crypto')
    expect(tabOf(row('EUR/USD', { trading_type: 'Currencies' }))).toBe('currencies')
    expect(tabOf(row('USD/SEK', { trading_type: 'Currencies', is_tradable: false }))).toBe(
      'catalogue',
    )
  })

  it('gives what exchanges trade a tab of its own, traded or not', () => {
    for (const is_tradable of [true, false]) {
      expect(tabOf(row('AAPL/USD', { trading_type: 'Stocks', is_tradable }))).toBe('stocks')
      expect(tabOf(row('US500/USD', { trading_type: 'Indices', is_tradable }))).toBe('indices')
      expect(tabOf(row('XAU/USD', { trading_type: 'Commodities', is_tradable }))).toBe(
        'commodities',
      )
      expect(tabOf(row('DE10Y/EUR', { trading_type: 'Bonds', is_tradable }))).toBe('bonds')
    }
  })

  it('counts by tab what the server counts by kind, and nothing of what is not quoted', () => {
    const kinds = [
      { trading_type: 'Cryptocurrency', tradable: 24, catalogue: 186 },
      { trading_type: 'Currencies', tradable: 16, catalogue: 50 },
      { trading_type: 'Stocks', tradable: 2, catalogue: 58 },
    ]
    expect(countsOf(kinds)).toMatchObject({
      crypto: 24,
      currencies: 16,
      catalogue: 236,
      stocks: 60,
    })
    expect(countsOf(kinds)).toMatchObject({ indices: 0, commodities: 0, bonds: 0 })
  })

  it('finds by title', () => {
    const rows = [row('AAPL/USD', { title: 'Apple' }), row('ETH/BTC')]
    expect(names(matching(rows, 'apple'))).toEqual(['AAPL/USD'])
  })

  it('finds by name and code, in any case', () => {
    const rows = [row('BTC/USD'), row('ETH/BTC'), row('EUR/USD')]
    expect(names(matching(rows, 'btc'))).toEqual(['BTC/USD', 'ETH/BTC'])
    expect(names(matching(rows, 'ethb'))).toEqual(['ETH/BTC'])
    expect(matching(rows, '')).toHaveLength(3)
  })

  it('orders by change, with what has none at the end both ways', () => {
    const rows = [
      row('A/B', { change_24h: null }),
      row('C/D', { change_24h: -0.1 }),
      row('E/F', { change_24h: 0.2 }),
    ]
    expect(names(ordered(rows, 'change'))).toEqual(['E/F', 'C/D', 'A/B'])
    expect(names(ordered(rows, 'changeDown'))).toEqual(['C/D', 'E/F', 'A/B'])
    expect(names(ordered(rows, 'listed'))).toEqual(['A/B', 'C/D', 'E/F'])
  })

  it('goes round the orders of a column', () => {
    const both = ['price', 'priceUp'] as const
    expect(nextOrder('listed', both)).toBe('price')
    expect(nextOrder('price', both)).toBe('priceUp')
    expect(nextOrder('priceUp', both)).toBe('listed')
    expect(nextOrder('name', both)).toBe('price')
  })
})
