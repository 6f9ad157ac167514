// Where a traced order spent its time in its lane. Of orders that nobody traces there is nothing
// here but a look at each batch.

import type { KnownRefusal } from '#contract/refusals.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { type Trace, tellSpan, traceTime } from '#server/platform/tracing.ts'
import type { Opened, OrderRequest } from './open-trades.ts'

export type TracedOrder = {
  readonly trace: Trace
  /** In milliseconds since 1970: when it came, when its turn was, and when it was written. */
  readonly cameAt: number
  readonly turnAt: number
  readonly writtenAt: number
}

type Order = { readonly request: OrderRequest; readonly at: number }
type Answer = Opened | KnownRefusal | undefined

/** Of a batch that began at an instant of the machine's counter and has its answers now. */
export function tracedAmong(batch: readonly Order[], beganAt: number): TracedOrder[] {
  return batch.flatMap(({ request: { trace }, at }) => {
    if (!trace) return []
    const writtenAt = traceTime()
    return [{ trace, cameAt: traceTime(at), turnAt: traceTime(beganAt), writtenAt }]
  })
}

/** Whoever is told of a trade goes on with its trace. */
export function withTraces(answers: readonly Answer[], batch: readonly Order[]): readonly Answer[] {
  if (!batch.some(({ request }) => request.trace)) return answers
  return answers.map((answer, index) => {
    const trace = batch[index]?.request.trace
    return answer && !isRefusal(answer) && trace ? { ...answer, trace } : answer
  })
}

/** In the thread that sends traces. */
export function tellTraced(orders: readonly TracedOrder[]): void {
  for (const { trace, cameAt, turnAt, writtenAt } of orders) {
    tellSpan(trace, { name: 'order.lane', from: cameAt, to: turnAt })
    tellSpan(trace, { name: 'order.commit', from: turnAt, to: writtenAt })
  }
}
