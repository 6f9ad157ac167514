// How the Coinbase and the Bitstamp exchange put what they say in public.

import type { Dialect, Past } from './exchange-server.ts'

const candlesMost = 300
const tradesMost = 1_000

export const coinbaseDialect: Dialect = {
  askedBy: (request) => (request as { product_ids?: string[] }).product_ids,
  refusal: (pair) => ({
    type: 'error',
    message: 'Failed to subscribe',
    reason: `${pair} is not a valid product`,
  }),
  accepted: (_, all) => ({
    type: 'subscriptions',
    channels: ['ticker', 'heartbeat'].map((name) => ({ name, product_ids: all })),
  }),
  ticker: (pair, { bid, ask, time }) => ({
    type: 'ticker',
    sequence: 91,
    product_id: pair,
    price: bid,
    best_bid: bid,
    best_ask: ask,
    side: 'buy',
    time,
    trade_id: 7,
    last_size: '0.1',
  }),
  heartbeat: (pair, time) => ({
    type: 'heartbeat',
    product_id: pair,
    last_trade_id: 7,
    sequence: 90,
    time,
  }),
  slowDown: { message: 'Slow down' },
  pageOf: ({ pathname, searchParams }, past) => {
    const [, , pair = '', what] = pathname.split('/')
    if (pair === '') {
      const gone = { id: 'OLD-USD', status: 'delisted' }
      return [...past.listed.map((id) => ({ id, status: 'online' })), gone]
    }
    if (what === 'candles') {
      const times = ['start', 'end'].map((name) => Date.parse(searchParams.get(name) ?? ''))
      const wanted = minutesOf(past, pair, times)
      if (wanted.length > candlesMost) return { message: 'granularity too small for the range' }
      return wanted
        .map(([seconds, close]) => [seconds, close - 1, close + 1, close, close, 0.5])
        .reverse()
    }
    const before = Number(searchParams.get('after') ?? Number.POSITIVE_INFINITY)
    return (past.trades.get(pair) ?? [])
      .map(([time, price], place) => ({ time, trade_id: place + 1, price, size: '1', side: 'buy' }))
      .filter(({ trade_id: id }) => id < before)
      .slice(-tradesMost)
      .reverse()
  },
}

const microsOf = (time: string) => String(Date.parse(time) * 1_000)

export const bitstampDialect: Dialect = {
  askedBy: (request) => {
    const { event, data } = request as { event: string; data?: { channel: string } }
    return event === 'bts:subscribe' && data ? [data.channel.replace('order_book_', '')] : undefined
  },
  refusal: (pair) => ({
    event: 'bts:error',
    channel: `order_book_${pair}`,
    data: { code: null, message: 'Bad subscription string.' },
  }),
  accepted: (pair) => ({
    event: 'bts:subscription_succeeded',
    channel: `order_book_${pair}`,
    data: {},
  }),
  ticker: (pair, { bid, ask, time }) => ({
    data: {
      timestamp: microsOf(time).slice(0, 10),
      microtimestamp: microsOf(time),
      bids: [
        [bid, '1.5'],
        [String(Number(bid) / 2), '1'],
      ],
      asks: [
        [ask, '0.3'],
        [String(Number(ask) * 2), '1'],
      ],
    },
    channel: `order_book_${pair}`,
    event: 'data',
  }),
  heartbeat: () => ({ event: 'bts:heartbeat', channel: '', data: { status: 'success' } }),
  slowDown: { reason: 'Too many requests', code: '400.002' },
  pageOf: ({ pathname, searchParams }, past) => {
    const [, , , what, pair = ''] = pathname.split('/')
    if (what === 'trading-pairs-info') {
      const gone = { url_symbol: 'oldusd', trading: 'Disabled' }
      return [...past.listed.map((name) => ({ url_symbol: name, trading: 'Enabled' })), gone]
    }
    if (what === 'ohlc') {
      const times = ['start', 'end'].map((name) => Number(searchParams.get(name)) * 1_000)
      const ohlc = minutesOf(past, pair, times).map(([seconds, close]) => ({
        timestamp: String(seconds),
        open: String(close),
        high: String(close + 1),
        low: String(close - 1),
        close: String(close),
        volume: '0.5',
      }))
      return { data: { pair: pair.toUpperCase(), ohlc } }
    }
    return (past.trades.get(pair) ?? [])
      .map(([time, price], place) => ({
        date: microsOf(time).slice(0, 10),
        tid: String(place + 1),
        amount: '1',
        type: '0',
        price,
      }))
      .reverse()
  },
}

function minutesOf({ minutes }: Past, pair: string, times: readonly number[]) {
  const [start = 0, end = 0] = times
  return (minutes.get(pair) ?? []).filter(([seconds]) => {
    return seconds * 1_000 >= start && seconds * 1_000 <= end
  })
}
