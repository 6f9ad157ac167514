// The link of the confirmation mail: what came of it is said on the home page, and a dead one is
// offered anew; where nobody could be asked the button stays.

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ok, press, refused, until, untilText } from '../../../../browser/test/served.tsx'
import { aUser } from '../../../test/client.ts'
import { leave, show } from '../../../test/served.tsx'
import { useSession } from '../../lib/session/session.ts'
import { takeLanding } from '../../lib/session/take-landing.ts'
import ConfirmEmailPage from './ConfirmEmailPage.tsx'
import { Landed } from './Landed.tsx'

const hash = 'h'.repeat(43)
const dead = 'This link is no longer valid. Please ask for a new one.'
let went: string[]

beforeEach(() => {
  went = []
  sessionStorage.clear()
  history.replaceState(null, '', `/verify-email?hash=${hash}`)
  vi.spyOn(location, 'assign').mockImplementation((url) => {
    went.push(String(url))
  })
})
afterEach(async () => {
  await leave()
  vi.restoreAllMocks()
  history.replaceState(null, '', '/')
})

it('confirms, and the home page says so', async () => {
  const confirmed = () => ok(null, { message: 'Your e-mail is confirmed!' })
  await show(<ConfirmEmailPage />, confirmed, 'visitor')
  expect(went).toEqual([])
  press('Confirm e-mail')
  await until(() => expect(went).toEqual(['/']))
  expect(takeLanding()).toEqual({ isDone: true, message: 'Your e-mail is confirmed!', hash })
  expect(takeLanding()).toBeUndefined()
})

it('goes on to trading where this browser signed up: it is signed in', async () => {
  const tokens = { access: { token: 'new', expires: '2099-01-01T00:00:00.000Z' } }
  const answer = { message: 'Your e-mail is confirmed!', tokens }
  await show(<ConfirmEmailPage />, () => ok(aUser(), answer), 'visitor')
  press('Confirm e-mail')
  await until(() => expect(location.pathname).toBe('/user/home'))
  expect(useSession.getState()).toMatchObject({ state: 'signed-in', token: 'new' })
  expect([went, takeLanding()]).toEqual([[], undefined])
})

it('says on the home page that a link is dead', async () => {
  await show(<ConfirmEmailPage />, () => refused(422, dead, 'link_invalid'), 'visitor')
  press('Confirm e-mail')
  await until(() => expect(went).toEqual(['/']))
  expect(takeLanding()).toEqual({ isDone: false, message: dead, hash })
})

it('stays where the server could not be asked', async () => {
  await show(<ConfirmEmailPage />, () => refused(503, 'Please try again.'), 'visitor')
  press('Confirm e-mail')
  await untilText('Please try again.')
  expect(went).toEqual([])
})

it('offers a new link for a dead one, without a sign-in', async () => {
  const asked: unknown[] = []
  const landing = { isDone: false, message: dead, hash }
  await show(
    <Landed landing={landing} onClosed={() => {}} />,
    ({ path, body }) => {
      asked.push([path, body])
      return ok(null, { message: 'We have sent you a new link. Please check your mailbox!' })
    },
    'visitor',
  )
  await untilText(dead)
  press('Send a new link')
  await untilText('We have sent you a new link.')
  expect(asked).toEqual([['/auth/verify-email/renewal', { hash }]])
})
