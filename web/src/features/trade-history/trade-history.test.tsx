// The list of trades: what was won or lost stands in a column of its own, and on phones beside how
// the trade ended.

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { TradeSummary } from '#contract/client/trade-summary.ts'
import type { TradeView } from '#contract/client/trades.ts'
import TradeHistoryPage from './TradeHistoryPage.tsx'

const at = '2026-11-21T12:00:00.000Z'
const trade: TradeView = {
  trade_id: 't1',
  trade_time: at,
  symbol: 'BTCUSD',
  trading_type: 'Cryptocurrency',
  mode: 'demo',
  trade_mode: 'Buy',
  amount: 10,
  duration: 60,
  strike_rate: '75/3',
  profit_rate: 0.75,
  win_probability: 0.55,
  entry_price: 1,
  strike_price: 1,
  end_price: 2,
  end_time: at,
  status: 'Won',
  reason: null,
  payout: 17.5,
}

const summary: TradeSummary = {
  trades: 1,
  won: 1,
  lost: 0,
  tied: 0,
  void: 0,
  net: 7.5,
  staked: 10,
  margin_cost: 0.4,
  win_rate: 1,
  interval: [0.2, 1],
  priced: 0.55,
  longest_won: 1,
  longest_lost: 0,
  by_symbol: [{ symbol: 'BTCUSD', trades: 1, won: 1, lost: 0, net: 7.5 }],
  by_duration: [{ duration: 60, trades: 1, won: 1, lost: 0, net: 7.5 }],
  curve: [{ at, net: 7.5, cost: 0.4 }],
}

it.each([
  [{}, '+7.50'],
  [{ amount: 10.1, payout: 17.68 }, '+7.58'],
  [{ status: 'Lost', payout: 0 }, '\u221210.00'],
  [{ status: 'Draw', payout: 10 }, '0.00'],
  [{ status: 'Void', payout: 10, end_price: null }, '0.00'],
  [{ status: 'Pending', payout: null, end_price: null }, '\u2013'],
] as const)('%j has the result %s', (changes, result) => {
  const queries = new QueryClient()
  const pages = [{ status: true, message: '', data: [{ ...trade, ...changes }], next_cursor: null }]
  queries.setQueryData(['trades', 'demo', 'history'], { pages, pageParams: [undefined] })
  queries.setQueryData(['trades', 'demo', 'fit', 'summary', {}], summary)
  const root = document.createElement('div')
  root.innerHTML = renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <TradeHistoryPage />
    </QueryClientProvider>,
  )
  const heads = [...root.querySelectorAll('thead th')].map((th) => th.textContent)
  const table = root.querySelector('table[aria-label="Trade History"]')
  const cells = [...(table?.querySelectorAll('td') ?? [])].map((td) => td.textContent ?? '')
  expect(cells[heads.indexOf('Result')]).toBe(result)
  expect(cells[heads.indexOf('Status')]).toContain(result)
})
