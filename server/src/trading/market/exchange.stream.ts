// The connection to an exchange's public stream: subscribes, notices silence, comes back
// after every loss with growing pauses, and lets through only quotes that are sound, new, in order
// and dated. What it has told is complete up to the exchange's own time: a standstill of ours
// leaves the messages in their socket, and they are read with the times they were sent at.

import { WebSocket } from 'ws'
import { later, type Millis, millis } from '#kernel/time.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Exchange, ExchangeMessage, ExchangeQuote, ExchangeTimings } from './exchange.ts'
import { type DatedQuote, type Dropped, hearQuotes, newDropped } from './hear-quotes.ts'
import { pollQuotes } from './poll-quotes.ts'

export type ExchangeStreamDeps = {
  readonly exchange: Exchange
  readonly url: string
  /** As the exchange calls them. */
  readonly symbols: readonly string[]
  readonly clock: Clock
  readonly log: (message: string) => void
  /** Uniform in [0, 1). */
  readonly random: () => number
  readonly timings: ExchangeTimings
  readonly onQuote: (quote: ExchangeQuote, at: Millis) => void
  /** Quotes flow. */
  readonly onUp: () => void
  /** Nothing was heard of this stretch; told before the quotes of after it. */
  readonly onGap: (from: Millis | undefined, to: Millis) => void
  readonly onDown: (reason: string) => void
  /** Sent along when it is asked. */
  readonly headers?: Readonly<Record<string, string>> | undefined
}

export type ExchangeStream = {
  readonly close: () => void
  readonly dropped: Readonly<Dropped>
  /** All that the exchange said up to this instant was let through, but for gaps. */
  readonly toldThrough: () => Millis | undefined
}

/** Larger messages than this are not what we asked for. */
const messageBytesMax = 1_000_000
const symbolsPerRequest = 100

type State = { told: Millis | undefined; isUp: boolean; losses: number; readonly dropped: Dropped }

export function openExchangeStream(deps: ExchangeStreamDeps): ExchangeStream {
  const { timings, clock } = deps
  const state: State = { told: undefined, isUp: false, losses: 0, dropped: newDropped() }
  const startedAt = clock.now()
  let retry: NodeJS.Timeout | undefined
  let disconnect = connect()
  const missing = setInterval(() => {
    const to = later(clock.now(), -timings.silenceMs)
    const isLong = to - (state.told ?? startedAt) >= timings.gapEveryMs
    if (!state.isUp && isLong) tellGap(state, deps, to)
  }, timings.pingEveryMs)

  function connect(): () => void {
    const open = /^http/.test(deps.url) ? openPolling : openConnection
    return open(deps, state.dropped, {
      onMessage: listen(state, deps),
      onLost: (reason) => {
        state.isUp = false
        retry = setTimeout(
          () => {
            disconnect = connect()
          },
          pauseAfter(state.losses, deps),
        )
        state.losses += 1
        deps.onDown(reason)
      },
    })
  }

  return {
    dropped: state.dropped,
    toldThrough: () => state.told,
    close: () => {
      clearTimeout(retry)
      clearInterval(missing)
      disconnect()
    },
  }
}

function tellGap(state: State, { onGap }: ExchangeStreamDeps, to: Millis): void {
  if (state.told !== undefined && state.told >= to) return
  onGap(state.told, to)
  state.told = to
}

/** Quotes of one connection, let through once all symbols are subscribed to. */
function listen(state: State, deps: ExchangeStreamDeps): Listener['onMessage'] {
  const hearing = hearQuotes({ ...deps, name: deps.exchange.name, dropped: state.dropped })
  const heard: DatedQuote[] = []
  return (message, isComplete) => {
    heard.push(...hearing.take(message, deps.clock.now()))
    const newest = hearing.newest()
    if (!state.isUp && heard.length > 0 && newest !== undefined && isComplete()) {
      state.isUp = true
      state.losses = 0
      tellGap(state, deps, newest)
      deps.onUp()
    }
    if (!state.isUp) return
    for (const { quote, at } of heard.splice(0)) deps.onQuote(quote, at)
    state.told = millis(Math.max(state.told ?? 0, hearing.through() ?? 0))
  }
}

/** Growing pauses before the next try, each a little different. */
function pauseAfter(losses: number, { timings, random }: ExchangeStreamDeps): number {
  return Math.min(timings.retryMinMs * 2 ** losses, timings.retryMaxMs) * (0.5 + random() / 2)
}

type Listener = {
  /** `isComplete` says whether every symbol was subscribed to or refused. */
  readonly onMessage: (message: ExchangeMessage, isComplete: () => boolean) => void
  /** Called once, when the connection is over or never came about. */
  readonly onLost: (reason: string) => void
}

/** One connection from its opening to its loss. Returns what ends it without a word. */
function openConnection(
  deps: ExchangeStreamDeps,
  dropped: Dropped,
  { onMessage, onLost }: Listener,
): () => void {
  const { silenceMs, pingEveryMs, askEveryMs } = deps.timings
  const socket = new WebSocket(deps.url, {
    handshakeTimeout: silenceMs,
    maxPayload: messageBytesMax,
    perMessageDeflate: false,
    ...(deps.headers ? { headers: deps.headers } : {}),
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
  const whenOpen = (act: () => void) => () => {
    if (socket.readyState === WebSocket.OPEN) act()
  }
  const { ping: pingRequest } = deps.exchange
  const ping = setInterval(
    whenOpen(() => pingRequest !== null && socket.send(pingRequest)),
    pingEveryMs,
  )
  const asking = setInterval(whenOpen(subscriptions.ask), askEveryMs)
  const stop = () => {
    clearTimeout(silence)
    clearInterval(ping)
    clearInterval(asking)
  }

  socket.on('open', subscriptions.ask)
  socket.on('message', (bytes) => {
    isSilent = false
    silence.refresh()
    const message = understood(String(bytes), dropped, deps)
    if (message === undefined) return
    if (message.kind === 'reconnect') {
      reason = 'the exchange asked for a new connection'
      return void socket.terminate()
    }
    subscriptions.hear(message)
    onMessage(message, subscriptions.isComplete)
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

/** The same of one that tells nothing by itself. */
function openPolling(
  deps: ExchangeStreamDeps,
  dropped: Dropped,
  { onMessage, onLost }: Listener,
): () => void {
  const { silenceMs, pollEveryMs: everyMs } = deps.timings
  const { url, headers = {} } = deps
  const onText = (text: string) => {
    const message = understood(text, dropped, deps)
    if (message) onMessage(message, () => true)
  }
  return pollQuotes({ url, headers, everyMs, silenceMs }, { onText, onLost })
}

/** The first message that is not understood is shown, the others are only counted. */
function understood(
  text: string,
  dropped: Dropped,
  { exchange: { name, parse }, log }: ExchangeStreamDeps,
): ExchangeMessage | undefined {
  const message = parse(text)
  if (message === undefined) {
    dropped.garbage += 1
    if (dropped.garbage === 1) log(`${name}: not understood: ${text.slice(0, 200)}`)
  } else if (message.kind === 'system' && message.state !== 'online') {
    log(`${name}: the exchange is in state ${message.state}`)
  }
  return message
}

/** Asks for every symbol until the exchange has accepted or refused it. */
function createSubscriptions(
  { symbols, exchange, log }: ExchangeStreamDeps,
  send: (request: string) => void,
): { ask: () => void; hear: (message: ExchangeMessage) => void; isComplete: () => boolean } {
  const unanswered = new Set(symbols)
  return {
    isComplete: () => unanswered.size === 0,
    ask: () => {
      const wanted = [...unanswered]
      for (let i = 0; i < wanted.length; i += symbolsPerRequest) {
        for (const request of exchange.subscribe(wanted.slice(i, i + symbolsPerRequest)))
          send(request)
      }
      if (!exchange.confirms) unanswered.clear()
    },
    hear: (message) => {
      if (message.kind === 'subscribed') {
        for (const symbol of message.symbols) unanswered.delete(symbol)
      }
      if (message.kind !== 'refused') return
      if (message.symbol !== undefined) unanswered.delete(message.symbol)
      const { symbol = 'some symbol', reason } = message
      log(`${exchange.name}: no subscription to ${symbol}: ${reason}`)
    },
  }
}
