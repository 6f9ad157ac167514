// A "no" where there is no Fastify: said by the HTTP server itself, or on a socket that asked for
// something else than HTTP. The same envelope and the same headers as everywhere.

import { type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import {
  type KnownRefusal,
  refusalMessage,
  refusalStatus,
  retryAfterSeconds,
} from '#contract/refusals.ts'
import type { Failure } from '#contract/shared/wire.ts'
import type { SecurityHeaders } from './security-headers.ts'

/** The connection ends with it. */
export function refuseBarely(
  response: ServerResponse,
  refusal: KnownRefusal,
  headers: SecurityHeaders,
): void {
  const { status, head, body } = answerOf(refusal, headers)
  response.writeHead(status, head).end(body)
}

/** Answers whatever was asked on this socket, and hangs up. */
export function refuseAndHangUp(
  socket: Duplex,
  refusal: KnownRefusal,
  headers: SecurityHeaders,
): void {
  socket.on('error', () => socket.destroy())
  if (!socket.writable) return void socket.destroy()
  socket.once('finish', () => socket.destroy())
  const { status, head, body } = answerOf(refusal, headers)
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`)
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'))
}

function answerOf(refusal: KnownRefusal, headers: SecurityHeaders) {
  const { refused: code, details } = refusal
  const failure: Failure = { status: false, message: refusalMessage(refusal), code }
  const body = JSON.stringify(failure)
  const after = details?.seconds ?? retryAfterSeconds(code)
  const head: Record<string, string> = {
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    ...(after === undefined ? {} : { 'retry-after': String(after) }),
    connection: 'close',
  }
  return { status: refusalStatus(code), head, body }
}
