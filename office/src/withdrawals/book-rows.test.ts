import { expect, test } from 'vitest'
import { bookRows } from './book-rows.ts'

const evidence = {
  balance: '1018.40',
  withdrawals: {
    paid: { count: 1, amount: '10.00' },
    waiting: { count: 2, amount: '2600.00' },
    rejected: { count: 0, amount: '0.00' },
    cancelled: { count: 0, amount: '0.00' },
  },
  bookings: [
    { on: 'asked' as const, from: 'available', to: 'withdrawals', amount: '2400.00' },
    { on: 'rejected' as const, from: 'withdrawals', to: 'available', amount: '2400.00' },
    { on: 'paid' as const, from: 'withdrawals', to: 'outside_btc', amount: '2388.00' },
    { on: 'paid' as const, from: 'withdrawals', to: 'house', amount: '12.00' },
  ],
}
const asked = { status: 'Pending', amount: '2400.00', net: '2388.00', fee: '12.00' } as const

test('each verdict with what the client has now and after', () => {
  expect(bookRows(asked, evidence)).toEqual([
    { on: 'paid', account: 'withdrawals', now: '2600.00', change: '-2400.00', after: '200.00' },
    { on: 'paid', account: 'outside_btc', now: null, change: '2388.00', after: null },
    { on: 'paid', account: 'house', now: null, change: '12.00', after: null },
    { on: 'rejected', account: 'withdrawals', now: '2600.00', change: '-2400.00', after: '200.00' },
    { on: 'rejected', account: 'available', now: '1018.40', change: '2400.00', after: '3418.40' },
  ])
})

test('the changes of a verdict sum to nothing', () => {
  const rows = bookRows({ ...asked, amount: '0.01', net: '0.01', fee: '0.00' }, evidence)
  for (const on of ['paid', 'rejected']) {
    const sum = rows
      .filter((row) => row.on === on)
      .reduce((cents, { change }) => cents + Math.round(Number(change) * 100), 0)
    expect(sum).toBe(0)
  }
})

test('nothing where it is decided for good', () => {
  expect(bookRows({ ...asked, status: 'Paid' }, evidence)).toEqual([])
  expect(bookRows({ ...asked, status: 'Rejected' }, evidence)).toEqual([])
})
