// Passes requests and sockets on to the process that leads: says who asks, and shows its pass so
// that it is believed.

import { type IncomingMessage, request, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import type { Duplex } from 'node:stream'
import { refuse } from '#kernel/refusal.ts'
import { refuseAndHangUp, refuseBarely } from './bare-answer.ts'
import { isPassedOn, passingOn } from './caller.ts'
import type { Leader } from './leadership.ts'
import type { SecurityHeaders } from './security-headers.ts'

export type PassingOn = {
  readonly request: (incoming: IncomingMessage, outgoing: ServerResponse) => void
  readonly socket: (incoming: IncomingMessage, socket: Duplex, head: Buffer) => void
  /** The pass shown last: whoever shows it to us takes us for the leader, as we may ourselves. */
  readonly shown: () => string | undefined
}

/** To whoever `leader` names at the time. */
export function passOnTo(
  leader: () => Promise<Leader | undefined>,
  headers: SecurityHeaders,
): PassingOn {
  let shown: string | undefined
  const leaderFor = async (incoming: IncomingMessage) => {
    const found = isPassedOn(incoming) ? undefined : await leader()
    shown = found?.pass ?? shown
    return found
  }
  return {
    request: (incoming, outgoing) => {
      const fail = () => answerUnavailable(outgoing, headers)
      leaderFor(incoming)
        .then((found) => (found === undefined ? fail() : pass(found, incoming, outgoing, fail)))
        .catch(fail)
    },
    socket: (incoming, socket, head) => {
      const fail = () => refuseAndHangUp(socket, refuse('unavailable'), headers)
      leaderFor(incoming)
        .then((found) => (found === undefined ? fail() : passSocket(found, incoming, socket, head)))
        .catch(fail)
    },
    shown: () => shown,
  }
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
