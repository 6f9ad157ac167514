// The receiving half of the fan-out bench: very many sockets in one process, so each must cost next
// to nothing. They speak just enough WebSocket by hand, read into one shared buffer, and only one
// in fifty looks at the clock.

import { once } from 'node:events'
import { connect } from 'node:net'
import * as z from 'zod/mini'
import { TickTuple } from '#contract/public/stream.ts'
import { streamPath } from '#contract/shared/stream-path.ts'
import { systemClock } from '#server/platform/clock.ts'
import { median, percentile } from '../percentile.ts'
import { clients, symbols, warmUpMs } from './fanout-parts.ts'

const timedOneIn = 50
const connectAtOnce = 200

const port = Number(process.argv[2])
const readBuffer = Buffer.allocUnsafe(64 * 1_024)
/** Where the server counts sockets by address: each is somebody else's. */
const isProxy = process.argv[3] !== undefined
const host = process.argv[4] ?? '127.0.0.1'
const headEnd = '\r\n\r\n'
const textOpcode = 0x81
const pingOpcode = 0x89
const pong = Buffer.from([0x8a, 0x80, 0, 0, 0, 0])
const subscription = maskedFrame(JSON.stringify({ type: 'subscribe', symbols }))
const TicksMessage = z.object({ type: z.literal('ticks'), ticks: z.array(TickTuple) })

type Client = {
  readonly isTimed: boolean
  /** Called once, when the server has agreed to speak WebSocket. */
  readonly opened: () => void
  readonly write: (bytes: Buffer) => void
  isOpen: boolean
  /** The beginning of a frame whose end has not come. */
  rest: Buffer | undefined
}

let received = 0
let frames = 0
let firstAt = 0
const delays: number[] = []
/** Most frames equal the one before, only to another socket, and need not be read again. */
let last: { bytes: Buffer; ticks: TickTuple[] } = { bytes: Buffer.alloc(0), ticks: [] }

for (let count = 0; count < clients; count += connectAtOnce) {
  await Promise.all(Array.from({ length: connectAtOnce }, (_, i) => open(count + i)))
}
process.on('message', () => {
  const [p50Ms, p99Ms] = [median(delays), percentile(delays, 0.99)]
  process.send?.({ ticks: received, frames, p50Ms, p99Ms })
})
process.send?.({ connected: clients })
await once(process, 'disconnect')
process.exit()

function handshake(nr: number): string {
  return [
    `GET ${streamPath} HTTP/1.1`,
    'Host: 127.0.0.1',
    'Connection: Upgrade',
    'Upgrade: websocket',
    ...(isProxy ? [`X-Forwarded-For: 10.1.${nr >> 8}.${nr & 255}`] : []),
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}`,
    '\r\n',
  ].join('\r\n')
}

function open(nr: number): Promise<void> {
  return new Promise((opened, reject) => {
    const callback = (length: number) => {
      read(client, readBuffer.subarray(0, length))
      return true
    }
    const socket = connect({ host, port, onread: { buffer: readBuffer, callback } })
    const write = (bytes: Buffer) => void socket.write(bytes)
    const client: Client = {
      isTimed: nr % timedOneIn === 0,
      opened,
      write,
      isOpen: false,
      rest: undefined,
    }
    socket.once('connect', () => socket.write(handshake(nr))).once('error', reject)
  })
}

function read(client: Client, bytes: Buffer): void {
  const input = client.rest ? Buffer.concat([client.rest, bytes]) : bytes
  let at = client.isOpen ? 0 : greet(client, input)
  for (let end = frameEnd(input, at); end <= input.length; end = frameEnd(input, at)) {
    if (input[at] === textOpcode) take(client, input.subarray(at, end))
    if (input[at] === pingOpcode) client.write(pong)
    at = end
  }
  client.rest = at < input.length ? Buffer.from(input.subarray(at)) : undefined
}

/** Where the frames begin. The answer's head is short enough to come in one piece. */
function greet(client: Client, input: Buffer): number {
  const end = input.indexOf(headEnd)
  if (end < 0 || !input.toString('latin1', 0, 12).endsWith('101')) {
    throw new Error(`no WebSocket: ${input.toString('latin1', 0, 100)}`)
  }
  client.isOpen = true
  client.write(subscription)
  client.opened()
  return end + headEnd.length
}

/** The end of the frame that starts here, infinite while its header is incomplete. */
function frameEnd(input: Buffer, at: number): number {
  const length = input[at + 1] ?? Number.POSITIVE_INFINITY
  if (length < 126) return at + 2 + length
  const isWhole = input.length >= at + 4
  return isWhole ? at + 4 + input.readUInt16BE(at + 2) : Number.POSITIVE_INFINITY
}

function take(client: Client, frame: Buffer): void {
  frames += 1
  if (!frame.equals(last.bytes)) last = { bytes: Buffer.from(frame), ticks: ticksIn(frame) }
  received += last.ticks.length
  if (!client.isTimed || last.ticks.length === 0) return
  const now = systemClock.now()
  firstAt ||= now
  if (now - firstAt >= warmUpMs) for (const [, , at] of last.ticks) delays.push(now - at)
}

function ticksIn(frame: Buffer): TickTuple[] {
  const start = (frame[1] ?? 0) < 126 ? 2 : 4
  const parsed = z.safeParse(TicksMessage, JSON.parse(frame.toString('utf8', start)))
  return parsed.data?.ticks ?? []
}

/** Masked with zeros, as clients must mask but servers cannot tell. */
function maskedFrame(text: string): Buffer {
  const head = Buffer.from([textOpcode, 0x80 | 126, 0, 0, 0, 0, 0, 0])
  head.writeUInt16BE(text.length, 2)
  return Buffer.concat([head, Buffer.from(text)])
}
