// Finds instruments by what was typed, and moves through what was found.

import type { InstrumentView } from '#contract/public/market.ts'

type Named = Pick<InstrumentView, 'symbol' | 'name' | 'trading_type'>

/** Those whose name or code holds the text; names that begin with it come first, by category. */
export function found<T extends Named>(all: readonly T[], text: string): T[] {
  const wanted = plain(text)
  const rank = (one: T) => (plain(one.name).startsWith(wanted) ? 0 : 1)
  return all
    .filter((one) => plain(one.name).includes(wanted))
    .sort((a, b) => a.trading_type.localeCompare(b.trading_type) || rank(a) - rank(b))
}

/** The symbol so many steps on, round the ends. */
export function next(matches: readonly Named[], symbol: string, steps: number): string {
  if (matches.length === 0) return ''
  const index = matches.findIndex((one) => one.symbol === symbol)
  return matches[(index + steps + matches.length) % matches.length]?.symbol ?? ''
}

function plain(text: string): string {
  return text.replace(/[^a-z0-9]/gi, '').toUpperCase()
}
