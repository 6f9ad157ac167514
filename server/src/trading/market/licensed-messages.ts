// What an operator's licensed source sends, by the description that came with it. Nothing of it is
// believed before it is parsed here.

import type { Exchange, ExchangeMessage, ExchangeQuote } from './exchange.ts'
import { parseJson } from './exchange-text.ts'
import type { LicensedSource } from './licensed-source.ts'

export function licensedExchange(source: LicensedSource): Exchange {
  return {
    name: `licensed:${source.name}`,
    parse: (text) => parseLicensed(source, text),
    subscribe: (symbols) => requestsOf(source.send ?? [], symbols),
    ping: source.ping === undefined ? null : JSON.stringify(source.ping),
    confirms: false,
  }
}

/** What holds no quote is a sign of life; what is no JSON is garbage. */
export function parseLicensed(
  { quotes: places, symbols }: Pick<LicensedSource, 'quotes' | 'symbols'>,
  text: string,
): ExchangeMessage | undefined {
  const json = parseJson(text)
  if (json === undefined) return undefined
  const found = at(json, places.each)
  const known = new Set(Object.values(symbols))
  const quotes = (Array.isArray(found) ? found : [found]).flatMap(
    (one) => quoteOf(one, places, known) ?? [],
  )
  return quotes.length > 0 ? { kind: 'quotes', quotes } : { kind: 'alive' }
}

type Places = LicensedSource['quotes']

function quoteOf(
  one: unknown,
  places: Places,
  known: ReadonlySet<string>,
): ExchangeQuote | undefined {
  const symbol = at(one, places.symbol)
  const bid = numberOf(at(one, places.bid))
  const ask = numberOf(at(one, places.ask))
  const micros = microsOf(at(one, places.time), places.time_unit)
  if (typeof symbol !== 'string' || !known.has(symbol)) return undefined
  const isSound = bid > 0 && bid <= ask && Number.isFinite(ask) && Number.isFinite(micros)
  return isSound ? { symbol, bid, ask, micros } : undefined
}

function numberOf(value: unknown): number {
  if (typeof value === 'number') return value
  return typeof value === 'string' && /^\d{1,19}(\.\d{1,15})?$/.test(value)
    ? Number(value)
    : Number.NaN
}

const perUnit = { s: 1_000_000, ms: 1_000, us: 1, ns: 0.001 } as const

function microsOf(value: unknown, unit: Places['time_unit']): number {
  if (unit !== 'iso') return Math.floor(numberOf(value) * perUnit[unit])
  return typeof value === 'string' ? Date.parse(value) * 1_000 : Number.NaN
}

/** The part of a JSON value that a JSON Pointer names; undefined where there is none. */
export function at(json: unknown, pointer: string): unknown {
  let value = json
  for (const part of pointer.split('/').slice(1)) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~')
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
    value = (value as Readonly<Record<string, unknown>>)[key]
  }
  return value
}

function requestsOf(send: readonly unknown[], symbols: readonly string[]): string[] {
  return send.flatMap((request) => {
    const text = JSON.stringify(request)
    if (text.includes('"{symbols}"'))
      return [text.replaceAll('"{symbols}"', JSON.stringify(symbols))]
    if (!text.includes('{symbol}')) return [text]
    return symbols.map((symbol) => {
      return text.replaceAll('{symbol}', JSON.stringify(symbol).slice(1, -1))
    })
  })
}
