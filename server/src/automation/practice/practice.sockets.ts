// The sockets of the practice exchange: Kraken's stream, to whose channels a client subscribes, and
// for what is its own account's with a token.

import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import * as z from 'zod/mini'
import { text } from '#contract/shared/wire.ts'
import type { Millis } from '#kernel/time.ts'
import type { Happening } from './account.ts'
import { spotOfOrder } from './binance-orders.ts'
import { type Exchange, isKnown, listenTo } from './exchange-state.ts'
import { metBy } from './fault.ts'
import { findPair } from './kraken-orders.ts'
import {
  barData,
  executionsOf,
  tickerData,
  tradeData,
  tradeExecution,
  wholeOrder,
} from './kraken-stream.ts'
import { micros } from './quotes.ts'
import type { Spot } from './spot.ts'

export type PracticeSockets = {
  readonly take: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
  /** Tells who listens what the prices have become. */
  readonly publish: () => Promise<void>
  readonly close: () => void
}

const Message = z.object({
  method: text(40),
  params: z.optional(
    z.object({
      channel: z.optional(text(40)),
      symbol: z.optional(z.array(text(40)).check(z.maxLength(100))),
      interval: z.optional(z.number()),
      snapshot: z.optional(z.boolean()),
      snap_orders: z.optional(z.boolean()),
      snap_trades: z.optional(z.boolean()),
      token: z.optional(text(100)),
    }),
  ),
  req_id: z.optional(z.number()),
})
type Message = z.infer<typeof Message>

/** A channel of a market that a socket hears. */
type Heard = { readonly spot: Spot; readonly minutes: number; since: Millis }

type Socket = {
  readonly ws: WebSocket
  /** By channel and market. */
  readonly heard: Map<string, Heard>
  /** Ends what it hears of an account; undefined while it hears nothing. */
  deafen: (() => void) | undefined
  sequence: number
}

const socketsMost = 500
const messageBytes = 16 * 1_024
const [tradesSnapshot, fillsSnapshot] = [50, 50]
const minuteLengths = [1, 5, 15, 30, 60, 240, 1_440, 10_080, 21_600]

export function openPracticeSockets(exchange: Exchange): PracticeSockets {
  const server = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: messageBytes,
  })
  const sockets = new Set<Socket>()
  return {
    take: (request, socket, head) => {
      if (sockets.size >= socketsMost) return void socket.destroy()
      server.handleUpgrade(request, socket, head, (ws) => open(exchange, sockets, ws))
    },
    publish: async () => {
      for (const socket of sockets) await publishTo(exchange, socket)
    },
    close: () => {
      for (const { ws } of sockets) ws.terminate()
      server.close()
    },
  }
}

function open(exchange: Exchange, sockets: Set<Socket>, ws: WebSocket): void {
  const socket: Socket = { ws, heard: new Map(), deafen: undefined, sequence: 0 }
  sockets.add(socket)
  ws.on('error', () => ws.terminate())
  ws.on('close', () => {
    sockets.delete(socket)
    socket.deafen?.()
  })
  ws.on('message', (data) => {
    hear(exchange, socket, String(data)).catch(() => ws.terminate())
  })
  const status = { version: '2.0.0', system: 'online', api_version: 'v2', connection_id: 1 }
  say(socket, { channel: 'status', type: 'update', data: [status] })
}

function say({ ws }: Socket, message: object): void {
  if (ws.readyState === ws.OPEN) ws.send(JSON.stringify(message))
}

async function hear(exchange: Exchange, socket: Socket, data: string): Promise<void> {
  const times = () => ({
    time_in: micros(exchange.clock.now()),
    time_out: micros(exchange.clock.now()),
  })
  const read = z.safeParse(Message, parsed(data))
  if (!read.success) return say(socket, { error: 'Malformed request', success: false, ...times() })
  const { method, req_id } = read.data
  const id = req_id === undefined ? {} : { req_id }
  if (method === 'ping') return say(socket, { method: 'pong', ...id, ...times() })
  const outcome = await outcomeOf(exchange, socket, read.data)
  for (const { error, result, after } of outcome) {
    const answer = error === undefined ? { result, success: true } : { error, success: false }
    say(socket, { method, ...answer, ...id, ...times() })
    await after?.()
  }
}

type Outcome = {
  readonly error?: string
  readonly result?: object
  /** What follows the answer. */
  readonly after?: () => Promise<void> | void
}

async function outcomeOf(exchange: Exchange, socket: Socket, message: Message): Promise<Outcome[]> {
  const { method, params = {} } = message
  if (method !== 'subscribe' && method !== 'unsubscribe') return [{ error: 'Malformed request' }]
  const { channel = '', symbol = [], interval = 1 } = params
  if (channel === 'executions') {
    return [method === 'subscribe' ? await follow(exchange, socket, message) : unfollow(socket)]
  }
  if (!['ticker', 'trade', 'ohlc'].includes(channel)) return [{ error: 'Event(s) not found' }]
  if (!minuteLengths.includes(interval)) {
    return [{ error: 'Subscription ohlc interval not supported' }]
  }
  return symbol.map((name): Outcome => {
    const spot = findPair(exchange.quotes.spots(), name)
    if (!spot) return { error: `Currency pair not supported ${name}` }
    const key = `${channel} ${spot.name}`
    const result = { channel, symbol: spot.name, ...(channel === 'ohlc' ? { interval } : {}) }
    if (method === 'unsubscribe') {
      socket.heard.delete(key)
      return { result }
    }
    const heard: Heard = { spot, minutes: interval, since: exchange.clock.now() }
    socket.heard.set(key, heard)
    const isWanted = params.snapshot ?? true
    const after = isWanted ? () => snapshot(exchange, socket, { channel, heard }) : undefined
    return { result: { ...result, snapshot: isWanted }, ...(after ? { after } : {}) }
  })
}

type Channel = { readonly channel: string; readonly heard: Heard }

async function snapshot(exchange: Exchange, socket: Socket, { channel, heard }: Channel) {
  const { quotes, clock } = exchange
  const { spot, minutes } = heard
  const now = clock.now()
  const data =
    channel === 'ticker'
      ? [await tickerData(quotes, spot, now)].filter((it) => it !== undefined)
      : channel === 'trade'
        ? tradeData(spot, quotes.after(spot.name, 0 as Millis).slice(-tradesSnapshot))
        : await barData(quotes, spot, { minutes, since: now, now })
  if (data.length > 0) say(socket, { channel, type: 'snapshot', data })
}

/** What has come since the last time, market by market. */
async function publishTo({ quotes, clock }: Exchange, socket: Socket): Promise<void> {
  const now = clock.now()
  for (const [key, heard] of socket.heard) {
    const [channel = ''] = key.split(' ')
    const { spot, minutes, since } = heard
    const prints = quotes.after(spot.name, since)
    const newest = prints.at(-1)
    if (!newest) continue
    heard.since = newest.at
    const data =
      channel === 'ticker'
        ? [await tickerData(quotes, spot, now)]
        : channel === 'trade'
          ? tradeData(spot, prints)
          : await barData(quotes, spot, { minutes, since: prints[0]?.at ?? newest.at, now })
    say(socket, { channel, type: 'update', data, timestamp: micros(now) })
  }
}

function unfollow(socket: Socket): Outcome {
  socket.deafen?.()
  socket.deafen = undefined
  return { result: { channel: 'executions' } }
}

/** Listens to an account: first what is open and what was filled last, then all that happens. */
async function follow(exchange: Exchange, socket: Socket, { params }: Message): Promise<Outcome> {
  const found = exchange.tokens.get(params?.token ?? '')
  if (!found || found.expiresAt <= exchange.clock.now()) {
    return { error: 'ESession:Invalid session' }
  }
  const { accountId } = found
  const { snap_orders = true, snap_trades = false } = params ?? {}
  socket.deafen?.()
  socket.deafen = listenTo(exchange, accountId, (happened) => {
    for (const it of happened) tell(exchange, socket, it)
  })
  const result = { channel: 'executions', maxratecount: 125, snap_orders, snap_trades }
  const after = async () => {
    const { books, quotes } = exchange
    const { rows: orders } = await books.orders(accountId, { isOpen: true }, { limit: 1_000 })
    const known = snap_orders ? orders.filter(({ id }) => isKnown(exchange, id)) : []
    const open = known.map((order) => wholeOrder(spotOfOrder(quotes.find, order), order))
    sequenced(socket, 'snapshot', open)
    if (snap_trades) sequenced(socket, 'snapshot', await newestFills(exchange, accountId))
  }
  return { result, after }
}

async function newestFills({ books, quotes }: Exchange, accountId: string): Promise<object[]> {
  const { rows } = await books.fills(accountId, {}, { limit: fillsSnapshot, newestFirst: true })
  const ids = [...new Set(rows.map(({ orderId }) => orderId))]
  const orders = await books.orders(accountId, { ids }, { limit: fillsSnapshot })
  return rows.flatMap((fill) => {
    const order = orders.rows.find(({ id }) => id === fill.orderId)
    return order ? tradeExecution(spotOfOrder(quotes.find, order), order, fill) : []
  })
}

function sequenced(socket: Socket, type: 'snapshot' | 'update', data: readonly object[]): void {
  socket.sequence += 1
  say(socket, { channel: 'executions', type, data, sequence: socket.sequence })
}

function tell(exchange: Exchange, socket: Socket, happening: Happening): void {
  const { trouble, quotes } = exchange
  for (const execution of executionsOf(quotes.find, happening)) {
    const { plan, met } = metBy(trouble.plan, ['executions', happening.type], 'stream')
    trouble.plan = plan
    const has = (name: string) => met.some((rule) => rule.name === name)
    if (has('disconnect')) {
      socket.ws.terminate()
      return
    }
    sequenced(socket, 'update', [execution])
    if (happening.type === 'filled' && has('duplicate_fill')) {
      sequenced(socket, 'update', [execution])
    }
  }
}

function parsed(data: string): unknown {
  try {
    return JSON.parse(data)
  } catch {
    return undefined
  }
}
