// The page of personal tokens: a new one is shown once, and one is revoked by a press.

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  type Asked,
  ok,
  press,
  refused,
  type,
  until,
  untilText,
} from '../../../../browser/test/served.tsx'
import { leave, show } from '../../../test/served.tsx'
import ApiAccessPage from './ApiAccessPage.tsx'

const token = {
  id: '019aa000-0000-7000-8000-000000000001',
  name: 'My bot',
  scopes: ['read', 'trade'],
  addresses: ['203.0.113.0/24'],
  created_at: '2026-11-20T12:00:00.000Z',
  expires_at: '2027-02-18T12:00:00.000Z',
  last_used_at: null,
  revoked_at: null,
}
const shown = `ts_${'a'.repeat(43)}`

let asked: Asked[] = []

function answer(call: Asked): Response {
  asked.push(call)
  if (call.path === '/users/tokens' && call.method === 'GET') return ok([token])
  if (call.path === '/users/tokens') return ok({ token: shown, made: token })
  if (call.path.endsWith('/revocation')) return ok({ ...token, revoked_at: token.created_at })
  if (call.path === '/users/security') {
    return ok({ methods: [], totp: false, passkeys: [], recovery_codes_left: 0 })
  }
  return refused(404, 'Nothing here.', 'not_found')
}

beforeEach(() => {
  asked = []
  vi.stubGlobal('scrollTo', () => {})
})
afterEach(leave)

it('lists tokens, makes one that is shown once, and takes it away when it was seen', async () => {
  const place = await show(<ApiAccessPage />, answer, 'client')
  await untilText('My bot')
  expect(place.textContent).toContain('Read and trade')
  expect(place.textContent).toContain('never used')
  expect(place.textContent).toContain('from 203.0.113.0/24')
  type('input[name=name]', 'Another')
  type('input[name=addresses]', '198.51.100.1, 2001:db8::/32')
  type('input[name=password]', 'otter-meadow-41')
  press('Make it')
  await untilText('Copy it now')
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
    name: 'Another',
    scopes: ['read'],
    days: 90,
    addresses: ['198.51.100.1', '2001:db8::/32'],
    password: 'otter-meadow-41',
  })
  const field = [...place.querySelectorAll('input')].find(({ value }) => value === shown)
  expect(field?.readOnly).toBe(true)
  press('I have it')
  await until(() => expect(place.textContent).not.toContain('Copy it now'))
})

it('says what is missing before anything is sent, and revokes by a press', async () => {
  await show(<ApiAccessPage />, answer, 'client')
  await untilText('My bot')
  press('Make it')
  await until(() => expect(document.querySelector('[aria-invalid=true]')).not.toBeNull())
  expect(asked.filter(({ method }) => method === 'POST')).toEqual([])
  press('Revoke My bot')
  await until(() =>
    expect(asked.map(({ path }) => path)).toContain(`/users/tokens/${token.id}/revocation`),
  )
})
