// A witness at an address (c2sp.org/tlog-witness): takes requests for a signature one by one, and
// shows what it signed last.

import { createServer, type IncomingMessage, type Server } from 'node:http'
import { addCheckpoint, type CosignDeps, type Cosigner, type Reply, signedPath } from './cosign.ts'
import { keysAt } from './keys.ts'
import { keysBelieved, parseKeys } from './log.ts'
import type { Keep } from './witness.ts'

export type Serving = Pick<CosignDeps, 'now' | 'forked'> & {
  readonly cosigner: Cosigner
  /** Of the log, as `look` keeps it. */
  readonly keep: Keep
}

/** Of a request; a checkpoint has some hundred. */
const bytesMost = 64 * 1024

const nothing: Reply = { status: 404, type: 'text/plain; charset=utf-8', body: 'nothing here\n' }

export function serveWitness(serving: Serving): Server {
  const deps = depsOf(serving)
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = (body: string): Promise<Reply> => {
    const mine = last.then(() => addCheckpoint(deps, body))
    last = mine.catch(() => {})
    return mine
  }
  return createServer((request, response) => {
    void answer(request, deps, inTurn)
      .catch((error: unknown): Reply => {
        console.error(error instanceof Error ? error.message : String(error))
        return { ...nothing, status: 500, body: 'it could not be kept\n' }
      })
      .then(({ status, type, body }) => {
        response.writeHead(status, { 'content-type': type }).end(body)
      })
  })
}

async function answer(
  request: IncomingMessage,
  deps: CosignDeps,
  inTurn: (body: string) => Promise<Reply>,
): Promise<Reply> {
  const { pathname } = new URL(request.url ?? '/', 'http://witness')
  if (request.method === 'POST' && pathname === '/add-checkpoint') {
    const body = await bodyOf(request)
    return body === undefined ? { ...nothing, status: 413, body: 'too long\n' } : inTurn(body)
  }
  const origin = await deps.origin()
  if (request.method !== 'GET' || origin === undefined) return nothing
  const signed = await deps.signed()
  if (signed === undefined || pathname !== `/${await signedPath(origin)}`) return nothing
  return { status: 200, type: nothing.type, body: signed }
}

async function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of request) {
    length += part.length
    if (length > bytesMost) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}

function depsOf({ keep, ...serving }: Serving): CosignDeps {
  const textOf = async (name: string) => {
    const bytes = await keep.read(name)
    return bytes && new TextDecoder().decode(bytes)
  }
  const published = async () => parseKeys((await textOf('keys.json')) ?? '')
  return {
    ...serving,
    origin: async () => (await published())?.origin,
    keys: async () => {
      const known = (await textOf('vkeys'))?.split('\n').filter(Boolean) ?? []
      const now = await published()
      return now ? keysAt(await keysBelieved(known, now), undefined) : []
    },
    signed: () => textOf('cosigned'),
    keepSigned: (note) => keep.write('cosigned', new TextEncoder().encode(note)),
  }
}
