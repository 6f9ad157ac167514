// A second server on the same database stands by: it passes everything on to the first, and takes
// over when that ends.

import {
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http'
import { connect } from 'node:net'
import type { Duplex } from 'node:stream'

/** Passes requests and WebSockets on to whatever address `leaderUrl` gives at the time. */
export function createStandby(leaderUrl: () => Promise<string | undefined>): Server {
  const server = createServer((incoming, outgoing) => {
    leaderUrl()
      .then((url) => pass(url, incoming, outgoing))
      .catch(() => answerUnavailable(outgoing))
  })
  server.on('upgrade', (incoming: IncomingMessage, socket: Duplex, head: Buffer) => {
    leaderUrl()
      .then((url) => passSocket(url, incoming, socket, head))
      .catch(() => socket.destroy())
  })
  return server
}

function pass(url: string | undefined, incoming: IncomingMessage, outgoing: ServerResponse): void {
  if (url === undefined) {
    answerUnavailable(outgoing)
    return
  }
  const { hostname, port } = new URL(url)
  const onward = request(
    { hostname, port, method: incoming.method, path: incoming.url, headers: incoming.headers },
    (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    },
  )
  onward.on('error', () => answerUnavailable(outgoing))
  outgoing.on('close', () => onward.destroy())
  incoming.pipe(onward)
}

function passSocket(
  url: string | undefined,
  incoming: IncomingMessage,
  socket: Duplex,
  head: Buffer,
): void {
  if (url === undefined) {
    socket.destroy()
    return
  }
  const { hostname, port } = new URL(url)
  const onward = connect(Number(port), hostname, () => {
    const lines = incoming.rawHeaders.flatMap((name, index, all) =>
      index % 2 === 0 ? [`${name}: ${all[index + 1]}`] : [],
    )
    onward.write(`${incoming.method} ${incoming.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
    onward.write(head)
    onward.pipe(socket).pipe(onward)
  })
  onward.on('error', () => socket.destroy())
  socket.on('error', () => onward.destroy())
}

function answerUnavailable(outgoing: ServerResponse): void {
  if (outgoing.headersSent) {
    outgoing.destroy()
    return
  }
  const body = {
    status: false,
    message: 'We cannot do this right now. Please try again.',
    code: 'unavailable',
  }
  outgoing.writeHead(503, { 'content-type': 'application/json; charset=utf-8', 'retry-after': '2' })
  outgoing.end(JSON.stringify(body))
}
