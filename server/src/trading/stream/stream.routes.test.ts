import { createServer } from 'node:http'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { describe, expect, it, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import * as z from 'zod/mini'
import { routes } from '#contract/routes.ts'
import { streamPath } from '#contract/shared/stream-path.ts'
import type { ClientId, SessionId } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import { systemClock } from '#server/platform/clock.ts'
import { createRouter } from '#server/platform/http.ts'
import { createHttpServer } from '#server/platform/http-server.ts'
import { createStreamHub } from '#server/platform/stream.ts'
import { connectClient } from '../../../test/stream-client.ts'
import { streamRoutes } from './stream.routes.ts'

/** Requests say who they are in a header: "7/laptop" is client 7 in the session "laptop". */
function named(request: FastifyRequest): string[] {
  return String(request.headers['x-test-session'] ?? '').split('/')
}

function addressesOf(app: FastifyInstance) {
  return app.addresses().filter((address) => typeof address !== 'string')
}

async function serve() {
  const hub = createStreamHub({
    clock: systemClock,
    ruleVersion: 1,
    symbols: ['BTCUSD'],
    publicUrl: null,
    headers: {},
  })
  const way = { headers: {}, trustedProxies: 0, standbyPass: () => undefined }
  const app = Fastify({ serverFactory: (handle) => createHttpServer(handle, way) })
  const router = createRouter(app, (request) => {
    const [client] = named(request)
    return client ? (BigInt(client) as ClientId) : refuse('signed_out')
  })
  const sessionOf = (request: FastifyRequest) => {
    const [, session] = named(request)
    return session ? (session as SessionId) : refuse('signed_out')
  }
  streamRoutes(app, router, { hub, sessionOf })
  await app.listen({ host: 'localhost', port: 0 })
  onTestFinished(() => app.close())
  const [port = 0] = addressesOf(app).map((address) => address.port)
  const askTicket = (session?: string) =>
    app.inject({
      method: 'POST',
      url: '/api/stream/ticket',
      headers: session ? { 'x-test-session': session } : {},
    })
  const ticketFor = async (session: string) => {
    const answer = await askTicket(session)
    return z.parse(routes.streamTicket.reply, answer.json()).data
  }
  return { app, hub, port, askTicket, ticketFor }
}

it('the stream takes sockets of our own servers alone, and says so where it could not', async () => {
  const { hub } = await serve()
  expect(() => hub.attach(createServer())).toThrow('createHttpServer')
})

describe('POST /api/stream/ticket', () => {
  it('is for clients with a session', async () => {
    const { askTicket } = await serve()
    expect((await askTicket()).statusCode).toBe(401)
    expect((await askTicket('7/')).statusCode).toBe(401)
  })

  it('ties a socket to the client and the session', async () => {
    const { hub, port, ticketFor } = await serve()
    const { ticket, expires } = await ticketFor('7/laptop')
    const lasts = Date.parse(expires) - systemClock.now()
    expect(lasts).toBeGreaterThan(25_000)
    expect(lasts).toBeLessThanOrEqual(30_000)
    const client = await connectClient(port)
    client.send({ type: 'authenticate', ticket })
    await client.next('authenticated')
    const message = { type: 'balance', mode: 'real', version: 1, balance: 12.5 } as const
    hub.sendTo(7n as ClientId, message)
    expect(await client.next('balance')).toEqual(message)
    hub.endSession('laptop' as SessionId)
    expect(await client.closed).toBe(4401)
  })

  it('answers 60 times a minute and client', async () => {
    const { askTicket } = await serve()
    for (let i = 0; i < 60; i += 1) expect((await askTicket('7/laptop')).statusCode).toBe(200)
    const refused = await askTicket('7/phone')
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBeDefined()
    expect((await askTicket('8/laptop')).statusCode).toBe(200)
  })
})

describe('GET /api/stream', () => {
  it('is a WebSocket on every address the server listens on', async () => {
    const { app } = await serve()
    for (const { address, family, port } of addressesOf(app)) {
      const host = family === 'IPv6' ? `[${address}]` : address
      const ws = new WebSocket(`ws://${host}:${port}${streamPath}`)
      await new Promise((resolve, reject) => ws.once('message', resolve).once('error', reject))
      ws.close()
    }
  })

  it('ends when the server closes, without holding it up', async () => {
    const { app, port } = await serve()
    const client = await connectClient(port)
    await app.close()
    expect(await client.closed).toBe(1001)
  })
})
