// Whoever is signed out elsewhere comes to the sign-in page, which says why; whoever did it here
// knows.

import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { accountRoutes } from '#contract/client/accounts.ts'
import { sessionRefusals } from '#contract/client/session-refusals.ts'
import { type Asked, ok, refused, until, untilText } from '../../../browser/test/served.tsx'
import { leave, show } from '../../test/served.tsx'
import { stubSocket } from '../../test/socket.ts'
import { call } from '../lib/http/call.ts'
import { signedOut, useSession } from '../lib/session/session.ts'
import { App } from './App.tsx'

let over: { readonly code: string; readonly message: string } | undefined

function answer({ path }: Asked): Response {
  if (!over) return path === '/users/me' ? refused(503, 'Later.') : ok(null)
  return path === '/auth/refresh'
    ? refused(401, over.message, over.code)
    : refused(401, 'Please sign in.', 'signed_out')
}

beforeEach(() => {
  stubSocket()
  vi.stubGlobal('scrollTo', () => {})
  over = undefined
  history.replaceState(null, '', '/user/security')
})
afterEach(async () => {
  await leave()
  history.replaceState(null, '', '/')
})

const here = 'You were signed out in another tab of this browser'

const rows = [
  ...Object.entries(sessionRefusals).map(([code, { message }]) => ({
    code,
    message,
    says: message,
  })),
  { code: 'signed_out', message: 'Please sign in.', says: here },
]

it.each(rows)('$code: the sign-in page says why', async ({ code, message, says }) => {
  await show(<App />, answer)
  over = { code, message }
  await call(accountRoutes.me).catch(() => {})
  await untilText(says)
  expect(location.pathname).toBe('/auth/signin')
})

it('what another tab was told is said here too, at once', async () => {
  const why = { code: 'password_changed', message: sessionRefusals.password_changed.message }
  await show(<App />, answer)
  localStorage.setItem('signed-out-why', JSON.stringify(why))
  dispatchEvent(new StorageEvent('storage', { key: 'signed-in', newValue: null }))
  await untilText(why.message)
  expect(useSession.getState().state).toBe('signed-out')
})

it('whoever signs out here is told nothing', async () => {
  const place = await show(<App />, answer)
  signedOut()
  await until(() => expect(location.pathname).toBe('/auth/signin'))
  await untilText('Forgot password?')
  expect(place.textContent).not.toContain(here)
  // What comes late, of a call that was under way, changes nothing.
  signedOut({ code: 'signed_out', message: 'Please sign in.' })
  expect(useSession.getState().why).toBeNull()
})

it.each([
  ['here', undefined],
  ['elsewhere', { code: 'session_ended', message: 'You were signed out.' }],
])('what was read goes with a session that was ended %s', async (_, why) => {
  let queries: QueryClient | undefined
  function Peek() {
    queries = useQueryClient()
    return null
  }
  await show(
    <>
      <Peek />
      <App />
    </>,
    answer,
  )
  queries?.setQueryData(['of a client'], 'Ada')
  expect(queries?.getQueryData(['of a client'])).toBe('Ada')
  signedOut(why)
  expect(queries?.getQueryData(['of a client'])).toBeUndefined()
})
