// Tries at a secret: a few wrong ones are allowed, then none until the window is over.

import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { KnownRefusal } from '#contract/refusals.ts'
import { refuse } from '#kernel/refusal.ts'

export type Attempts = {
  /**
   * Takes one try before the secret is looked at, so that many at once do not get past the count.
   */
  readonly take: (key: string) => Promise<KnownRefusal | undefined>
  /** The try was right, or was never looked at. */
  readonly giveBack: (key: string) => Promise<void>
}

/** The window starts with the first try and is not made longer by trying on. */
export function countAttempts(times: number, windowSeconds: number): Attempts {
  const limiter = new RateLimiterMemory({ points: times, duration: windowSeconds })
  return {
    take: async (key) => {
      try {
        await limiter.consume(key)
        return undefined
      } catch (outcome) {
        if (!(outcome instanceof RateLimiterRes)) throw outcome
        return refuse('too_many_requests', { seconds: Math.ceil(outcome.msBeforeNext / 1000) })
      }
    },
    giveBack: async (key) => {
      await limiter.reward(key)
    },
  }
}
