// Orders as they wait in a lane: whoever asked is told in time, whatever becomes of the order.

import type { KnownRefusal } from '#contract/refusals.ts'
import { DatabaseOutage } from '#server/platform/db.ts'
import type { Opened, OrderRequest } from './open-trades.ts'

/**
 * A commit waits for its standby as long as that takes; whoever asked is told after this time that
 * it is not known, and asks again by key. An order that was not begun by then is not begun.
 */
export const usualPatienceMs = 10_000

export type Order = {
  readonly request: OrderRequest
  /** When it came, by the machine's counter. */
  readonly at: number
  readonly isGivenUp: () => boolean
  readonly resolve: (answer: Opened | KnownRefusal) => void
  readonly reject: (error: unknown) => void
}

export function patientOrder(
  request: OrderRequest,
  patienceMs: number,
  { resolve, reject }: Pick<Order, 'resolve' | 'reject'>,
): Order {
  let isGivenUp = false
  const timer = setTimeout(() => {
    isGivenUp = true
    reject(new DatabaseOutage('the database has not answered for too long'))
  }, patienceMs)
  return {
    request,
    at: performance.now(),
    isGivenUp: () => isGivenUp,
    resolve: (answer) => {
      clearTimeout(timer)
      resolve(answer)
    },
    reject: (error) => {
      clearTimeout(timer)
      reject(error)
    },
  }
}
