// Reads recorded market files, plain or gzipped, into candles or trades. What a file is shows in
// its content, never in its name; a file that can't be read is refused with a sentence that names
// the file and the line.

import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { basename } from 'node:path'
import { createGunzip } from 'node:zlib'
import type { PriceScale } from '#kernel/price.ts'
import { floorTo, minute } from '#kernel/time.ts'
import { midOf, sideOf, symbolHintOf } from './recorded-names.ts'
import {
  type BadRow,
  candleOf,
  formatFromHeader,
  formatFromValues,
  isHeader,
  type RecordedCandle,
  type RecordedTrade,
  type Row,
  type RowFormat,
  tradeOf,
} from './recorded-rows.ts'
import { inferScale } from './tick-grid.ts'

export type { RecordedCandle, RecordedTrade } from './recorded-rows.ts'

type RecordingHead = {
  /** The file's name without its folder; of a bid and ask pair the name with "bid+ask". */
  readonly name: string
  /** The symbol the name suggests, e.g. "BTCUSD"; undefined when it suggests none. */
  readonly symbolHint: string | undefined
  /** Decimals and tick, inferred from the prices. */
  readonly scale: PriceScale
}

/**
 * One-minute candles in order of time, one per minute, with gaps where the market was closed or
 * nothing traded.
 */
export type CandleRecording = RecordingHead & {
  readonly kind: 'candles'
  readonly candles: readonly RecordedCandle[]
}

/** Trades in order of time; those of one millisecond in the order of the file. */
export type TradeRecording = RecordingHead & {
  readonly kind: 'trades'
  readonly trades: readonly RecordedTrade[]
}

export type Recording = CandleRecording | TradeRecording

/** The file is not one we can read; the message is a whole sentence for whoever named the file. */
export class RecordingRefused extends Error {
  override name = 'RecordingRefused'
}

/**
 * Reads one file: CSV with or without header, or a JSON array of rows, of one-minute candles or of
 * trades. Rows may be out of order (they are sorted). Of two candles of one minute the later row
 * counts; repeated trades are kept, since they change no price. Throws RecordingRefused.
 */
export async function readRecordedFile(path: string): Promise<Recording> {
  const name = basename(path)
  const head = { name, symbolHint: symbolHintOf(name) }
  const rows = await collect(path, name)
  if (rows.kind === 'trades') {
    const trades = sortedByTime(rows.trades)
    return { ...head, kind: 'trades', scale: inferScale(trades.map((t) => t.price)), trades }
  }
  const candles = onePerMinute(sortedByTime(rows.candles), name)
  return { ...head, kind: 'candles', scale: inferScale(candles.map((c) => c.close)), candles }
}

/**
 * Reads several files. Two candle files whose names differ only in "bid" and "ask" are the two
 * sides of one series and become one recording of their mid, of the minutes that both have. Throws
 * RecordingRefused.
 */
export async function readRecordedFiles(paths: readonly string[]): Promise<Recording[]> {
  const recordings: Recording[] = []
  for (const path of paths) recordings.push(await readRecordedFile(path))
  return recordings.flatMap((recording) => {
    const side = sideOf(recording.name)
    const other = side && recordings.find((it) => isOtherSide(it.name, recording.name))
    if (other?.kind !== 'candles' || recording.kind !== 'candles') return [recording]
    return side === 'bid' ? [mid(recording, other)] : []
  })
}

function isOtherSide(name: string, of: string): boolean {
  return sideOf(name) !== sideOf(of) && midOf(name) === midOf(of)
}

function mid(bid: CandleRecording, ask: CandleRecording): CandleRecording {
  const asks = new Map(ask.candles.map((candle) => [candle.at, candle]))
  const candles = bid.candles.flatMap((b) => {
    const a = asks.get(b.at)
    const half = (x: number, y: number) => Number(((x + y) / 2).toPrecision(15))
    return a === undefined
      ? []
      : {
          at: b.at,
          open: half(b.open, a.open),
          high: half(b.high, a.high),
          low: half(b.low, a.low),
          close: half(b.close, a.close),
        }
  })
  const name = midOf(bid.name)
  if (candles.length === 0) throw new RecordingRefused(`${name}: bid and ask share no minute.`)
  return { ...bid, name, scale: inferScale(candles.map((c) => c.close)), candles }
}

type Rows =
  | { readonly kind: 'candles'; readonly candles: RecordedCandle[] }
  | { readonly kind: 'trades'; readonly trades: RecordedTrade[] }

async function collect(path: string, name: string): Promise<Rows> {
  let format: RowFormat | undefined
  const candles: RecordedCandle[] = []
  const trades: RecordedTrade[] = []
  for await (const batch of rowsOf(path, name)) {
    for (const { row, place } of batch) {
      if (format === undefined) {
        const header = isHeader(row)
        format = header ? formatFromHeader(row) : formatFromValues(row)
        if (!format) throw new RecordingRefused(`${name}, ${place}: ${unknownRow(header)}`)
        if (header) continue
      }
      if (format.kind === 'candles') candles.push(readable(candleOf(row, format), name, place))
      else trades.push(readable(tradeOf(row, format), name, place))
    }
  }
  if (candles.length + trades.length === 0) throw new RecordingRefused(`${name}: it has no rows.`)
  return trades.length > 0 ? { kind: 'trades', trades } : { kind: 'candles', candles }
}

function unknownRow(isHeader: boolean): string {
  return isHeader
    ? 'the header names neither a time with open, high, low, close, nor a time with a price.'
    : 'these are neither candles nor trades in a format known here.'
}

function readable<T extends object>(value: T | BadRow, name: string, place: string): T {
  if ('bad' in value) throw new RecordingRefused(`${name}, ${place}: ${value.bad}.`)
  return value
}

function sortedByTime<T extends { readonly at: number }>(rows: T[]): T[] {
  const isSorted = rows.every((row, index) => index === 0 || rows[index - 1]!.at <= row.at)
  return isSorted ? rows : rows.sort((a, b) => a.at - b.at)
}

function onePerMinute(sorted: readonly RecordedCandle[], name: string): RecordedCandle[] {
  const candles: RecordedCandle[] = []
  let shortestGap = Number.POSITIVE_INFINITY
  for (const candle of sorted) {
    const before = candles.at(-1)
    if (before?.at === candle.at) candles.pop()
    else if (before) shortestGap = Math.min(shortestGap, candle.at - before.at)
    candles.push(candle)
  }
  if (candles.length > 1 && shortestGap !== minute) {
    throw new RecordingRefused(
      `${name}: its candles are ${shortestGap / 1000} s apart; only one-minute candles are read.`,
    )
  }
  return candles.map((candle) => ({ ...candle, at: floorTo(candle.at, minute) }))
}

type PlacedRow = { readonly row: Row; readonly place: string }

async function* rowsOf(path: string, name: string): AsyncGenerator<PlacedRow[]> {
  let line = 0
  let json = ''
  for await (const lines of lineBatches(path, name)) {
    if (line === 0 && lines[0]?.startsWith('{')) {
      throw new RecordingRefused(`${name}: a JSON object; only a JSON array of rows is read.`)
    }
    if (json !== '' || (line === 0 && lines[0]?.startsWith('['))) {
      json += lines.join('\n')
      continue
    }
    const rows: PlacedRow[] = []
    for (const text of lines) {
      line += 1
      if (text.trim() !== '') rows.push({ row: cellsOf(text), place: `line ${line}` })
    }
    yield rows
  }
  if (json !== '') yield jsonRows(json, name)
}

function cellsOf(line: string): string[] {
  return line.split(',').map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'))
}

function jsonRows(text: string, name: string): PlacedRow[] {
  const parsed = parsedJson(text, name)
  if (!Array.isArray(parsed)) throw new RecordingRefused(`${name}: a JSON array is expected.`)
  return parsed.map((row: unknown, index) => {
    const place = `row ${index + 1}`
    if (!Array.isArray(row)) throw new RecordingRefused(`${name}, ${place}: it is not an array.`)
    return { row: row.map(String), place }
  })
}

function parsedJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new RecordingRefused(`${name}: it is not valid JSON (${messageOf(error)}).`)
  }
}

/** The file's lines, decompressed where it is gzipped, as many at a time as one read gives. */
async function* lineBatches(path: string, name: string): AsyncGenerator<string[]> {
  try {
    const start = await firstBytes(path)
    if (start.subarray(0, 2).toString('latin1') === 'PK') {
      throw new RecordingRefused(`${name}: a zip archive; unpack it first.`)
    }
    const isGzip = start[0] === 0x1f && start[1] === 0x8b
    const file = createReadStream(path)
    const text = isGzip ? file.pipe(createGunzip()) : file
    let rest = ''
    for await (const chunk of text.setEncoding('utf8')) {
      const lines = (rest + String(chunk)).replace(/^\uFEFF/, '').split(/\r?\n/)
      rest = lines.pop() ?? ''
      if (lines.length > 0) yield lines
    }
    if (rest !== '') yield [rest]
  } catch (error) {
    if (error instanceof RecordingRefused) throw error
    throw new RecordingRefused(`${name}: it can't be read (${messageOf(error)}).`)
  }
}

async function firstBytes(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
