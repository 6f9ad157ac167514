// The HTTP server beneath Fastify. What can be refused before anything is made of a request is
// refused here: addresses and heads that are too long, requests that arrive too slowly, and sockets
// that ask on without taking the answers.

import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { RefusalCode } from '#contract/refusals.ts'
import { refuse } from '#kernel/refusal.ts'
import { refuseAndHangUp, refuseBarely } from './bare-answer.ts'
import { arrive, isPassedOn, type Way } from './caller.ts'
import { networkOf } from './network.ts'
import type { SecurityHeaders } from './security-headers.ts'

export const serverLimits = {
  /** The longest of ours has some 300. */
  urlLength: 2_048,
  headBytes: 8_192,
  headMs: 10_000,
  requestMs: 30_000,
  /** How often requests are looked at that are slow to arrive. */
  slowCheckMs: 2_000,
  idleMs: 72_000,
  /**
   * Requests of one socket whose answers it has not taken. Browsers and proxies have one at a time;
   * who has more than this asks without reading.
   */
  unansweredMost: 8,
  socketsMost: 25_000,
  /** Of one network, where no proxy stands before us: some three hundred browsers with six each. */
  socketsPerNetworkMost: 2_000,
} as const
type ServerLimits = { readonly [Name in keyof typeof serverLimits]: number }

export type ServerOptions = Way & {
  readonly headers: SecurityHeaders
  /** What differs from `serverLimits`. */
  readonly limits?: Partial<ServerLimits>
}

type Watched = {
  /** How many requests of each open socket have no answer that it took. */
  readonly unanswered: WeakMap<Socket, number>
  readonly perNetwork: Map<string, number>
  /** The network that each socket is counted with. */
  readonly counted: WeakMap<Socket, string>
}

export function createHttpServer(handle: RequestListener, options: ServerOptions): Server {
  const { headers } = options
  const watched: Watched = {
    ...{ unanswered: new WeakMap(), perNetwork: new Map(), counted: new WeakMap() },
  }
  const server = createServer(
    {
      maxHeaderSize: serverLimits.headBytes,
      headersTimeout: serverLimits.headMs,
      requestTimeout: serverLimits.requestMs,
      connectionsCheckingInterval: serverLimits.slowCheckMs,
      keepAliveTimeout: serverLimits.idleMs,
      // Node's own refusal would have no envelope.
      requireHostHeader: false,
    },
    (request, response) => {
      look(watched, request, options)
      if (isWelcome(watched, request, response, headers)) handle(request, response)
    },
  )
  server.maxConnections = serverLimits.socketsMost
  server.on('connection', (socket: Socket) => countIn(watched, options, socket))
  server.on('upgrade', (request: IncomingMessage, socket: Duplex) => {
    look(watched, request, options)
    // Whoever takes sockets listens as well; there is nobody yet, or no more.
    if (server.listenerCount('upgrade') === 1)
      refuseAndHangUp(socket, refuse('unavailable'), headers)
  })
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) =>
    refuseBarely(response, refuse('malformed'), headers),
  )
  server.on('connect', (_request: IncomingMessage, socket: Duplex) =>
    refuseAndHangUp(socket, refuse('not_found'), headers),
  )
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    // What stands after requests that are not answered yet would be taken for their answer.
    if (watched.unanswered.get(socket)) socket.destroy()
    else refuseAndHangUp(socket, refuse(unreadable[error.code ?? ''] ?? 'malformed'), headers)
  })
  return server
}

/** What is said to a request that Node could not read, by its error. */
const unreadable: Readonly<Record<string, RefusalCode>> = {
  HPE_HEADER_OVERFLOW: 'head_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_too_slow',
}

function isWelcome(
  { unanswered }: Watched,
  request: IncomingMessage,
  response: ServerResponse,
  headers: SecurityHeaders,
): boolean {
  const { socket } = request
  // Node reads on what it has of a socket that is gone.
  if (socket.destroyed) return false
  const before = unanswered.get(socket) ?? 0
  if (before >= serverLimits.unansweredMost) {
    socket.destroy()
    return false
  }
  unanswered.set(socket, before + 1)
  response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1))
  const refused = refusedAtOnce(request)
  if (refused) refuseBarely(response, refuse(refused), headers)
  return refused === undefined
}

function refusedAtOnce({ url, httpVersion, headers }: IncomingMessage): RefusalCode | undefined {
  if (url !== undefined && url.length > serverLimits.urlLength) return 'url_too_long'
  return httpVersion === '1.1' && headers.host === undefined ? 'malformed' : undefined
}

/** Sees who asks. A stand-by's sockets are its clients', and it has counted those. */
function look(watched: Watched, request: IncomingMessage, way: Way): void {
  arrive(request, way)
  if (isPassedOn(request)) countOut(watched, request.socket)
}

/** Behind proxies all sockets are theirs. */
function countIn(watched: Watched, options: ServerOptions, socket: Socket): void {
  const { perNetwork, counted } = watched
  const { socketsPerNetworkMost } = { ...serverLimits, ...options.limits }
  if (options.trustedProxies > 0) return
  const network = networkOf(socket.remoteAddress ?? '')
  const open = (perNetwork.get(network) ?? 0) + 1
  if (open > socketsPerNetworkMost) return void socket.destroy()
  perNetwork.set(network, open)
  counted.set(socket, network)
  socket.once('close', () => countOut(watched, socket))
}

function countOut({ perNetwork, counted }: Watched, socket: Socket): void {
  const network = counted.get(socket)
  if (network === undefined) return
  counted.delete(socket)
  const left = (perNetwork.get(network) ?? 1) - 1
  if (left > 0) perNetwork.set(network, left)
  else perNetwork.delete(network)
}
