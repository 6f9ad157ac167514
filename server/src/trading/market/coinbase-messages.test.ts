// What the Coinbase exchange's messages mean, and what those that were recorded say.

import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import {
  coinbase,
  parseCoinbaseCandles,
  parseCoinbaseMessage,
  parseCoinbaseTrades,
} from './coinbase-messages.ts'

test('is asked for ticker and heartbeat of products', () => {
  expect(coinbase.subscribe(['BTC-USD', 'ETH-USD']).map((text) => JSON.parse(text))).toEqual([
    {
      type: 'subscribe',
      product_ids: ['BTC-USD', 'ETH-USD'],
      channels: ['ticker', 'heartbeat'],
    },
  ])
})

test.each([
  [
    '{"type":"heartbeat","last_trade_id":20,"product_id":"BTC-USD","sequence":90,"time":"2014-11-07T08:19:28.464459Z"}',
    { kind: 'pong', micros: Date.UTC(2014, 10, 7, 8, 19, 28) * 1_000 + 464_459 },
  ],
  [
    '{"type":"subscriptions","channels":[{"name":"heartbeat","product_ids":["A-B"]},{"name":"ticker","product_ids":["A-B","C-D"]}]}',
    { kind: 'subscribed', symbols: ['A-B', 'C-D'], micros: undefined },
  ],
  [
    '{"type":"error","message":"Failed to subscribe","reason":"FOO-USD is not a valid product"}',
    { kind: 'refused', symbol: 'FOO-USD', reason: 'FOO-USD is not a valid product' },
  ],
  [
    '{"type":"error","message":"Malformed JSON"}',
    { kind: 'refused', symbol: undefined, reason: 'Malformed JSON' },
  ],
  ['{"type":"l2update"}', { kind: 'alive' }],
  ['{"type":"news"}', undefined],
  ['null', undefined],
  ['', undefined],
])('%s', (text, meaning) => {
  expect(parseCoinbaseMessage(text)).toEqual(meaning)
})

test('answers about the past come the newest first, and unsound rows are left out', () => {
  expect(
    parseCoinbaseCandles('[[120,9,12,10,11,0.1],[60,11,10,10,11,0.1],[0,9,10,9,10,0.1]]'),
  ).toEqual({
    candles: [
      { at: 0, open: 9, high: 10, low: 9, close: 10, ticks: 1 },
      { at: 120_000, open: 10, high: 12, low: 9, close: 11, ticks: 1 },
    ],
  })
  expect(
    parseCoinbaseTrades('[{"time":"1970-01-01T00:00:01.0000011Z","trade_id":3,"price":"7.50"}]'),
  ).toEqual({ trades: [{ id: 3, at: 1_001, price: 7.5 }] })
  expect(parseCoinbaseTrades('{"message":"NotFound"}')).toEqual({ error: 'NotFound' })
  expect(parseCoinbaseCandles('[[1]]')).toEqual({ error: 'an answer that is not candles' })
})

const recorded = resolve(
  import.meta.dirname,
  '../../../../../shared/market/venues/coinbase.ws.28.0.txt.gz',
)

/** Half a minute of 17 April 2021, of ten products; counted by hand. */
describe.skipIf(!existsSync(recorded))('recorded', () => {
  const lines = existsSync(recorded)
    ? gunzipSync(readFileSync(recorded)).toString().split('\n')
    : []
  const messages = lines.flatMap((line) => {
    const [, text] = /^\d+\.\d+: (\{.*\})$/.exec(line) ?? []
    return text === undefined ? [] : [parseCoinbaseMessage(text)]
  })

  test('nothing is garbage, and every ticker is a quote', () => {
    expect(messages).toHaveLength(9_946)
    expect(messages.filter((message) => message === undefined)).toEqual([])
    const count = (kind: string) => messages.filter((message) => message?.kind === kind).length
    expect(['quotes', 'subscribed', 'alive'].map(count)).toEqual([107, 3, 9_836])
  })

  test('the quotes of BAND-GBP are what the exchange said', () => {
    const quotes = messages.flatMap((message) => (message?.kind === 'quotes' ? message.quotes : []))
    const band = quotes.filter(({ symbol }) => symbol === 'BAND-GBP')
    expect(band.map(({ bid, ask }) => [bid, ask])).toEqual([
      [14.755, 14.806],
      [14.7646, 14.7906],
      [14.7646, 14.7906],
      [14.7646, 14.7906],
      [14.732, 14.7906],
    ])
    expect(band[0]?.micros).toBe(Date.UTC(2021, 3, 17, 16, 43, 30) * 1_000 + 244_075)
  })
})
