// The page of credits as a client uses it: what it says, buying in two presses, giving back.

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  type Asked,
  ok,
  press,
  refused,
  until,
  untilText,
} from '../../../../browser/test/served.tsx'
import { leave, show } from '../../../test/served.tsx'
import CreditsPage from './CreditsPage.tsx'

const pack = { credits: 50, price: 50, vat: 8.68, usd: 57.5 }
const standing = {
  credits: 0.95,
  may_trade: false,
  low_at: 5,
  debt_since: null,
  debt_until: null,
  packs: [pack],
  rate: 1.15,
  country: 'NL',
  vat_percent: 21,
  withdrawal_days: 14,
  tariff: { day: 0.5, trade: 0.05 },
  orders: [],
  blocked: null as string | null,
}
const purchase = {
  id: '019aa000-0000-7000-8000-000000000001',
  bought_at: '2026-11-26T12:00:00.000Z',
  ...pack,
  vat_percent: 21,
  rate: 1.15,
  invoice: '2026-000001',
  unused: { credits: 20, usd: 23, until: '2026-12-10T12:00:00.000Z' },
  refund: null,
}

let asked: Asked[] = []
let now = standing

function answer(call: Asked): Response {
  asked.push(call)
  if (call.method === 'POST') return ok(purchase, { done: 'credits_bought' })
  if (call.path === '/credits') return ok(now)
  if (call.path === '/credits/purchases') return ok([purchase], { next_cursor: null })
  if (call.path === '/credits/statement') return ok([], { next_cursor: null })
  if (call.path === '/deposit') return ok([], { next_cursor: null })
  return refused(404, 'Nothing here.', 'not_found')
}

beforeEach(() => {
  asked = []
  now = standing
  vi.stubGlobal('scrollTo', () => {})
})
afterEach(leave)

it('says what is left, what uses it and what it costs, and buys in two presses', async () => {
  const place = await show(<CreditsPage />, answer, 'client')
  await untilText('0.95 credits')
  expect(place.textContent).toContain('begins nothing new')
  expect(place.textContent).toContain('€50.00')
  expect(place.textContent).toContain('with €8.68 VAT (21 %, NL)')
  expect(place.textContent).toContain('takes $57.50 of your live balance')
  expect(place.textContent).toContain('within 14 days')
  press('Buy 50')
  expect(asked.filter(({ method }) => method === 'POST')).toEqual([])
  await untilText('Buy 50 credits for $57.50?')
  press('Buy them')
  await until(() => expect(asked.some(({ method }) => method === 'POST')).toBe(true))
  const bought = asked.find(({ method }) => method === 'POST')
  expect(bought).toMatchObject({ path: '/credits', body: { credits: 50, usd: 57.5 } })
})

it('says why none can be bought, and where to go', async () => {
  now = { ...standing, blocked: 'credits_need_profile' }
  const place = await show(<CreditsPage />, answer, 'client')
  await untilText('an invoice names you')
  expect(place.querySelector('a[href="/user/edit-profile"]')).not.toBeNull()
  const key = [...place.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Buy 50',
  )
  expect(key?.disabled).toBe(true)
})

it('gives back what is unused of a purchase', async () => {
  await show(<CreditsPage />, answer, 'client')
  await untilText('Invoice 2026-000001')
  const key = [...document.querySelectorAll('button')].find(({ textContent }) =>
    textContent?.startsWith('Give back 20.00 for $23.00'),
  )
  press(key?.textContent ?? 'no key')
  await until(() => expect(asked.some(({ method }) => method === 'POST')).toBe(true))
  const paths = asked.filter(({ method }) => method === 'POST').map(({ path }) => path)
  expect(paths).toEqual([`/credits/purchases/${purchase.id}/return`])
})
