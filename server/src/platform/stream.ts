// The stream's hub: the WebSockets at /api/stream, their ticks and their private messages.
// It knows no trading.

import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import type { ChatNews } from '#contract/public/chat.ts'
import type { TickTuple } from '#contract/public/stream.ts'
import type { ClientId, SessionId } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import { hour, second } from '#kernel/time.ts'
import { refuseAndHangUp } from './bare-answer.ts'
import { newBudget } from './budget.ts'
import type { Bus } from './bus.ts'
import { networkFrom } from './caller.ts'
import type { Clock } from './clock.ts'
import { takeSockets } from './http-server.ts'
import type { OfficeSettings } from './office-place.ts'
import type { SecurityHeaders } from './security-headers.ts'
import { type Door, depart, enter, isForStream, turnedAway } from './stream-door.ts'
import { type AllStreams, joinStreams, type OwnStream } from './stream-peers.ts'
import {
  type EndReason,
  end,
  endSocketsOf,
  everySecond,
  openSocket,
  pointsASocket,
  type Sockets,
  type ToClient,
} from './stream-sockets.ts'
import { announceOffer, sendToClient, sendToFollowers, tellMissed } from './stream-telling.ts'
import {
  type Holder,
  issueFollow,
  issueTicket,
  newTickets,
  redeemFollow,
  redeemTicket,
  type Ticket,
  voidTickets,
} from './stream-tickets.ts'
import { newTickFanout, publish } from './stream-ticks.ts'

export const streamLimits = {
  socketsMost: 20_000,
  /** Generous: an office or a mobile network shares one address. */
  socketsPerAddressMost: 500,
  messageBytes: 4_096,
  messagesPerSecond: 20,
  /**
   * What the sockets of one address may ask together, in points: five for opening a socket, one for
   * a message and one more for each 256 bytes of it. The first is what 500 people need who come
   * back all at once; the second is four times what they need after that.
   */
  addressPointsMost: 6_000,
  addressPointsPerSecond: 500,
  roundMs: 100,
  backlogBytes: 16 * 1_024,
  writesPerTurn: 500,
  /** Private messages wait for a slow socket up to this many bytes. */
  unsentBytesMost: 1_024 * 1_024,
  slowSeconds: 5,
  pingSeconds: 25,
  /** How long a ticket's proof of being signed in is relied on. */
  holdsMs: 12 * hour,
  /** How long a socket that is told to close may take to do so. */
  closeMs: 2 * second,
} as const
export type StreamLimits = { readonly [Name in keyof typeof streamLimits]: number }

export type StreamOptions = {
  readonly clock: Clock
  readonly ruleVersion: number
  /** All that is quoted here; clients can listen to nothing else. */
  readonly symbols: readonly string[]
  /** As in Config. */
  readonly publicUrl: string | null
  /** Where the office stands, if it has a place of its own: there are no sockets there. */
  readonly office?: OfficeSettings
  /** Of each answer that is no socket. */
  readonly headers: SecurityHeaders
  /** What differs from `streamLimits`. */
  readonly limits?: Partial<StreamLimits>
  /** To other processes, whose clients are ours as well. */
  readonly bus?: Bus | undefined
  /** Which tickets name, where there are several. */
  readonly cell?: number | undefined
}

export type StreamStats = {
  readonly sockets: number
  readonly signedIn: number
  /** Distinct sets of symbols, each of which costs one frame a round. */
  readonly sets: number
  /** Sockets that wait for ticks because they do not drain. */
  readonly behind: number
  /** Sockets that wait for points of their address to be heard. */
  readonly unheard: number
  /** Bytes we hold for sockets that have not taken them yet. */
  readonly unsentBytes: number
  /** Written to all of them since the start. */
  readonly frames: number
  /** Sockets ended since the start, for each reason of ours. */
  readonly ended: Readonly<Record<EndReason, number>>
}

export type StreamHub = {
  /** Takes over the upgrades to the stream's path on this HTTP server. */
  readonly attach: (server: Server) => void
  /** A single-use ticket that ties one socket to this client, for as long as the session lives. */
  readonly issueTicket: (holder: Holder) => Ticket
  /** Sends ticks, in order of sequence per symbol, to those who listen; the caller never waits. */
  readonly publishTicks: (ticks: readonly TickTuple[]) => void
  /** Says which offer is in force: to all who are there, if it is another one, and to who comes. */
  readonly announceOffer: (version: string) => void
  /** Whether the client may have a signed-in socket: else a message need not even be made. */
  readonly hears: (clientId: ClientId) => boolean
  /** Sends to every signed-in socket of the client; to nobody when there is none. */
  readonly sendTo: (clientId: ClientId, message: ToClient) => void
  /** The same at this process's own sockets, of what every process is told by itself. */
  readonly here: Pick<StreamHub, 'hears' | 'sendTo' | 'publishTicks'>
  /** Says to all who are signed in here that they may not have been told everything. */
  readonly tellMissed: () => void
  /** A single-use ticket by which one socket hears of this topic, whoever is at it. */
  readonly issueFollow: (topic: string) => Ticket
  /** Whether anybody has it before them. */
  readonly isFollowed: (topic: string) => boolean
  readonly tellFollowers: (topic: string, message: ChatNews) => void
  /** Ends the session's sockets, and makes its tickets worthless. */
  readonly endSession: (sessionId: SessionId) => void
  readonly stats: () => StreamStats
  /** Says goodbye to every socket, to be opened again wherever its client is led. */
  readonly sendAway: () => void
  /** Says goodbye to every socket and takes no more; done when all are gone. */
  readonly close: () => Promise<void>
}

type Hub = {
  readonly headers: SecurityHeaders
  readonly door: Door
  readonly sockets: Sockets
  readonly upgrader: WebSocketServer
  readonly passes: NodeJS.Timeout
  /** Each undoes an `attach`. */
  readonly detachments: (() => void)[]
}

export function createStreamHub(options: StreamOptions): StreamHub {
  const hub = newHub(options, {
    ticket: (ticket) => streams.redeemTicket(ticket),
    follow: (ticket) => streams.redeemFollow(ticket),
  })
  const { sockets } = hub
  const { clock, fanout, tickets } = sockets
  const { bus } = options
  const own = ownStream(sockets)
  const streams: AllStreams = bus ? joinStreams(own, bus) : { ...own, close: () => {} }
  const hears = (clientId: ClientId) => sockets.byClient.has(clientId)
  const publishTicks = (ticks: readonly TickTuple[]) => publish(fanout, ticks)
  return {
    attach: (server) => attach(hub, server),
    issueTicket: (holder) => issueTicket(tickets, holder, clock.now()),
    publishTicks,
    announceOffer: (version) => void announceOffer(sockets, version),
    // Where else they may be is not known here.
    hears: bus ? () => true : hears,
    sendTo: streams.sendTo,
    here: { hears, sendTo: own.sendTo, publishTicks },
    tellMissed: () => void tellMissed(sockets),
    issueFollow: (topic) => issueFollow(tickets, topic, clock.now()),
    isFollowed: streams.isFollowed,
    tellFollowers: streams.tellFollowers,
    endSession: streams.endSession,
    stats: () => statsOf(sockets),
    sendAway: () => sendAway(sockets),
    close: () => {
      streams.close()
      return closeHub(hub)
    },
  }
}

function ownStream(sockets: Sockets): OwnStream {
  const { tickets, topics, clock } = sockets
  return {
    sendTo: (clientId, message) => sendToClient(sockets, clientId, message),
    tellFollowers: (topic, message) => sendToFollowers(sockets, topic, message),
    isFollowed: (topic) => topics.has(topic),
    followed: () => [...topics.keys()],
    endSession: (sessionId) => {
      voidTickets(tickets, sessionId, clock.now())
      endSocketsOf(sockets, sessionId)
    },
    redeemTicket: (ticket) => redeemTicket(tickets, ticket, clock.now()),
    redeemFollow: (ticket) => redeemFollow(tickets, ticket, clock.now()),
  }
}

function newHub(options: StreamOptions, redeem: Sockets['redeem']): Hub {
  const { publicUrl, headers, office } = options
  const limits = { ...streamLimits, ...options.limits }
  const sockets = newSockets(options, limits, redeem)
  return {
    headers,
    door: { ...limits, publicUrl, office, perAddress: new Map() },
    sockets,
    upgrader: new WebSocketServer(upgraderOptions(limits)),
    passes: setInterval(everySecond, second, sockets).unref(),
    detachments: [],
  }
}

function newSockets(
  { clock, ruleVersion, symbols, bus, cell }: StreamOptions,
  limits: StreamLimits,
  redeem: Sockets['redeem'],
): Sockets {
  return {
    clock,
    ruleVersion,
    limits,
    fanout: newTickFanout(symbols, limits),
    tickets: newTickets(bus?.self, cell),
    redeem,
    all: new Set(),
    budget: newBudget(
      { most: limits.addressPointsMost, perSecond: limits.addressPointsPerSecond },
      () => clock.now(),
    ),
    unheard: new Set(),
    byClient: new Map(),
    topics: new Map(),
    ended: { goingAway: 0, tooMany: 0, tooSlow: 0, signedOut: 0 },
    offer: undefined,
    seconds: 0,
  }
}

function upgraderOptions({ messageBytes, closeMs }: StreamLimits) {
  return {
    noServer: true,
    clientTracking: false,
    // Frames are shared between sockets, and compressing costs 300 kB of memory for each.
    perMessageDeflate: false,
    maxPayload: messageBytes,
    maxFragments: 16,
    // Answered by hand, as far as the address has points.
    autoPong: false,
    closeTimeout: closeMs,
  }
}

function attach(hub: Hub, server: Server): void {
  const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (isForStream(request)) upgrade(hub, request, { socket, head })
    else refuseAndHangUp(socket, refuse('not_found'), hub.headers)
  }
  hub.detachments.push(takeSockets(server, onUpgrade))
  hub.upgrader.on('wsClientError', (_error, socket) =>
    refuseAndHangUp(socket, refuse('malformed'), hub.headers),
  )
}

type Opening = { readonly socket: Duplex; readonly head: Buffer }

function upgrade(
  { door, sockets, upgrader, headers }: Hub,
  request: IncomingMessage,
  opening: Opening,
) {
  const { socket, head } = opening
  const away = turnedAway(door, request, sockets.all.size)
  if (away) return refuseAndHangUp(socket, away, headers)
  const address = networkFrom(request)
  const seconds = sockets.budget.spend(address, pointsASocket)
  if (seconds !== undefined) {
    return refuseAndHangUp(socket, refuse('too_many_requests', { seconds }), headers)
  }
  upgrader.handleUpgrade(request, socket, head, (ws) => {
    enter(door, address)
    ws.once('close', () => depart(door, address))
    openSocket(sockets, { ws, socket, address })
  })
}

function statsOf({ all, fanout, ended, unheard }: Sockets): StreamStats {
  const connections = [...all]
  return {
    sockets: all.size,
    signedIn: connections.filter((connection) => connection.holder).length,
    sets: fanout.sets.size,
    behind: connections.filter((connection) => connection.isBehind).length,
    unheard: unheard.size,
    unsentBytes: connections.reduce((sum, { socket }) => sum + socket.writableLength, 0),
    frames: fanout.frames,
    ended: { ...ended },
  }
}

/** Sockets that do not answer the close frame are cut after `closeMs`. */
async function closeHub({ sockets, detachments, passes }: Hub): Promise<void> {
  clearInterval(passes)
  for (const detach of detachments.splice(0)) detach()
  const gone = [...sockets.all].map(({ ws }) => new Promise((done) => ws.once('close', done)))
  sendAway(sockets)
  await Promise.all(gone)
}

function sendAway(sockets: Sockets): void {
  for (const connection of sockets.all) end(sockets, connection, 'goingAway')
}
