// The terms that trades were lately opened at, each written once under a number: orders of the same
// moment share them.

import type { OpenTrade } from './trade.ts'

export type Terms = { readonly id: bigint; readonly of: OpenTrade }

export type TermsBook = {
  readonly find: (trade: OpenTrade) => Terms | undefined
  /** Notes terms that were written, once that is committed. */
  readonly keep: (terms: Iterable<Terms>) => void
}

/** The newest for each offer: what was offered before is hardly asked for again. */
export function newTermsBook(): TermsBook {
  const byOffer = new Map<string, Terms>()
  return {
    find: (trade) => {
      const known = byOffer.get(offerOf(trade))
      return known && areEqual(known.of, trade) ? known : undefined
    },
    keep: (all) => {
      for (const terms of all) byOffer.set(offerOf(terms.of), terms)
    },
  }
}

function offerOf({ instrument, direction, durationSeconds, strikeRate }: OpenTrade): string {
  return `${instrument.id} ${direction} ${durationSeconds} ${strikeRate}`
}

function areEqual(one: OpenTrade, other: OpenTrade): boolean {
  return (
    one.volatility === other.volatility &&
    one.quantile === other.quantile &&
    one.winProbability === other.winProbability &&
    one.strikeFactor === other.strikeFactor &&
    one.payoutRateBp === other.payoutRateBp &&
    one.marginBp === other.marginBp &&
    one.ruleVersion === other.ruleVersion &&
    one.instrument.scale.decimals === other.instrument.scale.decimals &&
    one.instrument.scale.tickPoints === other.instrument.scale.tickPoints
  )
}
