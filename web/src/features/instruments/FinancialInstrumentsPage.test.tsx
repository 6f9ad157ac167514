// Which instrument the market opens with: feeds differ in what they quote.

import { expect, it } from 'vitest'
import type { OverviewRow, OverviewView } from '#contract/public/overview.ts'
import { areaClaims, htmlOf, parsed, textOf } from '../../../test/site-page.tsx'
import FinancialInstrumentsPage from './FinancialInstrumentsPage.tsx'
import { tradableRead } from './MarketTable.tsx'

function row(symbol: string, name: string): OverviewRow {
  return {
    symbol,
    name,
    title: null,
    trading_type: 'Cryptocurrency',
    is_tradable: true,
    is_open: true,
    decimals: 2,
    price: 3_000,
    age_ms: 100,
    source: 'replay:2022-01',
    is_stale: false,
    change_24h: null,
    sparkline: '',
  }
}

function chosenOf(instruments: OverviewRow[]): string | undefined {
  const data: OverviewView = {
    time: '2026-11-21T12:00:00.000Z',
    tradable: instruments.length,
    catalogue: 0,
    kinds: [],
    instruments,
  }
  const html = htmlOf(FinancialInstrumentsPage, [areaClaims, { read: tradableRead, data }])
  const heading = parsed(html).querySelector('h2')
  return heading === null ? undefined : textOf(heading)
}

it.each([
  ['Bitcoin where it is quoted', ['ETHUSD', 'BTCUSD'], 'BTCUSD'],
  ['else what comes first', ['ETHUSD', 'LTCUSD'], 'ETHUSD'],
  ['nothing where nothing is', [], undefined],
])('%s', (_, symbols, expected) => {
  expect(chosenOf(symbols.map((symbol) => row(symbol, symbol)))).toBe(expected)
})
