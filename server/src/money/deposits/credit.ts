// How a credit came about, and how that is told to the client in their language.

import type { Language } from '#contract/shared/languages.ts'
import { present } from '#kernel/assert.ts'
import { type Coin, unitsShown } from '#kernel/coins.ts'
import { iso, type Millis } from '#kernel/time.ts'
import { coinsIn, dayIn, dollarsIn } from '#server/platform/figures.ts'
import { wordingIn } from '#server/platform/wording.ts'
import type { Arrival, Credit, Outcome } from './deposit.ts'

export type Came =
  | { readonly by: 'card' }
  | {
      readonly by: 'coins'
      /** "0.01 BTC" */
      readonly coins: string
      readonly rate: string
      readonly restRate: string | null
      readonly outcome: Outcome
    }
  /** It was told before, at that time. */
  | { readonly by: 'copy'; readonly at: Millis }

export function coinsCame(
  coin: Coin,
  { units }: Pick<Arrival, 'units'>,
  { rate, restRate }: Credit,
  outcome: Outcome,
): Came {
  const known = present(rate, 'coins are credited at a rate')
  return { by: 'coins', coins: unitsShown(coin, units), rate: known, restRate, outcome }
}

/** A sentence on what came and what it was reckoned at. */
export function cameIn(language: Language, came: Came): string {
  const { byCard, isCopy, arrived, arrivedAbove, outcomes } = wordingIn(language).deposits
  if (came.by === 'card') return byCard
  if (came.by === 'copy') return isCopy(dayIn(language, iso(came.at).slice(0, 10)))
  const coins = coinsIn(language, came.coins)
  const rate = dollarsIn(language, came.rate)
  const what =
    came.restRate === null
      ? arrived(coins, rate)
      : arrivedAbove(coins, rate, dollarsIn(language, came.restRate))
  const notes: Readonly<Partial<Record<Outcome, string>>> = outcomes
  const note = notes[came.outcome]
  return note === undefined ? what : `${what} ${note}`
}
