// The link for a new password is asked for with a button, and posted: an address that is opened, by
// whomever, sends no mail.

import { afterEach, expect, it } from 'vitest'
import { type Asked, ok, press, type, until } from '../../../../browser/test/served.tsx'
import { leave, show } from '../../../test/served.tsx'
import ForgotPasswordPage from './ForgotPasswordPage.tsx'

afterEach(leave)

it('is posted with the button, and not before', async () => {
  const asked: Asked[] = []
  const answered = (one: Asked) => {
    asked.push(one)
    return ok(null)
  }
  await show(<ForgotPasswordPage />, answered, 'visitor')
  type('input[name=email]', 'ada@example.org')
  expect(asked).toEqual([])
  press('Send the link')
  const body = { email: 'ada@example.org' }
  const sent = { method: 'POST', path: '/auth/reset-password/link', body }
  await until(() => expect(asked).toEqual([sent]))
})
