// A link for a new password that is dead: the page says why there is no form, for as long as it
// stands.

import { afterEach, expect, it } from 'vitest'
import { refused, untilText } from '../../../../browser/test/served.tsx'
import { leave, show } from '../../../test/served.tsx'
import ResetPasswordPage from './ResetPasswordPage.tsx'

afterEach(async () => {
  await leave()
  history.replaceState(null, '', '/')
})

it('says how long links are good, and where the next one is asked for', async () => {
  history.replaceState(null, '', '/auth/reset-password?hash=used')
  const dead = () => refused(422, 'This link is no longer valid.', 'link_invalid')
  const place = await show(<ResetPasswordPage />, dead, 'visitor')
  await untilText('Links for a new password are good for an hour and once')
  expect(place.querySelector('a[href="/auth/forgot-password"]')).not.toBeNull()
})
