import { describe, expect, test } from 'vitest'
import type { ClientId } from '#kernel/ids.ts'
import { cents, dollars, zeroUsd } from '#kernel/money.ts'
import { day, hour, later, type Millis, millis } from '#kernel/time.ts'
import {
  approvalsFor,
  detailOf,
  dueAt,
  heldUntil,
  isOverdue,
  leastOf,
  notBeforeOf,
  refuseAmount,
  refuseApproving,
  refuseCancelling,
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
})
