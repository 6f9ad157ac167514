// Differences as people read them, with both amounts and what lies between.

import { unitsShown } from '#kernel/coins.ts'
import { type Usd, usdShown } from '#kernel/money.ts'
import type { Difference, DifferenceKind, Keeper } from './reconciliation.ts'

const sentences: Readonly<Record<DifferenceKind, string>> = {
  book_not_zero: 'What clients are owed is not what the books have for it',
  custody_differs: 'The ledger and the records differ on what is kept',
  held_differs: 'The ledger and the records differ on what is held',
  fees_differ: 'The ledger and the records differ on the fees',
  output_unknown: 'The chain has a payment to us that is in no record',
  output_not_credited: 'A payment is deep enough and not credited',
  output_differs: 'The chain has another amount of a payment',
  output_not_on_chain: 'The chain does not have a payment of our records',
  output_back: 'The chain has a payment again that was taken back: staff can restore it',
  output_credited_twice: 'A payment was credited twice',
  payout_not_on_chain: 'The chain does not have a payout that counts as paid',
  payout_differs: 'A payout pays another amount',
  payout_not_settled: 'A payout has long left and does not count as paid',
  movement_not_on_chain: 'The chain does not have a movement that staff noted',
  coins_differ: 'The chain holds other than what came and left',
  charge_not_credited: 'A card paid and nothing was credited',
  charge_not_taken: 'A card deposit was credited and the provider took nothing',
  charge_differs: 'The provider took another amount from a card',
  dispute_not_booked: 'A card payment is disputed and was not taken back',
  dispute_won: 'The card provider has a payment again that was taken back: staff can restore it',
}

/** One line, e.g. "A payment was credited twice (aa/0): ours 1.5 BTC, theirs 0 BTC, ...". */
export function sentenceOf({ kind, unit, about, ours, theirs }: Difference): string {
  const text = (amount: bigint) =>
    unit === 'usd' ? usdShown(amount as Usd) : unitsShown(unit, amount)
  const between = `difference ${text(theirs - ours)}`
  return `${sentences[kind]} (${about}): ours ${text(ours)}, theirs ${text(theirs)}, ${between}.`
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
