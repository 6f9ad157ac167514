// The ways between cells: which cell a request is for, by what it shows, and how it is passed on
// there. A process that gets what is for another cell passes it on, and says who asks.

import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { present } from '#kernel/assert.ts'
import { refuse } from '#kernel/refusal.ts'
import { refuseAndHangUp } from './bare-answer.ts'
import { isFromCell, passingToCell } from './caller.ts'
import { type CellUrls, cellOfToken } from './cell.ts'
import { answerUnavailable, type Onward, sendOn, sendSocketOn } from './pass-on.ts'
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
  /** `body` is there where it was read already. */
  readonly request: (
    cell: number,
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    body?: string,
  ) => void
  readonly socket: (cell: number, incoming: IncomingMessage, socket: Duplex, head: Buffer) => void
  /** Asks a process of that cell something that only processes ask. Throws where none answers. */
  readonly ask: (
    cell: number,
    path: string,
    question: object,
    withinMs?: number,
  ) => Promise<unknown>
}

export type WaysDeps = {
  readonly seal: Pick<Seal, 'mark'>
  readonly headers: SecurityHeaders
}

export function openCellWays(
  { cell: own, cellUrls }: CellPlace,
  { seal, headers }: WaysDeps,
): CellWays {
  const pass = seal.mark('passed on', 'between cells').toString('base64url')
  const onwardTo = (cell: number, incoming: IncomingMessage, body?: string): Onward => ({
    url: present(cellUrls.get(cell), 'a cell of CELL_URLS'),
    headers: withLength(passingToCell(incoming, pass), body),
  })
  return {
    own,
    cells: [...cellUrls.keys()],
    pass,
    otherFor: (request) => {
      const cell = takePath(request, cellUrls) ?? cellShown(request, cellUrls)
      // From another cell it comes to where it belongs, whatever it shows.
      return cell === undefined || cell === own || isFromCell(request) ? undefined : cell
    },
    request: (cell, incoming, outgoing, body) => {
      const fail = () => answerUnavailable(outgoing, headers)
      sendOn(onwardTo(cell, incoming, body), { incoming, outgoing, fail, body })
    },
    socket: (cell, incoming, socket, head) => {
      const fail = () => refuseAndHangUp(socket, refuse('unavailable'), headers)
      sendSocketOn(onwardTo(cell, incoming), { incoming, socket, head, fail })
    },
    ask: async (cell, path, question, withinMs = 10_000) => {
      const answer = await fetch(new URL(path, cellUrls.get(cell)), {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Cell ${pass}` },
        body: JSON.stringify(question),
        signal: AbortSignal.timeout(withinMs),
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
