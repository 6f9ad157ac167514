// Requests that are read in two ways by two programs, or come from a page that is not ours: each is
// read in one way or refused, and what they hold adds no line to the log.

import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Route } from '#contract/shared/route.ts'
import { line, Text } from '#contract/shared/wire.ts'
import { refuse } from '#kernel/refusal.ts'
import { testClock } from '#test/clock.ts'
import { createApp } from './app.ts'
import { listenWith } from './platform/listen-on.ts'
import { securityHeaders } from './platform/security-headers.ts'

const common = { summary: 'A test.', reply: z.object({ heard: Text }) } as const
const routes = {
  named: { ...common, method: 'GET', path: '/named/:name', audience: 'public', keptMs: null },
  asked: {
    ...common,
    method: 'GET',
    path: '/asked',
    audience: 'public',
    keptMs: null,
    query: z.strictObject({ word: line(20) }),
  },
  told: {
    ...common,
    method: 'POST',
    path: '/told',
    audience: 'public',
    body: z.strictObject({ word: line(20) }),
  },
  guess: { ...common, method: 'POST', path: '/guess', audience: 'public' },
} as const satisfies Record<string, Route>

const logged: string[] = []
let app: Awaited<ReturnType<typeof createApp>>
let heard: string[] = []
let port = 0

beforeEach(async () => {
  logged.length = 0
  heard = []
  app = await createApp({
    logLevel: 'info',
    logTo: { write: (text) => void logged.push(text) },
    trustedProxies: 0,
    headers: securityHeaders({ isTls: true, isSandbox: false }),
    version: '0',
    web: undefined,
    clock: testClock(),
    keptWhile: () => '',
    signIn: () => refuse('signed_out'),
    register: (_, router) => {
      const hear = (word = '') => {
        heard.push(word)
        return { heard: word }
      }
      router.on(routes.named, ({ params }) => hear(params.name))
      router.on(routes.asked, ({ query }) => hear(query.word))
      router.on(routes.told, ({ body }) => hear(body.word))
      router.on(routes.guess, () => refuse('wrong_login'))
    },
  })
  await listenWith(app)({ host: '127.0.0.1', port: 0 })
  const address = app.server.address()
  port = typeof address === 'object' && address ? address.port : 0
})
afterEach(() => app.close())

/** What is answered to bytes as they are. */
async function said(text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  let answer = ''
  socket.setEncoding('latin1').on('data', (part: string) => {
    answer += part
  })
  socket.end(text)
  await once(socket, 'close')
  return answer
}

describe('a text', () => {
  it.each([
    ['%2541', '%41'],
    ['%252e%252e%252fa', '%2e%2e%2fa'],
    ['%26lt%3B', '&lt;'],
    ['a+b', 'a+b'],
  ])('in an address is decoded once: %s is %s', async (part, word) => {
    expect((await app.inject({ url: `/api/named/${part}` })).json()).toEqual({ heard: word })
  })

  it('in a body is what JSON says, and nothing in it is decoded again', async () => {
    const word = '%41&lt;\\u0041'
    const reply = await app.inject({ method: 'POST', url: '/api/told', payload: { word } })
    expect(reply.json()).toEqual({ heard: word })
  })
})

describe('a parameter', () => {
  it.each([
    ['twice', 'word=a&word=b'],
    ['as a list', 'word[]=a'],
    ['as an object', 'word[a]=b'],
    ['besides others that nobody asked for', 'word=a&admin=1'],
  ])('that is said %s is refused', async (_, query) => {
    const reply = await app.inject({ url: `/api/asked?${query}` })
    expect(reply.statusCode).toBeGreaterThanOrEqual(400)
    expect(heard).toEqual([])
  })

  it('counts where it belongs: one of the address is none of the body', async () => {
    const reply = await app.inject({ method: 'POST', url: '/api/told?word=a', payload: {} })
    expect(reply.statusCode).toBe(422)
    const both = await app.inject({
      method: 'POST',
      url: '/api/told?word=a',
      payload: { word: 'b' },
    })
    expect(both.json()).toEqual({ heard: 'b' })
  })
})

it.each([
  '{"word":"a","__proto__":{"isAdmin":true}}',
  '{"word":"a","constructor":{"prototype":{"isAdmin":true}}}',
  '{"__proto__":{"word":"a"}}',
])('no prototype is changed by %s', async (payload) => {
  const headers = { 'content-type': 'application/json' }
  const reply = await app.inject({ method: 'POST', url: '/api/told', headers, payload })
  expect([reply.statusCode, heard]).toEqual([400, []])
  expect('isAdmin' in {}).toBe(false)
})

describe('a page of another site', () => {
  const origin = 'https://evil.example'

  it('reads no answer: no origin is allowed, whichever asks', async () => {
    const read = await app.inject({ url: '/api/named/a', headers: { origin } })
    const asked = await app.inject({
      method: 'OPTIONS',
      url: '/api/told',
      headers: { origin, 'access-control-request-method': 'POST' },
    })
    expect(asked.statusCode).toBe(404)
    for (const { headers } of [read, asked]) {
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([])
      expect(headers['cross-origin-resource-policy']).toBe('same-origin')
    }
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=a'])(
    'sends nothing without asking first: a body of %s is not read',
    async (type) => {
      const headers = { origin, 'content-type': type }
      const payload = '{"word":"a"}'
      const reply = await app.inject({ method: 'POST', url: '/api/told', headers, payload })
      expect([reply.statusCode, heard]).toEqual([400, []])
    },
  )

  it('does nothing by opening an address: a call that does something is no GET', async () => {
    for (const method of ['GET', 'HEAD'] as const)
      expect((await app.inject({ method, url: '/api/told?word=a' })).statusCode).toBe(404)
    expect(heard).toEqual([])
  })
})

describe('where a message ends', () => {
  const start = 'POST /api/told HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\n'
  const body = '{"word":"a"}'
  const hidden = 'GET /api/named/hidden HTTP/1.1\r\nhost: here\r\n\r\n'

  it.each([
    ['a length beside chunks', `content-length: ${body.length}\r\ntransfer-encoding: chunked\r\n`],
    ['chunks beside a length', `transfer-encoding: chunked\r\ncontent-length: ${body.length}\r\n`],
    ['two lengths', `content-length: ${body.length}\r\ncontent-length: 0\r\n`],
    ['a length with a sign', `content-length: +${body.length}\r\n`],
    ['chunks that are not the last', 'transfer-encoding: chunked, identity\r\n'],
    ['chunks by another name', 'transfer-encoding: xchunked\r\n'],
  ])('is not said in two ways: %s', async (_, lengths) => {
    const answer = await said(`${start}${lengths}\r\n${body}${hidden}`)
    expect(answer).not.toContain(' 200 ')
    expect(heard).toEqual([])
  })
})

it('TRACE gives nothing back', async () => {
  const answer = await said('TRACE /api/named/a HTTP/1.1\r\nhost: here\r\nx-secret: canary\r\n\r\n')
  expect(answer).toMatch(/^HTTP\/1\.1 404 /)
  expect(answer).not.toContain('canary')
})

describe('the log', () => {
  const refusedLines = () =>
    logged.map((text) => JSON.parse(text)).filter(({ msg }) => msg === 'refused')

  it('has who tries what, by the id of the request, and not what was sent', async () => {
    const reply = await app.inject({ method: 'POST', url: '/api/guess?canary' })
    expect(refusedLines()).toEqual([
      {
        level: 'warn',
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        part: 'http',
        request_id: reply.headers['x-request-id'],
        code: 'wrong_login',
        method: 'POST',
        route: '/api/guess',
        msg: 'refused',
      },
    ])
    expect(logged.join('')).not.toContain('canary')
  })

  it('has input that no page of ours sends', async () => {
    await app.inject({ method: 'POST', url: '/api/told', payload: { word: 'a', admin: true } })
    await app.inject({ method: 'POST', url: '/api/told', payload: { word: '4111111111111111' } })
    expect(refusedLines().map(({ code }) => code)).toEqual(['unknown_field', 'card_number_sent'])
  })

  it('has a line for each thing that is said, whatever is in it', async () => {
    const word = 'a\n{"level":"error","msg":"forged"}\r\n\u2028\u001b[31m'
    await app.inject({ url: `/api/named/${encodeURIComponent(word)}` })
    await app.inject({ url: `/api/${encodeURIComponent(word)}` })
    app.log.error({ word }, word)
    for (const text of logged) {
      expect(text.trimEnd()).not.toMatch(/\p{Cc}/u)
      expect(JSON.parse(text).time).toBeDefined()
    }
    expect(JSON.parse(logged.at(-1) ?? '{}')).toMatchObject({ level: 'error', word, msg: word })
  })
})
