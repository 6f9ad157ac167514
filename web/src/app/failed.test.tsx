// A screen whose list could not be had says so in the server's words.

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { refused, until } from '../../../browser/test/served.tsx'
import { leave, show } from '../../test/served.tsx'
import { stubSocket } from '../../test/socket.ts'
import { App } from './App.tsx'

beforeEach(() => {
  stubSocket()
  vi.stubGlobal('scrollTo', () => {})
})
afterEach(async () => {
  await leave()
  history.replaceState(null, '', '/')
})

const lists = ['trade-history', 'earnings', 'deposit-log', 'withdraw-log', 'statement', 'plan']

it.each(lists)('%s', async (name) => {
  history.replaceState(null, '', `/user/${name}?mode=real`)
  const place = await show(<App />, () => refused(503, 'We count the coins.'))
  await until(() =>
    expect(place.querySelector('main')?.textContent).toContain('We count the coins.'),
  )
})
