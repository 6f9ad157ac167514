// Recognises what the rows of a recorded market file are, by their content, and reads one row.
// A row is its cells as text, wherever it came from (CSV line or JSON array).

import { day, type Millis, millis } from '#kernel/time.ts'

/** A one-minute candle; `at` is the start of its minute, prices are decimal as recorded. */
export type RecordedCandle = {
  readonly at: Millis
  readonly open: number
  readonly high: number
  readonly low: number
  readonly close: number
}

export type RecordedTrade = { readonly at: Millis; readonly price: number }

/** Which cell holds what. */
export type RowFormat =
  | { readonly kind: 'candles'; readonly at: number; readonly ohlc: readonly number[] }
  | { readonly kind: 'trades'; readonly at: number; readonly price: number }

export type Row = readonly string[]

/** A row that can't be read, with the reason as the end of a sentence. */
export type BadRow = { readonly bad: string }

/** Names of a header's time column, the first one present is taken. */
const timeNames = [
  'open_time',
  'timestamp',
  'timestamp_utc',
  'datetime',
  'time',
  'date',
  'transact_time',
]
const priceNames = ['open', 'high', 'low', 'close']

/** True when the row names columns rather than holding values. */
export function isHeader(row: Row): boolean {
  return row.every((cell) => instantOf(cell) === undefined && priceOf(cell) === undefined)
}

/** What a header says the rows below it are; undefined when it names neither candles nor trades. */
export function formatFromHeader(header: Row): RowFormat | undefined {
  const names = header.map((cell) => cell.trim().toLowerCase())
  const at = timeNames.map((name) => names.indexOf(name)).find((index) => index >= 0)
  if (at === undefined) return undefined
  const ohlc = priceNames.map((name) => names.indexOf(name))
  if (ohlc.every((index) => index >= 0)) return { kind: 'candles', at, ohlc }
  const price = names.indexOf('price')
  return price >= 0 ? { kind: 'trades', at, price } : undefined
}

/**
 * What a row without header is:
 * - Binance's trades and aggTrades: `id, price, ..., time, isBuyerMaker[, isBestMatch]`, known by
 *   the flag after the time;
 * - exchange trades `[ms, id, type, side, price, amount, cost]`, known by the side;
 * - candles `time, open, high, low, close, ...` (Binance's klines among them), known by open and
 *   close lying within low and high.
 */
export function formatFromValues(row: Row): RowFormat | undefined {
  const flag = row.findIndex((cell) => /^(true|false)$/i.test(cell))
  if (flag >= 4 && holds(row, flag - 1, 1)) return { kind: 'trades', at: flag - 1, price: 1 }
  if (/^(buy|sell)$/i.test(row[3] ?? '') && holds(row, 0, 4)) {
    return { kind: 'trades', at: 0, price: 4 }
  }
  const candles = { kind: 'candles', at: 0, ohlc: [1, 2, 3, 4] } as const
  const first = candleOf(row, candles)
  if ('bad' in first) return undefined
  const { open, high, low, close } = first
  return Math.max(open, close) <= high && Math.min(open, close) >= low ? candles : undefined
}

/** Reads a candle. An open or close outside low and high, as some vendors write, widens them. */
export function candleOf(
  row: Row,
  format: RowFormat & { readonly kind: 'candles' },
): RecordedCandle | BadRow {
  const at = instantOf(row[format.at] ?? '')
  if (at === undefined) return { bad: `${quoted(row[format.at])} is not a time` }
  const prices: number[] = []
  for (const index of format.ohlc) {
    const price = priceOf(row[index] ?? '')
    if (price === undefined) return { bad: `${quoted(row[index])} is not a price` }
    prices.push(price)
  }
  const [open, high, low, close] = prices as [number, number, number, number]
  if (high < low) return { bad: `the high ${high} is below the low ${low}` }
  return { at, open, high: Math.max(open, high, close), low: Math.min(open, low, close), close }
}

export function tradeOf(
  row: Row,
  format: RowFormat & { readonly kind: 'trades' },
): RecordedTrade | BadRow {
  const at = instantOf(row[format.at] ?? '')
  if (at === undefined) return { bad: `${quoted(row[format.at])} is not a time` }
  const price = priceOf(row[format.price] ?? '')
  return price === undefined
    ? { bad: `${quoted(row[format.price])} is not a price` }
    : { at, price }
}

function holds(row: Row, at: number, price: number): boolean {
  return instantOf(row[at] ?? '') !== undefined && priceOf(row[price] ?? '') !== undefined
}

const numberPattern = /^\d+(\.\d*)?([eE][-+]?\d+)?$/
const isoPattern =
  /^(\d{4})[-./](\d\d)[-./](\d\d)[ T](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)\s?(Z|UTC|[-+]\d\d:?\d\d)?$/

/** Instants before 2000 or after 2100 are something else that looks like a number. */
const instantMin = 10_957 * day
const instantMax = 47_482 * day

/**
 * ISO 8601 (UTC where no zone is written), or seconds, milliseconds, microseconds or nanoseconds
 * since 1970, told apart by their size.
 */
function instantOf(cell: string): Millis | undefined {
  const value = numberPattern.test(cell) ? epochMillis(Number(cell)) : isoMillis(cell)
  return value >= instantMin && value <= instantMax ? millis(value) : undefined
}

function epochMillis(value: number): number {
  if (value < 1e11) return value * 1e3
  if (value < 1e14) return value
  return value < 1e17 ? value / 1e3 : value / 1e6
}

function isoMillis(cell: string): number {
  const match = isoPattern.exec(cell)
  if (!match) return Number.NaN
  const [, year, month, date, time, zone = 'Z'] = match
  return Date.parse(`${year}-${month}-${date}T${time}${zone === 'UTC' ? 'Z' : zone}`)
}

function priceOf(cell: string): number | undefined {
  if (!numberPattern.test(cell)) return undefined
  const price = Number(cell)
  return price > 0 && Number.isFinite(price) ? price : undefined
}

function quoted(cell: string | undefined): string {
  return cell === undefined ? 'nothing' : JSON.stringify(cell.slice(0, 40))
}
