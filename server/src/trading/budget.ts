// What one cell of an install may lose for the house: an equal share of each limit, in whole cents
// and rounded down, so that all cells together never lose more than was decided.

import { cents, type Usd, usdToNumber } from '#kernel/money.ts'
import type { InstrumentTerms, Settings } from '#server/install/operators/settings.ts'
import { asDecided, type Instrument } from './instruments/instrument.ts'

export function budgetOf(limit: Usd, cells: number): Usd {
  return cents((limit as bigint) / BigInt(cells))
}

/** The settings as a cell trades by them: each instrument with its terms, its share in them. */
export function budgeted(
  settings: Settings,
  instruments: readonly Instrument[],
  cells: number,
): Settings {
  const instrumentTerms: Record<string, InstrumentTerms> = { ...settings.instrumentTerms }
  for (const listed of instruments) {
    const { symbol, stakeMin, stakeMax, payoutMaxPerClient, exposureMax } = asDecided(
      listed,
      settings,
    )
    instrumentTerms[symbol] = {
      isTraded: true,
      hours: null,
      ...settings.instrumentTerms[symbol],
      stakeMin: usdToNumber(stakeMin),
      stakeMax: usdToNumber(stakeMax),
      payoutMax: usdToNumber(payoutMaxPerClient),
      exposureMax: usdToNumber(budgetOf(exposureMax, cells)),
    }
  }
  return { ...settings, instrumentTerms }
}

/** The same of whatever is decided when somebody asks; an install of one cell has all of it. */
export function budgetedBy(
  settings: () => Settings,
  instruments: readonly Instrument[],
  cells: number,
): () => Settings {
  if (cells === 1) return settings
  let known: { readonly of: Settings; readonly share: Settings } | undefined
  return () => {
    const of = settings()
    if (known?.of !== of) known = { of, share: budgeted(of, instruments, cells) }
    return known.share
  }
}
