// What the operator changes while the trading screen stands: it is told, takes the new offer at
// once, and keeps what was chosen as long as that is offered.

import { useEffect } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { InstrumentView, MarketView } from '#contract/public/market.ts'
import { type Asked, ok, refused, until, untilText } from '../../../../browser/test/served.tsx'
import { leave, show } from '../../../test/served.tsx'
import { hear, stubSocket } from '../../../test/socket.ts'
import { startStream, useStream } from '../../lib/stream/stream.ts'
import { useOfferNews } from '../../lib/trading/market.ts'
import QuickTradingPage from './QuickTradingPage.tsx'
import { choose } from './ticket.ts'

const rates = {
  '75/3': { id: '75/3', buy_profit_rate: 0.75, sell_profit_rate: 0.03 },
  '12/5': { id: '12/5', buy_profit_rate: 0.12, sell_profit_rate: 0.05 },
  '1/61': { id: '1/61', buy_profit_rate: 0.01, sell_profit_rate: 0.61 },
}
const instrument = (name: string, is_tradable = true): InstrumentView => ({
  symbol: name.replace('/', ''),
  name,
  title: null,
  trading_type: 'Cryptocurrency',
  is_tradable,
  decimals: 2,
  tick_size: '0.01',
  amount_min: 1,
  amount_max: 1_000,
  is_open: true,
  opens_at: null,
  closes_at: null,
  durations: [60, 300],
})

let market: MarketView
let asked: number
const offer = (version: string, ids: readonly (keyof typeof rates)[], traded = true) => {
  const instruments = [instrument('BCH/BTC', traded), instrument('BTC/USD')]
  const strike_rates = ids.map((id) => rates[id])
  // What is shown first is one that takes orders.
  const default_symbol = traded ? 'BCHBTC' : 'BTCUSD'
  const rules = { entry_delay_ms: 250, exit_average_seconds: 1 }
  const terms = { durations: [60, 300], margin: 0.04, ...rules, default_symbol }
  market = { version, instruments, strike_rates, ...terms }
}

function answer({ path }: Asked): Response {
  if (path !== '/market/instruments') return refused(404, 'Nothing here.', 'not_found')
  asked += 1
  return ok(market)
}

function Screen() {
  useEffect(startStream, [])
  useOfferNews()
  return <QuickTradingPage isShown={true} />
}

beforeEach(() => {
  stubSocket()
  useStream.setState({ offer: null })
  asked = 0
  offer('one', ['75/3', '12/5'])
  choose({ symbol: null, strikeRate: '12/5', duration: 60 })
})
afterEach(leave)

const offered = () =>
  [...document.querySelectorAll<HTMLInputElement>('[name=strike-rate]')].map((rate) =>
    [rate.parentElement?.textContent?.replaceAll(' ', ''), rate.checked ? 'chosen' : ''].join(' '),
  )

/** Open, with an offer that is in force. */
async function open(): Promise<void> {
  await show(<Screen />, answer)
  await until(() => expect(offered()).toHaveLength(market.strike_rates.length))
  hear({ type: 'offer', version: 'one' })
}

it('shows the new strike rates as soon as it is told, and keeps the chosen one', async () => {
  await open()
  expect(offered()).toEqual(['Buypays75%Sellpays3% ', 'Buypays12%Sellpays5% chosen'])
  offer('two', ['12/5', '1/61'])
  hear({ type: 'offer', version: 'two' })
  await until(() =>
    expect(offered()).toEqual(['Buypays12%Sellpays5% chosen', 'Buypays1%Sellpays61% ']),
  )
  expect(asked).toBe(2)
})

it('asks nothing while nobody tells it of another offer', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  try {
    await open()
    hear({ type: 'offer', version: 'one' })
    await vi.advanceTimersByTimeAsync(120_000)
    expect(asked).toBe(1)
  } finally {
    vi.useRealTimers()
  }
})

it('asks again for what was answered a moment too early', async () => {
  await open()
  hear({ type: 'offer', version: 'two' })
  await until(() => expect(asked).toBeGreaterThan(1))
  offer('two', ['1/61'])
  await until(() => expect(offered()).toEqual(['Buypays1%Sellpays61% ']))
})

it('says that the chosen strike rate is gone, and chooses none in its place', async () => {
  await open()
  offer('two', ['75/3'])
  hear({ type: 'offer', version: 'two' })
  await untilText('The strike rate you chose is not offered any more.')
  expect(offered()).toEqual(['Buypays75%Sellpays3% '])
  expect(document.querySelectorAll('[data-side]:not([disabled])')).toHaveLength(0)
})

it('stays with an instrument that takes no orders any more, and says so', async () => {
  await open()
  offer('two', ['75/3', '12/5'], false)
  hear({ type: 'offer', version: 'two' })
  await untilText('BCH/BTC takes no orders now. Choose another instrument.')
  expect([...document.querySelectorAll('h2')].map((it) => it.textContent)).toContainEqual(
    expect.stringContaining('Trade BCH/BTC'),
  )
})
