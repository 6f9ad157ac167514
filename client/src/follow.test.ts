// What is followed: how it ends (over a line that dies without a word, that never opens or is refused,
// by whoever follows), and what it outlives (nothing that happens, a loop that stands still, messages
// of a newer server).

import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { type WebSocket, WebSocketServer } from 'ws'
import { openClient } from './open-client.ts'

/** Where a socket opens, and what then comes of it. */
async function listening(onSocket: (socket: WebSocket) => void): Promise<string> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  server.on('connection', onSocket)
  return urlOf(server)
}

async function urlOf(server: Server | WebSocketServer): Promise<string> {
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** A server that answers what it is asked, and tells how often that was. */
async function answering() {
  const asked = { times: 0 }
  const url = await listening((socket) => {
    socket.on('message', (data) => {
      const { type, id } = JSON.parse(String(data))
      if (type !== 'ping') return
      asked.times += 1
      socket.send(JSON.stringify({ type: 'pong', id, server_time: 0 }))
    })
  })
  return { url, asked }
}

/** A server that says this to whoever comes; `left` resolves once they have heard it and are gone. */
async function saying(...messages: readonly string[]) {
  let leave = () => {}
  const left = new Promise<void>((resolve) => {
    leave = resolve
  })
  const url = await listening((socket) => {
    for (const message of messages) socket.send(message)
    socket.once('close', () => leave())
  })
  return { url, left }
}

const offer = (version: string) => JSON.stringify({ type: 'offer', version })

test('a line on which nothing is answered is over', { timeout: 120_000 }, async () => {
  const url = await listening((socket) => socket.pause())
  const { ended } = openClient({ url, silenceMs: 300 }).follow(['BTCUSD'], () => {})
  await expect(ended).resolves.toBeUndefined()
})

test('one that is taken and never opens is over', { timeout: 120_000 }, async () => {
  const url = await urlOf(createServer().listen(0, '127.0.0.1'))
  const { ended } = openClient({ url, silenceMs: 300 }).follow([], () => {})
  await expect(ended).resolves.toBeUndefined()
})

test('one that is closed before it opens is over', { timeout: 120_000 }, async () => {
  const url = await listening(() => {})
  const { ended, close } = openClient({ url }).follow([], () => {})
  close()
  await expect(ended).resolves.toBeUndefined()
})

test('one that is refused has failed', { timeout: 120_000 }, async () => {
  // Nobody listens at the first of all ports.
  const { ended } = openClient({ url: 'http://127.0.0.1:1' }).follow([], () => {})
  await expect(ended).rejects.toThrow('ECONNREFUSED')
})

test('one on which nothing else happens goes on, and says nothing', {
  timeout: 120_000,
}, async () => {
  const { url, asked } = await answering()
  const heard: unknown[] = []
  let isOver = false
  const following = openClient({ url, silenceMs: 3_000 }).follow([], (it) => heard.push(it))
  following.ended.then(() => {
    isOver = true
  })
  await expect.poll(() => asked.times, { timeout: 60_000 }).toBeGreaterThan(5)
  expect([isOver, heard]).toEqual([false, []])
  following.close()
  await following.ended
})

test('one goes on after the program itself stood still for longer than the silence', {
  timeout: 120_000,
}, async () => {
  const { url, asked } = await answering()
  const silenceMs = 2_000
  let isOver = false
  const following = openClient({ url, silenceMs }).follow([], () => {})
  following.ended.then(() => {
    isOver = true
  })
  await expect.poll(() => asked.times, { timeout: 60_000 }).toBeGreaterThan(0)
  // From here the loop comes to its timers first, and only then to what has arrived meanwhile.
  await setImmediate()
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, silenceMs + 500)
  const before = asked.times
  const goesOn = () => asked.times > before + 1
  await expect.poll(() => isOver || goesOn(), { timeout: 60_000 }).toBe(true)
  expect(isOver).toBe(false)
  following.close()
  await following.ended
})

test('what a newer server says is left unheard, and the line goes on', {
  timeout: 120_000,
}, async () => {
  const weather = JSON.stringify({ type: 'weather', is_fine: true })
  const { url } = await saying(weather, JSON.stringify({ type: 'offer' }), offer('1'))
  const heard: unknown[] = []
  const following = openClient({ url }).follow([], (message) => {
    heard.push(message)
    following.close()
  })
  await following.ended
  expect(heard).toEqual([{ type: 'offer', version: '1' }])
})

test('what is no message at all fails the line', { timeout: 120_000 }, async () => {
  const { url, left } = await saying('<html>', offer('1'))
  const heard: unknown[] = []
  const { ended } = openClient({ url }).follow([], (message) => heard.push(message))
  await expect(ended).rejects.toThrow(SyntaxError)
  await left
  expect(heard).toEqual([])
})

test('nothing is heard of a line that was closed', { timeout: 120_000 }, async () => {
  const { url, left } = await saying(offer('1'), offer('2'))
  const heard: unknown[] = []
  const following = openClient({ url }).follow([], (message) => {
    heard.push(message)
    following.close()
  })
  await left
  expect(heard).toEqual([{ type: 'offer', version: '1' }])
})

test('a hearer that throws ends its line with that, and no program that awaits no end', {
  timeout: 120_000,
}, async () => {
  const unawaited: unknown[] = []
  const note = (reason: unknown) => unawaited.push(reason)
  process.on('unhandledRejection', note)
  onTestFinished(() => void process.off('unhandledRejection', note))
  const { url, left } = await saying(offer('1'), offer('2'))
  const heard: unknown[] = []
  const following = openClient({ url }).follow([], (message) => {
    heard.push(message)
    throw new Error('a mistake of the program')
  })
  await left
  expect([unawaited, heard]).toEqual([[], [{ type: 'offer', version: '1' }]])
  await expect(following.ended).rejects.toThrow('a mistake of the program')
})
