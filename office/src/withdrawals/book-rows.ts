// What a verdict about a withdrawal does to the books: the client's accounts with what they have
// now and after, the others with the change alone, which sum to nothing for each verdict.

import type { StaffWithdrawal, WithdrawalEvidence } from '#contract/staff/withdrawals.ts'

export type BookRow = {
  readonly on: 'rejected' | 'paid'
  readonly account: string
  /** Dollars as plain text; null: it is no account of the client's. */
  readonly now: string | null
  readonly change: string
  readonly after: string | null
}

/** Nothing once it is decided for good: then the statement says what was booked. */
export function bookRows(
  { status, net, fee, amount }: Pick<StaffWithdrawal, 'status' | 'net' | 'fee' | 'amount'>,
  {
    balance,
    withdrawals,
    bookings,
  }: Pick<WithdrawalEvidence, 'balance' | 'withdrawals' | 'bookings'>,
): BookRow[] {
  if (status !== 'Pending' && status !== 'Approved') return []
  const outside = bookings.find(({ on, to }) => on === 'paid' && to !== 'house')?.to ?? 'outside'
  const held = withdrawals.waiting.amount
  const own = (on: BookRow['on'], account: string, now: string, change: string): BookRow => ({
    on,
    account,
    now,
    change,
    after: plus(now, change),
  })
  const other = (account: string, change: string): BookRow => ({
    on: 'paid',
    account,
    now: null,
    change,
    after: null,
  })
  return [
    own('paid', 'withdrawals', held, negative(amount)),
    other(outside, net),
    ...(cents(fee) === 0n ? [] : [other('house', fee)]),
    own('rejected', 'withdrawals', held, negative(amount)),
    own('rejected', 'available', balance, amount),
  ]
}

function cents(text: string): bigint {
  const [whole = '0', part = ''] = text.replace('-', '').split('.')
  const size = BigInt(whole) * 100n + BigInt(part.padEnd(2, '0'))
  return text.startsWith('-') ? -size : size
}

function textOf(amount: bigint): string {
  const digits = (amount < 0n ? -amount : amount).toString().padStart(3, '0')
  return `${amount < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

const plus = (a: string, b: string) => textOf(cents(a) + cents(b))
const negative = (a: string) => textOf(-cents(a))
