// The deposit screens: what is typed as an amount, what wallets read from the code, and how a
// deposit is told of.

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { DepositView } from '#contract/client/deposits.ts'
import * as t from '../../lib/i18n/i18n.ts'
import { amountFrom, receiptProblem } from './amount.ts'
import DepositLogPage from './DepositLogPage.tsx'
import { Progress } from './Progress.tsx'

describe('an amount', () => {
  it.each(['1', '1.5', '100.25', '1000000', ' 7 '])('%j can be paid in', (typed) => {
    expect(amountFrom(typed)).toBe(typed.trim())
  })
  const wrong = ['', '0', '0.99', '-5', '1e3', '1.234', '1,000', '1000000.01', 'ten', '0x10', '１']
  it.each(wrong)('%j cannot', (typed) => {
    expect(amountFrom(typed)).toBeUndefined()
  })
})

it('a receipt is a picture of at most 5 MB', () => {
  expect(receiptProblem({ size: 10, type: 'image/png' }, 5)).toBe('large')
  expect(receiptProblem({ size: 1, type: 'image/svg+xml' }, 5)).toBe('unknown')
  expect(receiptProblem({ size: 5, type: 'image/webp' }, 5)).toBeUndefined()
})

const deposit: DepositView = {
  deposit_id: '019aa000-0000-7000-8000-000000000001',
  method: 'btc',
  status: 'Pending',
  detail: 'waiting',
  amount: 100,
  asked_amount: 100,
  coin_amount: '0.00155719',
  rate: '64218.4',
  rest_rate: null,
  rate_until: null,
  network: 'simulated',
  address: 'bcrt1qx',
  transaction_id: null,
  has_receipt: false,
  confirmations: 0,
  confirmations_needed: 3,
  reason: null,
  reason_code: null,
  reason_details: null,
  is_test: true,
  seen_at: null,
  can_cancel: true,
  createdAt: '2026-11-21T12:34:56.000Z',
}

function shown(changes: Partial<DepositView>): string {
  const html = renderToStaticMarkup(<Progress deposit={{ ...deposit, ...changes }} />)
  return html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

describe('a deposit', () => {
  it.each([
    [{}, '… Pending Waiting for your payment'],
    [{ detail: 'confirming', confirmations: 2 }, '… Pending 2 of 3 confirmations'],
    [{ status: 'Approved', detail: 'exact' }, '✓ Approved $100.00 added to your balance'],
    [{ status: 'Rejected', detail: 'expired' }, '× Rejected No payment came'],
  ] as const)('%j reads "%s"', (changes, text) => {
    expect(shown(changes)).toBe(text)
  })
})

describe('the history', () => {
  const page = (rows: readonly DepositView[]) => {
    const queries = new QueryClient()
    const pages = [{ status: true, message: '', data: rows, next_cursor: null }]
    queries.setQueryData(['deposits'], { pages, pageParams: [undefined] })
    const root = document.createElement('div')
    root.innerHTML = renderToStaticMarkup(
      <QueryClientProvider client={queries}>
        <DepositLogPage />
      </QueryClientProvider>,
    )
    return root
  }

  it('has the columns of each kind of screen', () => {
    const root = page([{ ...deposit, status: 'Approved', detail: 'over', rest_rate: '70000' }])
    const heads = [...root.querySelectorAll('th')].map((th) =>
      [...(th.children.length > 0 ? th.children : [th])].map((it) => it.textContent),
    )
    expect(heads).toEqual([
      ['S/N'],
      ['Transaction ID', 'ID'],
      ['Method'],
      ['Amount Deposited', 'Amount'],
      ['Amount in Coin'],
      ['Status'],
      ['Date', 'Time'],
    ])
    const text = root.textContent ?? ''
    expect(text).toContain('0.00155719 BTC')
    expect(text).toContain('at $64,218.40, the rest at $70,000.00')
    expect(text).toContain('2026-11-21')
  })

  it('tells each in its own coin, by which way it came and how it stands', () => {
    const ether = { method: 'eth', coin_amount: '0.034567890123456789', rate: '2892.5' } as const
    const card = { method: 'card', coin_amount: null, rate: null, amount: 50 } as const
    const done = { status: 'Approved', detail: 'exact' } as const
    const root = page([
      { ...deposit, ...ether },
      { ...deposit, ...card, ...done, deposit_id: 'd2' },
    ])
    const [first, second] = [...root.querySelectorAll('tbody tr')].map((tr) =>
      [...tr.querySelectorAll('td')].map((td) => td.textContent ?? ''),
    )
    expect(first?.[2]).toBe('Ethereum')
    expect(first?.[4]).toBe('0.03456789 ETHat $2,892.50')
    expect(first?.[5]).toContain('Pending')
    // Phones, where those columns are not shown.
    expect(first?.[3]).toContain('Ethereum0.03456789 ETH')
    expect(first?.[3]).toContain('Pending')
    expect(second?.slice(2, 5)).toEqual(['Card', expect.stringMatching(/^\$50\.00Card/), '–'])
    expect(second?.[5]).toContain('Approved')
    expect(root.textContent).not.toContain('BTC')
  })

  it('says when there is none', () => {
    expect(page([]).textContent).toContain('You have no deposits yet.')
    expect(t.deposits.empty).toBe('You have no deposits yet.')
  })
})
