// Ticks to very many sockets. Sockets with the same symbols form a set; each round of ticks is
// written out once per set, as one finished frame that all its sockets share. A socket that does
// not drain is passed over, and once it has drained gets the newest tick of each symbol it missed:
// memory stays bounded, sequences never go back.

import { setImmediate, setTimeout } from 'node:timers/promises'
import type { TickTuple } from '#contract/public/stream.ts'
import { textFrame } from './text-frame.ts'

/** A round sends together all ticks published since the round before. Numbered from 1. */
type Round = number

/** A symbol's ticks as JSON, written out once for all sets. */
type Quote = {
  sequence: number
  /** The round of its newest tick, 0 before the first. */
  round: Round
  /** Its ticks of that round, separated by commas. */
  fresh: string
  newest: string
}

type SymbolSet = {
  readonly key: string
  readonly quotes: readonly Quote[]
  readonly listeners: Set<Listener>
  /** The newest tick of each of its symbols as of a round: for all who come during it. */
  snapshot: { readonly round: Round; readonly frame: Buffer } | undefined
}

/** What is needed of a connection. */
type Outlet = {
  readonly writable: boolean
  /** Bytes written to it that the operating system has not taken yet. */
  readonly writableLength: number
  readonly write: (frame: Buffer) => boolean
}

export type Listener = {
  readonly socket: Outlet
  /** Undefined while it listens to nothing. */
  set: SymbolSet | undefined
  /** It was given the newest tick of each of its symbols as of this round. */
  upTo: Round
  /** It was passed over after that, for its backlog. */
  isBehind: boolean
}

export type FanoutLimits = {
  /** The least time between two rounds. */
  readonly roundMs: number
  /** A socket with more unsent bytes than this is passed over. */
  readonly backlogBytes: number
  /** How many sockets are written to before other work gets its turn. */
  readonly writesPerTurn: number
}

export type TickFanout = {
  readonly limits: FanoutLimits
  readonly quotes: Map<string, Quote>
  readonly sets: Map<string, SymbolSet>
  waiting: TickTuple[]
  round: Round
  isRunning: boolean
  /** Written to listeners since the start. */
  frames: number
}

/** `symbols` are those that can be listened to; a symbol also becomes known by its first tick. */
export function newTickFanout(symbols: readonly string[], limits: FanoutLimits): TickFanout {
  const quotes = new Map(symbols.map((symbol) => [symbol, newQuote()]))
  return { limits, quotes, sets: new Map(), waiting: [], round: 0, isRunning: false, frames: 0 }
}

/** Sends ticks, at once if the last round is long enough ago; drops those with an old sequence. */
export function publish(fanout: TickFanout, ticks: readonly TickTuple[]): void {
  for (const tick of ticks) fanout.waiting.push(tick)
  if (!fanout.isRunning) void runRounds(fanout)
}

/** Replaces what the listener listens to, and brings it up to date. */
export function listen(fanout: TickFanout, listener: Listener, symbols: readonly string[]): void {
  leave(fanout, listener)
  const known = [...new Set(symbols)].filter((symbol) => fanout.quotes.has(symbol)).sort()
  if (known.length === 0) return
  const key = known.join(' ')
  const set = fanout.sets.get(key) ?? newSet(fanout, key, known)
  set.listeners.add(listener)
  listener.set = set
  listener.upTo = 0
  catchUp(fanout, listener)
}

export function leave(fanout: TickFanout, listener: Listener): void {
  const { set } = listener
  if (!set) return
  listener.set = undefined
  listener.isBehind = false
  set.listeners.delete(listener)
  if (set.listeners.size === 0) fanout.sets.delete(set.key)
}

/** Gives the newest tick of each symbol the listener missed, or once more leaves it behind. */
export function catchUp(fanout: TickFanout, listener: Listener): void {
  if (!listener.set) return
  listener.isBehind = hasBacklog(fanout, listener)
  if (listener.isBehind) return
  const frame =
    listener.upTo === 0 ? snapshotOf(fanout, listener.set) : frameSince(listener.set, listener.upTo)
  listener.upTo = fanout.round
  if (frame.length === 0) return
  fanout.frames += 1
  listener.socket.write(frame)
}

const nothing = Buffer.alloc(0)

/** The same buffer for all; empty before the first tick. */
function snapshotOf({ round }: TickFanout, set: SymbolSet): Buffer {
  const { snapshot } = set
  if (snapshot?.round === round) return snapshot.frame
  const frame = frameSince(set, 0)
  set.snapshot = { round, frame }
  return frame
}

function frameSince({ quotes }: SymbolSet, upTo: Round): Buffer {
  const missed = quotes.filter((quote) => quote.round > upTo)
  return missed.length === 0 ? nothing : ticksFrame(missed.map((quote) => quote.newest))
}

async function runRounds(fanout: TickFanout): Promise<void> {
  fanout.isRunning = true
  while (fanout.waiting.length > 0) {
    const pause = setTimeout(fanout.limits.roundMs, undefined, { ref: false })
    beginRound(fanout)
    await deliverRound(fanout)
    await pause
  }
  fanout.isRunning = false
}

function beginRound(fanout: TickFanout): void {
  fanout.round += 1
  for (const tick of fanout.waiting) {
    const [symbol, sequence] = tick
    const quote = fanout.quotes.get(symbol) ?? newQuote()
    fanout.quotes.set(symbol, quote)
    if (sequence <= quote.sequence) continue
    quote.sequence = sequence
    quote.newest = JSON.stringify(tick)
    quote.fresh = quote.round === fanout.round ? `${quote.fresh},${quote.newest}` : quote.newest
    quote.round = fanout.round
  }
  fanout.waiting = []
}

/** Other work gets its turns: meanwhile listeners come, go, and catch up with this very round. */
async function deliverRound(fanout: TickFanout): Promise<void> {
  let steps = 0
  const isTurnOver = () => ++steps % fanout.limits.writesPerTurn === 0
  for (const set of fanout.sets.values()) {
    const frame = frameOfRound(fanout, set)
    if (isTurnOver()) await setImmediate()
    if (!frame) continue
    for (const listener of set.listeners) {
      give(fanout, listener, frame)
      if (isTurnOver()) await setImmediate()
    }
  }
}

function give(fanout: TickFanout, listener: Listener, frame: Buffer): void {
  if (listener.isBehind) catchUp(fanout, listener)
  if (listener.isBehind || listener.upTo === fanout.round) return
  listener.isBehind = hasBacklog(fanout, listener)
  if (listener.isBehind) return
  listener.upTo = fanout.round
  fanout.frames += 1
  listener.socket.write(frame)
}

/** Undefined when the round has nothing for this set. */
function frameOfRound({ round }: TickFanout, set: SymbolSet): Buffer | undefined {
  const fresh = set.quotes.filter((quote) => quote.round === round)
  return fresh.length === 0 ? undefined : ticksFrame(fresh.map((quote) => quote.fresh))
}

function hasBacklog({ limits }: TickFanout, { socket }: Listener): boolean {
  return !socket.writable || socket.writableLength > limits.backlogBytes
}

function ticksFrame(ticks: readonly string[]): Buffer {
  return textFrame(`{"type":"ticks","ticks":[${ticks.join(',')}]}`)
}

function newQuote(): Quote {
  return { sequence: Number.NEGATIVE_INFINITY, round: 0, fresh: '', newest: '' }
}

function newSet(fanout: TickFanout, key: string, symbols: readonly string[]): SymbolSet {
  const quotes = symbols.flatMap((symbol) => fanout.quotes.get(symbol) ?? [])
  const set = { key, quotes, listeners: new Set<Listener>(), snapshot: undefined }
  fanout.sets.set(key, set)
  return set
}
