// How a credit came about, told to the client in their language.

import type { Language } from '#contract/shared/languages.ts'
import { iso } from '#kernel/time.ts'
import { coinsIn, dayIn, dollarsIn } from '#server/platform/figures.ts'
import { wordingIn } from '#server/platform/wording.ts'
import type { Came } from './credit.ts'
import type { Outcome } from './deposit.ts'

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
