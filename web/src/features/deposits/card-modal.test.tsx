// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"enableIframePageLoading": true}}
// The modal of a card deposit: what it shows before, while and after the client pays, and what it
// says when a field is wrong. The provider's page in the frame is played by the test.

import { afterEach, expect, it, vi } from 'vitest'
import {
  type Asked,
  button,
  ok,
  press,
  refused,
  type,
  until,
  untilText,
} from '../../../../browser/test/served.tsx'
import { leave, show } from '../../../test/served.tsx'
import CardModal from './CardModal.tsx'

const offer = { provider: 'simulated', fields_url: 'about:blank' }
const id = '019aa000-0000-7000-8000-000000000001'
const at = '2026-11-21T12:34:56.000Z'
const deposit = {
  deposit_id: id,
  method: 'card',
  detail: 'waiting',
  amount: 25.5,
  asked_amount: 25.5,
  coin_amount: null,
  rate: null,
  rest_rate: null,
  rate_until: null,
  network: null,
  address: null,
  transaction_id: null,
  confirmations: 0,
  confirmations_needed: 0,
  is_test: true,
  seen_at: null,
  can_cancel: false,
  has_receipt: false,
  reason: null,
  reason_code: null,
  reason_details: null,
  createdAt: at,
}

let asked: Asked[] = []
let state: { status: string; reason?: string } = { status: 'Pending' }
const onClose = vi.fn()

afterEach(async () => {
  await leave()
  asked = []
  state = { status: 'Pending' }
  onClose.mockReset()
})

function showCard(offered: unknown = ok(offer)): Promise<HTMLElement> {
  return show(<CardModal onClose={onClose} />, (call) => {
    asked.push(call)
    const view = { ...deposit, ...state }
    if (call.method === 'POST') return ok({ deposit: view, next: null })
    if (call.path === `/deposit/${id}`) return ok(view)
    return offered instanceof Response ? offered.clone() : undefined
  })
}

/** The provider's page answers at once: with a token, or with the field that is wrong. */
function provider(place: HTMLElement, data: object): void {
  const own = {
    postMessage: () =>
      queueMicrotask(() =>
        dispatchEvent(new MessageEvent('message', { source: own, origin: location.origin, data })),
      ),
  } as unknown as Window
  const frame = place.querySelector('iframe') as HTMLIFrameElement
  Object.defineProperty(frame, 'contentWindow', { value: own, configurable: true })
}

function fill(): void {
  for (const [name, value] of Object.entries({
    usd_amount: '25.50',
    holder_name: 'Ada Lovelace',
    month: '12',
    zip_code: '3511',
    year: String(new Date().getFullYear() + 1),
  })) {
    type(`[name=${name}]`, value)
  }
}

const pay = () => press('Deposit')
const posts = () => asked.filter(({ method }) => method === 'POST')

it('loads, and says so', async () => {
  const place = await showCard(null)
  expect(place.querySelector('[aria-label=Loading]')).not.toBeNull()
})

it('says when no card is taken', async () => {
  await showCard(ok(null))
  await untilText('Deposits by card are not offered at the moment.')
})

it('says what failed, and tries again', async () => {
  const answers = [
    refused(503, 'We cannot do this right now. Please try again.', 'unavailable'),
    ok(offer),
  ]
  const place = await show(<CardModal onClose={onClose} />, () => answers.shift())
  await untilText('We cannot do this right now. Please try again.')
  press('Try again')
  await until(() => expect(place.querySelector('iframe')).not.toBeNull())
})

it('sends nothing while a field of ours is empty', async () => {
  const place = await showCard()
  await untilText('Zip code')
  provider(place, { type: 'card-token', token: 'abc' })
  pay()
  await untilText('Please input all fields correctly!')
  fill()
  type('[name=usd_amount]', '9.99')
  pay()
  await untilText('Please input all fields correctly!')
  expect(posts()).toEqual([])
})

it('has the provider mark its own fields where one of ours is empty', async () => {
  const place = await showCard()
  await untilText('Zip code')
  const asked: unknown[] = []
  const frame = place.querySelector('iframe') as HTMLIFrameElement
  const value = { postMessage: (message: unknown) => asked.push(message) }
  Object.defineProperty(frame, 'contentWindow', { value, configurable: true })
  pay()
  await untilText('Please input all fields correctly!')
  expect(asked).toEqual([{ type: 'card-mark' }])
})

it.each([
  ['number', 'Inalid Card Number!'],
  ['cvv', 'Please input all fields correctly!'],
  ['provider', 'The card provider does not answer. Please try again.'],
])('says what the provider finds wrong: %s', async (field, text) => {
  const place = await showCard()
  await untilText('Zip code')
  provider(place, { type: 'card-fields-wrong', field })
  fill()
  pay()
  await untilText(text)
  expect(posts()).toEqual([])
})

it('pays with the provider’s token, waits, and says what is on the balance', async () => {
  const place = await showCard()
  await untilText('Zip code')
  provider(place, { type: 'card-token', token: 'abc' })
  fill()
  pay()
  await untilText('The payment is on its way.')
  expect(posts()[0]?.body).toMatchObject({ usd_amount: 25.5, token: 'abc', month: 12 })
  expect(JSON.stringify(posts())).not.toMatch(/card_number|cvv/)
  state = { status: 'Approved' }
  await untilText('$25.50 were added to your balance.')
  press('Done')
  expect(onClose).toHaveBeenCalledOnce()
})

it('says why a card was declined, and lets another be tried', async () => {
  const place = await showCard()
  await untilText('Zip code')
  provider(place, { type: 'card-token', token: 'abc' })
  fill()
  state = { status: 'Rejected', reason: 'The bank of the card declined the payment.' }
  pay()
  await untilText('The bank of the card declined the payment.')
  const frame = place.querySelector('iframe')
  press('Try again')
  await untilText('Deposit')
  await until(() => expect(place.textContent).not.toContain('declined'))
  for (const [name, value] of Object.entries({
    usd_amount: '25.50',
    holder_name: 'Ada Lovelace',
  })) {
    expect(place.querySelector<HTMLInputElement>(`[name=${name}]`)?.value).toBe(value)
  }
  // The provider's page was not loaded anew either: what was typed there is still there.
  expect(place.querySelector('iframe')).toBe(frame)
  state = { status: 'Approved' }
  pay()
  await untilText('$25.50 were added to your balance.')
  expect(posts()).toHaveLength(2)
})

it('of a payment that was left and declined keeps the amount for the next card', async () => {
  state = { status: 'Rejected', reason: 'The bank of the card declined the payment.' }
  const place = await show(<CardModal depositId={id} onClose={onClose} />, (call) => {
    if (call.path === '/deposit/card') return ok(offer)
    const view = { ...deposit, ...state }
    return ok(call.path === `/deposit/card/${id}` ? { deposit: view, next: null } : view)
  })
  await untilText('declined the payment.')
  press('Try again')
  await until(() =>
    expect(place.querySelector<HTMLInputElement>('[name=usd_amount]')?.value).toBe('25.5'),
  )
})

it('takes a refusal back when a field is edited, here or at the provider', async () => {
  const place = await showCard()
  await untilText('Zip code')
  provider(place, { type: 'card-fields-wrong', field: 'number' })
  fill()
  const gone = () => until(() => expect(place.querySelector('[role=alert]')).toBeNull())
  for (const edit of [
    () => type('[name=zip_code]', '3512'),
    () => {
      const { contentWindow: source } = place.querySelector('iframe') as HTMLIFrameElement
      const init = { source, origin: location.origin, data: { type: 'card-fields-edited' } }
      dispatchEvent(new MessageEvent('message', init))
    },
  ]) {
    pay()
    await untilText('Inalid Card Number!')
    edit()
    await gone()
  }
  type('[name=zip_code]', '')
  pay()
  await untilText('Please fill this in.')
  type('[name=zip_code]', '3511')
  await gone()
  expect(place.textContent).not.toContain('Please fill this in.')
})

it('hands on to a provider that asks for the card on its own site', async () => {
  const place = await showCard(ok({ provider: 'stripe', fields_url: null }))
  await untilText('We never see its number.')
  expect(place.querySelector('iframe, [name=zip_code]')).toBeNull()
  expect(button('Go on to Stripe').type).toBe('submit')
})

it('goes on with the bank’s step of a payment that was left, and can give it up', async () => {
  let next: object | null = { kind: 'frame', url: 'about:blank' }
  const place = await show(<CardModal depositId={id} onClose={onClose} />, (call) => {
    asked.push(call)
    const view = { ...deposit, can_cancel: true, ...state }
    return ok(call.path === `/deposit/card/${id}` ? { deposit: view, next } : view)
  })
  await until(() =>
    expect(place.querySelector('iframe[title="Confirm the payment"]')).not.toBeNull(),
  )
  next = null
  press('Give up this deposit')
  await until(() => expect(onClose).toHaveBeenCalledOnce())
  expect(posts()).toMatchObject([{ path: `/deposit/${id}/cancellation` }])
  await until(() => expect(document.body.textContent).toContain('Done.'))
})

it('of a payment that was left and is done says so', async () => {
  state = { status: 'Approved' }
  await show(<CardModal depositId={id} onClose={onClose} />, (call) => {
    const view = { ...deposit, ...state }
    return ok(call.path === `/deposit/card/${id}` ? { deposit: view, next: null } : view)
  })
  await untilText('$25.50 were added to your balance.')
})
