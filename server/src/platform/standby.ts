// A second server on the same database stands by: it passes everything on to the first, and takes
// over when that ends. It says who asks, and shows the leader's pass so that it is believed.

import { type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import type { Duplex } from 'node:stream'
import { refuse } from '#kernel/refusal.ts'
import { refuseAndHangUp, refuseBarely } from './bare-answer.ts'
import { isPassedOn, passingOn } from './caller.ts'
import { createHttpServer, type ServerOptions, takeSockets } from './http-server.ts'
import type { Leader } from './leadership.ts'
import type { SecurityHeaders } from './security-headers.ts'

/** Passes requests and WebSockets on to whoever `leader` names at the time. */
export function createStandby(
  leader: () => Promise<Leader | undefined>,
  options: Omit<ServerOptions, 'standbyPass'>,
): Server {
  const { headers } = options
  /** The pass shown last: whoever shows it to us takes us for the leader, as we may ourselves. */
  let shown: string | undefined
  const leaderFor = async (incoming: IncomingMessage) => {
    const found = isPassedOn(incoming) ? undefined : await leader()
    shown = found?.pass ?? shown
    return found
  }
  const server = createHttpServer(
    (incoming, outgoing) => {
      // Of itself, whoever leads.
      if (incoming.url === '/livez') {
        outgoing.writeHead(200, { ...headers, 'content-type': 'text/plain' }).end('ok\n')
        return
      }
      const fail = () => answerUnavailable(outgoing, headers)
      leaderFor(incoming)
        .then((found) => (found === undefined ? fail() : pass(found, incoming, outgoing, fail)))
        .catch(fail)
    },
    { ...options, standbyPass: () => shown },
  )
  takeSockets(server, (incoming, socket, head) => {
    const fail = () => refuseAndHangUp(socket, refuse('unavailable'), headers)
    leaderFor(incoming)
      .then((found) => (found === undefined ? fail() : passSocket(found, incoming, socket, head)))
      .catch(fail)
  })
  return server
}

function pass(
  leader: Leader,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  fail: () => void,
): void {
  const { hostname, port } = new URL(leader.url)
  const { method, url: path } = incoming
  const headers = passingOn(incoming, leader.pass)
  const onward = request({ hostname, port, method, path, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(outgoing)
  })
  onward.on('error', fail)
  outgoing.on('close', () => onward.destroy())
  incoming.pipe(onward)
}

function passSocket(leader: Leader, incoming: IncomingMessage, socket: Duplex, head: Buffer): void {
  const { hostname, port } = new URL(leader.url)
  const headers = Object.entries(passingOn(incoming, leader.pass))
  const onward = connect(Number(port), hostname, () => {
    const lines = headers.map(([name, value]) => `${name}: ${value}`)
    const first = `${incoming.method} ${incoming.url} HTTP/1.1`
    // As Node has read them.
    onward.write(`${[first, ...lines].join('\r\n')}\r\n\r\n`, 'latin1')
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
