// Differences as people read them, with both amounts and what lies between.

import { type AlarmPart, alarmText } from '#contract/staff/alarm-texts.ts'
import { unitsToText } from '#kernel/coins.ts'
import { type Usd, usdToText } from '#kernel/money.ts'
import type { Difference, DifferenceKind, Keeper } from './reconciliation.ts'

/** A sentence in two parts: what differs, and both amounts with what lies between. */
export function partsOf({ kind, unit, about, ours, theirs }: Difference): readonly AlarmPart[] {
  const text = (amount: bigint) =>
    unit === 'usd' ? usdToText(amount as Usd) : unitsToText(unit, amount)
  const amounts = { ours: text(ours), theirs: text(theirs), between: text(theirs - ours) }
  return [
    { code: kind, details: { about } },
    unit === 'usd'
      ? { code: 'dollars_between', details: amounts }
      : { code: 'coins_between', details: { ...amounts, coin: unit.toUpperCase() } },
  ]
}

/** One line, e.g. "A payment was credited twice (aa/0): ours 1.5 BTC, theirs 0 BTC, ...". */
export function sentenceOf(difference: Difference): string {
  return alarmText(partsOf(difference))
}

/**
 * The same difference, found again: as long as it is as large. The amounts on both sides may go on
 * while clients pay in.
 */
export function nameOf({ kind, about, ours, theirs }: Difference): string {
  return `${kind} ${about} ${theirs - ours}`
}

/** Who was asked of what a difference is about. */
export function askedOf({ kind, unit }: Pick<Difference, 'kind' | 'unit'>): Keeper {
  if (unit !== 'usd') return unit
  return ofCards.has(kind) ? 'cards' : 'ledger'
}

const ofCards: ReadonlySet<DifferenceKind> = new Set([
  ...(['charge_not_credited', 'charge_not_taken', 'charge_differs'] as const),
  ...(['dispute_not_booked', 'dispute_won'] as const),
])
