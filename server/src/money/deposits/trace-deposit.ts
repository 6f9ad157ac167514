// A deposit takes minutes or hours, and may outlive the process: the numbers of its trace follow
// from its own id, as its first instant does, so that what each step tells of it is joined.

import type { Millis } from '#kernel/time.ts'
import { tellSpan, tellWhole, traceOf } from '#server/platform/tracing.ts'

type Traced = { readonly id: string; readonly method: string }

/** It is there: asked for, or seen without. */
export function traceCreated({ id, method: coin }: Traced, to: Millis): void {
  const whole = { name: 'deposit.created', from: createdAt(id), to, facts: { coin } }
  tellWhole(traceOf('deposit', id), whole)
}

/** Its payment was seen and taken down; `isMade`: it was not there before. */
export function traceSeen(
  { id, method: coin, isMade }: Traced & { readonly isMade: boolean },
  now: Millis,
): void {
  const from = createdAt(id)
  if (isMade) traceCreated({ id, method: coin }, now)
  const facts = { coin }
  tellSpan(traceOf('deposit', id), { name: 'deposit.seen', from, to: now, facts })
}

type Times = { readonly seenAt: Millis; readonly confirmedAt: Millis; readonly creditedAt: Millis }

/** It was deep enough, and is money of the client. */
export function traceCredited({ id, method: coin }: Traced, times: Times): void {
  const { seenAt, confirmedAt, creditedAt } = times
  const trace = traceOf('deposit', id)
  const facts = { coin }
  tellSpan(trace, { name: 'deposit.confirmed', from: seenAt, to: confirmedAt, facts })
  tellSpan(trace, { name: 'deposit.credited', from: confirmedAt, to: creditedAt, facts })
}

/** The first 48 bits of a UUID of version 7. */
function createdAt(id: string): number {
  return Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)
}
