// A second server on the same database stands by: it passes everything on to the first, and takes
// over when that ends.

import { type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import type { Duplex } from 'node:stream'
import { refuse } from '#kernel/refusal.ts'
import { refuseAndHangUp, refuseBarely } from './bare-answer.ts'
import { createHttpServer, type ServerOptions } from './http-server.ts'
import type { SecurityHeaders } from './security-headers.ts'

/** Passes requests and WebSockets on to whatever address `leaderUrl` gives at the time. */
export function createStandby(
  leaderUrl: () => Promise<string | undefined>,
  options: ServerOptions,
): Server {
  const { headers } = options
  const server = createHttpServer((incoming, outgoing) => {
    const fail = () => answerUnavailable(outgoing, headers)
    leaderUrl()
      .then((url) => pass(url, incoming, outgoing, fail))
      .catch(fail)
  }, options)
  server.on('upgrade', (incoming: IncomingMessage, socket: Duplex, head: Buffer) => {
    const fail = () => refuseAndHangUp(socket, refuse('unavailable'), headers)
    leaderUrl()
      .then((url) => (url === undefined ? fail() : passSocket(url, incoming, socket, head)))
      .catch(fail)
  })
  return server
}

function pass(
  url: string | undefined,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  fail: () => void,
): void {
  if (url === undefined) return void fail()
  const { hostname, port } = new URL(url)
  const onward = request(
    { hostname, port, method: incoming.method, path: incoming.url, headers: incoming.headers },
    (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    },
  )
  onward.on('error', fail)
  outgoing.on('close', () => onward.destroy())
  incoming.pipe(onward)
}

function passSocket(url: string, incoming: IncomingMessage, socket: Duplex, head: Buffer): void {
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

function answerUnavailable(outgoing: ServerResponse, headers: SecurityHeaders): void {
  if (outgoing.headersSent) outgoing.destroy()
  else refuseBarely(outgoing, refuse('unavailable'), headers)
}
