// Whatever is sent to the port: the answer has our envelope and our headers, and who does not read
// is not worked for.

import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { bodyBytesMost, type Route } from '#contract/shared/route.ts'
import { Failure } from '#contract/shared/wire.ts'
import type { ClientId } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import { testClock } from '#test/clock.ts'
import { createApp } from './app.ts'
import { systemClock } from './platform/clock.ts'
import { createHttpServer, serverLimits, takeSockets } from './platform/http-server.ts'
import { listenWith } from './platform/listen-on.ts'
import { networkBudget } from './platform/network-gate.ts'
import { securityHeaders } from './platform/security-headers.ts'
import { createStreamHub } from './platform/stream.ts'

const common = { summary: 'A test.', reply: z.object({ status: z.literal(true) }) } as const
const routes = {
  open: { ...common, method: 'GET', path: '/open', audience: 'public', keptMs: null },
  named: { ...common, method: 'GET', path: '/named/:name', audience: 'public', keptMs: null },
  told: { ...common, method: 'POST', path: '/told', audience: 'public', body: z.unknown() },
  long: {
    ...common,
    method: 'POST',
    path: '/long',
    audience: 'public',
    body: z.unknown(),
    bodyBytesMax: 20 * 1024,
  },
  kept: { ...common, method: 'GET', path: '/kept', audience: 'public', keptMs: 250 },
  dear: {
    ...common,
    method: 'GET',
    path: '/dear',
    audience: 'public',
    keptMs: 250,
    points: 5,
    query: z.strictObject({ at: z.string() }),
  },
  own: { ...common, method: 'POST', path: '/own', audience: 'client', body: z.unknown() },
} as const satisfies Record<string, Route>

const headers = securityHeaders({ isTls: true, isSandbox: true })
const clock = testClock()
let app: Awaited<ReturnType<typeof createApp>>
let port = 0
/** The work that was begun, and what holds it up. */
let begun = 0
let held: Promise<void> | undefined

beforeEach(async () => {
  begun = 0
  held = undefined
  const hub = createStreamHub({
    clock: systemClock,
    ruleVersion: 1,
    symbols: [],
    headers,
    publicUrl: null,
  })
  app = await createApp({
    logLevel: 'error',
    trustedProxies: 0,
    headers,
    version: '0',
    web: undefined,
    clock,
    keptWhile: () => '',
    signIn: ({ headers: { authorization } }) =>
      authorization === 'ada' ? (7n as ClientId) : refuse('signed_out'),
    register: (_, router) => {
      const work = async () => {
        begun += 1
        await held
        return { status: true } as const
      }
      router.on(routes.open, work)
      router.on(routes.named, work)
      router.on(routes.told, work)
      router.on(routes.long, work)
      router.on(routes.kept, work)
      router.on(routes.dear, work)
      router.on(routes.own, work)
    },
  })
  hub.attach(app.server)
  app.addHook('preClose', () => hub.close())
  await listenWith(app)({ host: '127.0.0.1', port: 0 })
  const address = app.server.address()
  port = typeof address === 'object' && address ? address.port : 0
})
afterEach(() => app.close())

async function open(at = port): Promise<Socket> {
  const socket = connect(at, '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  return socket
}

/** Whether it ends well or not. */
function gone(socket: Socket): Promise<void> {
  return new Promise((resolve) => socket.once('close', () => resolve()))
}

/** What the server says until it hangs up. */
async function said(...lines: string[]) {
  const socket = await open()
  let text = ''
  socket.setEncoding('latin1').on('data', (part: string) => {
    text += part
  })
  socket.write(`${lines.join('\r\n')}\r\n\r\n`)
  await gone(socket)
  const [head = '', body = ''] = text.split('\r\n\r\n')
  const [first = '', ...rest] = head.split('\r\n')
  const named = rest.map((line) => line.split(': ') as [string, string])
  return { status: Number(first.split(' ')[1]), headers: Object.fromEntries(named), body }
}

const host = 'host: here'
const close = 'connection: close'
const upgrade = ['connection: upgrade', 'upgrade: websocket', 'sec-websocket-version: 13']

describe('everything is answered in the envelope, with our headers', () => {
  it.each([
    ['a path that is not there', 404, ['GET /api/nothing HTTP/1.1', host, close]],
    ['a page that is not there', 404, ['GET /nothing HTTP/1.1', host, close]],
    ['half a sign in a path', 400, ['GET /%E0%A4%A HTTP/1.1', host, close]],
    ['half a sign in a call', 400, ['GET /api/named/%E0%A4%A HTTP/1.1', host, close]],
    ['half a pair in a path', 400, ['GET /%ED%A0%80 HTTP/1.1', host, close]],
    ['half a pair in a call', 400, ['GET /api/named/%ED%A0%80 HTTP/1.1', host, close]],
    [
      'a parameter that is too long',
      414,
      [`GET /api/named/${'a'.repeat(500)} HTTP/1.1`, host, close],
    ],
    ['an address that is too long', 414, [`GET /${'/'.repeat(5_000)} HTTP/1.1`, host]],
    ['a head that is too large', 431, ['GET / HTTP/1.1', host, `x: ${'a'.repeat(20_000)}`]],
    ['an address beyond the head', 431, [`GET /${'/'.repeat(14_000)} HTTP/1.1`, host]],
    ['no HTTP', 400, ['hello']],
    ['a method nobody knows', 400, ['FROB / HTTP/1.1', host]],
    ['a method we do not have', 404, ['PROPFIND /api/open HTTP/1.1', host, close]],
    ['a method for another path', 404, ['DELETE /api/open HTTP/1.1', host, close]],
    ['a tunnel', 404, ['CONNECT here:1 HTTP/1.1', host]],
    ['the server itself', 404, ['OPTIONS * HTTP/1.1', host, close]],
    ['no host', 400, ['GET /api/open HTTP/1.1']],
    ['a sign in a header', 400, ['GET / HTTP/1.1', host, 'x: a\u0000b']],
    [
      'two lengths',
      400,
      ['POST /api/told HTTP/1.1', host, 'content-length: 1', 'content-length: 2'],
    ],
    ['an expectation', 400, ['POST /api/told HTTP/1.1', host, 'expect: miracles']],
    [
      'a body that is no JSON',
      400,
      [
        'POST /api/told HTTP/1.1',
        host,
        close,
        'content-type: application/json',
        'content-length: 1',
        '',
        '{',
      ],
    ],
    [
      'a body of another kind',
      400,
      [
        'POST /api/told HTTP/1.1',
        host,
        close,
        'content-type: text/xml',
        'content-length: 3',
        '',
        '<a>',
      ],
    ],
    ['a socket elsewhere', 404, ['GET /api/other HTTP/1.1', host, ...upgrade]],
    [
      'a socket of another site',
      422,
      ['GET /api/stream HTTP/1.1', host, ...upgrade, 'origin: https://evil.example.com'],
    ],
    ['a socket without a key', 400, ['GET /api/stream HTTP/1.1', host, ...upgrade]],
  ])('%s', async (_, status, lines) => {
    const answer = await said(...lines)
    expect(answer.status).toBe(status)
    expect(answer.headers).toMatchObject(headers)
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    const failure = Failure.parse(JSON.parse(answer.body))
    expect(failure.status).toBe(false)
    expect(begun).toBe(0)
  })

  it('what stands behind a request that is still worked on is not taken for its answer', async () => {
    let release = () => {}
    held = new Promise((resolve) => {
      release = resolve
    })
    const lines = ['GET /api/open HTTP/1.1', host, '', 'nonsense']
    const answer = await said(...lines)
    expect(answer.body).toBe('')
    release()
  })
})

describe('a body', () => {
  const post = (url: string, length: number, authorization = '') =>
    app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json', authorization },
      payload: JSON.stringify('a'.repeat(length - 2)),
    })

  it('has a few kilobytes, and more where its route says so', async () => {
    expect((await post('/api/told', bodyBytesMost)).statusCode).toBe(200)
    expect((await post('/api/told', bodyBytesMost + 1)).json()).toMatchObject({ code: 'too_large' })
    expect((await post('/api/long', 20 * 1024)).statusCode).toBe(200)
    expect((await post('/api/long', 20 * 1024 + 1)).statusCode).toBe(413)
    expect(begun).toBe(2)
  })

  it('is not read where nobody is signed in', async () => {
    const payload = '{"no JSON'
    const headers = { 'content-type': 'application/json' }
    const sent = { method: 'POST', url: '/api/own', payload } as const
    const answer = await app.inject({ ...sent, headers })
    expect(answer.statusCode).toBe(401)
    const hers = await app.inject({ ...sent, headers: { ...headers, authorization: 'ada' } })
    expect(hers.statusCode).toBe(400)
  })

  it('is not read where a network asks too much', async () => {
    const ask = (payload: string, remoteAddress = '1.2.3.4') =>
      app.inject({
        method: 'POST',
        url: '/api/told',
        payload,
        remoteAddress,
        headers: { 'content-type': 'application/json' },
      })
    for (let i = 0; i < networkBudget.most; i += 1)
      await app.inject({ url: '/api/open', remoteAddress: '1.2.3.4' })
    const refused = await ask('{"no JSON')
    expect(refused.statusCode).toBe(429)
    expect(refused.headers).toMatchObject({ ...headers, 'retry-after': '1' })
    expect((await ask('1', '1.2.3.5')).statusCode).toBe(200)
    expect(
      (await app.inject({ url: '/api/openapi.json', remoteAddress: '1.2.3.4' })).statusCode,
    ).toBe(429)
    clock.advance(1_000)
    expect((await ask('1')).statusCode).toBe(200)
  })
})

it('what anyone may read is made once for all who ask within a moment', async () => {
  const read = () => app.inject({ url: '/api/kept' })
  const answers = await Promise.all([read(), read(), read()])
  for (const answer of answers) {
    expect(answer.json()).toEqual({ status: true })
    expect(answer.headers).toMatchObject(headers)
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
  }
  expect(begun).toBe(1)
  clock.advance(250)
  await read()
  expect(begun).toBe(2)
})

it('what is dear is made one at a time, and networks take turns', async () => {
  let release = () => {}
  held = new Promise((resolve) => {
    release = resolve
  })
  const answered: string[] = []
  const read = async (at: string, remoteAddress: string) => {
    const answer = await app.inject({ url: `/api/dear?at=${at}`, remoteAddress })
    expect(answer.statusCode).toBe(200)
    answered.push(at)
  }
  const greedy = Array.from({ length: 20 }, (_, at) => read(`${at}`, '1.2.3.4'))
  const other = read('other', '1.2.3.5')
  while (begun === 0) await setImmediate()
  for (let turn = 0; turn < 20; turn += 1) await setImmediate()
  expect(begun).toBe(1)
  release()
  await Promise.all([...greedy, other])
  expect(begun).toBe(21)
  expect(answered.indexOf('other')).toBeLessThan(3)
})

describe('a socket that asks without reading', () => {
  const request = `GET /api/open HTTP/1.1\r\n${host}\r\n\r\n`

  it('is worked for a few times, and then gone', async () => {
    let release = () => {}
    held = new Promise((resolve) => {
      release = resolve
    })
    const socket = await open()
    socket.pause()
    socket.write(request.repeat(2_000))
    await gone(socket.resume())
    expect(begun).toBe(serverLimits.unansweredMost)
    release()
    await setImmediate()
    expect(begun).toBe(serverLimits.unansweredMost)
  })

  it.each([
    ['request', ''],
    ['checkExpectation', 'expect: a wonder\r\n'],
  ])('of what came at once no more is made than that (%s)', async (event, more) => {
    held = new Promise(() => {})
    let made = 0
    app.server.prependListener(event, () => {
      made += 1
    })
    const socket = await open()
    socket.write(request.replace('\r\n\r\n', `\r\n${more}\r\n`).repeat(2_000))
    await gone(socket.resume())
    expect(made).toBe(serverLimits.unansweredMost)
  })

  it('what it asks too much is not taken for asking for a socket', async () => {
    held = new Promise(() => {})
    let asked = 0
    takeSockets(app.server, () => {
      asked += 1
    })
    const socket = await open()
    socket.write(request.repeat(2_000))
    await gone(socket.resume())
    expect(asked).toBe(0)
  })

  it('may have a few at once, and as many as it likes one after another', async () => {
    const socket = await open()
    let text = ''
    socket.setEncoding('latin1').on('data', (part: string) => {
      text += part
    })
    const answers = () => text.split('HTTP/1.1 200').length - 1
    for (let rounds = 1; rounds <= 20; rounds += 1) {
      socket.write(request.repeat(serverLimits.unansweredMost))
      while (answers() < rounds * serverLimits.unansweredMost) await once(socket, 'data')
    }
    socket.destroy()
    expect(begun).toBe(20 * serverLimits.unansweredMost)
  })

  it('one that has gone is not worked for', async () => {
    const socket = await open()
    // It ends in the middle of what came at once, as when its owner hangs up.
    app.server.prependOnceListener('request', (incoming) => incoming.socket.destroy())
    socket.write(request.repeat(5))
    await gone(socket)
    await setImmediate()
    expect(begun).toBe(0)
  })
})

it('takes so many sockets of one network', async () => {
  const limits = { socketsPerNetworkMost: 2 }
  for (const [trustedProxies, isTaken] of [
    [0, false],
    [1, true],
  ] as const) {
    const server = createHttpServer((_, response) => response.end(), {
      headers,
      trustedProxies,
      limits,
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    const at = typeof address === 'object' && address ? address.port : 0
    const answers = async (socket: Socket) => {
      socket.write(`GET / HTTP/1.1\r\n${host}\r\n\r\n`)
      return Promise.race([once(socket, 'data').then(() => true), gone(socket).then(() => false)])
    }
    const [first, second] = [await open(at), await open(at)]
    expect([await answers(first), await answers(second)]).toEqual([true, true])
    expect(await answers(await open(at))).toBe(isTaken)
    first.destroy()
    // The server hears of it a little later.
    while (!(await answers(await open(at)))) await setImmediate()
    server.close()
    server.closeAllConnections()
  }
})
