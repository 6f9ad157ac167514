import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import {
  kraken,
  parseKrakenCandles,
  parseKrakenMessage,
  parseKrakenTrades,
  restPairOf,
} from './kraken-messages.ts'

const ticker = (change: object = {}) =>
  JSON.stringify({
    channel: 'ticker',
    type: 'update',
    data: [{ symbol: 'BTC/USD', bid: 100.1, bid_qty: 1, ask: 100.2, ask_qty: 1, ...change }],
  })

test('a ticker is a quote, with the microsecond where it says when', () => {
  expect(parseKrakenMessage(ticker())).toEqual({
    kind: 'quotes',
    quotes: [{ symbol: 'BTC/USD', bid: 100.1, ask: 100.2, micros: undefined }],
  })
  const micros = (timestamp: string) => {
    const message = parseKrakenMessage(ticker({ timestamp }))
    return message?.kind === 'quotes' ? message.quotes[0]!.micros : undefined
  }
  expect(micros('2022-12-25T09:30:59.123456Z')).toBe(1_671_960_659_123_456)
  expect(micros('2022-12-25T09:30:59.123456789Z')).toBe(1_671_960_659_123_456)
  expect(micros('2022-12-25T09:30:59Z')).toBe(1_671_960_659_000_000)
})

test.each([
  ['no JSON', 'pong'],
  ['half a message', ticker().slice(0, 40)],
  ['nothing', ''],
  ['null', 'null'],
  ['an unknown channel', '{"channel":"gossip","data":[]}'],
  ['an unknown method', '{"method":"shout"}'],
  ['a price as text', ticker({ bid: '100.1' })],
  ['no price', ticker({ ask: null })],
  ['a price of zero', ticker({ bid: 0 })],
  ['a bid above the ask', ticker({ bid: 100.3 })],
  ['a time that is none', ticker({ timestamp: 'yesterday' })],
  ['no symbol', ticker({ symbol: 7 })],
])('%s is garbage', (_, text) => {
  expect(parseKrakenMessage(text)).toBeUndefined()
})

test.each([
  [
    { method: 'subscribe', success: true, result: { channel: 'ticker', symbol: 'BTC/USD' } },
    { kind: 'subscribed', symbols: ['BTC/USD'], micros: undefined },
  ],
  [
    {
      method: 'subscribe',
      success: false,
      symbol: 'A/B',
      error: 'Currency pair not supported A/B',
    },
    { kind: 'refused', symbol: 'A/B', reason: 'Currency pair not supported A/B' },
  ],
  [
    { method: 'subscribe', success: false, error: 'Exceeded msg rate' },
    { kind: 'refused', symbol: undefined, reason: 'Exceeded msg rate' },
  ],
  [
    { channel: 'status', type: 'update', data: [{ system: 'maintenance' }] },
    { kind: 'system', state: 'maintenance' },
  ],
  [{ channel: 'heartbeat' }, { kind: 'alive' }],
  [
    { method: 'pong', req_id: 1 },
    { kind: 'pong', micros: undefined },
  ],
  [
    { method: 'pong', time_out: '2022-12-25T09:30:59.000001Z' },
    { kind: 'pong', micros: 1_671_960_659_000_001 },
  ],
])('%j', (message, meaning) => {
  expect(parseKrakenMessage(JSON.stringify(message))).toEqual(meaning)
})

test('asks for the best bid and ask at each change', () => {
  expect(kraken.subscribe(['BTC/USD', 'ETH/USD']).map((text) => JSON.parse(text))).toEqual([
    {
      method: 'subscribe',
      params: {
        channel: 'ticker',
        symbol: ['BTC/USD', 'ETH/USD'],
        event_trigger: 'bbo',
        snapshot: true,
      },
    },
  ])
})

test('REST has its own names', () => {
  expect(['BTC/USD', 'DOGE/BTC', 'ETH/USDT', 'EUR/JPY'].map(restPairOf)).toEqual([
    'XBTUSD',
    'XDGXBT',
    'ETHUSDT',
    'EURJPY',
  ])
})

const row = (time: number, ...texts: string[]) => [time, ...texts, '1.0', '0.5', 3]
const ohlc = (...rows: unknown[]) =>
  JSON.stringify({ error: [], result: { XXBTZUSD: rows, last: 120 } })

test('candles are read up to the minute that still runs', () => {
  const text = ohlc(
    row(60, '5.0', '7.5', '4.0', '6.0'),
    row(120, '6', '6', '6', '6').with(7, 0),
    row(180, '6', '9', '6', '9'),
  )
  expect(parseKrakenCandles(text)).toEqual({
    candles: [
      { at: 60_000, open: 5, high: 7.5, low: 4, close: 6, ticks: 3 },
      { at: 120_000, open: 6, high: 6, low: 6, close: 6, ticks: 1 },
    ],
  })
})

test('candles that contradict themselves are left out', () => {
  const text = ohlc(
    row(60, '5', '4', '4', '5'),
    row(60, '5', '6', '5.5', '5.5'),
    row(60, '0', '6', '0', '5'),
  )
  expect(parseKrakenCandles(text)).toEqual({ candles: [] })
})

test.each([
  ['<html>', 'an answer that is not OHLC'],
  ['{"error":["EAPI:Rate limit exceeded"]}', 'EAPI:Rate limit exceeded'],
  ['{"error":[],"result":{"last":1}}', 'an answer without candles'],
  ['{"error":[],"result":{"XXBTZUSD":[]}}', 'an answer without candles'],
  [ohlc([60, 5, 6, 4, 5, 5, 1, 3]), 'an answer that is not OHLC'],
  [ohlc(row(60, '5', '6', '-4', '5')), 'an answer that is not OHLC'],
])('%s is refused: %s', (text, error) => {
  expect(parseKrakenCandles(text)).toEqual({ error })
})

test.each([
  ['<html>', 'an answer that is not Trades'],
  ['{"error":["EAPI:Rate limit exceeded"]}', 'EAPI:Rate limit exceeded'],
  ['{"error":[],"result":{"last":"1"}}', 'an answer without trades'],
  [
    '{"error":[],"result":{"XXBTZUSD":[["5","1","now"]],"last":"1"}}',
    'an answer that is not Trades',
  ],
  ['{"error":[],"result":{"XXBTZUSD":[["-5","1",1]],"last":"1"}}', 'an answer that is not Trades'],
])('trades of %s are refused: %s', (text, error) => {
  expect(parseKrakenTrades(text)).toEqual({ error })
})

const recorded = resolve(import.meta.dirname, '../../../../../shared/market/kraken')
const read = (name: string) => readFileSync(join(recorded, name), 'utf8')

test.skipIf(!existsSync(recorded))(
  'recorded answers are understood (skipped where ../shared/market is absent)',
  () => {
    expect(parseKrakenMessage(read('ws_ticker_snapshot.json'))).toMatchObject({
      kind: 'quotes',
      quotes: [{ symbol: 'BTC/USD', bid: 105_944.2, ask: 105_944.3 }],
    })
    expect(parseKrakenMessage(read('ws_subscribe_response.json'))).toEqual({
      kind: 'subscribed',
      symbols: ['BTC/USD'],
      micros: 1_695_632_671_742_648,
    })
    expect(parseKrakenMessage(read('ws_pong.json'))).toEqual({
      kind: 'pong',
      micros: 1_695_632_700_123_500,
    })
    const page = parseKrakenTrades(read('http_trades.json'))
    const trades = 'trades' in page ? page.trades : []
    expect('trades' in page && page.last).toBe(1_762_820_035_982_277_754n)
    expect(trades).toHaveLength(1_000)
    // Never dated before it happened: 1762795433.9717445 is rounded up to the millisecond.
    expect(trades[0]).toEqual({ at: 1_762_795_433_972, price: 105_433.6 })
    for (const name of ['ws_trade_update.json', 'ws_ohlc_update.json']) {
      expect(parseKrakenMessage(read(name)), name).toEqual({ kind: 'alive' })
    }
    const answer = parseKrakenCandles(read('http_ohlc.json'))
    const candles = 'candles' in answer ? answer.candles : []
    expect(candles).toHaveLength(720)
    expect(candles[3]).toEqual({
      at: 1_762_777_200_000,
      open: 106_038.1,
      high: 106_044.3,
      low: 106_038.1,
      close: 106_040.1,
      ticks: 3,
    })
  },
)
