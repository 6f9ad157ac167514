// What is followed over a line that dies without a word, and over one on which nothing happens.

import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { type WebSocket, WebSocketServer } from 'ws'
import { openClient } from './open-client.ts'

/** Where a socket opens, and what then comes of it. */
async function listening(onSocket: (socket: WebSocket) => void): Promise<string> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  server.on('connection', onSocket)
  onTestFinished(() => server.close())
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('a line on which nothing is answered is over', { timeout: 120_000 }, async () => {
  const url = await listening((socket) => socket.pause())
  const { ended } = openClient({ url, silenceMs: 300 }).follow(['BTCUSD'], () => {})
  await expect(ended).resolves.toBeUndefined()
})

test('one on which nothing else happens goes on, and says nothing', {
  timeout: 120_000,
}, async () => {
  let pings = 0
  const url = await listening((socket) => {
    socket.on('message', (data) => {
      const { type, id } = JSON.parse(String(data))
      if (type !== 'ping') return
      pings += 1
      socket.send(JSON.stringify({ type: 'pong', id, server_time: 0 }))
    })
  })
  const heard: unknown[] = []
  let isOver = false
  const following = openClient({ url, silenceMs: 3_000 }).follow([], (it) => heard.push(it))
  following.ended.then(() => {
    isOver = true
  })
  await expect.poll(() => pings, { timeout: 60_000 }).toBeGreaterThan(5)
  expect([isOver, heard]).toEqual([false, []])
  following.close()
  await following.ended
})
