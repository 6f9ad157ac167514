// A server that closes while it answers: nobody waits for a socket that somebody else keeps.

import { once } from 'node:events'
import { Agent, get, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { createHttpServer, hangUpWhenIdle, serverLimits, takeSockets } from './http-server.ts'

let server: Server
let port: number
/** Each request as it comes in, to be answered by the test. */
let asked: (response: ServerResponse) => void

async function begin(): Promise<ServerResponse> {
  return new Promise((done) => {
    asked = done
  })
}

beforeEach(async () => {
  const options = { headers: {}, trustedProxies: 0 }
  server = createHttpServer((_, response) => asked(response), options)
  takeSockets(server, (_, socket) => {
    socket.resume().once('end', () => socket.end())
    socket.write('HTTP/1.1 101 Switching Protocols\r\n\r\n')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
  return () => server.closeAllConnections()
})

async function closing(): Promise<string> {
  const closed = once(server, 'close').then(() => 'closed')
  hangUpWhenIdle(server)
  server.close()
  return Promise.race([closed, sleep(serverLimits.idleMs / 2, 'waits', { ref: false })])
}

function open(text = ''): Socket {
  const socket = connect(port, '127.0.0.1', () => void socket.write(text))
  onTestFinished(() => void socket.destroy())
  return socket.on('error', () => {})
}

describe('closes', () => {
  test('when what was asked before is answered, though its socket is kept', async () => {
    const agent = new Agent({ keepAlive: true })
    onTestFinished(() => agent.destroy())
    const begun = begin()
    const answered = once(get({ host: '127.0.0.1', port, agent }), 'response')
    const response = await begun
    const closed = closing()
    response.end('late')
    const [answer] = (await answered) as [IncomingMessage]
    expect(Buffer.concat(await answer.toArray()).toString()).toBe('late')
    expect(await closed).toBe('closed')
  })

  test('though somebody has a socket that asks nothing', async () => {
    const connected = once(server, 'connection')
    open()
    await connected
    expect(await closing()).toBe('closed')
  })

  test('though something is never answered, and a WebSocket never ends', async () => {
    const begun = begin()
    open('GET / HTTP/1.1\r\nhost: x\r\n\r\n')
    await begun
    const socket = open('GET / HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n')
    await once(socket, 'data')
    expect(await closing()).toBe('closed')
  })
})

test('a WebSocket is ended by whoever has it', async () => {
  const socket = open('GET / HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n')
  await once(socket, 'data')
  const closed = closing()
  const ended = once(socket, 'close').then(() => 'ended')
  expect(await Promise.race([ended, sleep(500, 'open')])).toBe('open')
  socket.destroy()
  expect(await closed).toBe('closed')
})
