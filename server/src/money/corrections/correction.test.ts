import { expect, test } from 'vitest'
import { dollars, type Usd } from '#kernel/money.ts'
import { millis } from '#kernel/time.ts'
import {
  type Correction,
  correctionKinds,
  goodwillMost,
  refOf,
  refuseAmount,
  refuseDeciding,
  stateOf,
} from './correction.ts'

const deed = { email: 'eve@staff.example', at: millis(0), provenAt: null }
const proposed: Correction = {
  id: 'c1',
  kind: 'goodwill',
  clientId: 7n as never,
  depositId: null,
  withdrawalId: null,
  previousId: null,
  amount: 500n as Usd,
  recovered: 0n as Usd,
  reason: 'Sorry.',
  evidence: null,
  proposed: deed,
  decided: null,
}
const confirmed: Correction = {
  ...proposed,
  decided: { ...deed, email: 'max@staff.example', outcome: 'confirmed' },
}

test.each([
  ['by another', proposed, 'confirmed', 'max@staff.example', undefined],
  ['by who proposed it', proposed, 'confirmed', 'eve@staff.example', 'four_eyes'],
  ['withdrawn by who proposed it', proposed, 'withdrawn', 'eve@staff.example', undefined],
  ['a second time', confirmed, 'confirmed', 'max@staff.example', 'correction_ended'],
  ['undone', confirmed, 'withdrawn', 'max@staff.example', 'correction_ended'],
] as const)('is decided on %s', (_name, correction, outcome, by, code) => {
  expect(refuseDeciding(correction, outcome, by)?.refused).toBe(code)
})

test.each([
  [0n, 'correction_too_large'],
  [-1n, 'correction_too_large'],
  [1n, undefined],
  [9_700n, undefined],
  [9_701n, 'correction_too_large'],
] as const)('gives back %s of 9700 cents', (amount, code) => {
  expect(refuseAmount(amount as Usd, 9_700n as Usd)?.refused).toBe(code)
})

test('says in what state it is, or what could be given back', () => {
  const twice = refuseDeciding(confirmed, 'confirmed', 'max@staff.example')
  expect(twice?.details).toEqual({ state: 'confirmed' })
  expect(refuseAmount(9_701n as Usd, 9_700n as Usd)?.details).toEqual({ limit: '97.00' })
  expect(goodwillMost).toBe(dollars(10_000))
  expect(correctionKinds).toEqual(['deposit_restored', 'withdrawal_returned', 'goodwill'])
})

test('is booked under what it corrects, once', () => {
  expect(refOf(proposed)).toBe('c1')
  expect(refOf({ ...proposed, depositId: 'd1' })).toBe('d1')
  expect(refOf({ ...proposed, withdrawalId: 'w1' })).toBe('w1')
  expect(refOf({ ...proposed, depositId: 'd1', previousId: 'c0' })).toBe('c0')
  expect([stateOf(proposed), stateOf(confirmed)]).toEqual(['proposed', 'confirmed'])
})
