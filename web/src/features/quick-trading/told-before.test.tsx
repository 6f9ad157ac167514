// What the form tells before anything is placed: of each side the strike, the profit and the share
// of wins that comes out even; of both the loss and the margin.

import { afterEach, beforeEach, expect, it } from 'vitest'
import type { InstrumentView, MarketView, QuoteView } from '#contract/public/market.ts'
import { type Asked, ok, refused, until, untilText } from '../../../../browser/test/served.tsx'
import { leave, show } from '../../../test/served.tsx'
import { stubSocket } from '../../../test/socket.ts'
import { receiveTicks } from '../../lib/stream/prices.ts'
import QuickTradingPage from './QuickTradingPage.tsx'
import { choose } from './ticket.ts'

const instrument: InstrumentView = {
  symbol: 'BTCUSD',
  name: 'BTC/USD',
  title: null,
  trading_type: 'Cryptocurrency',
  is_tradable: true,
  decimals: 2,
  tick_size: '0.01',
  amount_min: 1,
  amount_max: 1_000,
  is_open: true,
  opens_at: null,
  closes_at: null,
  durations: [60, 300],
}
const market: MarketView = {
  version: 'one',
  instruments: [instrument],
  durations: [60, 300],
  margin: 0.04,
  entry_delay_ms: 250,
  exit_average_seconds: 1,
  strike_rates: [{ id: '75/3', buy_profit_rate: 0.75, sell_profit_rate: 0.03 }],
  default_symbol: 'BTCUSD',
}
const quote: QuoteView = {
  symbol: 'BTCUSD',
  duration: 60,
  strike_rate: '75/3',
  spot: 60_000,
  spot_age_ms: 300,
  source: 'simulated',
  volatility: 0.0001,
  margin: 0.05,
  rule_version: 2,
  entry_delay_ms: 250,
  exit_seconds: 1,
  buy: {
    strike_price: 60_006,
    profit_rate: 0.75,
    win_probability: 0.5429,
    break_even: 0.5714,
    quantile: 0.1,
    strike_factor: '1.000100000000',
  },
  sell: {
    strike_price: 60_030,
    profit_rate: 0.03,
    win_probability: 0.9223,
    break_even: 0.9709,
    quantile: 0.5,
    strike_factor: '1.000500000000',
  },
}

const answers: Readonly<Record<string, unknown>> = {
  '/market/instruments': market,
  '/market/quote': quote,
}

function answer({ path }: Asked): Response {
  const data = answers[path]
  return data ? ok(data) : refused(404, 'Nothing here.', 'not_found')
}

beforeEach(() => {
  stubSocket()
  choose({ symbol: 'BTCUSD', strikeRate: '75/3', duration: 60, amount: '100' })
})
afterEach(leave)

const rowsOf = (side: string) =>
  document.querySelector(`button[data-side=${side}]`)?.textContent?.replaceAll('\u00a0', ' ')

it('tells of each side its strike, profit and break-even, and of both the loss and the margin', async () => {
  const place = await show(<QuickTradingPage isShown={true} />, answer)
  // The picture of chances knows it before there is a quote.
  await until(() => expect(rowsOf('Buy')).toContain('57.1'))
  expect(rowsOf('Buy')).toMatch(/\+\$75\.00.*Strike60,006\.00.*Break-even57\.1 ?%/)
  expect(rowsOf('Sell')).toMatch(/\+\$3\.00.*Strike60,030\.00.*Break-even97\.1 ?%/)
  const told = place.textContent?.replaceAll('\u00a0', ' ')
  expect(told).toMatch(/If you are wrong, either side.*\u2212\$100\.00/)
  // That of the quote, and not of the whole market.
  expect(told).toMatch(/Margin in this price.* 5.* %.*\u2212\$5\.00/)
})

it('tells how long the entry waits, and that an average decides', async () => {
  await show(<QuickTradingPage isShown={true} />, (asked) =>
    asked.path === '/market/quote' ? ok({ ...quote, exit_seconds: 5 }) : answer(asked),
  )
  await untilText('first price 0.25 s after your order is accepted')
  await untilText('average price of the last 5 seconds decides, not the last price')
})

it('tells that trades are stopped before anybody tries one', async () => {
  const said = 'New trades on BTCUSD are stopped for the moment.'
  const stopped = { ...market, instruments: [{ ...instrument, durations: [] }] }
  const place = await show(<QuickTradingPage isShown={true} />, (asked) => {
    if (asked.path === '/market/quote') return refused(422, said, 'trading_stopped')
    return asked.path === '/market/instruments' ? ok(stopped) : answer(asked)
  })
  receiveTicks([['BTCUSD', 8, Date.now(), 60_000, 'simulated']])
  await untilText(said)
  const keys = [...place.querySelectorAll<HTMLButtonElement>('button[data-side]')]
  expect(keys.map((key) => key.disabled)).toEqual([true, true])
})

it('tells the price with its source and its age', async () => {
  const place = await show(<QuickTradingPage isShown={true} />, answer)
  receiveTicks([['BTCUSD', 7, Date.now() - 1_300, 60_000, 'simulated']])
  await untilText('60,000.00')
  const price = place.querySelector('[data-testid=spot]')?.closest('div')?.textContent
  expect(price).toMatch(/60,000\.00.*simulated\d+\.\d s ago/)
})
