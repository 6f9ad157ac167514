// The picker, the modal of a coin and the history against a server at the network's edge: loading,
// empty, failed and full, and what is sent.

import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
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
import CoinModal from './CoinModal.tsx'
import DepositLogPage from './DepositLogPage.tsx'
import DepositPage from './DepositPage.tsx'

const at = '2026-11-21T12:34:56.000Z'
const address = 'bcrt1qtyxk92vapzlwmvv0pt85xc583fmt5ecdt3kjw0'
const deposit = {
  deposit_id: '019aa000-0000-7000-8000-000000000001',
  method: 'btc',
  status: 'Pending',
  detail: 'confirming',
  amount: 1_234_567.89,
  asked_amount: 1_234_567.89,
  coin_amount: '19.22447632',
  rate: '64218.4',
  rest_rate: null,
  rate_until: null,
  network: 'simulated',
  address,
  transaction_id: 'f'.repeat(64),
  has_receipt: false,
  confirmations: 2,
  confirmations_needed: 3,
  reason: null,
  reason_code: null,
  reason_details: null,
  createdAt: at,
  is_test: true,
  seen_at: null,
  can_cancel: false,
}

const list = (...rows: object[]) => ok(rows, { next_cursor: null })

afterEach(leave)

describe('the history', () => {
  it('loads, and says so', async () => {
    const place = await show(<DepositLogPage />, () => undefined)
    expect(place.querySelector('[aria-label=Loading]')).not.toBeNull()
  })

  it('has a sentence for nothing', async () => {
    await show(<DepositLogPage />, () => list())
    await untilText('You have no deposits yet.')
  })

  it('shows an id in short, and copies the whole', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const place = await show(<DepositLogPage />, () => list(deposit))
    await untilText('2 of 3 confirmations')
    place.querySelector<HTMLElement>('[title^="Copy the whole id"]')?.click()
    expect(write).toHaveBeenCalledExactlyOnceWith(deposit.transaction_id)
    write.mockRestore()
  })

  it('says what failed, and tries again', async () => {
    let isDown = true
    await show(<DepositLogPage />, () => (isDown ? refused(503, 'Not ready.') : list(deposit)))
    await untilText('Not ready.')
    isDown = false
    press('Try again')
    await untilText('$1,234,567.89')
    await untilText('2 of 3 confirmations')
  })
})

describe('the picker', () => {
  it('says what each way costs and how long it takes, and what is under way', async () => {
    const place = await show(<DepositPage />, () => list(deposit))
    await untilText('2 of 3 confirmations')
    for (const text of ['Card', 'Bitcoin', 'Ethereum', 'No fee from us.', 'Within the hour.'])
      expect(place.textContent).toContain(text)
  })

  it('says when it cannot tell what is under way', async () => {
    await show(<DepositPage />, () => refused(503, 'Not ready.'))
    await untilText('What is under way could not be loaded.')
  })
})

describe('the modal of a coin', () => {
  let asked: Asked[] = []
  let rows: object[] = []
  let request: Response | undefined
  const copied: string[] = []
  const held = {
    currency: 'btc',
    quote: 'q',
    amount: '0.00622872',
    rate: '64218.4',
    is_test: true,
    network: 'simulated',
    expires_at: '2099-01-01T00:00:00.000Z',
    confirmations_needed: 3,
  }
  let rate: object = held
  const onClose = vi.fn()

  beforeEach(() => {
    asked = []
    rows = []
    request = undefined
    rate = held
    onClose.mockReset()
    const write = async (text: string) => void copied.push(text)
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(write)
  })

  afterEach(() => void vi.restoreAllMocks())

  function showCoin(conversion?: Response): Promise<HTMLElement> {
    return show(<CoinModal currency="btc" onClose={onClose} />, (call, query) => {
      asked.push(call)
      if (call.path === '/deposit/wallet-address') return ok(address)
      if (call.path === '/deposit/conversion') {
        const usd = Number(query.get('usd_amount'))
        return conversion?.clone() ?? ok({ ...rate, usd_amount: usd })
      }
      return call.method === 'POST' ? (request ?? ok(deposit)) : list(...rows)
    })
  }

  it('sends nothing before there is an amount that can be paid in', async () => {
    await showCoin()
    expect(button('Preview').disabled).toBe(true)
    type('[name=usd_amount]', '0.5')
    await untilText('Enter dollars from 1 to 1,000,000, with at most two decimals.')
    expect(button('Preview').disabled).toBe(true)
    expect(asked).toEqual([])
  })

  it('says what an amount makes of the coin, and how long it takes', async () => {
    await showCoin()
    type('[name=usd_amount]', '400')
    await untilText('0.006228721 BTC = $64,218.40 simulated')
    await untilText('after 3 confirmations, about 15 seconds after you sent it')
  })

  it('says why there is no rate', async () => {
    await showCoin(refused(503, 'There is no fresh price.', 'price_stale'))
    type('[name=usd_amount]', '400')
    await untilText('There is no fresh price.')
    press('Preview')
    await until(() => expect(document.querySelector('[role=alert]')).not.toBeNull())
  })

  it('shows the address, copies it, and asks once', async () => {
    const place = await showCoin()
    type('[name=usd_amount]', '400')
    press('Preview')
    await untilText('to this address of yours')
    press(`${address}Copy Copy the address`)
    await until(() => expect(copied).toEqual([address]))
    await until(() =>
      expect([...place.querySelectorAll('[role=status]')].map((it) => it.textContent)).toContain(
        'Wallet address copied!',
      ),
    )
    press('Request')
    await untilText('You asked for this deposit')
    expect(onClose).not.toHaveBeenCalled()
    expect(place.textContent).toContain(address)
    const posts = asked.filter(({ method }) => method === 'POST')
    expect(posts).toMatchObject([{ path: '/deposit', body: { usd_amount: '400.00' } }])
  })

  it('says that it is credited, with nothing left to ask for', async () => {
    rows = [
      { ...deposit, status: 'Approved', detail: 'unasked', seen_at: '2098-01-01T00:00:00.000Z' },
    ]
    await showCoin()
    type('[name=usd_amount]', '400')
    press('Preview')
    await untilText('$1,234,567.89 added to your balance')
    press('Done')
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('says that it came, though it was taken for a deposit asked for before', async () => {
    rows = [{ ...deposit, seen_at: '2098-01-01T00:00:00.000Z' }]
    await showCoin()
    type('[name=usd_amount]', '400')
    press('Preview')
    await untilText('2 of 3 confirmations')
    expect(button('Request').disabled).toBe(false)
  })

  it('shows nothing else once exactly this much came', async () => {
    rows = [{ ...deposit, coin_amount: '0.00622872', seen_at: '2098-01-01T00:00:00.000Z' }]
    const place = await showCoin()
    type('[name=usd_amount]', '400')
    press('Preview')
    await untilText('Your payment of 0.00622872 BTC was seen.')
    await untilText('2 of 3 confirmations')
    for (const text of ['Request', 'Send test coins', address])
      expect(place.textContent).not.toContain(text)
    press('Done')
    expect(onClose).toHaveBeenCalledOnce()
  })

  describe('whose rate has ended', () => {
    const over = { expires_at: '2020-01-01T00:00:00.000Z' }
    const newer = { ...held, quote: 'newer', amount: '0.0064', rate: '62500' }

    const preview = async () => {
      type('[name=usd_amount]', '400')
      press('Preview')
      await untilText('to this address of yours')
    }

    it('shows the new one after one press, and asks with it', async () => {
      rate = { ...held, ...over }
      const place = await showCoin()
      await preview()
      await untilText('This rate has ended.')
      expect([...place.querySelectorAll('button')].map((it) => it.textContent)).not.toContain(
        'Request',
      )
      rate = newer
      press('Take the new rate')
      await untilText('0.0064 BTC')
      await untilText('1 BTC = $62,500.00')
      press('Request')
      await untilText('You asked for this deposit')
      const posts = asked.filter(({ method }) => method === 'POST')
      expect(posts).toMatchObject([{ path: '/deposit', body: { quote: 'newer' } }])
    })

    it('by the server’s clock alone does so too', async () => {
      request = refused(422, 'This rate is no longer held. Please take the new one.', 'quote_over')
      const place = await showCoin()
      await preview()
      press('Request')
      await untilText('This rate is no longer held.')
      rate = newer
      press('Take the new rate')
      await untilText('0.0064 BTC')
      expect(place.textContent).not.toContain('no longer held')
      expect(button('Request').disabled).toBe(false)
    })

    it('says why there is no new one', async () => {
      rate = { ...held, ...over }
      const place = await showCoin()
      await preview()
      rate = {}
      press('Take the new rate')
      await until(() => expect(place.querySelector('[role=alert]')).not.toBeNull())
    })
  })

  describe('of a deposit that was asked for', () => {
    const waiting = {
      ...deposit,
      detail: 'waiting',
      transaction_id: null,
      confirmations: 0,
      can_cancel: true,
      rate_until: '2099-01-01T00:00:00.000Z',
    }

    const showPage = (page: ReactNode) =>
      show(page, (call) => {
        asked.push(call)
        if (call.path === '/deposit/wallet-address') return ok(address)
        if (call.path === '/deposit/conversion') return ok({ ...rate, usd_amount: 1_234_567.89 })
        return call.method === 'POST' ? ok({ ...waiting, status: 'Rejected' }) : list(...rows)
      })

    it.each([
      ['the picker', <DepositPage key="page" />],
      ['the history', <DepositLogPage key="log" />],
    ])('opens again from %s: the same address, amount and time', async (_, page) => {
      rows = [waiting]
      const place = await showPage(page)
      await untilText('Waiting for your payment')
      press('Go on with the payment of $1,234,567.89')
      await untilText('to this address of yours')
      const modal = place.querySelector('dialog')?.textContent ?? ''
      for (const text of ['19.22447632 BTC', address, 'This rate holds for', 'Send test coins']) {
        expect(modal).toContain(text)
      }
      expect(modal).not.toContain('Request')
      expect(asked.some(({ path }) => path === '/deposit/conversion')).toBe(false)
    })

    it('can be given up', async () => {
      rows = [waiting]
      await showPage(<DepositPage />)
      await untilText('Waiting for your payment')
      press('Go on with the payment of $1,234,567.89')
      await untilText('Give up this deposit')
      press('Give up this deposit')
      const path = `/deposit/${waiting.deposit_id}/cancellation`
      await until(() => expect(asked).toContainEqual({ method: 'POST', path, body: undefined }))
      await until(() => expect(document.querySelector('dialog')).toBeNull())
    })

    it('gives way to the rate of now when its own has ended', async () => {
      rows = [{ ...waiting, rate_until: '2020-01-01T00:00:00.000Z' }]
      await showPage(<DepositPage />)
      await untilText('Waiting for your payment')
      press('Go on with the payment of $1,234,567.89')
      await untilText('This rate has ended.')
      press('Take the new rate')
      await untilText('0.00622872 BTC')
      const path = `/deposit/${waiting.deposit_id}/cancellation`
      expect(asked).toContainEqual({ method: 'POST', path, body: undefined })
      expect(button('Request').disabled).toBe(false)
    })

    it('is no longer to be gone on with once its payment was seen', async () => {
      rows = [deposit]
      const place = await showPage(<DepositPage />)
      await untilText('2 of 3 confirmations')
      expect(place.textContent).not.toContain('Go on')
    })
  })
})
