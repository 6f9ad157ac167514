// The terms that trades were lately opened at, each written once under a number: orders of the same
// moment share them.

import { assert } from '#kernel/assert.ts'
import type { Tx } from '#server/platform/db.ts'
import type { OpenTrade } from './trade.ts'
import { nextTermsIds, type Terms, termsIdsAtOnce } from './trades.store.ts'

export type TermsBook = {
  /** The terms of a trade, where some that are the same were written. */
  readonly find: (trade: OpenTrade) => Terms | undefined
  /** Sees to it that numbers for so many new terms are there. */
  readonly stock: (tx: Tx, count: number) => Promise<void>
  /** The terms of a trade under a new number, to be written. */
  readonly number: (trade: OpenTrade) => Terms
  /** Notes terms that were written, once that is committed. */
  readonly keep: (terms: Iterable<Terms>) => void
  /** Forgets all: one of them was not there. */
  readonly forget: () => void
}

/** The newest for each offer: what was offered before is hardly asked for again. */
export function newTermsBook(): TermsBook {
  const byOffer = new Map<string, Terms>()
  let next = 0n
  let left = 0
  return {
    find: (trade) => findTerms(byOffer, trade),
    stock: async (tx, count) => {
      assert(count <= termsIdsAtOnce, 'a batch has fewer orders than numbers are dealt out')
      if (left >= count) return
      next = await nextTermsIds(tx)
      left = termsIdsAtOnce
    },
    number: (trade) => {
      assert(left > 0, 'numbers were stocked')
      const terms = { id: next, of: trade }
      next += 1n
      left -= 1
      return terms
    },
    keep: (all) => {
      for (const terms of all) byOffer.set(offerOf(terms.of), terms)
    },
    forget: () => byOffer.clear(),
  }
}

/** By what was offered; of one offer only the newest terms are known. */
export function findTerms(
  byOffer: ReadonlyMap<string, Terms>,
  trade: OpenTrade,
): Terms | undefined {
  const known = byOffer.get(offerOf(trade))
  return known && areEqual(known.of, trade) ? known : undefined
}

export function offerOf({ instrument, direction, durationSeconds, strikeRate }: OpenTrade): string {
  return `${instrument.id} ${direction} ${durationSeconds} ${strikeRate}`
}

function areEqual(one: OpenTrade, other: OpenTrade): boolean {
  const [a, b] = [one.instrument.scale, other.instrument.scale]
  return (
    one.volatility === other.volatility &&
    one.quantile === other.quantile &&
    one.winProbability === other.winProbability &&
    one.strikeFactor === other.strikeFactor &&
    one.payoutRateBp === other.payoutRateBp &&
    one.marginBp === other.marginBp &&
    one.ruleVersion === other.ruleVersion &&
    one.entryDelayMs === other.entryDelayMs &&
    one.exitSeconds === other.exitSeconds &&
    a.decimals === b.decimals &&
    a.tickPoints === b.tickPoints
  )
}
