// What the indicators say of a row of closes now: where the price stands, never what to do.

import { bollinger, ema, macd, rsi, sma } from '../../lib/price/indicators.ts'

export const averages = [
  { id: 'sma20', kind: 'simple', length: 20 },
  { id: 'sma50', kind: 'simple', length: 50 },
  { id: 'ema20', kind: 'exponential', length: 20 },
] as const

export type AverageId = (typeof averages)[number]['id']
/** Where one figure stands to another. */
export type Side = 'above' | 'below' | 'level'

/** Each undefined where there are too few closes for it. */
export type Technicals = {
  readonly averages: readonly {
    readonly id: AverageId
    readonly reading: { readonly value: number; readonly side: Side } | undefined
  }[]
  readonly rsi: { readonly value: number; readonly zone: 'high' | 'low' | 'middle' } | undefined
  readonly macd:
    | {
        readonly line: number
        readonly signal: number
        /** Of the line to its signal, and of the line to zero. */
        readonly side: Side
        readonly zero: Side
      }
    | undefined
  readonly bands:
    | {
        readonly lower: number
        readonly upper: number
        readonly place: 'above' | 'within' | 'below'
        /** From band to band, as a share of the middle. */
        readonly width: number
      }
    | undefined
}

/** The usual marks of Wilder's. */
const rsiHigh = 70
const rsiLow = 30

/** Closes oldest first; the last is the price now. */
export function technicalsOf(closes: readonly number[]): Technicals {
  const price = closes.at(-1) ?? 0
  return {
    averages: averages.map(({ id, kind, length }) => {
      const value = (kind === 'simple' ? sma : ema)(closes, length).at(-1)
      return { id, reading: value === undefined ? undefined : { value, side: side(price, value) } }
    }),
    rsi: rsiReading(closes),
    macd: macdReading(closes),
    bands: bandsReading(closes, price),
  }
}

function rsiReading(closes: readonly number[]): Technicals['rsi'] {
  const value = rsi(closes).at(-1)
  if (value === undefined) return undefined
  return { value, zone: value >= rsiHigh ? 'high' : value <= rsiLow ? 'low' : 'middle' }
}

function macdReading(closes: readonly number[]): Technicals['macd'] {
  const newest = macd(closes).at(-1)
  if (!newest) return undefined
  const { line, signal } = newest
  return { line, signal, side: side(line, signal), zero: side(line, 0) }
}

function bandsReading(closes: readonly number[], price: number): Technicals['bands'] {
  const newest = bollinger(closes).at(-1)
  if (!newest) return undefined
  const { lower, middle, upper } = newest
  const place = price > upper ? 'above' : price < lower ? 'below' : 'within'
  return { lower, upper, place, width: (upper - lower) / middle }
}

function side(value: number, other: number): Side {
  return value === other ? 'level' : value > other ? 'above' : 'below'
}
