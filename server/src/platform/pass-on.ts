// Passes requests and sockets on to the process that leads: says who asks, and shows its pass so
// that it is believed.

import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http'
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
  const onwardFor = async (incoming: IncomingMessage): Promise<Onward | undefined> => {
    const found = isPassedOn(incoming) ? undefined : await leader()
    if (!found) return undefined
    shown = found.pass ?? shown
    return { url: found.url, headers: passingOn(incoming, found.pass) }
  }
  return {
    request: (incoming, outgoing) => {
      const fail = () => answerUnavailable(outgoing, headers)
      onwardFor(incoming)
        .then((found) => (found ? sendOn(found, { incoming, outgoing, fail }) : fail()))
        .catch(fail)
    },
    socket: (incoming, socket, head) => {
      const fail = () => refuseAndHangUp(socket, refuse('unavailable'), headers)
      onwardFor(incoming)
        .then((found) => (found ? sendSocketOn(found, { incoming, socket, head, fail }) : fail()))
        .catch(fail)
    },
    shown: () => shown,
  }
}

/** To which process, and in place of the headers that came. */
export type Onward = { readonly url: string; readonly headers: IncomingHttpHeaders }

type Request = {
  readonly incoming: IncomingMessage
  readonly outgoing: ServerResponse
  readonly fail: () => void
  /** Where it was read already. */
  readonly body?: string | undefined
}

export function sendOn({ url, headers }: Onward, passed: Request): void {
  const { incoming, outgoing, fail, body } = passed
  const { hostname, port } = new URL(url)
  const { method, url: path } = incoming
  const onward = request({ hostname, port, method, path, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(outgoing)
  })
  onward.on('error', fail)
  outgoing.on('close', () => onward.destroy())
  if (body === undefined) incoming.pipe(onward)
  else onward.end(body)
}

type Asking = {
  readonly incoming: IncomingMessage
  readonly socket: Duplex
  readonly head: Buffer
  /** Of one that leads nowhere. */
  readonly fail: () => void
}

export function sendSocketOn({ url, headers }: Onward, passed: Asking): void {
  const { incoming, socket, head, fail } = passed
  const { hostname, port } = new URL(url)
  let isThere = false
  const onward = connect(Number(port || 80), hostname, () => {
    isThere = true
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
    const first = `${incoming.method} ${incoming.url} HTTP/1.1`
    // As Node has read them.
    onward.write(`${[first, ...lines].join('\r\n')}\r\n\r\n`, 'latin1')
    onward.write(head)
    onward.pipe(socket).pipe(onward)
  })
  onward.on('error', () => (isThere ? socket.destroy() : fail()))
  socket.on('error', () => onward.destroy())
}

export function answerUnavailable(outgoing: ServerResponse, headers: SecurityHeaders): void {
  if (outgoing.headersSent) outgoing.destroy()
  else refuseBarely(outgoing, refuse('unavailable'), headers)
}
