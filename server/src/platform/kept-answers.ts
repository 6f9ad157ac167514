// Answers to what anyone may read, written out once for all who ask within a moment. Who asks while
// one is being made waits for the same one.

import type { Millis } from '#kernel/time.ts'
import type { Clock } from './clock.ts'

/** What is kept in all; the oldest go first. */
const bytesMost = 16 * 1024 * 1024

export type KeptAnswers = {
  /** An answer not older than so many milliseconds; what `make` throws is kept by nobody. */
  readonly get: (key: string, keepMs: number, make: () => Promise<Made>) => Promise<Made>
}

/** Written out to be kept; anything else is handed on and made anew the next time. */
type Made = Buffer | object

type Kept = { readonly since: Millis; readonly made: Promise<Made>; bytes: number }

/** When `version` gives something else than before, nothing that was kept counts any more. */
export function keepAnswers(clock: Clock, version: () => unknown): KeptAnswers {
  const kept = new Map<string, Kept>()
  let bytes = 0
  let known = version()

  function drop(key: string): void {
    bytes -= kept.get(key)?.bytes ?? 0
    kept.delete(key)
  }

  function fresh(key: string, keepMs: number): Kept | undefined {
    const now = version()
    if (now !== known) for (const each of kept.keys()) drop(each)
    known = now
    const found = kept.get(key)
    return found && clock.now() - found.since < keepMs ? found : undefined
  }

  return {
    get: (key, keepMs, make) => {
      const found = fresh(key, keepMs)
      if (found) return found.made
      drop(key)
      const mine: Kept = { since: clock.now(), made: make(), bytes: 0 }
      kept.set(key, mine)
      const settle = (made?: Made) => {
        if (kept.get(key) !== mine) return
        if (!Buffer.isBuffer(made)) return drop(key)
        mine.bytes = made.length
        bytes += made.length
        for (const oldest of kept.keys()) {
          if (bytes <= bytesMost) break
          drop(oldest)
        }
      }
      mine.made.then(settle, () => settle())
      return mine.made
    },
  }
}
