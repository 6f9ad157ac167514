// Every link of our mails, in a browser that has never been here: it ends on its own page, after
// signing in where that is asked for, on the account that the page is about, which it says.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pathOf, type WayName, ways } from '#contract/shared/ways.ts'
import {
  type Asked,
  ok,
  press,
  refused,
  type,
  until,
  untilText,
} from '../../../browser/test/served.tsx'
import { aUser } from '../../test/client.ts'
import { leave, show } from '../../test/served.tsx'
import { stubSocket } from '../../test/socket.ts'
import { useBook } from '../lib/trading/book.ts'
import { App } from './App.tsx'
import { forgetModeNote } from './mode-note.ts'

const at = '2026-11-21T12:00:00.000Z'

const user = aUser({ balance: 8_000 })

/** What stands at the head of each page. */
const titles: Readonly<Record<WayName, string>> = {
  signIn: 'Sign in',
  forgotPassword: 'Forgot Password',
  confirmEmail: 'Confirm your e-mail',
  resetPassword: 'Reset Password',
  newEmail: 'Change your e-mail',
  stopWithdrawal: 'Cancel a withdrawal',
  unsubscribe: 'No more of these mails',
  security: 'Security',
  api: 'API access',
  identity: 'KYC Verification',
  profile: 'Edit Profile',
  deposits: 'Deposit History',
  credits: 'Credits',
  withdrawals: 'Withdrawal History',
  withdrawing: 'Withdraw Fund',
  statement: 'Statement',
  plan: 'Trading Plans',
  webhooks: 'Webhooks',
  trader: 'Exchange trader',
  automation: 'Automated trades',
  notices: 'Notices',
  tournaments: 'Tournaments',
}

const onLive = 'This page is about your live account, so you are on Live now.'

const answers: Readonly<Record<string, () => Response>> = {
  '/auth/login': () => ok(user, { tokens: { access: { token: 'a', expires: at } } }),
  '/users/me': () => ok(user),
  '/users/notices': () => ok({ notices: [], unread: 0, next_cursor: null }),
  '/auth/reset-password/details': () => ok({ email: user.email }),
  '/users/set-plan': () => ok(user),
  '/users/plan': () =>
    ok({
      trading_plan: 'None',
      plan_request: null,
      funding: 0,
      trades_per_day: null,
      plans: [],
    }),
}

/** Nothing else is known here: pages say so under their heads. */
const answer = ({ path }: Asked) => answers[path]?.() ?? refused(404, 'Nothing here.', 'not_found')

beforeEach(() => {
  stubSocket()
  vi.stubGlobal('scrollTo', () => {})
  localStorage.clear()
  sessionStorage.clear()
  useBook.setState({ mode: 'demo' })
  forgetModeNote()
})
afterEach(async () => {
  await leave()
  history.replaceState(null, '', '/')
})

async function open(path: string, as: 'client' | 'visitor'): Promise<HTMLElement> {
  history.replaceState(null, '', path)
  return show(<App />, answer, as)
}

async function signIn(): Promise<void> {
  await untilText('Forgot password?')
  expect(location.pathname).toBe('/auth/signin')
  type('input[name=email]', user.email)
  type('input[name=password]', 'correct horse battery')
  press('Sign in')
}

/** The trading screen waits for its instruments, which are none here. */
async function endsOn(place: HTMLElement, path: string, title?: string): Promise<void> {
  await until(() => {
    expect(location.pathname).toBe(path)
    const heads = [...place.querySelectorAll('h1')].map(({ textContent }) => textContent)
    if (title !== undefined) expect(heads).toContain(title)
  })
}

const rows = Object.entries(ways).map(([to, way]) => {
  const lead = 'takesToken' in way ? { to, token: 't'.repeat(43) } : { to }
  const mode = 'mode' in way ? way.mode : undefined
  const name = to as WayName
  return { name, link: pathOf(lead as Parameters<typeof pathOf>[0]), path: way.path, mode }
})

describe.each(rows)('the link to $name', ({ name, link, path, mode }) => {
  const isOfClients = path.startsWith('/user/')

  it('ends on its page in a fresh browser, after signing in where that is asked for', async () => {
    const place = await open(link, 'visitor')
    if (isOfClients) await signIn()
    await endsOn(place, path, titles[name])
    expect(place.textContent?.includes(onLive)).toBe(mode === 'real')
    expect(useBook.getState().mode).toBe(mode ?? 'demo')
    expect(location.search).not.toContain('mode=')
  })

  it('ends on its page for whoever is signed in, or says why not', async () => {
    const place = await open(link, 'client')
    if (name === 'signIn') {
      await endsOn(place, '/user/home')
      await until(() => expect(document.body.textContent).toContain('You are signed in already.'))
    } else await endsOn(place, path, titles[name])
    expect(place.textContent?.includes(onLive)).toBe(mode === 'real')
  })
})

it('the account that a link named can be left again', async () => {
  const place = await open(pathOf({ to: 'statement' }), 'client')
  await endsOn(place, '/user/statement', 'Statement')
  press('Back to Demo')
  await until(() => expect(place.textContent).not.toContain(onLive))
  expect(useBook.getState().mode).toBe('demo')
})

it('an address without an account says what the demo does not have, and opens it', async () => {
  const place = await open('/user/withdraw-log', 'client')
  await endsOn(place, '/user/home')
  await untilText('belongs to the live account, and you are on Demo.')
  press('Switch to Live and open it')
  await endsOn(place, '/user/withdraw-log', 'Withdrawal History')
  expect(place.textContent).not.toContain('you are on Demo')
})

it('a plan bought signed out is the plan one comes to', async () => {
  const place = await open(`${pathOf({ to: 'plan' })}&plan=Gold-7600`, 'visitor')
  await signIn()
  await endsOn(place, '/user/plan', 'Trading Plans')
  await untilText('Diamond')
  expect(place.querySelector('[data-chosen]')?.textContent).toContain('Gold')
  expect(place.querySelectorAll('[data-chosen]')).toHaveLength(1)
})
