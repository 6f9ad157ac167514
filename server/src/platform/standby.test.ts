// A stand-by before a leader, both listening: who calls is counted by where they call from, and
// nobody can say so but the stand-by.

import { once } from 'node:events'
import type { Server } from 'node:http'
import { connect } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import * as z from 'zod/mini'
import type { Route } from '#contract/shared/route.ts'
import { assert } from '#kernel/assert.ts'
import { refuse } from '#kernel/refusal.ts'
import { createApp } from '#server/app.ts'
import { testClock } from '../../test/clock.ts'
import { connectClient, upgradeStatus } from '../../test/stream-client.ts'
import { addressOf, passHeader } from './caller.ts'
import { newToken, systemRandom } from './crypto.ts'
import { createHttpServer, takeSockets } from './http-server.ts'
import type { Leader } from './leadership.ts'
import { networkBudget } from './network-gate.ts'
import { createStandby } from './standby.ts'
import { createStreamHub, type StreamLimits } from './stream.ts'

const reply = z.object({ status: z.literal(true) })
/** Takes all that a network has. */
const dear = {
  summary: 'A test.',
  reply,
  method: 'GET',
  path: '/dear',
  audience: 'public',
  keptMs: null,
  points: networkBudget.most,
} as const satisfies Route

type Wishes = {
  readonly pass?: string | null
  readonly trustedProxies?: number
  readonly limits?: Partial<StreamLimits>
}

/** A leader that says at /who whom it takes us for, and with which headers we came. */
async function startLeader({ trustedProxies = 0, limits = {}, ...wishes }: Wishes = {}) {
  const { pass = newToken(systemRandom) } = wishes
  const clock = testClock()
  const hub = createStreamHub({
    clock,
    ruleVersion: 1,
    symbols: [],
    publicUrl: null,
    headers: {},
    limits: { closeMs: 300, ...limits },
  })
  const app = await createApp({
    logLevel: 'error',
    trustedProxies,
    version: '0',
    web: undefined,
    clock,
    headers: {},
    keptWhile: () => '',
    signIn: () => refuse('signed_out'),
    standbyPass: pass ?? undefined,
    register: (app, router) => {
      router.on(dear, () => ({ status: true }) as const)
      app.get('/who', ({ raw }) => ({ address: addressOf(raw), heads: raw.rawHeaders }))
    },
  })
  hub.attach(app.server)
  app.addHook('preClose', () => hub.close())
  await app.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(() => app.close())
  const port = portOf(app.server)
  return { port, leader: { url: `http://127.0.0.1:${port}`, pass } }
}

/** Those who connect to it come from `from()`. */
async function startStandby(leader: () => Leader, from: () => string): Promise<number> {
  const standby = createStandby(async () => leader(), { headers: {}, trustedProxies: 0 })
  standby.prependListener('connection', (socket) =>
    Object.defineProperty(socket, 'remoteAddress', { value: from() }),
  )
  standby.listen(0, '127.0.0.1')
  await once(standby, 'listening')
  onTestFinished(() => {
    standby.close()
    standby.closeAllConnections()
  })
  return portOf(standby)
}

function portOf(server: Server): number {
  const address = server.address()
  assert(typeof address === 'object' && address !== null, 'it listens on a port')
  return address.port
}

const Seen = z.object({ address: z.string(), heads: z.array(z.string()) })

async function seen(port: number, headers: Record<string, string> = {}) {
  const answer = await fetch(`http://127.0.0.1:${port}/who`, {
    // Whose socket is another's is taken for the other.
    headers: { ...headers, connection: 'close' },
  })
  return Seen.parse(await answer.json())
}

const forged = { 'x-forwarded-for': '6.6.6.6, 7.7.7.7' }

describe('a request', () => {
  it('is of who called the stand-by, whatever they say', async () => {
    const { leader } = await startLeader()
    const port = await startStandby(
      () => leader,
      () => '203.0.113.7',
    )
    for (const said of [{}, forged, { ...forged, [passHeader]: 'mine' }]) {
      const { address, heads } = await seen(port, said)
      expect(address).toBe('203.0.113.7')
      expect(heads.join()).not.toContain(leader.pass)
      expect(heads.join().toLowerCase()).not.toContain(passHeader)
    }
  })

  it('whether it lives is answered by itself, with nobody to pass on to', async () => {
    const nobody = { url: 'http://127.0.0.1:1', pass: 'none' }
    const port = await startStandby(
      () => nobody,
      () => '203.0.113.7',
    )
    const live = await fetch(`http://127.0.0.1:${port}/livez`)
    expect([live.status, await live.text()]).toEqual([200, 'ok\n'])
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(503)
  })

  it('is of who called the proxy before the stand-by', async () => {
    const { leader } = await startLeader({ trustedProxies: 1 })
    const port = await startStandby(
      () => leader,
      () => '10.0.0.9',
    )
    expect((await seen(port, forged)).address).toBe('7.7.7.7')
  })

  it.each([
    [0, '127.0.0.1'],
    [1, '7.7.7.7'],
  ])('to the leader itself is of its socket: %i proxies', async (trustedProxies, address) => {
    const { port } = await startLeader({ trustedProxies })
    const other = newToken(systemRandom)
    for (const said of [forged, { ...forged, [passHeader]: other }]) {
      const found = await seen(port, said)
      expect(found.address).toBe(address)
      expect(found.heads.join()).not.toContain(other)
    }
  })

  it('spends the points of its own network only', async () => {
    const { leader } = await startLeader()
    let from = '203.0.113.7'
    const port = await startStandby(
      () => leader,
      () => from,
    )
    const ask = async () => {
      const headers = { connection: 'close' }
      return (await fetch(`http://127.0.0.1:${port}/api/dear`, { headers })).status
    }
    expect([await ask(), await ask()]).toEqual([200, 429])
    from = '203.0.113.8'
    expect([await ask(), await ask()]).toEqual([200, 429])
  })
})

it('a new leader is shown its own pass, and believes no earlier one', async () => {
  const [first, second] = [await startLeader(), await startLeader()]
  let { leader } = first
  const port = await startStandby(
    () => leader,
    () => '203.0.113.7',
  )
  expect((await seen(port)).address).toBe('203.0.113.7')
  leader = second.leader
  expect((await seen(port)).address).toBe('203.0.113.7')
  const asBefore = { ...forged, [passHeader]: String(first.leader.pass) }
  expect((await seen(second.port, asBefore)).address).toBe('127.0.0.1')
  // Known too late, as while one follows the other.
  leader = { ...second.leader, pass: first.leader.pass }
  expect((await seen(port)).address).toBe('127.0.0.1')
})

it('a leader that knows no pass gets what was said, without a pass', async () => {
  const { leader } = await startLeader({ pass: null })
  const port = await startStandby(
    () => leader,
    () => '203.0.113.7',
  )
  const { address, heads } = await seen(port, { ...forged, [passHeader]: 'mine' })
  expect(address).toBe('127.0.0.1')
  expect(heads).toContain(forged['x-forwarded-for'])
  expect(heads).not.toContain(passHeader)
})

it('does not pass on to itself without end, while it is still named the leader', async () => {
  const pass = newToken(systemRandom)
  let port = 0
  port = await startStandby(
    () => ({ url: `http://127.0.0.1:${port}`, pass }),
    () => '203.0.113.7',
  )
  const answer = await fetch(`http://127.0.0.1:${port}/who`)
  expect([answer.status, await answer.json()]).toMatchObject([503, { code: 'unavailable' }])
  expect(await upgradeStatus(port)).toBe(503)
})

describe('a socket', () => {
  it('is counted with those of who called the stand-by', async () => {
    const { leader } = await startLeader({ limits: { socketsPerAddressMost: 1 } })
    let from = '203.0.113.7'
    const port = await startStandby(
      () => leader,
      () => from,
    )
    await connectClient(port)
    expect(await upgradeStatus(port)).toBe(429)
    expect(await upgradeStatus(port, { ...forged, [passHeader]: 'mine' })).toBe(429)
    from = '203.0.113.8'
    await connectClient(port, forged)
    expect(await upgradeStatus(port)).toBe(429)
  })

  it('of who shows the leader no right pass is its own', async () => {
    const { port } = await startLeader({ limits: { socketsPerAddressMost: 1 } })
    await connectClient(port, { 'x-forwarded-for': '6.6.6.6' })
    const wrong = { 'x-forwarded-for': '7.7.7.7', [passHeader]: newToken(systemRandom) }
    expect(await upgradeStatus(port, wrong)).toBe(429)
  })

  it('of a stand-by takes no place of its network', async () => {
    const pass = newToken(systemRandom)
    const server = createHttpServer((_, response) => response.end(), {
      headers: {},
      trustedProxies: 0,
      standbyPass: () => pass,
      limits: { socketsPerNetworkMost: 1 },
    })
    const welcome = 'HTTP/1.1 101 Switching Protocols\r\n\r\n'
    takeSockets(server, (_, socket) => void socket.write(welcome))
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const opened = async (shown: string) => {
      const socket = connect(portOf(server), '127.0.0.1').on('error', () => {})
      onTestFinished(() => void socket.destroy())
      const lines = ['GET / HTTP/1.1', 'host: here', 'connection: upgrade', 'upgrade: websocket']
      socket.write(`${[...lines, `${passHeader}: ${shown}`].join('\r\n')}\r\n\r\n`)
      const isOpen = once(socket, 'data').then(() => true)
      return Promise.race([isOpen, once(socket, 'close').then(() => false)])
    }
    onTestFinished(() => void server.close())
    expect(await opened(pass)).toBe(true)
    expect(await opened(pass)).toBe(true)
    expect(await opened('mine')).toBe(true)
    expect(await opened('mine')).toBe(false)
  })
})
