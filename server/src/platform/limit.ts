// Limits on how often something may be asked, kept in memory per key.

import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { KnownRefusal } from '#contract/refusals.ts'
import { refuse } from '#kernel/refusal.ts'

/**
 * Takes one from the key's allowance; the refusal says how many seconds to wait when nothing is
 * left.
 */
export type Limit = (key: string) => Promise<KnownRefusal | undefined>

export function limit(times: number, windowSeconds: number): Limit {
  const limiter = new RateLimiterMemory({ points: times, duration: windowSeconds })
  return async (key) => {
    try {
      await limiter.consume(key)
      return undefined
    } catch (outcome) {
      if (!(outcome instanceof RateLimiterRes)) throw outcome
      return refuse('too_many_requests', { seconds: Math.ceil(outcome.msBeforeNext / 1000) })
    }
  }
}
