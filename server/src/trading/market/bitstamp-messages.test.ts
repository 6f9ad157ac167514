// What the Bitstamp exchange's messages mean, and what those that were recorded say.

import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import {
  bitstamp,
  parseBitstampCandles,
  parseBitstampMessage,
  parseBitstampPairs,
  parseBitstampTrades,
} from './bitstamp-messages.ts'

test('is asked for the book of each pair', () => {
  expect(bitstamp.subscribe(['btcusd', 'ethusd']).map((text) => JSON.parse(text))).toEqual([
    { event: 'bts:subscribe', data: { channel: 'order_book_btcusd' } },
    { event: 'bts:subscribe', data: { channel: 'order_book_ethusd' } },
  ])
})

test.each([
  [
    '{"event":"bts:subscription_succeeded","channel":"order_book_btcusd","data":{}}',
    { kind: 'subscribed', symbols: ['btcusd'], micros: undefined },
  ],
  [
    '{"event":"bts:error","channel":"order_book_foo","data":{"code":null,"message":"Bad subscription string."}}',
    { kind: 'refused', symbol: 'foo', reason: 'Bad subscription string.' },
  ],
  ['{"event":"bts:request_reconnect","channel":"","data":""}', { kind: 'reconnect' }],
  ['{"event":"bts:heartbeat","channel":"","data":{"status":"success"}}', { kind: 'alive' }],
  ['{"event":"trade","channel":"live_trades_btcusd","data":{}}', { kind: 'alive' }],
  ['{"event":"data","channel":"order_book_btcusd","data":{}}', undefined],
  ['{"event":"news"}', undefined],
  ['', undefined],
])('%s', (text, meaning) => {
  expect(parseBitstampMessage(text)).toEqual(meaning)
})

test('answers about the past: sound candles, trades at the end of their second, or why not', () => {
  const candle = { timestamp: '60', open: '10', high: '12', low: '9', close: '11', volume: '1' }
  const text = JSON.stringify({ data: { ohlc: [candle, { ...candle, high: '10' }] } })
  expect(parseBitstampCandles(text)).toEqual({
    candles: [{ at: 60_000, open: 10, high: 12, low: 9, close: 11, ticks: 1 }],
  })
  expect(parseBitstampTrades('[{"date":"7","tid":"1","price":"3.5"}]')).toEqual({
    trades: [{ at: 7_999, price: 3.5 }],
  })
  expect(parseBitstampTrades('{"reason":"Not now","code":"1"}')).toEqual({ error: 'Not now' })
})

const folder = resolve(import.meta.dirname, '../../../../../shared/market/venues')
const read = (name: string) => gunzipSync(readFileSync(`${folder}/${name}.txt.gz`)).toString()

/** Half a minute of 5 January 2022, of ten pairs; counted by hand. */
describe.skipIf(!existsSync(`${folder}/bitstamp.0.txt.gz`))('recorded', () => {
  const textsOf = (name: string) =>
    read(name)
      .split('\n')
      .flatMap((line) => /^[\d.]+: (\{.*\})$/.exec(line)?.[1] ?? [])

  test('nothing is garbage', () => {
    const messages = textsOf('bitstamp.ws.1.0').map(parseBitstampMessage)
    expect(messages).toHaveLength(747)
    expect(new Set(messages.map((message) => message?.kind))).toEqual(new Set(['alive']))
  })

  test('changes of both sides of a book read as the book does', () => {
    const changes = textsOf('bitstamp.ws.1.0').filter((text) =>
      /"bids":\[\[.*"asks":\[\[.*"diff_order_book_bateur"/.test(text),
    )
    const [first] = changes.map((text) =>
      parseBitstampMessage(text.replace('diff_order_book_', 'order_book_')),
    )
    expect(first).toEqual({
      kind: 'quotes',
      quotes: [{ symbol: 'bateur', bid: 1.15979, ask: 1.16601, micros: 1_641_343_691_244_908 }],
    })
  })

  test('its pairs are those that are traded', () => {
    const [, list = ''] = /trading-pairs-info\/ -> [\d.]+: (\[.*\])/.exec(read('bitstamp.0')) ?? []
    const pairs = parseBitstampPairs(list)
    expect(pairs).toMatchObject({ ids: expect.arrayContaining(['btcusd', 'ethbtc']) })
  })
})
