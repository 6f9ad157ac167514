// @vitest-environment happy-dom
// The page behind the link in the mail about a withdrawal: what it shows, and that only the button
// does anything.

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { LinkedWithdrawal } from '#contract/token/withdrawal-links.ts'
import { until } from '../../../../browser/test/served.tsx'
import { signedOut } from '../../lib/session/session.ts'
import CancelWithdrawalPage from './CancelWithdrawalPage.tsx'

const waiting: LinkedWithdrawal = {
  method: 'btc',
  wallet: 'tb1qabc',
  amount: 250,
  status: 'Pending',
  detail: 'in_review',
  can_cancel: true,
  hold_hours: 24,
  createdAt: '2026-11-21T12:00:00.000Z',
}

let root: Root
let place: HTMLElement
let posted: unknown[]
let linked: LinkedWithdrawal | undefined

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', answer)
  signedOut()
  posted = []
  linked = waiting
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
})
afterEach(async () => {
  await act(async () => root.unmount())
  place.remove()
  vi.unstubAllGlobals()
})

async function answer(url: string, init: RequestInit = {}): Promise<Response> {
  const refused = (status: number, code: string, message: string) =>
    Response.json({ status: false, message, code }, { status })
  if (!linked) return refused(404, 'withdrawal_link_invalid', 'This link cancels no withdrawal.')
  if (init.method !== 'POST') {
    expect(new URL(url, 'http://x').searchParams.get('hash')).toBe('abc')
    return Response.json({ status: true, message: '', data: linked })
  }
  posted.push(JSON.parse(String(init.body)))
  if (!linked.can_cancel) return refused(409, 'withdrawal_on_its_way', 'On its way.')
  linked = { ...linked, status: 'Cancelled', detail: 'cancelled', can_cancel: false }
  return Response.json({ status: true, message: 'Done.', data: linked })
}

async function open(): Promise<void> {
  history.replaceState(null, '', '/auth/cancel-withdrawal?hash=abc')
  const queries = new QueryClient()
  await act(async () =>
    root.render(
      <QueryClientProvider client={queries}>
        <CancelWithdrawalPage />
      </QueryClientProvider>,
    ),
  )
  await until(() => expect(place.textContent).not.toContain('Please wait'))
  await act(async () => {})
}

const button = () => place.querySelector<HTMLButtonElement>('main button')

it('opening it changes nothing; the button cancels, and then comes a new password', async () => {
  await open()
  await until(() => expect(place.textContent).toContain('tb1qabc'))
  expect(place.textContent).toContain('$250.00')
  expect(place.textContent).toContain('for 24 hours')
  expect(posted).toEqual([])
  await act(async () => button()?.click())
  await until(() => expect(place.textContent).toContain('It is cancelled'))
  expect(posted).toEqual([{ hash: 'abc' }])
  expect(button()).toBeNull()
  expect(place.querySelector('a[href="/auth/forgot-password"]')).not.toBeNull()
})

it.each([
  ['sent', 'can no longer be cancelled'],
  ['paid', 'can no longer be cancelled'],
  ['rejected', 'It was rejected'],
] as const)('of one that is %s there is no button, but what is so', async (detail, words) => {
  linked = { ...waiting, detail, can_cancel: false }
  await open()
  await until(() => expect(place.textContent).toContain(words))
  expect(button()).toBeNull()
})

it('one that has left meanwhile is said to have', async () => {
  await open()
  await until(() => expect(button()).not.toBeNull())
  linked = { ...waiting, status: 'Approved', detail: 'sent', can_cancel: false }
  await act(async () => button()?.click())
  await until(() => expect(place.textContent).toContain('can no longer be cancelled'))
})

it('a link that is none says so', async () => {
  linked = undefined
  await open()
  await until(() => expect(place.textContent).toContain('This link cancels no withdrawal'))
  expect(button()).toBeNull()
})
