import { expect, it } from 'vitest'
import { midOf, sideOf, symbolHintOf } from './recorded-names.ts'

it.each([
  ['btc-usd-1m-2022-01.csv.gz', 'BTCUSD'],
  ['gbp-usd-1m-bid+ask-2012-02.csv.gz', 'GBPUSD'],
  ['BTCUSDT-1m-2024-01.csv', 'BTCUSDT'],
  ['fxcm-usdjpy-m1-2013.csv', 'USDJPY'],
  ['XRP_ETH-trades.json', 'XRPETH'],
  ['DOGEUSDT-aggTrades-2024-01-01.csv', 'DOGEUSDT'],
  ['candles.csv', undefined],
  ['1.csv', undefined],
])('%s suggests %s', (name, symbol) => {
  expect(symbolHintOf(name)).toBe(symbol)
})

it.each([
  ['gbp-usd-1m-bid-2012.csv', 'bid', 'gbp-usd-1m-bid+ask-2012.csv'],
  ['EURUSD_Ask.csv', 'ask', 'EURUSD_bid+ask.csv'],
  ['basket.csv', undefined, 'basket.csv'],
])('%s is the %s side of %s', (name, side, mid) => {
  expect(sideOf(name)).toBe(side)
  expect(midOf(name)).toBe(mid)
})
