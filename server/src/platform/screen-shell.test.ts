// What is seen of the trading screen before any script has run.

import { describe, expect, it } from 'vitest'
import { screenReads } from '#contract/public/screen-reads.ts'
import { openingSymbol, shellPart } from './screen-shell.ts'

const instrument = {
  symbol: 'BTCUSD',
  name: 'BTC/<USD>',
  title: null,
  trading_type: 'Cryptocurrency',
  is_tradable: true,
  decimals: 1,
  tick_size: '0.1',
  amount_min: 1,
  amount_max: 1_000,
  is_open: true,
  opens_at: null,
  closes_at: null,
  durations: [60],
}
const market = {
  version: 'one',
  instruments: [instrument],
  strike_rates: [],
  durations: [60],
  margin: 0.04,
  entry_delay_ms: 250,
  exit_average_seconds: 1,
  default_symbol: 'BTCUSD',
}
const rate = {
  symbol: 'BTCUSD',
  price: 64_218.4,
  time: '2026-11-27T14:17:56.000Z',
  age_ms: 100,
  source: 'simulated',
  is_stale: false,
  change_24h: null,
}
const candle = (open: number, high: number, low: number, close: number) => ({
  time: '2026-11-27T14:17:45.000Z',
  open,
  high,
  low,
  close,
  ticks: 3,
})
const replies = {
  [screenReads.market]: { data: market },
  [screenReads.rates]: { data: [rate] },
  [screenReads.bars('BTCUSD')]: { data: [candle(10, 20, 0, 15), candle(15, 15, 5, 10)] },
}

describe('the shell of the trading screen', () => {
  it('shows name, price, source and time of the instrument that it opens with', () => {
    const html = shellPart(replies, 'en')
    expect(openingSymbol(replies)).toBe('BTCUSD')
    for (const part of ['BTC/&lt;USD&gt;', '64,218.4', 'simulated, 14:17:56 UTC']) {
      expect(html).toContain(part)
    }
    expect(shellPart(replies, 'nl')).toContain('64.218,4')
  })

  it('draws each candle between the highest and the lowest price, the risen apart', () => {
    const [, risen, fallen] =
      /<path d="([^"]*)"\/><path d="([^"]*)"\/>/.exec(shellPart(replies, 'en')) ?? []
    expect(risen).toBe('M5 0V400M2 100h6V200h-6z')
    expect(fallen).toBe('M15 100V300M12 100h6V200h-6z')
  })

  it('draws a price that never moved in the middle', () => {
    const bars = { data: [candle(7, 7, 7, 7)] }
    const html = shellPart({ ...replies, [screenReads.bars('BTCUSD')]: bars }, 'en')
    expect(html).toContain('M5 200V200M2 200h6V200h-6z')
  })

  it.each([
    ['nothing at all', {}],
    ['no market', { ...replies, [screenReads.market]: { data: 5 } }],
    ['no price', { ...replies, [screenReads.rates]: { data: [] } }],
    ['no candles', { ...replies, [screenReads.bars('BTCUSD')]: { data: [] } }],
    ['candles of another shape', { ...replies, [screenReads.bars('BTCUSD')]: { data: [1] } }],
  ])('is not there without what it is made of: %s', (_, given) => {
    expect(shellPart(given, 'en')).toBe('')
  })
})
