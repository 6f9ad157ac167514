// What there is to win, and what of it each place gets: the whole pool, to the cent, whenever two
// or more have traded; otherwise nothing is won, and fees go back. Pure.

import { assert } from '#kernel/assert.ts'
import { minus, plus, share, type Usd, zeroUsd } from '#kernel/money.ts'

/** With fewer nobody was beaten. */
export const tradersLeast = 2

type Funding = { readonly fee: Usd; readonly poolShareBp: number; readonly added: Usd }

export type Pool = {
  /** What was paid in fees, and how much of it goes to the pool and to the house. */
  readonly fees: Usd
  readonly ofFees: Usd
  readonly ofHouse: Usd
  readonly added: Usd
  readonly total: Usd
}

export function poolOf({ fee, poolShareBp, added }: Funding, feesPaid: number): Pool {
  const count = BigInt(feesPaid)
  const fees = ((fee as bigint) * count) as Usd
  const ofFees = ((share(fee, poolShareBp) as bigint) * count) as Usd
  return { fees, ofFees, ofHouse: minus(fees, ofFees), added, total: plus(ofFees, added) }
}

/**
 * The prize of each place that is taken, best first. Shares of places that nobody took are split
 * among those taken, as their own shares are to each other; what rounding down leaves goes to the
 * first.
 */
export function prizesOf(pool: Usd, places: readonly number[], traders: number): Usd[] {
  if (traders < tradersLeast) return []
  const taken = places.slice(0, traders)
  const together = BigInt(taken.reduce((sum, place) => sum + place, 0))
  assert(together > 0n, 'the first place has a share')
  const prizes = taken.map((place) => (((pool as bigint) * BigInt(place)) / together) as Usd)
  const rest = minus(pool, prizes.reduce(plus, zeroUsd))
  return prizes.map((prize, index) => (index === 0 ? plus(prize, rest) : prize))
}

/** Whether shares can be published: all of the pool, and no place better paid than one above. */
export function arePlaces(places: readonly number[]): boolean {
  const sum = places.reduce((total, place) => total + place, 0)
  const isFalling = places.every((place, index) => index === 0 || place <= (places[index - 1] ?? 0))
  return (
    sum === 10_000 && isFalling && places.every((place) => Number.isInteger(place) && place > 0)
  )
}
