import { expect, it } from 'vitest'
import { millis, minute } from '#kernel/time.ts'
import type { CandleRecording, TradeRecording } from '#server/trading/market/recorded-files.ts'
import { type OrderEvent, tapeOf } from './tape.ts'

const noon = Date.UTC(2022, 0, 1, 12)
const scale = { decimals: 0, tickPoints: 1 }

function candlesAt(minutes: readonly number[]): CandleRecording {
  const candles = minutes.map((m) => {
    const price = 1_000 + m
    return { at: millis(noon + m * minute), open: price, high: price, low: price, close: price }
  })
  return { kind: 'candles', name: 'candles', symbolHint: undefined, scale, candles }
}

function ordersOf(recording: CandleRecording | TradeRecording): OrderEvent[] {
  return [...tapeOf(recording).events()].filter((event) => event.kind === 'order')
}

it('enters at a candle’s close and leaves at the close of the expiry', () => {
  const [first] = ordersOf(candlesAt([0, 1, 2, 3]))
  expect(first?.at).toBe(noon + minute)
  expect(first?.entry).toBe(1_000)
  expect(first?.exitAfter(180)).toBe(1_003)
})

it('voids a trade that expires in a minute without a candle', () => {
  const [first] = ordersOf(candlesAt([0, 1, 3]))
  expect(first?.exitAfter(120)).toBe('void')
})

it('offers nothing past the end or across a gap of more than ten minutes', () => {
  const [first, second] = ordersOf(candlesAt([0, 10, 21, 22]))
  expect(first?.exitAfter(600)).toBe(1_010)
  expect(second?.exitAfter(660)).toBe('unoffered')
  expect(first?.exitAfter(3_600)).toBe('unoffered')
})

/** Trades at these seconds after noon, each at a price that is its second. */
function tradesAt(seconds: readonly number[], symbolHint = 'XRPETH'): TradeRecording {
  const trades = seconds.map((s) => ({ at: millis(noon + s * 1_000), price: 1_000 + s }))
  return { kind: 'trades', name: 'trades', symbolHint, scale, trades }
}

function orderAt(second: number, recording: TradeRecording): OrderEvent | undefined {
  return ordersOf(recording).find((order) => order.at === noon + second * 1_000)
}

it('enters at the first trade after the order and leaves at the last by the expiry', () => {
  const order = orderAt(10, tradesAt([1, 9, 10, 12, 40, 68, 70, 71, 99]))
  expect(order?.entry).toBe(1_012)
  expect(order?.exitAfter(60)).toBe(1_070)
})

it.each([
  ['a spot of 3 s is too old for crypto', [7, 12, 69, 99], 'XRPETH', 'stale'],
  ['a spot of 3 s is not for currencies', [7, 12, 69, 99], 'EURUSD', 1_012],
  ['an entry within ten seconds', [9, 20, 69, 99], 'XRPETH', 1_020],
  ['no entry within ten seconds', [9, 21, 69, 99], 'XRPETH', 'void'],
] as const)('order: %s', (_, seconds, symbol, entry) => {
  expect(orderAt(10, tradesAt(seconds, symbol))?.entry).toBe(entry)
})

it.each([
  ['a last trade of 5 s before the expiry', [9, 12, 65, 99], 'XRPETH', 1_065],
  ['one of 6 s before is too old for crypto', [9, 12, 64, 99], 'XRPETH', 'void'],
  ['one of 10 s before is not for currencies', [9, 12, 60, 99], 'EURUSD', 1_060],
  ['no trade after the entry', [9, 12, 71, 99], 'EURUSD', 'void'],
  ['a recording that ends before the expiry', [9, 12, 69], 'XRPETH', 'unoffered'],
] as const)('exit: %s', (_, seconds, symbol, exit) => {
  expect(orderAt(10, tradesAt(seconds, symbol))?.exitAfter(60)).toBe(exit)
})

it('enters later than a delay, and leaves at an average where that was decided', () => {
  const decided = { entryDelayMs: 2_000, exitAverageSeconds: 3 }
  const recording = tradesAt([1, 9, 12, 13, 66, 69, 70, 71, 200])
  const order = [...tapeOf(recording, decided).events()].find(
    (event) => event.kind === 'order' && event.at === noon + 10_000,
  )
  const { entry, exitAfter } = order as OrderEvent
  expect(entry).toBe(1_013)
  // At 68, 69 and 70 seconds: 1,066, 1,069 and 1,070.
  expect(exitAfter(60)).toBe(1_068)
  expect(exitAfter(180)).toBe('void')
})

it('closes each minute that traded at its last trade', () => {
  const closes = [...tapeOf(tradesAt([1, 59, 61, 190, 250])).events()].filter(
    (event) => event.kind === 'close',
  )
  expect(closes.map(({ at, price }) => [(at - noon) / minute, price])).toEqual([
    [1, 1_059],
    [2, 1_061],
    [4, 1_190],
  ])
})
