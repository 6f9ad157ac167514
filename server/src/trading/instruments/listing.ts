// Reads the list of instruments (server/seed/instruments.csv): what is quoted, what of it is
// traded, on which limits. An id belongs to its pair for ever, since ticks and candles are stored
// under it: a pair that leaves takes its id along.

import { categories } from '#contract/shared/categories.ts'
import { dollars } from '#kernel/money.ts'
import { type CsvRow, parseCsv } from './csv.ts'
import { exchangeCodes } from './exchange.ts'
import type { Instrument } from './instrument.ts'

const columns = [
  'id',
  'base',
  'quote',
  'category',
  'tradable',
  'decimals',
  'tick_points',
  'stake_min',
  'stake_max',
  'payout_max_per_client',
  'exposure_max',
  'kraken_symbol',
  'exchange',
  'title',
] as const

/** The largest id: the tables keep it in two bytes. */
const idMax = 32_767
const decimalsMax = 12

/**
 * Instruments in the order of the file, limits in whole dollars there. `file` is named in the
 * refusal. Throws SeedRefused with file and line.
 */
export function parseInstruments(text: string, file: string): Instrument[] {
  const ids = new Set<number>()
  const symbols = new Set<string>()
  const krakenSymbols = new Set<string | null>()
  return parseCsv(text, file, columns).map((row) => {
    const instrument = instrumentOf(row)
    const { id, symbol, krakenSymbol } = instrument
    if (ids.has(id)) row.refuse(`the id ${id} is taken`)
    if (symbols.has(symbol)) row.refuse(`${symbol} is listed twice`)
    if (krakenSymbol !== null && krakenSymbols.has(krakenSymbol)) {
      row.refuse(`${krakenSymbol} belongs to another instrument`)
    }
    ids.add(id)
    symbols.add(symbol)
    krakenSymbols.add(krakenSymbol)
    return instrument
  })
}

function instrumentOf(row: CsvRow): Instrument {
  const base = assetCode(row, 'base')
  const quote = assetCode(row, 'quote')
  if (base === quote) row.refuse(`${base} can't be quoted in itself`)
  const instrument: Instrument = {
    id: atMost(row, 'id', row.whole('id', 1), idMax),
    symbol: base + quote,
    base,
    quote,
    category: row.oneOf('category', categories),
    isTradable: row.oneOf('tradable', ['yes', 'no']) === 'yes',
    scale: {
      decimals: atMost(row, 'decimals', row.whole('decimals', 0), decimalsMax),
      tickPoints: row.whole('tick_points', 1),
    },
    stakeMin: dollars(row.whole('stake_min', 1)),
    stakeMax: dollars(row.whole('stake_max', 1)),
    payoutMaxPerClient: dollars(row.whole('payout_max_per_client', 1)),
    exposureMax: dollars(row.whole('exposure_max', 1)),
    krakenSymbol: row.optional('kraken_symbol'),
    exchange: row.optional('exchange') === null ? null : row.oneOf('exchange', exchangeCodes),
    title: row.optional('title'),
  }
  checkLimits(row, instrument)
  checkHours(row, instrument)
  return instrument
}

function assetCode(row: CsvRow, column: string): string {
  const code = row.text(column)
  return /^[A-Z0-9]{2,10}$/.test(code)
    ? code
    : row.refuse(`${column} must be a code of 2 to 10 capital letters and digits, not "${code}"`)
}

function atMost(row: CsvRow, column: string, value: number, max: number): number {
  return value <= max ? value : row.refuse(`${column} must be at most ${max}, not ${value}`)
}

/** Crypto never closes, currencies have their week; all else keeps an exchange's hours. */
function checkHours(row: CsvRow, { category, exchange }: Instrument): void {
  const isOfExchange = !['Cryptocurrency', 'Currencies'].includes(category)
  if (isOfExchange && exchange === null) row.refuse(`${category} need an exchange`)
  if (!isOfExchange && exchange !== null) row.refuse(`${category} have no exchange`)
}

/** Limits that contradict each other would refuse every order, or none. */
function checkLimits(row: CsvRow, { krakenSymbol, ...limits }: Instrument): void {
  const { stakeMin, stakeMax, payoutMaxPerClient, exposureMax } = limits
  if (stakeMax < stakeMin) row.refuse('stake_max is less than stake_min')
  if (payoutMaxPerClient < stakeMax) row.refuse('payout_max_per_client is less than stake_max')
  if (exposureMax < payoutMaxPerClient) {
    row.refuse('exposure_max is less than payout_max_per_client')
  }
  if (krakenSymbol !== null && !/^[A-Z0-9]+\/[A-Z0-9]+$/.test(krakenSymbol)) {
    row.refuse(`kraken_symbol must look like BTC/USD, not "${krakenSymbol}"`)
  }
}
