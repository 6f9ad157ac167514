// The one WebSocket to the server. It comes back by itself after any loss, with its subscriptions
// and its private channel; what was missed meanwhile is fetched anew.

import { create } from 'zustand'
import { retryDelay } from '#browser/page/retry-delay.ts'
import { StreamMessage, type StreamRequest } from '#contract/client/stream.ts'
import { closeCodes } from '#contract/public/stream.ts'
import { streamPath } from '#contract/shared/stream-path.ts'
import { useSession } from '../session/session.ts'
import { streamTicket } from './api.ts'
import { receiveTicks, setServerTime } from './prices.ts'

export type StreamState = {
  readonly state: 'connecting' | 'open' | 'lost'
  readonly latencyMs: number | null
  /** The version of the offer in force; null until it was told. */
  readonly offer: string | null
}

export const useStream = create<StreamState>(() => ({
  state: 'connecting',
  latencyMs: null,
  offer: null,
}))

export type PrivateEvent = Extract<
  StreamMessage,
  { type: 'trade' | 'balance' | 'notice' | 'deposit' | 'withdrawal' }
>

type Listener = {
  readonly event: (event: PrivateEvent) => void
  /** Messages may have been missed: what they would have told has to be fetched. */
  readonly missed: () => void
}

const pingEveryMs = 5_000
/** Nothing for so long means a connection that died without a word. */
const silenceMs = 12_000

const listeners = new Set<Listener>()
const wanted = new Map<string, number>()
let socket: WebSocket | undefined
let retries = 0
let lastHeard = 0
let pings = new Map<number, number>()
let started = false

/** Opens the stream, once. */
export function startStream(): void {
  if (started) return
  started = true
  connect()
  setInterval(watch, pingEveryMs)
  document.addEventListener('visibilitychange', watch)
  addEventListener('online', () => reconnectNow())
  useSession.subscribe((now, before) => {
    if (now.state === before.state) return
    if (now.state === 'signed-in') void authenticate()
    // A socket keeps its private channel for its life: signing out takes a new one. One that still
    // opens has none yet.
    else if (before.state === 'signed-in') reconnectNow()
  })
}

/** Asks for a symbol's ticks for as long as the returned function was not called. */
export function watchSymbol(symbol: string): () => void {
  wanted.set(symbol, (wanted.get(symbol) ?? 0) + 1)
  queueSubscribe()
  return () => {
    const count = (wanted.get(symbol) ?? 1) - 1
    if (count > 0) wanted.set(symbol, count)
    else wanted.delete(symbol)
    queueSubscribe()
  }
}

export function listen(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The path of the cell that the stream is asked of; '' is wherever we are. */
let cell = ''

function connect(): void {
  const protocol = location.protocol === 'https:' ? 'wss:' : 'ws:'
  const opening = new WebSocket(`${protocol}//${location.host}${cell}${streamPath}`)
  socket = opening
  lastHeard = performance.now()
  pings = new Map()
  opening.addEventListener('open', () => {
    useStream.setState({ state: 'open' })
    const isReturn = retries > 0
    subscribe()
    void authenticate()
    ping()
    if (isReturn) for (const { missed } of listeners) missed()
  })
  opening.addEventListener('message', ({ data }) => {
    if (opening === socket) hear(String(data))
  })
  opening.addEventListener('close', ({ code }) => lose(opening, code))
}

function lose(gone: WebSocket, code?: number): void {
  if (gone !== socket) return
  socket = undefined
  useStream.setState({ state: 'lost', latencyMs: null })
  retries += 1
  // These two ask for a new connection at once; the second in a row is a fault like any other.
  const isAsked = code === closeCodes.tooSlow || code === closeCodes.signedOut
  setTimeout(connect, isAsked && retries === 1 ? 0 : retryDelay(retries, Math.random()))
}

/** Where nothing gets through, a farewell is not answered either: nobody waits for that. */
function drop(gone: WebSocket): void {
  lose(gone)
  gone.close()
}

function isOpen(one: WebSocket | undefined): one is WebSocket {
  return one !== undefined && one.readyState === one.OPEN
}

function reconnectNow(): void {
  if (isOpen(socket)) drop(socket)
}

/** Notices a silent death, also after the tab has slept, and one that does not come about. */
function watch(): void {
  if (socket && performance.now() - lastHeard > silenceMs) drop(socket)
  else ping()
}

let nextPing = 1

function ping(): void {
  if (!isOpen(socket)) return
  pings.set(nextPing, performance.now())
  send({ type: 'ping', id: nextPing })
  nextPing += 1
}

/** Without a ticket prices still come, but nothing of ours: it is asked for until it is there. */
async function authenticate(tries = 1): Promise<void> {
  if (useSession.getState().state !== 'signed-in') return
  const asked = socket
  const ticket = await streamTicket().catch(() => undefined)
  if (asked !== socket) return
  if (!ticket) {
    await sleep(retryDelay(tries, Math.random()))
    return asked === socket ? authenticate(tries + 1) : undefined
  }
  // Of several cells of an install, the one that has this client says so before its tickets.
  const own = /^\d\d?(?=\.)/.exec(ticket)
  const before = cell
  cell = own ? `/cells/${own[0]}` : ''
  if (cell !== before) return reconnectNow()
  send({ type: 'authenticate', ticket })
  // What happened until now was told to nobody here.
  if (tries > 1) for (const { missed } of listeners) missed()
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

let isQueued = false

/** Screens that open ask for many symbols at once: one message for all. */
function queueSubscribe(): void {
  if (isQueued) return
  isQueued = true
  queueMicrotask(() => {
    isQueued = false
    subscribe()
  })
}

function subscribe(): void {
  send({ type: 'subscribe', symbols: [...wanted.keys()] })
}

function send(request: StreamRequest): void {
  if (isOpen(socket)) socket.send(JSON.stringify(request))
}

function hear(text: string): void {
  lastHeard = performance.now()
  retries = 0
  const parsed = StreamMessage.safeParse(JSON.parse(text))
  if (!parsed.success) return
  const message = parsed.data
  switch (message.type) {
    case 'ticks':
      receiveTicks(message.ticks)
      break
    case 'offer':
      useStream.setState({ offer: message.version })
      break
    case 'hello':
      setServerTime(message.server_time, 0)
      break
    case 'pong':
      hearPong(message.id, message.server_time)
      break
    case 'trade':
    case 'balance':
    case 'notice':
    case 'withdrawal':
    case 'deposit':
      for (const { event } of listeners) event(message)
      break
    case 'missed':
      for (const { missed } of listeners) missed()
      break
    case 'authenticated':
    case 'error':
      break
  }
}

function hearPong(id: number, serverTime: number): void {
  const sent = pings.get(id)
  if (sent === undefined) return
  pings.delete(id)
  const travelled = performance.now() - sent
  setServerTime(serverTime, travelled / 2)
  useStream.setState({ latencyMs: Math.round(travelled) })
}
