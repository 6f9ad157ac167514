// Orders as they wait in lanes: whoever asked is told in time, whatever becomes of the order. One
// timer looks after all that wait.

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
  /** Whoever asked was told that it is not known. */
  isGivenUp: boolean
  readonly resolve: (answer: Opened | KnownRefusal) => void
  readonly reject: (error: unknown) => void
}

type Answers = Pick<Order, 'resolve' | 'reject'>

export type Patience = (request: OrderRequest, answers: Answers) => Order

export function newPatience(patienceMs: number): Patience {
  /** In the order in which they came, which is that in which they are given up. */
  const waiting = new Set<Order>()
  let timer: NodeJS.Timeout | undefined
  const giveUpLate = () => {
    const late = performance.now() - patienceMs
    for (const order of waiting) {
      if (order.at > late) break
      order.isGivenUp = true
      order.reject(new DatabaseOutage('the database has not answered for too long'))
    }
    timer = undefined
    look()
  }
  const look = () => {
    const [oldest] = waiting
    // What is asked of a process that ends is given up with it.
    if (oldest) timer = setTimeout(giveUpLate, oldest.at + patienceMs - performance.now()).unref()
  }
  return (request, { resolve, reject }) => {
    const order: Order = {
      request,
      at: performance.now(),
      isGivenUp: false,
      resolve: (answer) => {
        waiting.delete(order)
        resolve(answer)
      },
      reject: (error) => {
        waiting.delete(order)
        reject(error)
      },
    }
    waiting.add(order)
    if (timer === undefined) look()
    return order
  }
}
