// What blocks an act, as a client reads it before filling anything in.

import { afterEach, expect, it } from 'vitest'
import { type Asked, ok, press, until, untilText } from '../../../../browser/test/served.tsx'
import { aUser } from '../../../test/client.ts'
import { leave, show } from '../../../test/served.tsx'
import { Blocked } from './Blocked.tsx'

afterEach(leave)

const none = { deposit: null, withdraw: null, trade_live: null, plan: null }

async function shown(code: string, message: string) {
  const asked: Asked[] = []
  const place = await show(
    <div>
      <Blocked act="deposit" />
    </div>,
    (one) => {
      asked.push(one)
      if (one.path === '/users/blocks') return ok({ ...none, deposit: { code, message } })
      return one.path === '/users/me' ? ok(user) : ok(null)
    },
  )
  return { place, asked }
}

const user = aUser({ email_verified: false })

it('an unconfirmed e-mail is told, with the link again', async () => {
  const { asked } = await shown(
    'deposit_needs_email',
    'Please confirm your e-mail before you deposit.',
  )
  await untilText('Please confirm your e-mail before you deposit.')
  press('Send the link again')
  const sending = { method: 'POST', path: '/auth/verify-email/link' }
  await until(() => expect(asked).toContainEqual(sending))
})

it('an own limit is told, with the way to it', async () => {
  const { place } = await shown('own_deposit_limit', 'Your own limit is used up.')
  await untilText('Your own limit is used up.')
  expect(place.querySelector('a')?.getAttribute('href')).toBe('/user/limits')
})

it('a refusal without a way of its own is told all the same', async () => {
  const { place } = await shown('deposits_closed', 'Deposits are not open on this install.')
  await untilText('Deposits are not open on this install.')
  expect(place.querySelector('a')).toBeNull()
})

it('a frozen account has a banner that says more', async () => {
  const { place, asked } = await shown('account_frozen', 'This account is frozen.')
  await until(() => expect(asked.map(({ path }) => path)).toContain('/users/blocks'))
  expect(place.textContent).toBe('')
})
