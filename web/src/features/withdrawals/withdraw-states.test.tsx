// The withdraw screens while they load and when that fails, what each way costs, and what is said
// about an amount while it is typed and about a code that is wrong.

import { afterEach, describe, expect, it } from 'vitest'
import type { WithdrawalTerms } from '#contract/client/withdrawals.ts'
import { ok, press, refused, type, until, untilText } from '../../../../browser/test/served.tsx'
import { leave, show } from '../../../test/served.tsx'
import BankModal from './BankModal.tsx'
import WalletModal from './WalletModal.tsx'
import WithdrawLogPage from './WithdrawLogPage.tsx'
import WithdrawPage from './WithdrawPage.tsx'

const coin = {
  network: 'simulated',
  is_test: true,
  test_address: null,
  least: 10,
  most: 1_200,
} as const
const terms: WithdrawalTerms = {
  methods: [
    { ...coin, method: 'btc', fee: 3 },
    { ...coin, method: 'eth', fee: 2 },
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
  day_left: 1_100,
  verified_day_limit: 100_000,
  available: 1_500,
  held_until: null,
  new_destination_hours: 24,
  two_staff_above: 10_000,
  methods_of_proof: ['mail'],
  has_demo_operator: true,
}

afterEach(leave)

describe('the history', () => {
  it('loads, and says so', async () => {
    const place = await show(<WithdrawLogPage />, () => undefined)
    expect(place.querySelector('[aria-label=Loading]')).not.toBeNull()
  })

  it('says what failed, and tries again', async () => {
    let isDown = true
    const empty = () => ok([], { next_cursor: null })
    await show(<WithdrawLogPage />, () => (isDown ? refused(503, 'Not ready.') : empty()))
    await untilText('Not ready.')
    isDown = false
    press('Try again')
    await untilText('You have no withdrawals yet.')
  })
})

describe('the withdraw page', () => {
  it('loads, and says so', async () => {
    const place = await show(<WithdrawPage />, () => undefined)
    expect(place.querySelector('[aria-label=Loading]')).not.toBeNull()
  })

  it('says what failed, and tries again', async () => {
    let isDown = true
    await show(<WithdrawPage />, ({ path }) => {
      if (isDown) return refused(503, 'The service is not ready.')
      return path === '/withdraw/terms' ? ok(terms) : refused(503, 'Not ready.')
    })
    await untilText('The service is not ready.')
    isDown = false
    press('Try again')
    await untilText('Bitcoin: fee $3.00, from $10.00.')
    await untilText('Ethereum: fee $2.00, from $10.00.')
    await untilText('Fee $5.00, from $20.00.')
    await untilText('Paid within 5 working days.')
    await untilText('What is under way could not be loaded.')
    await untilText('Your address book could not be loaded.')
  })
})

describe('the modal of a bank', () => {
  it('takes back what it said when a field is edited', async () => {
    const place = await show(<BankModal terms={terms} onClose={() => {}} />, () => ok([]))
    press('Go on')
    await untilText('Please input all fields correctly!')
    type('[name=bank_name]', 'First')
    await until(() => expect(place.querySelector('[role=alert]')).toBeNull())
  })
})

describe('the modal of a wallet', () => {
  function showWallet(): Promise<HTMLElement> {
    return show(<WalletModal terms={terms} onClose={() => {}} />, ({ method, path, body }) => {
      if (method === 'GET') return ok([])
      if (path === '/withdraw/code') return ok({ expires: '2026-11-21T12:00:00.000Z' })
      const isShown = (body as { proof?: string }).proof !== undefined
      return refused(422, 'No.', isShown ? 'proof_invalid' : 'step_up_required')
    })
  }

  it('says about an amount what is wrong while it is typed, and nothing once it is right', async () => {
    const place = await showWallet()
    type('[name=wallet]', 'tb1qabc')
    for (const [typed, text] of [
      ['1500.01', 'You cannot withdraw more than your available balance'],
      ['1300', 'The largest withdrawal is $1,200.00.'],
      ['1150', '$1,100.00 are left for today.'],
      ['9', 'The smallest withdrawal is $10.00; the fee of $3.00 comes off it.'],
      ['12,50', 'Enter an amount in plain figures, such as 12.50.'],
    ] as const) {
      type('[name=amount]', typed)
      await untilText(text)
    }
    type('[name=amount]', '10')
    await until(() => expect(place.querySelector('[aria-invalid=true]')).toBeNull())
    await untilText('$7.00')
  })

  it('says of each coin what it takes at least while none is known, and sends nothing below', async () => {
    const asked: string[] = []
    await show(<WalletModal terms={terms} onClose={() => {}} />, ({ method, path }) => {
      if (method === 'POST') asked.push(path)
      return ok([])
    })
    await untilText('Bitcoin from $10.00, Ethereum from $10.00.')
    type('[name=wallet]', 'tb1qabc')
    await untilText('From $10.00 to $1,200.00 at once; the fee of $3.00 comes off it.')
    type('[name=amount]', '9.99')
    press('Go on')
    await untilText('The smallest withdrawal is $10.00')
    expect(asked).toEqual([])
  })

  it.each([
    ['wallet', '[name=wallet]', 'tb1qother'],
    ['amount', '[name=amount]', '101'],
  ])('takes the server’s refusal back when the %s is edited', async (_, field, typed) => {
    const place = await show(<WalletModal terms={terms} onClose={() => {}} />, ({ method }) =>
      method === 'GET' ? ok([]) : refused(422, 'This address is wrong.', 'wallet_wrong'),
    )
    type('[name=wallet]', 'tb1qabc')
    type('[name=amount]', '100')
    press('Go on')
    await untilText('This address is wrong.')
    type(field, typed)
    await until(() => expect(place.querySelector('[role=alert]')).toBeNull())
  })

  it('takes back that an address is missing, once there is one', async () => {
    const place = await show(<WalletModal terms={terms} onClose={() => {}} />, () => ok([]))
    press('Go on')
    await untilText('Enter the address.')
    type('[name=wallet]', 't')
    await until(() => expect(place.textContent).not.toContain('Enter the address.'))
  })

  it('says that a code is wrong', async () => {
    await showWallet()
    type('[name=wallet]', 'tb1qabc')
    type('[name=amount]', '100')
    press('Go on')
    await untilText('We have mailed you a code')
    type('[name=code]', 'aaaa-bbbb')
    press('Confirm')
    await untilText('This code is not right, or its time is over.')
    type('[name=code]', 'aaaa-bbbc')
    await until(() => expect(document.body.textContent).not.toContain('This code is not right'))
  })
})
