import { describe, expect, test } from 'vitest'
import type { ClientId } from '#kernel/ids.ts'
import { cents, dollars, zeroUsd } from '#kernel/money.ts'
import { day, hour, later, type Millis, millis } from '#kernel/time.ts'
import {
  approvalsFor,
  askedAt,
  detailOf,
  dueAt,
  heldUntil,
  isForBank,
  isOverdue,
  isUnderWay,
  leastOf,
  netOf,
  notBeforeOf,
  refuseAmount,
  refuseApproving,
  refuseBankRefusal,
  refuseCancelling,
  refuseCrowd,
  refusePaying,
  refuseRejecting,
  type Step,
  shownDestination,
  statusOf,
  type Withdrawal,
  type WithdrawalState,
} from './withdrawal.ts'

const handOf = (email: string) => ({ email, actor: `staff:${email}` })

const now = millis(Date.UTC(2026, 10, 20, 15)) // a Friday

function withdrawal(states: readonly WithdrawalState[], change: Partial<Withdrawal> = {}) {
  const steps: Step[] = states.map((state) => ({
    state,
    at: now,
    actor: 'client',
    reason: null,
    reference: null,
  }))
  return {
    id: 'w',
    clientId: 1n as ClientId,
    method: 'btc',
    amount: dollars(100),
    fee: dollars(3),
    destination: 'tb1q',
    network: 'simulated',
    bank: null,
    approvalsNeeded: 1,
    notBefore: null,
    orderKey: null,
    approvedBy: [],
    payout: null,
    steps,
    ...change,
  } as Withdrawal
}

const prepared = {
  units: 1n,
  rate: '1',
  prepared: null,
  preparedAt: now,
  preparedBy: 'staff:eve@x',
  sent: null,
  isLeaving: false,
  file: null,
}
const sent = { ...prepared, sent: { nr: 1, reference: 'r', at: now } }

describe('an amount', () => {
  const terms = { least: dollars(10), most: dollars(100), fee: dollars(3) }
  const limits = { limit: dollars(150), verified: dollars(900), used: dollars(60) }
  const refusalOf = (amount: bigint, available = dollars(1_000)) =>
    refuseAmount({ amount: cents(amount), available }, terms, limits)?.refused

  test('keeps to the balance, the method and the day, in this order', () => {
    expect(refusalOf(1_000n)).toBeUndefined()
    expect(refusalOf(999n)).toBe('withdrawal_too_small')
    expect(refusalOf(9_000n)).toBeUndefined()
    expect(refusalOf(9_001n)).toBe('withdrawal_day_limit')
    expect(refusalOf(10_001n)).toBe('withdrawal_too_large')
    expect(refusalOf(500n, cents(499n))).toBe('withdrawal_above_balance')
    expect(refusalOf(100_001n)).toBe('withdrawal_above_balance')
  })

  test('is refused with the least of the method, and its fee', () => {
    const refusal = refuseAmount({ amount: cents(999n), available: dollars(99) }, terms, limits)
    expect(refusal?.details).toEqual({ limit: '10.00', fee: '3.00' })
  })

  test.each([
    [dollars(1), zeroUsd, dollars(1)],
    [dollars(1), cents(99n), dollars(1)],
    [dollars(1), dollars(1), dollars(2)],
    [dollars(1), dollars(3), dollars(4)],
    [dollars(20), dollars(5), dollars(20)],
  ])('of at least %d with a fee of %d is at least %d', (least, fee, most) => {
    expect(leastOf({ least, fee })).toBe(most)
  })

  test('says what is left, which is never below zero', () => {
    const used = dollars(500)
    const ask = { amount: dollars(20), available: dollars(1_000) }
    const refusal = refuseAmount(ask, terms, { ...limits, used })
    expect(refusal?.details).toEqual({ limit: '150.00', left: '0.00', verified: '900.00' })
  })

  test('above that of the method, or of the day, is told the limit', () => {
    const ask = (amount: number) => ({ amount: dollars(amount), available: dollars(1_000) })
    expect(refuseAmount(ask(101), terms, limits)?.details).toEqual({ limit: '100.00' })
    expect(refuseAmount(ask(95), terms, limits)?.details).toEqual({
      limit: '150.00',
      left: '90.00',
      verified: '900.00',
    })
    expect(refuseAmount(ask(100), terms, { ...limits, used: zeroUsd })).toBeUndefined()
    const all = { amount: dollars(50), available: dollars(50) }
    expect(refuseAmount(all, terms, limits)).toBeUndefined()
  })

  test('above the limit in a day takes two people', () => {
    const limit = dollars(1_000)
    expect(approvalsFor(limit, zeroUsd, limit)).toBe(1)
    expect(approvalsFor(cents(1n), limit, limit)).toBe(2)
    expect(approvalsFor(cents(100_001n), zeroUsd, limit)).toBe(2)
  })
})

describe('the way of a withdrawal', () => {
  const all = [
    withdrawal(['pending']),
    withdrawal(['pending', 'approved']),
    withdrawal(['pending', 'approved'], { payout: prepared }),
    withdrawal(['pending', 'approved'], { payout: sent }),
    withdrawal(['pending', 'approved', 'paid'], { payout: sent }),
    withdrawal(['pending', 'rejected']),
    withdrawal(['pending', 'cancelled']),
  ]
  const codes = (refuse: (of: Withdrawal) => { refused: string } | undefined) =>
    all.map((it) => refuse(it)?.refused ?? '')
  const ended = ['withdrawal_ended', 'withdrawal_ended', 'withdrawal_ended']
  const away = 'withdrawal_on_its_way'

  test('is cancelled until it may be on its way', () => {
    expect(codes(refuseCancelling)).toEqual(['', '', away, away, ...ended])
  })

  test('is rejected until it was sent, by somebody else than who prepared it', () => {
    expect(codes((it) => refuseRejecting(it, handOf('max@x')))).toEqual([
      '',
      '',
      '',
      away,
      ...ended,
    ])
    expect(codes((it) => refuseRejecting(it, handOf('eve@x')))[2]).toBe('other_person_needed')
  })

  test('is approved while it waits, and paid once approved', () => {
    const over = 'withdrawal_ended'
    expect(codes((it) => refuseApproving(it, 'eve@x', now))).toEqual([
      '',
      over,
      over,
      over,
      ...ended,
    ])
    expect(codes(refusePaying)).toEqual(['withdrawal_not_approved', '', '', '', ...ended])
    const early = withdrawal(['pending'], { notBefore: later(now, 1) })
    expect(refuseApproving(early, 'eve@x', now)?.refused).toBe('withdrawal_waits')
    expect(refuseApproving(early, 'eve@x', later(now, 1))).toBeUndefined()
  })

  test('has a word for each place on it', () => {
    expect(all.map((it) => detailOf(it, now))).toEqual([
      ...['in_review', 'approved', 'prepared', 'sent', 'paid', 'rejected', 'cancelled'],
    ])
    const half = withdrawal(['pending'], { approvedBy: ['eve@x'] })
    expect(detailOf(half, now)).toBe('second_review')
    const fresh = withdrawal(['pending'], { notBefore: later(now, 1) })
    expect(detailOf(fresh, now)).toBe('new_destination')
    expect(statusOf('paid')).toBe('Paid')
  })
})

describe('a withdrawal', () => {
  const approved = ['pending', 'approved'] as const
  const asked = withdrawal(['pending'])
  const file = { id: 'f', refused: null }
  const refused = { ...file, refused: { at: now, by: 'max@x', reason: 'closed' } }
  const codeOf = (refusal: { refused: string } | undefined) => refusal?.refused
  const ofPayout = (payout: object) =>
    withdrawal(approved, { method: 'bank', payout: { ...prepared, ...payout } })

  test('leaves less the fee, and is as old as its first step', () => {
    expect(netOf(asked)).toBe(dollars(97))
    expect(askedAt({ steps: [...asked.steps, { ...asked.steps[0]!, at: later(now, 5) }] })).toBe(
      now,
    )
    expect(askedAt({ steps: [] })).toBe(0)
  })

  test('is under way until it has ended, or none was written down yet', () => {
    const states = ['approved', 'paid', 'rejected', 'cancelled'] as const
    expect(states.map((state) => isUnderWay(withdrawal(['pending', state])))).toEqual([
      ...[true, false, false, false],
    ])
    expect([isUnderWay(asked), isUnderWay({ steps: [] })]).toEqual([true, true])
  })

  test('is one of twenty that may be under way at once', () => {
    expect(refuseCrowd({ underWay: 19 })).toBeUndefined()
    expect(refuseCrowd({ underWay: 20 })).toEqual({
      refused: 'withdrawals_waiting',
      details: { limit: 20 },
    })
  })

  test('is in the next file for the bank once approved, and where the bank refused the last', () => {
    const first = withdrawal(approved, { method: 'bank' })
    expect([first, ofPayout({ file: refused })].map(isForBank)).toEqual([true, true])
    const others = [
      withdrawal(approved),
      withdrawal(['pending'], { method: 'bank' }),
      withdrawal([...approved, 'paid'], { method: 'bank' }),
      ofPayout({ file }),
      ofPayout({ file: null }),
    ]
    expect(others.map(isForBank)).toEqual([false, false, false, false, false])
    expect(detailOf(ofPayout({ file: refused }), now)).toBe('approved')
    expect(detailOf(ofPayout({ file }), now)).toBe('prepared')
  })

  test('is refused by the bank by a file that it is in, once, as others say than who made it', () => {
    const inFile = ofPayout({ file })
    expect(refuseBankRefusal(inFile, handOf('max@x'))).toBeUndefined()
    expect(refuseBankRefusal(inFile, handOf('eve@x'))).toEqual({
      refused: 'other_person_needed',
      details: { email: 'eve@x' },
    })
    expect(codeOf(refuseBankRefusal(ofPayout({ file: refused }), handOf('max@x')))).toBe(
      'bank_refusal_known',
    )
    for (const payout of [null, prepared]) {
      const none = withdrawal(approved, { method: 'bank', payout })
      expect(codeOf(refuseBankRefusal(none, handOf('max@x')))).toBe('withdrawal_not_prepared')
    }
    const paid = withdrawal([...approved, 'paid'], { payout: { ...prepared, file } })
    expect(refuseBankRefusal(paid, handOf('max@x'))).toEqual({
      refused: 'withdrawal_ended',
      details: { status: 'paid' },
    })
  })

  test('that is leaving is not rejected', () => {
    const leaving = ofPayout({ isLeaving: true })
    expect(codeOf(refuseRejecting(leaving, handOf('max@x')))).toBe('withdrawal_on_its_way')
  })

  test('is approved by each once, and not before its time', () => {
    const half = withdrawal(['pending'], { approvedBy: ['eve@x'] })
    expect(refuseApproving(half, 'eve@x', now)).toEqual({
      refused: 'approved_already',
      details: { email: 'eve@x' },
    })
    expect(refuseApproving(half, 'max@x', now)).toBeUndefined()
    const early = withdrawal(['pending'], { notBefore: later(now, 1) })
    expect(refuseApproving(early, 'eve@x', now)?.details).toEqual({
      until: '2026-11-20T15:00:00.001Z',
    })
    expect(detailOf(early, later(now, 1))).toBe('in_review')
  })

  test('is told as sent back only once it was paid', () => {
    const returned = { amount: dollars(97), reason: 'closed' }
    expect(detailOf(withdrawal([...approved, 'paid'], { returned }), now)).toBe('returned')
    expect(detailOf(withdrawal(approved, { returned }), now)).toBe('approved')
    expect(detailOf(withdrawal(['pending'], { returned }), now)).toBe('in_review')
  })

  test.each([
    ['pending', 'Pending'],
    ['approved', 'Approved'],
    ['rejected', 'Rejected'],
    ['cancelled', 'Cancelled'],
  ] as const)('%s is called %s', (state, status) => {
    expect(statusOf(state)).toBe(status)
  })
})

describe('times', () => {
  test('five working days leave out Saturdays and Sundays', () => {
    const due = (asked: Millis) => new Date(dueAt(asked)).toISOString()
    expect(due(now)).toBe('2026-11-27T15:00:00.000Z')
    expect(due(later(now, day))).toBe('2026-11-27T15:00:00.000Z')
    expect(due(later(now, 3 * day))).toBe('2026-11-30T15:00:00.000Z')
    const waiting = withdrawal(['pending'])
    expect(isOverdue(waiting, dueAt(now))).toBe(false)
    expect(isOverdue(waiting, later(dueAt(now), 1))).toBe(true)
    expect(isOverdue(withdrawal(['pending', 'cancelled']), later(now, 99 * day))).toBe(false)
  })

  test('nor do the days on which banks are closed count', () => {
    const due = (text: string) => new Date(dueAt(Date.parse(text) as Millis)).toISOString()
    expect(due('2026-12-22T09:30:00Z')).toBe('2026-12-30T09:30:00.000Z')
    expect(due('2026-12-28T09:30:00Z')).toBe('2027-01-05T09:30:00.000Z')
    expect(due('2026-04-01T09:30:00Z')).toBe('2026-04-10T09:30:00.000Z')
    expect(due('2026-04-30T23:59:59Z')).toBe('2026-05-08T23:59:59.000Z')
  })

  test('holds end to the millisecond', () => {
    expect(notBeforeOf({ addedAt: now, changedAt: undefined }, day, now)).toBe(later(now, day))
    expect(notBeforeOf({ addedAt: now, changedAt: undefined }, day, later(now, day))).toBeNull()
    expect(notBeforeOf({ addedAt: now, changedAt: now }, 0, now)).toBeNull()
    const changedAt = later(now, hour)
    expect(notBeforeOf({ addedAt: now, changedAt }, day, later(now, day))).toBe(
      later(changedAt, day),
    )
    // Long known when it changed: it is not new again.
    expect(
      notBeforeOf({ addedAt: now, changedAt: later(now, day) }, day, later(now, day)),
    ).toBeNull()
    expect(notBeforeOf({ addedAt: changedAt, changedAt: now }, day, now)).toBe(
      later(changedAt, day),
    )
    expect(heldUntil(now, hour, later(now, hour - 1))).toBe(later(now, hour))
    expect(heldUntil(now, hour, later(now, hour))).toBeUndefined()
    expect(heldUntil(undefined, hour, now)).toBeUndefined()
  })
})

test('a bank account is shown by its last four digits', () => {
  const bank = {
    account_number: '123456789',
    bank_name: 'First Bank',
    routing_number: '021000021',
    type: 'Checking' as const,
  }
  expect(shownDestination({ destination: 'x', bank })).toBe('First Bank …6789')
  expect(shownDestination({ destination: 'tb1q', bank: null })).toBe('tb1q')
})
