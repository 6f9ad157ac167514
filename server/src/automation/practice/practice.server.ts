// The practice exchange as a server of its own, on this machine only: both manners below a path
// each, and a door for whoever tests by it.

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { answerRequest, type Sent } from './answer-request.ts'
import type { Exchange, ExchangeRequest } from './exchange-state.ts'
import { shapes } from './key.ts'
import { openPracticeSockets } from './practice.sockets.ts'

export type PracticeServer = {
  /** E.g. "http://127.0.0.1:4100"; below it `/kraken` and `/binance`. */
  readonly url: string
  /** Tells who listens what the prices have become. */
  readonly publish: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** What answers below `/control`; undefined where nothing does. */
export type Control = (path: string, body: string) => Promise<unknown | undefined>

export type ServingOptions = {
  readonly port: number
  readonly control?: Control
}

const bodyMost = 64 * 1_024

export async function servePractice(
  exchange: Exchange,
  { port, control }: ServingOptions,
): Promise<PracticeServer> {
  const stopping = new AbortController()
  const server = createServer((request, response) => {
    serve(exchange, { request, response, control, signal: stopping.signal }).catch(() => {
      response.destroy()
    })
  })
  const sockets = openPracticeSockets(exchange)
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (request.url === '/kraken/ws/v2') sockets.take(request, socket, head)
    else socket.destroy()
  })
  await listening(server, port)
  const { port: taken } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${taken}`,
    publish: sockets.publish,
    stop: async () => {
      stopping.abort()
      sockets.close()
      const closed = new Promise((done) => server.close(done))
      server.closeAllConnections()
      await closed
    },
  }
}

function listening(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
}

type Served = {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly control: Control | undefined
  readonly signal: AbortSignal
}

async function serve(exchange: Exchange, { request, response, control, signal }: Served) {
  const body = await bodyOf(request)
  const [address = '', query = ''] = (request.url ?? '').split('?', 2)
  const [, first = '', ...rest] = address.split('/')
  const path = `/${rest.join('/')}`
  const shape = shapes.find((it) => it === first)
  if (!shape) {
    const answer = first === 'control' ? await control?.(path, body) : undefined
    response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' })
    return void response.end(JSON.stringify(answer ?? { error: 'not found' }))
  }
  const { method = 'GET' } = request
  const headers = headersOf(request)
  // Only this machine asks here.
  const asked: ExchangeRequest = { method, path, query, headers, body, network: 'here' }
  await send(response, await answerRequest(exchange, shape, asked), signal)
}

/** After its time; or else the line is cut, as when an exchange is lost on the way. */
export async function send(
  response: ServerResponse,
  { answer, afterMs }: Sent,
  signal: AbortSignal,
): Promise<void> {
  if (afterMs > 0) await sleep(afterMs, undefined, { signal })
  if (!answer) return void response.destroy()
  response.writeHead(answer.status, { 'content-type': answer.type, ...answer.headers })
  response.end(answer.body)
}

function headersOf({ headers }: IncomingMessage): ExchangeRequest['headers'] {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, String(value ?? '')]),
  )
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk)
    length += bytes.length
    if (length > bodyMost) throw new Error('the body is too long')
    chunks.push(bytes)
  }
  return Buffer.concat(chunks).toString()
}
