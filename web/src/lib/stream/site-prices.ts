// Live prices on the public site: one quiet WebSocket without signing in. It opens once the page
// has loaded and rests, closes while the page is hidden, and comes back by itself after a loss.
// Readers hear of new prices at most once a second: these pages explain, they do not race.

import { localNow } from '#browser/page/clock.ts'
import { retryDelay } from '#browser/page/retry-delay.ts'
import { whenIdle } from '#browser/page/when-idle.ts'
import type { TickTuple } from '#contract/public/stream.ts'
import { streamPath } from '#contract/shared/stream-path.ts'

export type SiteTick = {
  readonly price: number
  /** Milliseconds since 1970, on the server's clock. */
  readonly at: number
  readonly source: string
}

const tellEveryMs = 1_000
const pingEveryMs = 10_000
/** Nothing for so long means a connection that died without a word. */
const silenceMs = 25_000

const newest = new Map<string, SiteTick>()
const readers = new Map<string, Set<() => void>>()
const changed = new Set<string>()
const everySecond = new Set<() => void>()
let socket: WebSocket | undefined
let tries = 0
let lastHeard = 0
/** How far the server's clock is ahead of this device's; undefined until the server told. */
let offset: number | undefined
let second: number | undefined
let isStarted = false

export function newestTick(symbol: string): SiteTick | undefined {
  return newest.get(symbol)
}

/** The time at the server, whatever this device's clock says; undefined until it is known. */
export function siteSecond(): number | undefined {
  return second
}

/** Calls `read` once a second, from when the time at the server is known. */
export function onSecond(read: () => void): () => void {
  everySecond.add(read)
  return () => void everySecond.delete(read)
}

/** Asks for a symbol's prices, and calls `read` after newer ones, until the returned function. */
export function watchPrice(symbol: string, read: () => void): () => void {
  const known = readers.get(symbol) ?? new Set()
  readers.set(symbol, known.add(read))
  start()
  queueSubscribe()
  return () => {
    known.delete(read)
    if (known.size === 0) readers.delete(symbol)
    queueSubscribe()
  }
}

/** When the page has loaded and has nothing else to do. */
function start(): void {
  if (isStarted) return
  isStarted = true
  whenIdle(() => {
    connect()
    setInterval(tell, tellEveryMs)
    setInterval(watch, pingEveryMs)
    document.addEventListener('visibilitychange', watch)
    addEventListener('pagehide', () => socket?.close())
    addEventListener('pageshow', watch)
    addEventListener('online', watch)
  })
}

function connect(): void {
  if (socket || isHidden()) return
  const opening = new WebSocket(location.origin.replace('http', 'ws') + streamPath)
  socket = opening
  lastHeard = performance.now()
  opening.addEventListener('open', subscribe)
  opening.addEventListener('message', ({ data }) => {
    lastHeard = performance.now()
    tries = 0
    hear(String(data))
  })
  opening.addEventListener('close', () => drop(opening))
}

/** Where nothing gets through, a farewell is not answered either: nobody waits for that. */
function drop(gone: WebSocket): void {
  if (gone !== socket) return
  socket = undefined
  gone.close()
  tries += 1
  setTimeout(connect, retryDelay(tries, Math.random()))
}

/** A hidden page needs no prices, and a page that is seen again needs them at once. */
function watch(): void {
  if (!socket) connect()
  else if (isHidden() || performance.now() - lastHeard > silenceMs) drop(socket)
  else if (socket.readyState === WebSocket.OPEN) {
    socket.send(JSON.stringify({ type: 'ping', id: 1 }))
  }
}

const isHidden = () => document.visibilityState === 'hidden'

let isQueued = false

/** A page that opens asks for many symbols at once: one message for all. */
function queueSubscribe(): void {
  if (isQueued) return
  isQueued = true
  queueMicrotask(() => {
    isQueued = false
    subscribe()
  })
}

function subscribe(): void {
  if (socket?.readyState !== WebSocket.OPEN) return
  socket.send(JSON.stringify({ type: 'subscribe', symbols: [...readers.keys()] }))
}

function hear(text: string): void {
  const message: Readonly<Record<string, unknown>> = Object(JSON.parse(text))
  const { type, server_time: serverTime, ticks } = message
  if (type === 'hello' && typeof serverTime === 'number') offset = serverTime - localNow()
  if (type !== 'ticks' || !Array.isArray(ticks)) return
  for (const [symbol, , at, price, source] of ticks.filter(isTick)) {
    newest.set(symbol, { price, at, source })
    changed.add(symbol)
  }
}

/** Checked by hand: a schema would be the heaviest part of a page that only shows prices. */
function isTick(value: unknown): value is TickTuple {
  if (!Array.isArray(value)) return false
  const [symbol, seq, at, price, source] = value
  return (
    [symbol, source].every((text) => typeof text === 'string') &&
    [seq, at, price].every((number) => typeof number === 'number')
  )
}

function tell(): void {
  if (offset === undefined || isHidden()) return
  second = localNow() + offset
  for (const symbol of changed) for (const read of readers.get(symbol) ?? []) read()
  changed.clear()
  for (const read of everySecond) read()
}
