// Contact, the legal texts and the public site are one press away from every page, those of signing
// in too.

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { leave, refused, show, until } from '../../test/served.tsx'
import { stubSocket } from '../../test/socket.ts'
import { App } from './App.tsx'

const places = [
  ...['/contact-us#message', '/contact-us', '/legal', '/privacy', '/risk-disclosure'],
  ...['/aml-policy', '/payment-policy', '/'],
]

const clients = [
  'home',
  'trade-history',
  'statement',
  'security',
  'verify',
  'edit-profile',
  'limits',
]
const live = ['deposit', 'deposit-log', 'withdraw-fund', 'withdraw-log', 'earnings', 'plan']
const visitors = [
  ...['/auth/signin', '/auth/signup', '/auth/forgot-password', '/verify-email?hash=x'],
  ...['/auth/reset-password?hash=x', '/auth/complete-profile?session=x'],
  ...['/auth/user-identification?session=x', '/auth/cancel-withdrawal?hash=x'],
]

const rows = [
  ...[...clients, ...live.map((path) => `${path}?mode=real`)].map(
    (path) => [`/user/${path}`, 'client'] as const,
  ),
  ...visitors.map((path) => [path, 'visitor'] as const),
]

beforeEach(() => {
  stubSocket()
  vi.stubGlobal('scrollTo', () => {})
})
afterEach(() => {
  leave()
  history.replaceState(null, '', '/')
})

it.each(rows)('%s has help within one press', async (path, as) => {
  history.replaceState(null, '', path)
  const place = await show(<App />, () => refused(404, 'Nothing here.', 'not_found'), as)
  await until(() => {
    expect(location.pathname).toBe(path.replace(/\?.*/, ''))
    const links = [...place.querySelectorAll('a')].map((link) => link.getAttribute('href'))
    expect(links).toEqual(expect.arrayContaining(places))
  })
})
