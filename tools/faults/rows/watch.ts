// A time during which much goes on around a server at once. All of it ends when the time is over,
// or when the server has ended by itself: what was seen until then is what there is to judge.

import { setTimeout as sleep } from 'node:timers/promises'

export type Watch = {
  readonly isOver: () => boolean
  /** Waits so long, or until it is over. */
  readonly rest: (ms: number) => Promise<void>
  /** Again and again until it is over; that the server has ended is no failure of the work. */
  readonly repeat: (work: () => Promise<void>) => Promise<void>
}

const lookMs = 50
/** Whoever is connected to a server may know that it has ended before those who started it. */
const heardWithinMs = 1_000

/** `deaths`: how often the server has ended without being told to. */
export function watchFor(ms: number, deaths: () => number): Watch {
  const began = performance.now()
  const before = deaths()
  const isDead = () => deaths() > before
  const isOver = () => isDead() || performance.now() - began >= ms
  const restUntil = async (isEnough: () => boolean, most: number) => {
    const end = performance.now() + most
    for (let left = most; left > 0 && !isEnough(); left = end - performance.now()) {
      await sleep(Math.min(lookMs, left))
    }
  }
  return {
    isOver,
    rest: (most) => restUntil(isOver, most),
    repeat: async (work) => {
      while (!isOver()) {
        try {
          await work()
        } catch (error) {
          await restUntil(isDead, heardWithinMs)
          if (!isDead()) throw error
        }
      }
    },
  }
}
