// The HTTP server beneath Fastify. What can be refused before anything is made of a request is
// refused here: addresses and heads that are too long, requests that arrive too slowly, and sockets
// that ask on without taking the answers.

import {
  createServer,
  IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { RefusalCode } from '#contract/refusals.ts'
import { assert, present } from '#kernel/assert.ts'
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

/** Said by our servers in place of 'upgrade', with the same arguments. */
const socketAsked = 'socketAsked'
const ours = new WeakMap<Server, Watched>()

type TakeSocket = (request: IncomingMessage, socket: Duplex, head: Buffer) => void

/**
 * Hands those who ask for a socket to `take`, until the returned function is called. Only servers
 * of `createHttpServer` ask: any other is a mistake that nobody would hear of.
 */
export function takeSockets(server: Server, take: TakeSocket): () => void {
  assert(ours.has(server), 'sockets come from a server of createHttpServer')
  server.on(socketAsked, take)
  return () => server.off(socketAsked, take)
}

export type ServerOptions = Way & {
  readonly headers: SecurityHeaders
  /** What differs from `serverLimits`. */
  readonly limits?: Partial<ServerLimits>
  /** Takes a socket that is for somewhere else, and says so. */
  readonly takesElsewhere?: TakeElsewhere | undefined
}

export type TakeElsewhere = (request: IncomingMessage, socket: Duplex, head: Buffer) => boolean

type Unanswered = WeakMap<Socket, number>

type Watched = {
  /** All that are open; those of WebSockets are somebody else's to end. */
  readonly sockets: Set<Socket>
  readonly upgraded: WeakSet<Socket>
  /** How many requests of each open socket have no answer that it took. */
  readonly unanswered: Unanswered
  readonly perNetwork: Map<string, number>
  /** The network that each socket is counted with. */
  readonly counted: WeakMap<Socket, string>
}

export function createHttpServer(handle: RequestListener, options: ServerOptions): Server {
  const { headers } = options
  const watched: Watched = {
    sockets: new Set(),
    upgraded: new WeakSet(),
    unanswered: new WeakMap(),
    perNetwork: new Map(),
    counted: new WeakMap(),
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
      IncomingMessage: countedIn(watched.unanswered),
    },
    (request, response) => {
      if (!isWelcome(watched, request, response, headers)) return
      look(watched, request, options)
      handle(request, response)
    },
  )
  ours.set(server, watched)
  server.maxConnections = serverLimits.socketsMost
  server.on('connection', (socket: Socket) => {
    watched.sockets.add(socket)
    socket.once('close', () => watched.sockets.delete(socket))
    countIn(watched, options, socket)
  })
  server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    watched.upgraded.add(socket)
    if (asksTooMuch(watched.unanswered, socket)) return void socket.destroy()
    look(watched, request, options)
    if (options.takesElsewhere?.(request, socket, head)) return
    // Nobody takes sockets yet, or any more.
    if (!server.emit(socketAsked, request, socket, head))
      refuseAndHangUp(socket, refuse('unavailable'), headers)
  })
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    settled(watched.unanswered, request, response)
    refuseBarely(response, refuse('malformed'), headers)
  })
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

/**
 * What Node makes of each request. Whoever asks too much is taken to ask for another protocol: then
 * Node reads no further in what came at once, where each line would be a request, and an error when
 * its socket closes.
 */
function countedIn(unanswered: Unanswered): typeof IncomingMessage {
  return class extends IncomingMessage {
    private asksForSocket = false

    constructor(socket: Socket) {
      super(socket)
      unanswered.set(socket, (unanswered.get(socket) ?? 0) + 1)
    }

    get upgrade(): boolean {
      return this.asksForSocket || asksTooMuch(unanswered, this.socket)
    }

    set upgrade(asksForSocket: boolean) {
      this.asksForSocket = asksForSocket
    }
  }
}

const idleLookMs = 50
/** Whoever is not answered by then is not any more. */
const answeredWithinMs = 6_000

/**
 * To be called as it closes. Its closing waits for every socket, and Node hangs up on few: not on
 * one that is answered afterwards and kept, nor on one that was opened ahead and has asked nothing.
 */
export function hangUpWhenIdle(server: Server): void {
  const watched = present(ours.get(server), 'a server of createHttpServer')
  const { sockets, upgraded, unanswered } = watched
  const isIdle = (socket: Socket) => !unanswered.get(socket) && !upgraded.has(socket)
  const end = performance.now() + answeredWithinMs
  const looking = setInterval(() => {
    const isOver = performance.now() > end
    for (const socket of sockets) if (isOver || isIdle(socket)) socket.destroySoon()
  }, idleLookMs).unref()
  server.once('close', () => clearInterval(looking))
}

function asksTooMuch(unanswered: Unanswered, socket: Socket): boolean {
  return (unanswered.get(socket) ?? 0) > serverLimits.unansweredMost
}

/** To be called for each response: counts it out when the socket has taken it. */
function settled(unanswered: Unanswered, { socket }: IncomingMessage, response: ServerResponse) {
  response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1))
}

function isWelcome(
  { unanswered }: Watched,
  request: IncomingMessage,
  response: ServerResponse,
  headers: SecurityHeaders,
): boolean {
  const { socket } = request
  settled(unanswered, request, response)
  // Node reads on what it has of a socket that is gone.
  if (socket.destroyed) return false
  // Should a version of Node not be stopped by what `countedIn` does.
  if (asksTooMuch(unanswered, socket)) {
    socket.destroy()
    return false
  }
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
