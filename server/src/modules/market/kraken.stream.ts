// The connection to the Kraken exchange's public stream: subscribes, notices silence, comes back
// after every loss with growing pauses, and lets through only quotes that are sound, new, in order
// and dated. What it has told is complete up to the exchange's own time: a standstill of ours leaves
// the messages in their socket, and they are read with the times they were sent at.

import { WebSocket } from 'ws'
import { later, type Millis } from '#kernel/time.ts'
import type { Clock } from '#server/platform/clock.ts'
import {
  type KrakenMessage,
  type KrakenQuote,
  parseKrakenMessage,
  pingRequest,
  subscribeRequest,
} from './kraken-messages.ts'
import {
  datedBy,
  hear,
  heardThrough,
  millisOf,
  newStreamTime,
  onOurClock,
  type StreamTime,
} from './stream-time.ts'

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
    /** How often the exchange is asked how late it is, where no quote says so. */
    readonly pingEveryMs: number
    /** How often what was not answered is asked for again. */
    readonly askEveryMs: number
    /** Without a connection for so long, what was missed is told as a gap. */
    readonly gapEveryMs: number
    readonly retryMinMs: number
    readonly retryMaxMs: number
  }
  readonly onQuote: (quote: KrakenQuote, at: Millis) => void
  /** Quotes flow. */
  readonly onUp: () => void
  /** Nothing was heard of this stretch; told before the quotes of after it. */
  readonly onGap: (from: Millis | undefined, to: Millis) => void
  readonly onDown: (reason: string) => void
}

/** What was not let through so far. */
export type Dropped = {
  garbage: number
  repeated: number
  outOfOrder: number
  unasked: number
  /** Dated so far after our own clock that the exchange's must be wrong. */
  ahead: number
}

export function newDropped(): Dropped {
  return { garbage: 0, repeated: 0, outOfOrder: 0, unasked: 0, ahead: 0 }
}

export type KrakenStream = {
  readonly close: () => void
  readonly dropped: Readonly<Dropped>
  /** All that the exchange said up to this instant was let through, but for gaps. */
  readonly toldThrough: () => Millis | undefined
}

/** Larger messages than this are not what we asked for. */
const messageBytesMax = 1_000_000
const symbolsPerRequest = 100

export function openKrakenStream(deps: KrakenStreamDeps): KrakenStream {
  const { timings, clock, random } = deps
  const dropped = newDropped()
  const startedAt = clock.now()
  let told: Millis | undefined
  let isUp = false
  let losses = 0
  let retry: NodeJS.Timeout | undefined
  let disconnect = connect()
  const missing = setInterval(() => {
    const to = later(clock.now(), -timings.silenceMs)
    if (!isUp && to - (told ?? startedAt) >= timings.gapEveryMs) tellGap(to)
  }, timings.pingEveryMs)

  function tellGap(to: Millis): void {
    if (told !== undefined && told >= to) return
    deps.onGap(told, to)
    told = to
  }

  function connect(): () => void {
    const isSound = createQuoteFilter(deps.symbols, dropped)
    const time = newStreamTime()
    /** Quotes of before all symbols were subscribed to. */
    let early: KrakenQuote[] = []
    const pass = (quote: KrakenQuote) => {
      const at = datedBy(time, quote.micros === undefined ? undefined : millisOf(quote.micros))
      if (at !== undefined && isSound(quote)) deps.onQuote(quote, at)
    }
    const goUp = () => {
      if (time.newest === undefined) return
      isUp = true
      losses = 0
      tellGap(onOurClock(time, time.newest))
      deps.onUp()
      early.forEach(pass)
      early = []
    }
    return openConnection(deps, dropped, {
      onMessage: (message, isComplete) => {
        const quotes = believed(message, time, { heardAt: clock.now(), dropped, log: deps.log })
        if (isUp) quotes.forEach(pass)
        else early.push(...quotes)
        if (!isUp && early.length > 0 && isComplete()) goUp()
        const through = heardThrough(time)
        if (isUp && through !== undefined && (told === undefined || told < through)) told = through
      },
      onLost: (reason) => {
        isUp = false
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
    toldThrough: () => told,
    close: () => {
      clearTimeout(retry)
      clearInterval(missing)
      disconnect()
    },
  }
}

type Hearing = {
  readonly heardAt: Millis
  readonly dropped: Dropped
  readonly log: (message: string) => void
}

/** The quotes of a message, but for those whose time cannot be true. */
function believed(
  message: KrakenMessage,
  time: StreamTime,
  { heardAt, dropped, log }: Hearing,
): readonly KrakenQuote[] {
  const isHeard = (micros: number | undefined) => {
    if (micros === undefined || hear(time, millisOf(micros), heardAt)) return true
    dropped.ahead += 1
    if (dropped.ahead === 1) log('kraken: its clock is ahead of ours, and not believed')
    return false
  }
  if (message.kind === 'pong' || message.kind === 'subscribed') isHeard(message.micros)
  return message.kind === 'quotes' ? message.quotes.filter(({ micros }) => isHeard(micros)) : []
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
  /** `isComplete` says whether every symbol was subscribed to or refused. */
  readonly onMessage: (message: KrakenMessage, isComplete: () => boolean) => void
  /** Called once, when the connection is over or never came about. */
  readonly onLost: (reason: string) => void
}

/** One connection from its opening to its loss. Returns what ends it without a word. */
function openConnection(
  deps: KrakenStreamDeps,
  dropped: Dropped,
  { onMessage, onLost }: Listener,
): () => void {
  const { silenceMs, pingEveryMs, askEveryMs } = deps.timings
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
  const whenOpen = (act: () => void) => () => {
    if (socket.readyState === WebSocket.OPEN) act()
  }
  const ping = setInterval(
    whenOpen(() => socket.send(pingRequest)),
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
    const message = understood(String(bytes), dropped, deps.log)
    if (message === undefined) return
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
): { ask: () => void; hear: (message: KrakenMessage) => void; isComplete: () => boolean } {
  const unanswered = new Set(symbols)
  return {
    isComplete: () => unanswered.size === 0,
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
