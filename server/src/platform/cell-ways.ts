// The ways between cells: which cell a request is for, by what it shows, and how it is passed on
// there. A process that gets what is for another cell passes it on, and says who asks.

import {
  request as ask,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import { connect } from 'node:net'
import type { Duplex } from 'node:stream'
import { refuse } from '#kernel/refusal.ts'
import { refuseAndHangUp, refuseBarely } from './bare-answer.ts'
import { isFromCell, passingToCell } from './caller.ts'
import { type CellUrls, cellOfToken } from './cell.ts'
import type { Seal } from './seal.ts'
import type { SecurityHeaders } from './security-headers.ts'

export type CellPlace = { readonly cell: number; readonly cellUrls: CellUrls }

export type CellWays = {
  readonly own: number
  readonly cells: readonly number[]
  /** What processes of the install show each other. */
  readonly pass: string
  /** The other cell that this is for; undefined: it is for this one. */
  readonly otherFor: (request: IncomingMessage) => number | undefined
  readonly request: (cell: number, incoming: IncomingMessage, outgoing: ServerResponse) => void
  readonly socket: (cell: number, incoming: IncomingMessage, socket: Duplex, head: Buffer) => void
  /** A request whose body was read. */
  readonly read: (
    cell: number,
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    body: string,
  ) => void
  /** Asks a process of that cell something that only processes ask. Throws where none answers. */
  readonly ask: (cell: number, path: string, question: object) => Promise<unknown>
}

const askMs = 10_000

export type WaysDeps = {
  readonly seal: Pick<Seal, 'mark'>
  readonly headers: SecurityHeaders
}

export function openCellWays(
  { cell: own, cellUrls }: CellPlace,
  { seal, headers }: WaysDeps,
): CellWays {
  const pass = seal.mark('passed on', 'between cells').toString('base64url')
  const urlOf = (cell: number) => new URL(cellUrls.get(cell) ?? missing(cell))
  const onward = (
    cell: number,
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    body?: string,
  ) => {
    const { hostname, port } = urlOf(cell)
    const { method, url: path } = incoming
    const fail = () => answerUnavailable(outgoing, headers)
    const sent = withLength(passingToCell(incoming, pass), body)
    const asked = ask({ hostname, port, method, path, headers: sent }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    asked.on('error', fail)
    outgoing.on('close', () => asked.destroy())
    if (body === undefined) incoming.pipe(asked)
    else asked.end(body)
  }
  return {
    own,
    cells: [...cellUrls.keys()],
    pass,
    otherFor: (request) => {
      const cell = takePath(request, cellUrls) ?? cellShown(request, cellUrls)
      // From another cell it comes to where it belongs, whatever it shows.
      return cell === undefined || cell === own || isFromCell(request) ? undefined : cell
    },
    request: onward,
    read: onward,
    socket: (cell, incoming, socket, head) => {
      const { hostname, port } = urlOf(cell)
      const lines = Object.entries(passingToCell(incoming, pass)).map(
        ([name, value]) => `${name}: ${value}`,
      )
      const first = `${incoming.method} ${incoming.url} HTTP/1.1`
      let isThere = false
      const there = connect(Number(port) || 80, hostname, () => {
        isThere = true
        there.write(`${[first, ...lines].join('\r\n')}\r\n\r\n`, 'latin1')
        there.write(head)
        there.pipe(socket).pipe(there)
      })
      there.on('error', () => {
        if (isThere) socket.destroy()
        else refuseAndHangUp(socket, refuse('unavailable'), headers)
      })
      socket.on('error', () => there.destroy())
    },
    ask: async (cell, path, question) => {
      const answer = await fetch(new URL(path, urlOf(cell)), {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Cell ${pass}` },
        body: JSON.stringify(question),
        signal: AbortSignal.timeout(askMs),
        redirect: 'error',
      })
      if (!answer.ok) throw new Error(`cell ${cell} answers ${answer.status}`)
      return answer.json()
    },
  }
}

/** By what stands before its path, which is taken off. */
function takePath(request: IncomingMessage, cells: CellUrls): number | undefined {
  const [, nr, rest] = /^\/cells\/([1-9]\d?)(\/.*)$/s.exec(request.url ?? '') ?? []
  if (nr === undefined || !cells.has(Number(nr))) return undefined
  request.url = rest
  return Number(nr)
}

/** By the token, or the cookie of whoever is signed in; undefined where it shows neither. */
function cellShown(request: IncomingMessage, cells: CellUrls): number | undefined {
  const { headers, url = '' } = request
  const [, token] =
    /^Bearer ([\w.-]+)$/i.exec(headers.authorization ?? '') ?? tokenInPath.exec(url) ?? []
  const cell = token === undefined ? cellOfBrowser(request) : cellOfToken(token)
  return cell !== undefined && cells.has(cell) ? cell : undefined
}

/** Where an e-mail address says more than what a browser was signed in to before. */
export const pathsWithAddress: readonly string[] = [
  '/api/auth/register',
  '/api/auth/login',
  '/api/auth/reset-password/link',
]

/** What a browser asks by the cookies of signing in alone. */
function cellOfBrowser({ headers, url = '' }: IncomingMessage): number | undefined {
  const path = url.split('?', 1)[0] ?? ''
  if (!path.startsWith('/api/auth/') || pathsWithAddress.includes(path)) return undefined
  const cookies = (headers.cookie ?? '').split(';').map((cookie) => cookie.trim())
  const shown = ['refresh', 'device'].flatMap((name) => {
    const found = cookies.find((it) => it.replace('__Host-', '').startsWith(`${name}=`))
    return found === undefined ? [] : [cellOfToken(found.slice(found.indexOf('=') + 1))]
  })
  return shown[0]
}

/** Those of links of letters; behind a slash only where it is sure to be one. */
const tokenInPath = /(?:[?&]hash=|\/(?=[1-9]\d?\.))([\w.-]{32,67})(?:[/?&#]|$)/

function withLength(headers: IncomingHttpHeaders, body: string | undefined): IncomingHttpHeaders {
  if (body === undefined) return headers
  const { 'transfer-encoding': _, ...kept } = headers
  return { ...kept, 'content-length': String(Buffer.byteLength(body)) }
}

function missing(cell: number): never {
  throw new Error(`CELL_URLS has no cell ${cell}`)
}

function answerUnavailable(outgoing: ServerResponse, headers: SecurityHeaders): void {
  if (outgoing.headersSent) outgoing.destroy()
  else refuseBarely(outgoing, refuse('unavailable'), headers)
}
