// Whom HAProxy leads clients to, with the file of `deploy/` before servers that reach the process
// that leads or do not. Where it is not installed nothing is tried.

import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { request } from 'node:https'
import type { AddressInfo, Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Role } from '#server/process-settings.ts'
import { frontServersOf } from './files.ts'
import { type Front, hasHaproxy, runHaproxy } from './run-haproxy.ts'

type Server = {
  readonly name: string
  readonly port: number
  reachesLead: boolean
  readonly stop: () => void
}

/** Says its name at every address, and keeps the sockets that ask for an upgrade. */
async function startServer(name: string): Promise<Server> {
  const sockets = new Set<Socket>()
  const server = createServer(({ url }, response) => {
    const isGood = url !== '/leadz' || started.reachesLead
    response.writeHead(isGood ? 200 : 503).end(name)
  })
  server.on('connection', (socket) => sockets.add(socket))
  server.on('upgrade', (_, socket) => {
    const lines = ['HTTP/1.1 101 Switching Protocols', 'connection: upgrade', 'upgrade: websocket']
    // The answer to the key below, as RFC 6455 has both in 1.3.
    lines.push('sec-websocket-accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=', `x-name: ${name}`, '', '')
    socket.write(lines.join('\r\n'))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const stop = () => {
    server.close()
    for (const socket of sockets) socket.destroy()
  }
  const started: Server = { name, port, reachesLead: true, stop }
  return started
}

const names = ['web1', 'web2', 'engine1']
let servers: Server[]
let front: Front

const serverOf = (name: string) => servers.find((it) => it.name === name) as Server
const other = (name: string) => (name === 'web1' ? 'web2' : 'web1')

async function answering(): Promise<string> {
  const asked = request({ port: front.secure, rejectUnauthorized: false, agent: false, path: '/' })
  asked.end()
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  const parts = await answer.toArray()
  return answer.statusCode === 200 ? Buffer.concat(parts).toString() : `${answer.statusCode}`
}

/** As often as it takes; what came last is what the test fails with. */
async function untilAnswers(name: string): Promise<void> {
  let last = ''
  for (let tries = 0; tries < 600 && last !== name; tries += 1) {
    last = await answering()
    if (last !== name) await sleep(50)
  }
  expect(last).toBe(name)
}

async function openSocket(): Promise<{
  readonly name: unknown
  readonly closed: Promise<unknown>
}> {
  const headers = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
  }
  const asked = request({ port: front.secure, rejectUnauthorized: false, agent: false, headers })
  asked.on('response', ({ statusCode }) => asked.destroy(new Error(`${statusCode}`)))
  asked.end()
  const [answer, socket] = (await once(asked, 'upgrade')) as [IncomingMessage, Socket]
  socket.on('error', () => {})
  return { name: answer.headers['x-name'], closed: once(socket.resume(), 'close') }
}

describe.skipIf(!hasHaproxy)('whom clients are led to (skipped where HAProxy is not)', () => {
  beforeEach(async () => {
    servers = await Promise.all(names.map(startServer))
    const apps = servers.map(({ name, port }) => {
      const role: Role = name.startsWith('web') ? 'web' : 'engine'
      return { name, address: `127.0.0.1:${port}`, role }
    })
    front = await runHaproxy(frontServersOf(apps, ({ address }) => address))
  })
  afterEach(async () => {
    await front.stop()
    for (const server of servers) server.stop()
  })

  test('one server of the web serves a network, until it reaches the leader no more', async () => {
    const first = await answering()
    expect(['web1', 'web2']).toContain(first)
    expect(await answering()).toBe(first)
    serverOf(first).reachesLead = false
    await untilAnswers(other(first))
    expect((await openSocket()).name).toBe(other(first))
    serverOf(first).reachesLead = true
    await untilAnswers(first)
  })

  test('where none of the web does, engines serve clients, and give them back', async () => {
    for (const name of ['web1', 'web2']) serverOf(name).reachesLead = false
    await untilAnswers('engine1')
    const socket = await openSocket()
    expect(socket.name).toBe('engine1')
    serverOf('web2').reachesLead = true
    await untilAnswers('web2')
    await socket.closed
  })

  test('where nobody does, whoever lives shows pages', async () => {
    for (const server of servers) server.reachesLead = false
    await expect.poll(() => front.isDown('servers'), { timeout: 120_000 }).toBe(true)
    const name = await answering()
    expect(['web1', 'web2']).toContain(name)
    expect((await openSocket()).name).toBe(name)
  })
})
