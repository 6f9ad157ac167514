// The page of webhooks: one is made and its secret shown once, tried and paused by a press, and what
// was sent is seen and sent again.

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
import WebhooksPage from './WebhooksPage.tsx'

const at = '2026-11-20T12:00:00.000Z'
const webhook = {
  id: '019aa000-0000-7000-8000-000000000001',
  url: 'https://bots.example/hook',
  kinds: ['trade.settled', 'money.moved'],
  made_at: at,
  paused_at: null,
  failing_since: at,
  former_until: null,
  ended_at: null,
  ended_why: null,
}
const message = {
  id: '019aa000-0000-7000-8000-000000000002',
  kind: 'trade.settled',
  at,
  state: 'failed',
  attempts: 10,
  tried_at: at,
  status: 500,
  problem: 'status',
  next_at: null,
  payload: '{"type":"trade.settled"}',
}
const secret = `whsec_${'a'.repeat(32)}`
let asked: Asked[] = []

function answer(call: Asked): Response {
  asked.push(call)
  const { method, path } = call
  if (path === '/users/webhooks' && method === 'GET') return ok([webhook])
  if (path === '/users/webhooks') return ok({ secret, webhook })
  if (path.endsWith('/secret')) return ok({ secret, webhook })
  if (path.includes('/messages')) {
    return Response.json({ status: true, message: '', data: [message], next_cursor: null })
  }
  if (path.endsWith('/replay')) return ok({ count: 1 })
  if (path === '/users/security') {
    return ok({ methods: [], totp: false, passkeys: [], recovery_codes_left: 0 })
  }
  return path.startsWith('/users/webhooks/') ? ok(webhook) : refused(404, 'No.', 'not_found')
}

beforeEach(() => {
  asked = []
  vi.stubGlobal('scrollTo', () => {})
})
afterEach(leave)

const paths = () => asked.filter(({ method }) => method === 'POST').map(({ path }) => path)

it('makes one, whose secret is shown once', async () => {
  const place = await show(<WebhooksPage />, answer, 'client')
  await untilText('https://bots.example/hook')
  expect(place.textContent).toContain('nothing has arrived since')
  press('Make it')
  await until(() => expect(document.querySelector('[aria-invalid=true]')).not.toBeNull())
  expect(paths()).toEqual([])
  type('input[name=url]', ' https://other.example/ ')
  type('input[name=password]', 'otter-meadow-41')
  press('Make it')
  await untilText('Copy it now')
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
    url: 'https://other.example/',
    kinds: ['trade.settled', 'money.moved'],
    password: 'otter-meadow-41',
  })
  press('I have it')
  await until(() => expect(place.textContent).not.toContain('Copy it now'))
})

it('tries, pauses and removes one, and makes it a new secret', async () => {
  const place = await show(<WebhooksPage />, answer, 'client')
  await untilText('https://bots.example/hook')
  for (const deed of ['Send a test', 'Pause', 'Remove']) {
    press(`${deed}: https://bots.example/hook`)
    await until(() => expect(place.querySelector('[aria-busy=true]')).toBeNull())
  }
  await until(() => expect(paths().map((path) => path.split('/').at(-1))).toContain('removal'))
  press('New secret: https://bots.example/hook')
  await until(() => expect(place.querySelectorAll('input[name=password]')).toHaveLength(2))
  type('li input[name=password]', 'otter-meadow-41')
  press('Make a new secret')
  await untilText('Copy it now')
})

it('shows what was sent, and sends it again', async () => {
  await show(<WebhooksPage />, answer, 'client')
  await untilText('https://bots.example/hook')
  press('Show messages: https://bots.example/hook')
  await untilText('given up')
  await untilText('10 attempts, answered 500')
  press('Send again')
  await until(() => expect(asked.at(-1)?.path ?? '').not.toBe(''))
  await until(() =>
    expect(asked.find(({ path }) => path.endsWith('/replay'))?.body).toEqual({
      message: message.id,
    }),
  )
})
