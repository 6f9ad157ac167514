// The newest tick of each instrument, as the stream tells it, and what time it is at the server.

import { localNow } from '#browser/page/clock.ts'
import type { TickTuple } from '#contract/public/stream.ts'

export type LiveTick = {
  readonly seq: number
  /** Milliseconds since 1970, on the server's clock. */
  readonly at: number
  readonly price: number
  readonly source: string
}

const newest = new Map<string, LiveTick>()
const readers = new Map<string, Set<() => void>>()

export function receiveTicks(ticks: readonly TickTuple[]): void {
  const changed = new Set<string>()
  for (const [symbol, seq, at, price, source] of ticks) {
    if ((newest.get(symbol)?.seq ?? -1) >= seq) continue
    newest.set(symbol, { seq, at, price, source })
    changed.add(symbol)
  }
  for (const symbol of changed) for (const read of readers.get(symbol) ?? []) read()
}

export function newestTick(symbol: string): LiveTick | undefined {
  return newest.get(symbol)
}

/**
 * Calls `read` whenever the symbol has a newer tick. The caller subscribes to the stream itself.
 */
export function onTick(symbol: string, read: () => void): () => void {
  const known = readers.get(symbol) ?? new Set()
  readers.set(symbol, known)
  known.add(read)
  return () => known.delete(read)
}

let offset = 0

/** The server said this time; the answer travelled for about so long. */
export function setServerTime(serverTime: number, travelledMs: number): void {
  offset = serverTime + travelledMs - localNow()
}

/** What time it is at the server, whatever this device's clock says. */
export function serverNow(): number {
  return localNow() + offset
}
