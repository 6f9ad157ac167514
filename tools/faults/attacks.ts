// What attackers do to a server, each in a process of its own until that is killed. They come from
// one network that is nobody else's, open another socket for each that is closed, and never stop by
// themselves.

import { randomBytes, randomInt } from 'node:crypto'
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { setInterval } from 'node:timers'
import { streamPath } from '#contract/shared/stream-path.ts'
import { hour } from '#kernel/time.ts'

/** False where it could not come from its own address, as on macOS until that is added to `lo0`. */
export async function hasOwnAddress(): Promise<boolean> {
  const server = createServer().listen(0, attackerAddress)
  const isThere = await once(server, 'listening').then(
    () => true,
    () => false,
  )
  server.close()
  return isThere
}

export type AttackTarget = {
  readonly port: number
  /** All symbols that are quoted. */
  readonly symbols: readonly string[]
}

export type Tally = {
  /** Requests and messages that were written. */
  asked: number
  /** Sockets the server closed. */
  closed: number
}

type Attack = (target: AttackTarget, tally: Tally) => void

/** Another than everybody else has on this machine: what an attack costs is charged to it alone. */
export const attackerAddress = '127.0.0.66'

const head = 'Host: here\r\n'
const json = 'Content-Type: application/json\r\n'
const overview = `GET /api/market/overview HTTP/1.1\r\n${head}\r\n`
const candles = '/api/market/candles?symbol=BTCUSD&interval=60'
const kilobytes = (piece: string, count: number) =>
  piece.repeat(Math.ceil((count * 1024) / piece.length)).slice(0, count * 1024)

export const attacks = {
  /** What others wait for on this machine anyway. */
  'nothing at all': () => {},
  'numbers like cards': posting((size) => `{"a":"${kilobytes('12--', size)}x"}`),
  'quotes behind an exponent': posting((size) => `{"a":1e1,"b":"${kilobytes('\\"', size)}`),
  'deep JSON': posting((size) => kilobytes('[', size)),
  'slashes in a path': asking(() => `/${'/'.repeat(2_000)}x`, 4),
  'longest addresses': asking(() => `/${'/'.repeat(14_000)}`, 4),
  'half signs, pipelined': pipelining(4, `GET /%E0%A4%A HTTP/1.1\r\n${head}\r\n`),
  'pipelining on one socket': pipelining(1, overview),
  'pipelining on four': pipelining(4, overview),
  'pipelining on twenty': pipelining(20, overview),
  'reads of one address': asking(() => '/api/market/overview', 200),
  'reads of candles': asking(() => candles, 200),
  'reads of ever other candles': asking(() => `${candles}&to=${otherInstant()}`, 200),
  'pages that are not there': asking(() => `/${randomBytes(8).toString('hex')}`, 50),
  'tokens nobody has': asking(
    () => '/api/users/me',
    200,
    () => `Authorization: Bearer ${token()}\r\n`,
  ),
  'slow heads': dripping('GET / HTTP/1.1\r\nHost: here\r\nX-Slow: ', 500),
  'slow bodies': dripping(
    `POST /api/auth/login HTTP/1.1\r\n${head}${json}Content-Length: 4000\r\n\r\n`,
    500,
  ),
  'very many sockets': dripping('', 2_500),
  'eight subscriptions a second on 480': subscribing(480, 8),
  'nineteen on 480': subscribing(480, 19),
} as const satisfies Record<string, Attack>

export type AttackName = keyof typeof attacks
export const attackNames = Object.keys(attacks) as AttackName[]

function otherInstant(): string {
  return new Date(Date.now() - randomInt(hour)).toISOString()
}

function token(): string {
  return randomBytes(32).toString('base64url')
}

/** A socket that is replaced by another when it is closed. */
function keepOpen({ port }: AttackTarget, tally: Tally, opened: (socket: Socket) => void): void {
  const socket = connect({ port, host: '127.0.0.1', localAddress: attackerAddress })
  socket.on('error', () => {})
  socket.once('connect', () => opened(socket))
  socket.once('close', () => {
    tally.closed += 1
    setTimeout(() => keepOpen({ port, symbols: [] }, tally, opened), 50)
  })
}

const firstLine = 'HTTP/1.1 '

/** Sends the same again as soon as an answer begins. */
function loop(target: AttackTarget, tally: Tally, request: () => string): void {
  keepOpen(target, tally, (socket) => {
    const ask = () => {
      tally.asked += 1
      socket.write(request(), 'latin1')
    }
    let end = ''
    socket.on('data', (part) => {
      // It may begin in the packet that brings the rest of the one before, or between two.
      const text = end + part.toString('latin1')
      end = text.slice(1 - firstLine.length)
      if (text.includes(firstLine)) ask()
    })
    ask()
  })
}

function asking(path: () => string, sockets: number, more = () => ''): Attack {
  return (target, tally) => {
    const request = () => `GET ${path()} HTTP/1.1\r\n${head}${more()}\r\n`
    for (let count = 0; count < sockets; count += 1) loop(target, tally, request)
  }
}

/** As large as one was taken before, and as large as one is taken now. */
function posting(body: (kilobytes: number) => string): Attack {
  return (target, tally) => {
    for (const size of [60, 60, 7, 7]) {
      const text = body(size)
      const lines = [`Content-Type: application/json`, `Content-Length: ${text.length}`]
      const request = `POST /api/auth/login HTTP/1.1\r\n${head}${lines.join('\r\n')}\r\n\r\n${text}`
      loop(target, tally, () => request)
    }
  }
}

/** Two thousand in one write, and nothing is read. */
function pipelining(sockets: number, request: string): Attack {
  const all = request.repeat(2_000)
  return (target, tally) => {
    for (let count = 0; count < sockets; count += 1) {
      keepOpen(target, tally, (socket) => {
        socket.pause()
        const ask = () => {
          tally.asked += 2_000
          socket.write(all)
        }
        socket.on('drain', ask)
        ask()
        // Who reads nothing hears of the end only by writing.
        const looks = setInterval(() => socket.write('\r\n'), 100)
        socket.once('close', () => clearInterval(looks))
      })
    }
  }
}

/** A sign a second, for ever. */
function dripping(start: string, sockets: number): Attack {
  return (target, tally) => {
    const open = new Set<Socket>()
    for (let count = 0; count < sockets; count += 1) {
      keepOpen(target, tally, (socket) => {
        tally.asked += 1
        if (start !== '') socket.write(start)
        open.add(socket.resume())
        socket.once('close', () => open.delete(socket))
      })
    }
    if (start !== '')
      setInterval(() => {
        for (const socket of open) socket.write('a')
      }, 1_000)
  }
}

/** Messages of almost four kilobytes; what comes back is read. */
function subscribing(sockets: number, aSecond: number): Attack {
  const lines = ['Upgrade: websocket', 'Connection: Upgrade', 'Sec-WebSocket-Version: 13']
  const key = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='
  const upgrade = `GET ${streamPath} HTTP/1.1\r\n${head}${[...lines, key].join('\r\n')}\r\n\r\n`
  return (target, tally) => {
    const message = maskedFrame(longestSubscription(target.symbols))
    const open = new Set<Socket>()
    for (let count = 0; count < sockets; count += 1) {
      keepOpen(target, tally, (socket) => {
        socket.write(upgrade)
        socket.resume()
        open.add(socket)
        socket.once('close', () => open.delete(socket))
      })
    }
    setInterval(() => {
      for (const socket of open) {
        // Nobody's memory but the server's is tried.
        if (socket.writableLength > 64 * 1_024) continue
        tally.asked += 1
        socket.write(message)
      }
    }, 1_000 / aSecond)
  }
}

function longestSubscription(symbols: readonly string[]): string {
  const most = Array.from({ length: 300 }, (_, at) => symbols[at] ?? `NONE${at}`)
  while (textOf(most).length > 4_000) most.pop()
  return textOf(most)
}

function textOf(symbols: readonly string[]): string {
  return JSON.stringify({ type: 'subscribe', symbols })
}

/** As a client sends it, under a mask of zeros. */
function maskedFrame(text: string): Buffer {
  const length = Buffer.byteLength(text)
  const start = Buffer.from([0x81, 0x80 | 126, length >> 8, length & 255, 0, 0, 0, 0])
  return Buffer.concat([start, Buffer.from(text)])
}
