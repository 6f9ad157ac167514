// The connection to the Kraken exchange's public stream: subscribes, notices silence, comes back
// after every loss with growing pauses, and lets through only quotes that are sound, new and in
// order.

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
  /**
   * Quotes flow. `lostAt` is when the connection before last said anything; undefined the first
   * time.
   */
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

/**
 * Lets a quote through if we asked for its symbol and it is neither repeated nor older than the one
 * before.
 */
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
  deps: KrakenStreamDeps,
  dropped: Dropped,
  { onMessage, onLost }: Listener,
): () => void {
  const { silenceMs, pingEveryMs } = deps.timings
  const socket = new WebSocket(deps.url, {
    handshakeTimeout: silenceMs,
    maxPayload: messageBytesMax,
    perMessageDeflate: false,
  })
  const subscriptions = createSubscriptions(deps, (request) => socket.send(request))
  let reason = 'the exchange closed the connection'
  let isSilent = false
  const silence = setTimeout(() => {
    isSilent = true
    // After a standstill of our own, what the exchange said meanwhile is still to be read.
    setImmediate(() => {
      if (!isSilent) return
      reason = `nothing was heard for ${silenceMs} ms`
      socket.terminate()
    })
  }, silenceMs)
  const ping = setInterval(() => {
    if (socket.readyState !== WebSocket.OPEN) return
    socket.send(pingRequest)
    subscriptions.ask()
  }, pingEveryMs)
  const stop = () => {
    clearTimeout(silence)
    clearInterval(ping)
  }

  socket.on('open', subscriptions.ask)
  socket.on('message', (bytes) => {
    isSilent = false
    silence.refresh()
    const message = understood(String(bytes), dropped, deps.log)
    if (message === undefined) return
    subscriptions.hear(message)
    onMessage(message)
  })
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

/** The first message that is not understood is shown, the others are only counted. */
function understood(
  text: string,
  dropped: Dropped,
  log: (message: string) => void,
): KrakenMessage | undefined {
  const message = parseKrakenMessage(text)
  if (message === undefined) {
    dropped.garbage += 1
    if (dropped.garbage === 1) log(`kraken: not understood: ${text.slice(0, 200)}`)
  } else if (message.kind === 'system' && message.state !== 'online') {
    log(`kraken: the exchange is in state ${message.state}`)
  }
  return message
}

/** Asks for every symbol until the exchange has accepted or refused it. */
function createSubscriptions(
  { symbols, log }: KrakenStreamDeps,
  send: (request: string) => void,
): { ask: () => void; hear: (message: KrakenMessage) => void } {
  const unanswered = new Set(symbols)
  return {
    ask: () => {
      const wanted = [...unanswered]
      for (let i = 0; i < wanted.length; i += symbolsPerRequest) {
        send(subscribeRequest(wanted.slice(i, i + symbolsPerRequest)))
      }
    },
    hear: (message) => {
      if (message.kind !== 'subscribed' && message.kind !== 'refused') return
      if (message.symbol !== undefined) unanswered.delete(message.symbol)
      if (message.kind === 'subscribed') return
      log(`kraken: no subscription to ${message.symbol ?? 'some symbol'}: ${message.reason}`)
    },
  }
}
