// How a credit is told of, in words for the client.

import { present } from '#kernel/assert.ts'
import { type Coin, unitsShown } from '#kernel/coins.ts'
import { figureShown } from '#kernel/money.ts'
import type { Arrival, Credit, Outcome } from './deposit.ts'

/** A sentence on what came and what it was reckoned at. */
export function creditText(
  coin: Coin,
  { units }: Pick<Arrival, 'units'>,
  { rate, restRate }: Credit,
  outcome: Outcome,
): string {
  const came = `${unitsShown(coin, units)} arrived`
  const first = figureShown(present(rate, 'coins are credited at a rate'))
  const rates =
    restRate === null ? first : `${first}, and ${figureShown(restRate)} for what came above it`
  return `${came}, at a rate of ${rates}.${notes[outcome] ?? ''}`
}

const notes: Partial<Record<Outcome, string>> = {
  partial: ' That is less than you asked for, and was credited as it came.',
  over: ' That is more than you asked for; all of it was credited.',
  late: ' It came after the rate had ended, so the rate of its confirmation was used.',
  unasked: ' Nothing was asked for, so the rate of its confirmation was used.',
}
