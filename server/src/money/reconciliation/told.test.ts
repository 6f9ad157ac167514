import { expect, test } from 'vitest'
import type { Difference, DifferenceKind } from './reconciliation.ts'
import { askedOf, nameOf, sentenceOf } from './told.ts'

const twice: Difference = {
  kind: 'output_credited_twice',
  unit: 'btc',
  about: 'aa/0',
  ours: 150_000_000n,
  theirs: 0n,
}

const ofLedger = ['book_not_zero', 'custody_differs', 'held_differs', 'fees_differ'] as const
const ofCoins = [
  ...(['output_unknown', 'output_not_credited', 'output_differs', 'output_not_on_chain'] as const),
  ...(['output_back', 'output_credited_twice', 'payout_not_on_chain', 'payout_differs'] as const),
  ...(['payout_not_settled', 'movement_not_on_chain', 'coins_differ'] as const),
]
const ofCards = [
  ...(['charge_not_credited', 'charge_not_taken', 'charge_differs'] as const),
  ...(['dispute_not_booked', 'dispute_won'] as const),
]

test('a difference is told with both amounts and what lies between', () => {
  expect(sentenceOf(twice)).toBe(
    'A payment was credited twice (aa/0): ours 1.5 BTC, theirs 0 BTC, difference -1.5 BTC.',
  )
  const dollars = { kind: 'fees_differ', unit: 'usd', about: 'withdrawals' } as const
  expect(sentenceOf({ ...dollars, ours: 300n, theirs: 600_000n })).toBe(
    'The ledger and the records differ on the fees (withdrawals): ' +
      'ours $3.00, theirs $6,000.00, difference $5,997.00.',
  )
})

test('each kind has a sentence of its own', () => {
  const kinds: readonly DifferenceKind[] = [...ofLedger, ...ofCoins, ...ofCards]
  const sentences = kinds.map((kind) => sentenceOf({ ...twice, kind }).split(' (aa/0): ')[0])
  expect(new Set(sentences).size).toBe(kinds.length)
  for (const sentence of sentences) expect(sentence).toMatch(/^(A|The|What) .{20,}/)
})

test('a difference is the same again while it is as large', () => {
  const more = { ...twice, ours: twice.ours + 7n, theirs: 7n }
  expect(nameOf(more)).toBe(nameOf(twice))
  expect(nameOf(twice)).toBe('output_credited_twice aa/0 -150000000')
  expect(nameOf({ ...twice, theirs: 1n })).not.toBe(nameOf(twice))
})

test('who was asked is the chain, the card provider, or the ledger itself', () => {
  for (const kind of ofCoins) expect(askedOf({ kind, unit: 'eth' })).toBe('eth')
  for (const kind of ofCards) expect(askedOf({ kind, unit: 'usd' })).toBe('cards')
  for (const kind of ofLedger) expect(askedOf({ kind, unit: 'usd' })).toBe('ledger')
})
