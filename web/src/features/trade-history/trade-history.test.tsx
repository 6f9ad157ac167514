// The list of trades: what was won or lost stands in a column of its own, and on phones beside how
// the trade ended.

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
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
  const root = document.createElement('div')
  root.innerHTML = renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <TradeHistoryPage />
    </QueryClientProvider>,
  )
  const heads = [...root.querySelectorAll('th')].map((th) => th.textContent)
  const cells = [...root.querySelectorAll('td')].map((td) => td.textContent ?? '')
  expect(cells[heads.indexOf('Result')]).toBe(result)
  expect(cells[heads.indexOf('Status')]).toContain(result)
})
