// @vitest-environment happy-dom
// The withdraw page against a server at the network's edge: what is sent, and what is not.

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type {
  DestinationView,
  WithdrawalTerms,
  WithdrawalView,
} from '#contract/client/withdrawals.ts'
import { signedIn } from '../../lib/session/session.ts'
import WithdrawLogPage from './WithdrawLogPage.tsx'
import WithdrawPage from './WithdrawPage.tsx'

const terms: WithdrawalTerms = {
  methods: [
    ...(['btc', 'eth'] as const).map((method) => ({
      method,
      network: 'simulated' as const,
      is_test: true,
      test_address: `${method}test`,
      least: 10,
      most: 100_000,
      fee: 3,
    })),
    {
      method: 'bank',
      network: null,
      is_test: true,
      test_address: null,
      least: 20,
      most: 100_000,
      fee: 5,
    },
  ],
  level: 'unverified',
  day_limit: 2_000,
  day_left: 1_500,
  verified_day_limit: 100_000,
  available: 1_000,
  held_until: null,
  new_destination_hours: 24,
  two_staff_above: 10_000,
  methods_of_proof: ['mail'],
  has_demo_operator: true,
}
const at = '2026-11-21T12:00:00.000Z'
const row: WithdrawalView = {
  withdraw_id: '0190a000-0000-7000-8000-000000000001',
  method: 'btc',
  wallet: 'tb1qabc',
  label: 'Cold',
  amount: 250,
  fee: 3,
  net: 247,
  status: 'Pending',
  detail: 'in_review',
  network: 'simulated',
  coin_amount: null,
  rate: null,
  transaction_id: null,
  reason: null,
  waits_until: null,
  due_at: '2026-11-27T12:00:00.000Z',
  is_overdue: false,
  can_cancel: true,
  steps: [{ status: 'Pending', at, by: 'client' }],
  createdAt: at,
}

type Sent = { readonly path: string; readonly body: Record<string, unknown>; readonly key: string }

let root: Root
let place: HTMLElement
let sent: Sent[]
let rows: WithdrawalView[]
let kept: DestinationView[]
let shownTerms: WithdrawalTerms

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', answer)
  sent = []
  rows = [row]
  kept = []
  shownTerms = terms
  signedIn({ access: { token: 'a', expires: '2099-01-01T00:00:00.000Z' } })
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
})

afterEach(async () => {
  await act(async () => root.unmount())
  place.remove()
  vi.unstubAllGlobals()
})

/** The server, as far as these screens see it. */
async function answer(url: string, init: RequestInit = {}): Promise<Response> {
  const path = new URL(url, 'http://x').pathname.replace('/api', '')
  const ok = (data: unknown, more: object = {}) =>
    Response.json({ status: true, message: 'Done.', data, ...more })
  if (init.method === 'POST') {
    const body = JSON.parse(String(init.body ?? '{}'))
    const key = new Headers(init.headers).get('idempotency-key') ?? ''
    sent.push({ path, body, key })
    if (path === '/withdraw/code') return ok({ expires: at })
    if (path.startsWith('/withdraw') && !path.includes('cancellation') && !body.proof) {
      const refusal = { status: false, message: 'Please confirm.', code: 'step_up_required' }
      return Response.json(refusal, { status: 422 })
    }
    return ok(row)
  }
  if (path === '/withdraw/terms') return ok(shownTerms)
  if (path === '/withdraw/addresses') return ok(kept)
  if (path === '/withdraw') return ok(rows, { next_cursor: null })
  return ok(null)
}

async function show(page: 'fund' | 'log'): Promise<void> {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await act(async () =>
    root.render(
      <QueryClientProvider client={queries}>
        {page === 'fund' ? <WithdrawPage /> : <WithdrawLogPage />}
      </QueryClientProvider>,
    ),
  )
  await until(() => expect(place.textContent).not.toContain('Loading'))
}

const button = (name: string) =>
  [...place.querySelectorAll('button')].find(
    (it) => it.textContent?.startsWith(name) || it.getAttribute('aria-label') === name,
  ) as HTMLButtonElement
/** Modals are loaded when they are asked for; here they are there at once. */
const press = (name: string) =>
  act(async () => {
    await Promise.all([import('./WalletModal.tsx'), import('./BankModal.tsx')])
    button(name).click()
  })

async function type(name: string, value: string): Promise<void> {
  const field = place.querySelector(`[name=${name}]`) as HTMLInputElement
  const proto = Object.getPrototypeOf(field) as object
  await act(async () => {
    Object.getOwnPropertyDescriptor(proto, 'value')?.set?.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.dispatchEvent(new Event('change', { bubbles: true }))
  })
}

const until = (check: () => void) =>
  vi.waitFor(() => act(async () => check()), { timeout: 120_000 })

describe('the withdraw page', () => {
  it('shows limits before anything is asked for, and what is under way', async () => {
    await show('fund')
    await until(() => expect(place.textContent).toContain('$1,500.00'))
    expect(place.textContent).toContain('of $2,000.00 in 24 hours')
    expect(place.textContent).toContain('automatic demo operator')
    await until(() => expect(place.textContent).toContain('Our staff look at it'))
    await press('Cancel the withdrawal of $250.00')
    expect(sent.at(-1)?.path).toBe(`/withdraw/${row.withdraw_id}/cancellation`)
    // The same for every try: a repeat after a lost answer is told the same.
    expect(sent.at(-1)?.key).toBe(`cancel-${row.withdraw_id}`)
  })

  it('is closed while withdrawals are held', async () => {
    shownTerms = { ...terms, held_until: at }
    await show('fund')
    await until(() => expect(button('Wallet').disabled).toBe(true))
  })

  it('sends nothing above the balance', async () => {
    await show('fund')
    await until(() => expect(button('Wallet')).toBeDefined())
    await press('Wallet')
    await until(() => expect(place.querySelector('[name=wallet]')).not.toBeNull())
    await type('wallet', 'tb1qabc')
    await type('amount', '1000.01')
    await press('Go on')
    expect(place.textContent).toContain('You cannot withdraw more than your available balance')
    expect(sent).toEqual([])
  })

  it('asks for the code of the mail, and sends it with the same key', async () => {
    await show('fund')
    await until(() => expect(button('Wallet')).toBeDefined())
    await press('Wallet')
    await until(() => expect(place.querySelector('[name=wallet]')).not.toBeNull())
    await type('wallet', ' tb1qabc ')
    await type('amount', '250')
    expect(place.textContent).toContain('$247.00')
    await press('Go on')
    await until(() => expect(place.textContent).toContain('We have mailed you a code'))
    expect(place.textContent).toContain('waits 24 hours')
    const deed = { action: 'withdraw', amount: 250, destination: 'tb1qabc' }
    expect(sent.at(-1)).toMatchObject({ path: '/withdraw/code', body: deed })
    await type('code', 'abcd-1234')
    await press('Confirm')
    await until(() => expect(sent).toHaveLength(3))
    expect(sent[2]).toMatchObject({
      path: '/withdraw',
      key: sent[0]?.key,
      body: { amount: 250, wallet: 'tb1qabc', proof: 'abcd-1234' },
    })
  })

  it('of a sandbox names addresses to try it out with, and copies them', async () => {
    const written: string[] = []
    const writeText = async (text: string) => void written.push(text)
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
    await show('fund')
    await until(() => expect(button('Wallet')).toBeDefined())
    await press('Wallet')
    await until(() => expect(place.textContent).toContain('Test addresses'))
    for (const [name, address] of [
      ['Bitcoin', 'btctest'],
      ['Ethereum', 'ethtest'],
    ]) {
      const copy = place.querySelector<HTMLButtonElement>(
        `[title="Copy the test address for ${name}"]`,
      )
      await act(async () => copy?.click())
      await until(() => expect(written.at(-1)).toBe(address))
    }
    await until(() => expect(place.textContent).toContain('Test address copied!'))
  })

  it('elsewhere names none', async () => {
    const methods = terms.methods.map((it) => ({ ...it, test_address: null }))
    shownTerms = { ...terms, methods }
    await show('fund')
    await until(() => expect(button('Wallet')).toBeDefined())
    await press('Wallet')
    await until(() => expect(place.querySelector('[name=wallet]')).not.toBeNull())
    expect(place.textContent).not.toContain('Test addresses')
  })

  it('wants all fields of a bank, in one sentence and at those that are wrong', async () => {
    await show('fund')
    await until(() => expect(button('Bank')).toBeDefined())
    await press('Bank')
    await until(() => expect(place.querySelector('[name=bank_name]')).not.toBeNull())
    await type('amount', '100')
    await press('Go on')
    expect(place.textContent).toContain('Please input all fields correctly!')
    const marked = () =>
      [...place.querySelectorAll('[aria-invalid]')].map((field) => field.getAttribute('name'))
    expect(marked()).toEqual(['account_number', 'bank_name', 'routing_number', 'type'])
    await type('account_number', '123456789')
    await type('bank_name', 'First Bank')
    await type('type', 'Savings')
    expect(marked()).toEqual(['routing_number'])
    await type('routing_number', '021000022')
    await press('Go on')
    expect(place.textContent).toContain('No bank has this routing number')
    expect(marked()).toEqual(['routing_number'])
    expect(sent).toEqual([])
    await type('routing_number', '021000021')
    expect(marked()).toEqual([])
    await press('Go on')
    await until(() => expect(place.textContent).toContain('We have mailed you a code'))
    expect(sent.at(-1)?.body).toMatchObject({ destination: '021000021/123456789' })
  })

  it('sends no number that looks like a card’s before its owner says it is none', async () => {
    await show('fund')
    await until(() => expect(button('Bank')).toBeDefined())
    await press('Bank')
    await until(() => expect(place.querySelector('[name=bank_name]')).not.toBeNull())
    await type('amount', '100')
    await type('account_number', '4242424242424242')
    await type('bank_name', 'First Bank')
    await type('routing_number', '021000021')
    await type('type', 'Savings')
    await press('Go on')
    expect(place.textContent).toContain('This looks like the number of a payment card')
    expect(sent).toEqual([])
    place.querySelector<HTMLInputElement>('[name=is_account]')?.click()
    await press('Go on')
    await until(() => expect(place.textContent).toContain('We have mailed you a code'))
    expect(sent.at(-1)?.body).toMatchObject({ destination: '021000021/US4242424242424242' })
  })
})

describe('the address book', () => {
  const entry = { id: 'k1', label: 'Mine', network: null, added_at: at, usable_at: at }

  async function choose(gateway: string, value: string) {
    await show('fund')
    await until(() => expect(button(gateway)).toBeDefined())
    await press(gateway)
    await until(() => expect(place.querySelector('dialog select')).not.toBeNull())
    const select = place.querySelector('dialog select') as HTMLSelectElement
    await act(async () => {
      select.value = value
      select.dispatchEvent(new Event('change', { bubbles: true }))
    })
    expect(place.querySelector('[name=label]')).toBeNull()
    await type('amount', '100')
    await press('Go on')
    await until(() => expect(sent.at(-1)?.path).toBe('/withdraw/code'))
  }

  it('fills the form for a bank, and keeps its own name', async () => {
    const account = { account_number: 'US4242424242424242', routing_number: '021000021' }
    const bank = { ...account, bank_name: 'First Bank', type: 'Savings' as const }
    kept = [{ ...entry, method: 'bank', wallet: 'First Bank …4242', bank }]
    await choose('Bank', 'k1')
    expect(sent[0]?.body).toEqual({ ...bank, amount: 100 })
  })

  it('shows a chosen address to read, not a second time to write', async () => {
    const wallet = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'
    kept = [{ ...entry, method: 'btc', wallet, bank: null }]
    await choose('Wallet', wallet)
    expect(place.querySelector('dialog code')?.textContent).toBe(wallet)
    expect(place.querySelector('input[name=wallet]')?.getAttribute('type')).toBe('hidden')
    expect(sent[0]?.body).toEqual({ wallet, amount: 100 })
  })
})

describe('the history', () => {
  it('has a sentence for nothing', async () => {
    rows = []
    await show('log')
    await until(() => expect(place.textContent).toContain('You have no withdrawals yet.'))
  })

  it('has its columns, the states with their times, and what is overdue in red', async () => {
    rows = [{ ...row, is_overdue: true }]
    await show('log')
    await until(() => expect(place.querySelector('td')).not.toBeNull())
    const titles = [...place.querySelectorAll('th')].map((it) => it.textContent)
    expect(titles).toEqual(['S/N', 'Asked for', 'Transaction ID', 'Wallet', 'Amount', 'Status'])
    expect(place.textContent).toContain('Pending 2026-11-21 12:00:00')
    expect(place.textContent).toContain('Overdue')
  })

  it('says who brought it to each state: one that was cancelled, by whom', async () => {
    const steps = [
      { status: 'Pending', at, by: 'client' },
      { status: 'Approved', at, by: 'demo' },
    ] as const
    rows = (['client', 'mail'] as const).map((by) => ({
      ...row,
      withdraw_id: by,
      status: 'Cancelled',
      detail: 'cancelled',
      can_cancel: false,
      steps: [...steps, { status: 'Cancelled', at, by }],
    }))
    await show('log')
    const when = '2026-11-21 12:00:00'
    await until(() => expect(place.textContent).toContain(`Cancelled ${when} by you`))
    expect(place.textContent).toContain(`Cancelled ${when} by the link in your mail`)
    expect(place.textContent).toContain(`Approved ${when} by the automatic demo operator`)
    expect(place.textContent).not.toContain('back, by')
  })

  const sent = { coin_amount: '0.061750012345678901', rate: '4000.5', method: 'eth' } as const

  it('tells amount, fee, net, units and rate as people read them, as the withdraw page does', async () => {
    rows = [{ ...row, ...sent, status: 'Approved', detail: 'sent' }]
    for (const page of ['log', 'fund'] as const) {
      await show(page)
      const all = ['$250.00', 'fee $3.00', '$247.00 after the fee', 'at $4,000.50']
      for (const text of [...all, '0.06175001 ETH']) {
        await until(() => expect(place.textContent).toContain(text))
      }
      expect(place.textContent).not.toContain('0.0617500123')
      expect(place.querySelector('[title="0.061750012345678901 ETH"]')).not.toBeNull()
    }
  })

  it('says that the rate is to come while there is none', async () => {
    await show('log')
    await until(() => expect(place.textContent).toContain('The rate is that of the sending.'))
  })

  it('has no rate for a bank', async () => {
    rows = [{ ...row, method: 'bank' }]
    await show('log')
    await until(() => expect(place.textContent).toContain('$247.00 after the fee'))
    expect(place.textContent).not.toContain('The rate')
  })

  it('of one that did not leave tells no fee', async () => {
    rows = [{ ...row, status: 'Cancelled', detail: 'cancelled' }]
    await show('log')
    await until(() => expect(place.textContent).toContain('$250.00'))
    expect(place.textContent).not.toMatch(/fee|rate/)
  })
})
