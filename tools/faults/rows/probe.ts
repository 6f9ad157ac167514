// Somebody who only reads while things go wrong, and remembers what they were answered and how long
// the longest answer took.

import { setTimeout as sleep } from 'node:timers/promises'

export type Read = { readonly at: number; readonly ms: number; readonly status: number | null }

export type Probe = {
  /** What was read since an instant by performance.now(). */
  readonly since: (instant: number) => readonly Read[]
  readonly stop: () => Promise<void>
}

/** Longer than anything may take, so that what takes too long is seen. */
const patienceMs = 30_000
const everyMs = 250
/** One rests on memory, one on the client's trades in the database. */
const paths = ['/api/market/instruments', '/api/trading?mode=demo']

export function startProbe(url: string, token: string): Probe {
  const reads: Read[] = []
  const under = new Set<Promise<void>>()
  let isStopping = false
  const read = async (path: string) => {
    const at = performance.now()
    const headers = { authorization: `Bearer ${token}` }
    const status = await fetch(url + path, { headers, signal: AbortSignal.timeout(patienceMs) })
      .then(async (reply) => {
        await reply.arrayBuffer()
        return reply.status
      })
      .catch(() => null)
    reads.push({ at, ms: performance.now() - at, status })
  }
  const going = (async () => {
    for (let nr = 0; !isStopping; nr += 1) {
      const one = read(paths[nr % paths.length] ?? '')
      under.add(one)
      void one.finally(() => under.delete(one))
      await sleep(everyMs)
    }
  })()
  return {
    since: (instant) => reads.filter(({ at }) => at >= instant),
    stop: async () => {
      isStopping = true
      await going
      await Promise.all(under)
    },
  }
}
