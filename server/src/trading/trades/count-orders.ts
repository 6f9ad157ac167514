// Counts every order, whoever places it, by what became of it, and how long it took.

import type { KnownRefusal } from '#contract/refusals.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { count, observe } from '#server/platform/measure.ts'
import { tellSpan, traceTime } from '#server/platform/tracing.ts'
import type { OrderRequest } from './open-trades.ts'
import type { Accepted } from './trade-view.ts'

type Open = (request: OrderRequest) => Promise<Accepted | KnownRefusal>

export function countOrders(open: Open): Open {
  return async (request) => {
    const began = performance.now()
    let outcome = 'failed'
    try {
      const answer = await open(request)
      outcome = isRefusal(answer) ? answer.refused : 'accepted'
      return answer
    } finally {
      count('orders_total', { outcome })
      observe('order_stage_seconds', { stage: 'whole' }, (performance.now() - began) / 1_000)
      const span = { name: 'order.open', from: traceTime(began), to: traceTime() }
      tellSpan(request.trace, { ...span, facts: { outcome }, isFailure: outcome === 'failed' })
    }
  }
}
