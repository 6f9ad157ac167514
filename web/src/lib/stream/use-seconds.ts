// The time at the server as it goes on: one clock for all who show it, so that they change together
// and not one after another.

import { useSyncExternalStore } from 'react'
import { serverNow } from './prices.ts'

type Clock = {
  /** As of its last stroke. */
  readonly now: () => number
  readonly subscribe: (read: () => void) => () => void
}

/** Goes for as long as somebody reads it. */
function clockOf(everyMs: number): Clock {
  const readers = new Set<() => void>()
  let timer: ReturnType<typeof setInterval> | undefined
  let now = 0
  const strike = () => {
    now = serverNow()
    for (const read of readers) read()
  }
  return {
    now: () => {
      if (timer === undefined && Math.abs(serverNow() - now) >= everyMs) now = serverNow()
      return now
    },
    subscribe: (read) => {
      readers.add(read)
      timer ??= setInterval(strike, everyMs)
      return () => {
        readers.delete(read)
        if (readers.size > 0) return
        clearInterval(timer)
        timer = undefined
      }
    },
  }
}

/** For what grows old within seconds. */
export const quarters = clockOf(250)

const seconds = clockOf(1_000)

/** For countdowns; re-renders its caller once a second. */
export function useSeconds(): number {
  return useSyncExternalStore(seconds.subscribe, seconds.now)
}
