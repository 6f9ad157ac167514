// The open sockets: what each may ask, whom it belongs to, and when it is ended.
// One pass a second over all of them replaces timers of their own.

import type { Duplex } from 'node:stream'
import { WebSocket } from 'ws'
import type { PrivateMessage, StreamMessage } from '#contract/client/stream.ts'
import type { ChatNews } from '#contract/public/chat.ts'
import { closeCodes } from '#contract/public/stream.ts'
import { type KnownRefusal, refusalMessage } from '#contract/refusals.ts'
import type { ClientId, SessionId } from '#kernel/ids.ts'
import type { Json } from '#kernel/json.ts'
import { refuse } from '#kernel/refusal.ts'
import { later, type Millis } from '#kernel/time.ts'
import type { Budget } from './budget.ts'
import type { Clock } from './clock.ts'
import { parseRequest } from './stream-requests.ts'
import type { Holder, Tickets } from './stream-tickets.ts'
import { catchUp, type Listener, leave, listen, type TickFanout } from './stream-ticks.ts'
import { follow, type Topics, unfollow } from './stream-topics.ts'
import { pingFrame, textFrame } from './text-frame.ts'

/** A message that is too big is ended by ws. */
export type EndReason = Exclude<keyof typeof closeCodes, 'tooBig'>

export type Connection = Listener & {
  readonly ws: WebSocket
  readonly socket: Duplex
  readonly address: string
  /** What it said when its address had no points left: it is read no further until then. */
  readonly unheard: string[]
  /** In which seconds it is pinged: spreads the pings of many sockets evenly. */
  readonly pingTurn: number
  /** Undefined while it has shown no ticket. */
  holder: (Holder & { readonly until: Millis }) | undefined
  /** What it follows besides; undefined: nothing. */
  topic: string | undefined
  /** In the present second. */
  messages: number
  /** Seconds in which it had a backlog, without a break. */
  slowFor: number
  /** Whether anything came from it since the last ping. */
  isAwake: boolean
}

export type Sockets = {
  readonly clock: Clock
  readonly ruleVersion: number
  readonly limits: SocketLimits
  readonly fanout: TickFanout
  readonly tickets: Tickets
  /** Of this process or another; undefined where a ticket is no good. */
  readonly redeem: {
    readonly ticket: (ticket: string) => Holder | undefined | Promise<Holder | undefined>
    readonly follow: (ticket: string) => string | undefined | Promise<string | undefined>
  }
  /** Until the underlying connection is gone, also those that are closing. */
  readonly all: Set<Connection>
  /** What each address may still ask. */
  readonly budget: Budget
  /** Those that wait for points of their address, in the order of waiting. */
  readonly unheard: Set<Connection>
  readonly byClient: Map<ClientId, Set<Connection>>
  /** Those that follow each topic. */
  readonly topics: Topics<Connection>
  readonly ended: Record<EndReason, number>
  /** What all were last told about what is offered. */
  offer: { readonly version: string; readonly frame: Buffer } | undefined
  /** Counts the passes of `everySecond`. */
  seconds: number
}

export type SocketLimits = {
  readonly messagesPerSecond: number
  readonly backlogBytes: number
  readonly unsentBytesMost: number
  readonly slowSeconds: number
  readonly pingSeconds: number
  readonly holdsMs: number
  readonly writesPerTurn: number
}

/** What opening one costs its address. */
export const pointsASocket = 5
const bytesAPoint = 256

type Opened = Pick<Connection, 'ws' | 'socket' | 'address'>

export function openSocket(sockets: Sockets, { ws, socket, address }: Opened): void {
  const connection: Connection = {
    ws,
    socket,
    address,
    unheard: [],
    pingTurn: (sockets.seconds + sockets.all.size) % sockets.limits.pingSeconds,
    set: undefined,
    upTo: 0,
    isBehind: false,
    holder: undefined,
    topic: undefined,
    messages: 0,
    slowFor: 0,
    isAwake: true,
  }
  sockets.all.add(connection)
  ws.on('message', (content, isBinary) => {
    if (mayAsk(sockets, connection)) hearOut(sockets, connection, isBinary ? '' : String(content))
  })
  ws.on('ping', (content) => {
    if (mayAsk(sockets, connection) && isAfforded(sockets, connection, '')) ws.pong(content)
  })
  ws.on('pong', () => mayAsk(sockets, connection))
  // Broken frames and too long ones: ws itself ends the socket, with the right code.
  ws.on('error', () => detach(sockets, connection))
  ws.on('close', () => {
    detach(sockets, connection)
    sockets.all.delete(connection)
  })
  const { clock, ruleVersion } = sockets
  tell(sockets, connection, {
    type: 'hello',
    server_time: clock.now(),
    rule_version: ruleVersion,
  })
  if (sockets.offer) write(sockets, connection, sockets.offer.frame)
}

/** A message, or the JSON of one. */
export type ToClient = PrivateMessage | Json<PrivateMessage>

export function endSocketsOf(sockets: Sockets, sessionId: SessionId): void {
  for (const connection of sockets.all) {
    if (connection.holder?.sessionId === sessionId) end(sockets, connection, 'signedOut')
  }
}

/** It gets nothing more from here on, and has a little time to answer the close frame. */
export function end(sockets: Sockets, connection: Connection, reason: EndReason): void {
  if (connection.ws.readyState !== WebSocket.OPEN) return
  detach(sockets, connection)
  sockets.ended[reason] += 1
  connection.ws.close(closeCodes[reason])
}

/** The pass over all sockets; to be called once a second. */
export function everySecond(sockets: Sockets): void {
  sockets.seconds += 1
  // Who is heard and has more to say comes once more, behind all others.
  for (const connection of sockets.unheard) hearAgain(sockets, connection)
  const now = sockets.clock.now()
  const { limits, fanout } = sockets
  for (const connection of sockets.all) {
    connection.messages = 0
    if (connection.ws.readyState !== WebSocket.OPEN) continue
    const isSlow = connection.socket.writableLength > limits.backlogBytes
    connection.slowFor = isSlow ? connection.slowFor + 1 : 0
    if (connection.slowFor > limits.slowSeconds) end(sockets, connection, 'tooSlow')
    else if (connection.holder && connection.holder.until <= now) {
      end(sockets, connection, 'signedOut')
    } else {
      if (connection.isBehind) catchUp(fanout, connection)
      if (sockets.seconds % limits.pingSeconds === connection.pingTurn) ping(connection)
    }
  }
}

function ping(connection: Connection): void {
  // Who is not read cannot answer.
  if (connection.isAwake || connection.unheard.length > 0) connection.socket.write(pingFrame)
  else connection.ws.terminate()
  connection.isAwake = false
}

/** Counts whatever comes in; false when the socket is closing, or ends now for sending too much. */
function mayAsk(sockets: Sockets, connection: Connection): boolean {
  if (connection.ws.readyState !== WebSocket.OPEN) return false
  connection.isAwake = true
  connection.messages += 1
  if (connection.messages <= sockets.limits.messagesPerSecond) return true
  end(sockets, connection, 'tooMany')
  return false
}

/** Weighed before anything is made of it. Over what its address may ask, it waits its turn. */
function hearOut(sockets: Sockets, connection: Connection, text: string): void {
  if (connection.unheard.length === 0 && isAfforded(sockets, connection, text)) {
    receive(sockets, connection, text)
    return
  }
  // What came in the same packet comes still: no more than a socket may say in a second.
  connection.unheard.push(text)
  sockets.unheard.add(connection)
  connection.ws.pause()
}

/** One message; who cannot be afforded stays where they are. */
function hearAgain(sockets: Sockets, connection: Connection): void {
  const [text] = connection.unheard
  if (text !== undefined && !isAfforded(sockets, connection, text)) return
  sockets.unheard.delete(connection)
  if (text === undefined || connection.ws.readyState !== WebSocket.OPEN) return
  connection.unheard.shift()
  receive(sockets, connection, text)
  if (connection.unheard.length > 0) sockets.unheard.add(connection)
  else connection.ws.resume()
}

function isAfforded({ budget }: Sockets, { address }: Connection, text: string): boolean {
  return budget.spend(address, 1 + Math.floor(text.length / bytesAPoint)) === undefined
}

function receive(sockets: Sockets, connection: Connection, text: string): void {
  const request = parseRequest(text)
  if (!request) tellRefusal(sockets, connection, refuse('malformed'))
  else if (request.type === 'subscribe') listen(sockets.fanout, connection, request.symbols)
  else if (request.type === 'authenticate') {
    redeemed(sockets.redeem.ticket(request.ticket), (holder) => signIn(sockets, connection, holder))
  } else if (request.type === 'follow') {
    redeemed(sockets.redeem.follow(request.ticket), (topic) =>
      followTopic(sockets, connection, topic),
    )
  } else tellTime(sockets, connection, request.id)
}

/** At once where the ticket is ours. */
function redeemed<T>(found: T | Promise<T>, use: (found: T) => void): void {
  if (found instanceof Promise) void found.then(use)
  else use(found)
}

/** A socket that shows a second ticket belongs to that one's client from then on. */
function signIn(sockets: Sockets, connection: Connection, holder: Holder | undefined): void {
  if (connection.ws.readyState !== WebSocket.OPEN) return
  const now = sockets.clock.now()
  if (!holder || sockets.tickets.ended.has(holder.sessionId)) {
    tellRefusal(sockets, connection, refuse('ticket_invalid'))
    end(sockets, connection, 'signedOut')
    return
  }
  disown(sockets, connection)
  connection.holder = { ...holder, until: later(now, sockets.limits.holdsMs) }
  const own = sockets.byClient.get(holder.clientId) ?? new Set()
  sockets.byClient.set(holder.clientId, own.add(connection))
  tell(sockets, connection, { type: 'authenticated' })
}

/** Of a ticket that is no good it is told so, and the socket stays as it is. */
function followTopic(sockets: Sockets, connection: Connection, topic: string | undefined): void {
  if (connection.ws.readyState !== WebSocket.OPEN) return
  if (topic === undefined) {
    tellRefusal(sockets, connection, refuse('ticket_invalid'))
    return
  }
  follow(sockets.topics, connection, topic)
  tell(sockets, connection, { type: 'following' })
}

function disown(sockets: Sockets, connection: Connection): void {
  if (!connection.holder) return
  const { clientId } = connection.holder
  const own = sockets.byClient.get(clientId)
  own?.delete(connection)
  if (own?.size === 0) sockets.byClient.delete(clientId)
  connection.holder = undefined
}

function detach(sockets: Sockets, connection: Connection): void {
  leave(sockets.fanout, connection)
  disown(sockets, connection)
  unfollow(sockets.topics, connection)
  if (!sockets.unheard.delete(connection)) return
  connection.unheard.length = 0
  // To hear the end of it.
  connection.ws.resume()
}

function tellRefusal(sockets: Sockets, connection: Connection, refusal: KnownRefusal): void {
  const message = refusalMessage(refusal)
  tell(sockets, connection, { type: 'error', code: refusal.refused, message })
}

function tellTime(sockets: Sockets, connection: Connection, id: number): void {
  tell(sockets, connection, { type: 'pong', id, server_time: sockets.clock.now() })
}

function tell(sockets: Sockets, connection: Connection, message: StreamMessage | ChatNews): void {
  write(sockets, connection, textFrame(JSON.stringify(message)))
}

/**
 * Unlike ticks these messages cannot be conflated, so they wait for a slow socket, but not without
 * bound.
 */
export function write(sockets: Sockets, connection: Connection, frame: Buffer): void {
  if (!connection.socket.writable) return
  connection.socket.write(frame)
  sockets.fanout.frames += 1
  const { writableLength } = connection.socket
  if (writableLength > sockets.limits.unsentBytesMost) end(sockets, connection, 'tooSlow')
}
