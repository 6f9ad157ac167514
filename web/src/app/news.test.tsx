// What the client is told on the stream reaches the screen that is open, and the bell, at once.

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { noticeKinds, subjectOf } from '#contract/shared/notice-kinds.ts'
import { pathOf } from '#contract/shared/ways.ts'
import { type Asked, refused, until } from '../../../browser/test/served.tsx'
import { leave, show } from '../../test/served.tsx'
import { hear, stubSocket } from '../../test/socket.ts'
import { App } from './App.tsx'

/** A screen about each subject, and the call that brings what stands on it. */
const screens = {
  deposits: [pathOf({ to: 'deposits' }), '/deposit'],
  withdrawals: [pathOf({ to: 'withdrawals' }), '/withdraw'],
  destinations: [pathOf({ to: 'withdrawals' }), '/withdraw'],
  balance: [pathOf({ to: 'statement' }), '/statement'],
  credits: [pathOf({ to: 'credits' }), '/credits'],
  plan: [pathOf({ to: 'plan' }), '/users/plan'],
  identity: [pathOf({ to: 'identity' }), '/profile/user-verification'],
  account: ['/user/security', '/users/me'],
  automation: [pathOf({ to: 'automation' }), '/ats'],
  api: [pathOf({ to: 'webhooks' }), '/users/webhooks'],
  trader: [pathOf({ to: 'trader' }), '/trader/bots'],
  prices: [pathOf({ to: 'notices' }), '/users/price-alerts'],
  // The chat is an application of its own.
  chat: ['/user/notices', '/users/notices'],
  tournament: [pathOf({ to: 'tournaments' }), '/tournaments'],
} as const

let asked: string[] = []

function answer({ method, path }: Asked): Response {
  if (method === 'GET') asked.push(path)
  return refused(404, 'Nothing here.', 'not_found')
}

beforeEach(() => {
  stubSocket()
  vi.stubGlobal('scrollTo', () => {})
  localStorage.clear()
  asked = []
})
afterEach(async () => {
  await leave()
  history.replaceState(null, '', '/')
})

const rows = noticeKinds.map((kind) => ({ kind, subject: subjectOf(kind) ?? 'account' }))

it.each(rows)(
  '$kind: the screen about $subject is fetched anew, and the bell',
  async ({ kind, subject }) => {
    const [screen, path] = screens[subject]
    history.replaceState(null, '', screen)
    await show(<App />, answer)
    await until(() => expect(asked).toEqual(expect.arrayContaining([path, '/users/notices'])))
    asked = []
    hear({ type: 'notice', id: '1', kind })
    await until(() => expect(asked).toEqual(expect.arrayContaining([path, '/users/notices'])))
  },
)
