// A line of a network between two parts, which can be made slow, narrow, torn or dead. It runs in a
// process of its own, so that it is never late because a trial is busy.

import { connect, createServer, type Server, type Socket } from 'node:net'

export type Weather =
  | { readonly kind: 'fair' }
  /** Each way. */
  | { readonly kind: 'late'; readonly ms: number }
  | { readonly kind: 'narrow'; readonly bytesPerSecond: number }
  /** Of all that is sent, this share tears its connection. */
  | { readonly kind: 'torn'; readonly share: number }
  /** Nothing arrives, and nobody is told. */
  | { readonly kind: 'dead' }

/** A port of this machine, or the path of a socket. */
export type End = { readonly port: number } | { readonly path: string }

export type Line = {
  readonly server: Server
  readonly setWeather: (weather: Weather) => void
}

/**
 * After a hole, a sender tries again when its timer says so: after thirty seconds of silence that
 * may be as long again. New connections find the line as it is.
 */
const retransmissionMs = 26_000
const heldMax = 256 * 1_024

export function openLine(to: End, random: () => number): Line {
  let weather: Weather = { kind: 'fair' }
  const pairs = new Set<Pair>()
  /** When each way has room again; all connections share a line. */
  const free = { there: 0, back: 0 }
  const server = createServer({ allowHalfOpen: true, noDelay: true }, (near) => {
    const far = connect({ ...to, allowHalfOpen: true, noDelay: true })
    const pair: Pair = { near, far, isStalled: false, held: [] }
    pairs.add(pair)
    pump(pair, 'there')
    pump(pair, 'back')
  })

  const pump = (pair: Pair, way: 'there' | 'back') => {
    const [sender, receiver] = way === 'there' ? [pair.near, pair.far] : [pair.far, pair.near]
    // Not the piece whose timer it was, but the oldest: one that was sent when the weather had
    // turned fair is due before those that are still late, and the bytes of a connection never
    // overtake each other.
    const queue: (() => void)[] = []
    let waiting = 0
    const send = (bytes: number, work: () => void) => {
      deliver(pair, () => {
        queue.push(work)
        after(delayOf(weather, free, way, bytes), () => queue.shift()?.())
      })
    }
    sender.on('data', (data) => {
      waiting += data.length
      if (waiting >= heldMax) sender.pause()
      if (weather.kind === 'torn' && random() < weather.share) return tear(pair)
      send(data.length, () => {
        if (!receiver.destroyed) receiver.write(data)
        waiting -= data.length
        if (waiting < heldMax) sender.resume()
      })
    })
    sender.on('end', () => send(0, () => receiver.end()))
    sender.on('error', () => {})
    sender.on('close', () => send(0, () => receiver.destroy()))
  }

  /** Now, or when the hole is over for this connection. */
  const deliver = (pair: Pair, work: () => void) => {
    if (weather.kind === 'dead') pair.isStalled = true
    if (pair.isStalled) pair.held.push(work)
    else work()
  }

  return {
    server,
    setWeather: (next) => {
      const isOver = weather.kind === 'dead' && next.kind !== 'dead'
      weather = next
      if (!isOver) return
      for (const pair of pairs) {
        if (pair.isStalled) after(random() * retransmissionMs, () => wake(pair))
        if (pair.near.destroyed && pair.far.destroyed) pairs.delete(pair)
      }
    },
  }
}

type Pair = {
  readonly near: Socket
  readonly far: Socket
  isStalled: boolean
  held: (() => void)[]
}

function wake(pair: Pair): void {
  const held = pair.held
  pair.isStalled = false
  pair.held = []
  for (const work of held) work()
}

function tear({ near, far }: Pair): void {
  near.resetAndDestroy()
  // The socket of a file cannot be reset.
  far.destroy()
}

function lag(weather: Weather): number {
  return weather.kind === 'late' ? weather.ms : 0
}

/** How long so many bytes are under way. */
function delayOf(
  weather: Weather,
  free: { there: number; back: number },
  way: 'there' | 'back',
  bytes: number,
): number {
  if (weather.kind !== 'narrow') return lag(weather)
  const now = performance.now()
  free[way] = Math.max(now, free[way]) + (bytes / weather.bytesPerSecond) * 1_000
  return free[way] - now
}

/** At once where there is nothing to wait for: what came first arrives first. */
function after(ms: number, work: () => void): void {
  if (ms <= 0) work()
  else setTimeout(work, ms)
}
