// The connection to the Kraken exchange's public stream: subscribes, notices silence, comes back after every loss with
// growing pauses, and lets through only quotes that are sound, new and in order.

import { WebSocket } from 'ws'
import type { Millis } from '#kernel/time.ts'
import type { Clock } from '#server/platform/clock.ts'
import {
  type KrakenMessage,
  type KrakenQuote,
  parseKrakenMessage,
  pingRequest,
  subscribeRequest,
} from './kraken-messages.ts'

export type KrakenStreamDeps = {
  readonly url: string
  /** As the exchange calls them. */
  readonly symbols: readonly string[]
  readonly clock: Clock
  readonly log: (message: string) => void
  /** Uniform in [0, 1). */
  readonly random: () => number
  readonly timings: {
    /** Without any message for so long (it sends one a second) the connection is taken for dead. */
    readonly silenceMs: number
    readonly pingEveryMs: number
    readonly retryMinMs: number
    readonly retryMaxMs: number
  }
  readonly onQuote: (quote: KrakenQuote) => void
  /** Quotes flow. `lostAt` is when the connection before last said anything; undefined the first time. */
  readonly onUp: (lostAt: Millis | undefined) => void
  readonly onDown: (reason: string) => void
}

/** What was not let through so far. */
export type Dropped = { garbage: number; repeated: number; outOfOrder: number; unasked: number }

export type KrakenStream = { readonly close: () => void; readonly dropped: Readonly<Dropped> }

/** Larger messages than this are not what we asked for. */
const messageBytesMax = 1_000_000
const symbolsPerRequest = 100

export function openKrakenStream(deps: KrakenStreamDeps): KrakenStream {
  const { timings, clock, random } = deps
  const dropped: Dropped = { garbage: 0, repeated: 0, outOfOrder: 0, unasked: 0 }
  let heardAt: Millis | undefined
  let losses = 0
  let retry: NodeJS.Timeout | undefined
  let disconnect = connect()

  function connect(): () => void {
    const isSound = createQuoteFilter(deps.symbols, dropped)
    let isUp = false
    return openConnection(deps, dropped, {
      onMessage: (message) => {
        if (message.kind === 'quotes' && !isUp) {
          isUp = true
          losses = 0
          deps.onUp(heardAt)
        }
        if (isUp) heardAt = clock.now()
        if (message.kind === 'quotes') message.quotes.filter(isSound).forEach(deps.onQuote)
      },
      onLost: (reason) => {
        const pause = Math.min(timings.retryMinMs * 2 ** losses, timings.retryMaxMs)
        losses += 1
        retry = setTimeout(
          () => {
            disconnect = connect()
          },
          pause * (0.5 + random() / 2),
        )
        deps.onDown(reason)
      },
    })
  }

  return {
    dropped,
    close: () => {
      clearTimeout(retry)
      disconnect()
    },
  }
}

/** Lets a quote through if we asked for its symbol and it is neither repeated nor older than the one before. */
function createQuoteFilter(symbols: readonly string[], dropped: Dropped) {
  const last = new Map<string, KrakenQuote | undefined>(symbols.map((it) => [it, undefined]))
  return (quote: KrakenQuote): boolean => {
    const before = last.get(quote.symbol)
    const fault = !last.has(quote.symbol) ? 'unasked' : before && faultAfter(before, quote)
    if (fault) dropped[fault] += 1
    else last.set(quote.symbol, quote)
    return !fault
  }
}

function faultAfter(before: KrakenQuote, quote: KrakenQuote): keyof Dropped | undefined {
  if (before.micros === undefined || quote.micros === undefined) return undefined
  if (quote.micros < before.micros) return 'outOfOrder'
  const isSame = quote.micros === before.micros
  return isSame && quote.bid === before.bid && quote.ask === before.ask ? 'repeated' : undefined
}

type Listener = {
  readonly onMessage: (message: KrakenMessage) => void
  /** Called once, when the connection is over or never came about. */
  readonly onLost: (reason: string) => void
}

/** One connection from its opening to its loss. Returns what ends it without a word. */
function openConnection(
  { url, symbols, timings, log }: KrakenStreamDeps,
  dropped: Dropped,
  { onMessage, onLost }: Listener,
): () => void {
  const socket = new WebSocket(url, {
    handshakeTimeout: timings.silenceMs,
    maxPayload: messageBytesMax,
    perMessageDeflate: false,
  })
  const unanswered = new Set(symbols)
  let reason = 'the exchange closed the connection'
  let isSilent = false
  const silence = setTimeout(() => {
    isSilent = true
    // After a standstill of our own, what the exchange said meanwhile is still to be read.
    setImmediate(() => {
      if (!isSilent) return
      reason = `nothing was heard for ${timings.silenceMs} ms`
      socket.terminate()
    })
  }, timings.silenceMs)
  const ping = setInterval(() => {
    if (socket.readyState !== WebSocket.OPEN) return
    socket.send(pingRequest)
    subscribe()
  }, timings.pingEveryMs)

  /** Asks for every symbol that has not been answered yet. */
  function subscribe(): void {
    const wanted = [...unanswered]
    for (let i = 0; i < wanted.length; i += symbolsPerRequest) {
      socket.send(subscribeRequest(wanted.slice(i, i + symbolsPerRequest)))
    }
  }

  function hear(text: string): void {
    isSilent = false
    silence.refresh()
    const message = parseKrakenMessage(text)
    if (message === undefined) {
      dropped.garbage += 1
      if (dropped.garbage === 1) log(`kraken: not understood: ${text.slice(0, 200)}`)
      return
    }
    if (message.kind === 'subscribed') unanswered.delete(message.symbol)
    if (message.kind === 'refused') refused(message.symbol, message.reason)
    if (message.kind === 'system' && message.state !== 'online') {
      log(`kraken: the exchange is in state ${message.state}`)
    }
    onMessage(message)
  }

  function refused(symbol: string | undefined, why: string): void {
    if (symbol !== undefined) unanswered.delete(symbol)
    log(`kraken: no subscription to ${symbol ?? 'some symbol'}: ${why}`)
  }

  function stop(): void {
    clearTimeout(silence)
    clearInterval(ping)
  }

  socket.on('open', subscribe)
  socket.on('message', (bytes) => hear(String(bytes)))
  socket.on('error', (error) => {
    reason = error.message
  })
  socket.on('close', () => {
    stop()
    onLost(reason)
  })
  return () => {
    stop()
    socket.removeAllListeners('close')
    socket.terminate()
  }
}
