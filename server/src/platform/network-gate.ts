// What anyone may ask without signing in is limited by network, before anything of it is read. The
// calls of those who are signed in have limits of their own.

import type { FastifyRequest, onRequestHookHandler } from 'fastify'
import type { KnownRefusal } from '#contract/refusals.ts'
import { refuse } from '#kernel/refusal.ts'
import { newBudget } from './budget.ts'
import { networkFrom } from './caller.ts'
import { refuseWith } from './refuse-with.ts'

/**
 * In requests. Generous: five hundred people behind one address who open a page with five calls at
 * the same moment, and look at something else every few seconds.
 */
export const networkBudget = { most: 2_500, perSecond: 250 } as const

/** The address of calls that pages of ours make inside the process; no socket has it. */
export const ourselves = 'ourselves'

export type NetworkGate = {
  /** Takes so many from the allowance of the network that asks. */
  readonly charge: (request: FastifyRequest, points: number) => KnownRefusal | undefined
  /** A hook for the start of each request, which takes so many. */
  readonly hook: (points: number) => onRequestHookHandler
}

/** `now` in milliseconds. */
export function networkGate(now: () => number): NetworkGate {
  const budget = newBudget(networkBudget, now)
  const charge = (request: FastifyRequest, points: number) => {
    if (request.raw.socket.remoteAddress === ourselves) return undefined
    const seconds = budget.spend(networkFrom(request.raw), points)
    return seconds === undefined ? undefined : refuse('too_many_requests', { seconds })
  }
  return {
    charge,
    hook: (points) => (request, reply, done) => {
      const refusal = charge(request, points)
      if (refusal) refuseWith(reply, refusal)
      else done()
    },
  }
}
