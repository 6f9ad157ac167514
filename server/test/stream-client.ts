// Clients of the stream for tests: one that speaks and listens, and one that connects and then
// never reads.

import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { WebSocket } from 'ws'
import * as z from 'zod/mini'
import { StreamMessage, type StreamRequest } from '#contract/client/stream.ts'
import { type ChatFollow, ChatNews } from '#contract/public/chat.ts'
import type { TickTuple } from '#contract/public/stream.ts'
import { streamPath } from '#contract/shared/stream-path.ts'
import { assert } from '#kernel/assert.ts'

type Heard = StreamMessage | ChatNews
type Type = Heard['type']
type Of<T extends Type> = Extract<Heard, { type: T }>
type Asked = StreamRequest | z.infer<typeof ChatFollow>
const Heard = z.union([StreamMessage, ChatNews])

export type StreamClient = {
  readonly ws: WebSocket
  /** Everything received so far, in order. */
  readonly messages: Heard[]
  readonly send: (request: Asked) => void
  /** The first message of this type that no earlier call returned. */
  readonly next: <T extends Type>(type: T) => Promise<Of<T>>
  readonly ticks: () => TickTuple[]
  /** The code of the close frame. */
  readonly closed: Promise<number>
}

/** Resolves once the server has said hello. */
export async function connectClient(
  port: number,
  headers: Record<string, string> = {},
  path: string = streamPath,
): Promise<StreamClient> {
  const ws = new WebSocket(`ws://127.0.0.1:${port}${path}`, { headers })
  const messages: Heard[] = []
  const taken = new Set<Heard>()
  ws.on('message', (content) => messages.push(z.parse(Heard, JSON.parse(String(content)))))
  const closed = new Promise<number>((resolve) => ws.once('close', resolve))
  const next = async <T extends Type>(type: T): Promise<Of<T>> => {
    for (;;) {
      const found = messages.find((m): m is Of<T> => m.type === type && !taken.has(m))
      if (found) {
        taken.add(found)
        return found
      }
      assert(ws.readyState !== WebSocket.CLOSED, `closed before "${type}" came`)
      await Promise.race([once(ws, 'message'), closed])
    }
  }
  const ticks = () => messages.flatMap((m) => (m.type === 'ticks' ? m.ticks : []))
  const send = (request: Asked) => ws.send(JSON.stringify(request))
  const client = { ws, messages, send, next, ticks, closed }
  await Promise.race([once(ws, 'open'), once(ws, 'error').then(([e]) => Promise.reject(e))])
  await next('hello')
  return client
}

/** The HTTP status with which the server answers an upgrade. */
export async function upgradeStatus(
  port: number,
  headers: Record<string, string> = {},
  path: string = streamPath,
): Promise<number> {
  const ws = new WebSocket(`ws://127.0.0.1:${port}${path}`, { headers })
  ws.on('error', () => {})
  return await new Promise((resolve) => {
    ws.once('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0))
    ws.once('open', () => {
      ws.terminate()
      resolve(101)
    })
  })
}

/** A socket that asks for these symbols and then reads nothing until it is resumed. */
export async function connectDeaf(port: number, symbols: readonly string[]): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(
    [
      `GET ${streamPath} HTTP/1.1`,
      'Host: 127.0.0.1',
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}`,
      '\r\n',
    ].join('\r\n'),
  )
  await once(socket, 'data')
  socket.pause()
  socket.write(maskedText(JSON.stringify({ type: 'subscribe', symbols })))
  return socket
}

/** A client's text frame, masked with zeros. */
function maskedText(text: string): Buffer {
  const head = Buffer.from([0x81, 0x80 | 126, 0, 0, 0, 0, 0, 0])
  head.writeUInt16BE(text.length, 2)
  return Buffer.concat([head, Buffer.from(text)])
}
