// A client's request for a higher plan, and what becomes of it. What a plan takes is decided in
// `plans`.

import type { ClientId } from '#kernel/ids.ts'
import type { Millis } from '#kernel/time.ts'

export type PlanRequest = {
  readonly id: string
  readonly clientId: ClientId
  readonly plan: string
  readonly askedAt: Millis
  readonly state: 'open' | PlanDecision['state']
  readonly decidedAt: Millis | null
  readonly decidedBy: string | null
  readonly reason: string | null
}

export type PlanDecision = {
  readonly state: 'approved' | 'rejected' | 'replaced' | 'cancelled'
  readonly at: Millis
  /** The address of the member of staff; null where the client replaced it or took it back. */
  readonly by: string | null
  readonly reason: string | null
}
