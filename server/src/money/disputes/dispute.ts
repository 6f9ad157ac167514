// A dispute of a card payment: where it stands, by what the provider tells of it and what staff
// did, and what may still be done.

import type { DisputeState, DisputeStepKind } from '#contract/staff/disputes.ts'
import type { ClientId } from '#kernel/ids.ts'
import type { Usd } from '#kernel/money.ts'
import { refuse } from '#kernel/refusal.ts'
import { iso, type Millis } from '#kernel/time.ts'

/** As the provider's books have it. */
export type ProviderDispute = {
  /** By the provider's own number. */
  readonly disputeId: string
  readonly state: DisputeState
  readonly amount: Usd
  /** The provider's word for why. */
  readonly reason: string
  /** Until when it takes an answer; null: it does not say. */
  readonly dueBy: Millis | null
  readonly openedAt: Millis
}

/** Who can be told what we say to a dispute. `false`: that was not taken. */
export type DisputeDesk = {
  readonly answer: (disputeId: string, text: string) => Promise<boolean>
  readonly accept: (disputeId: string) => Promise<boolean>
}

export type DisputeStep = {
  readonly kind: DisputeStepKind
  readonly at: Millis
  /** The address of the member; null: the provider told of it. */
  readonly by: string | null
  readonly text: string | null
}

export type Dispute = Omit<ProviderDispute, 'disputeId'> & {
  readonly id: string
  /** The provider and its number. */
  readonly disputeId: string
  readonly depositId: string
  readonly clientId: ClientId
  readonly steps: readonly DisputeStep[]
}

const endings: readonly DisputeState[] = ['won', 'lost']

/**
 * What the provider tells becomes a step where it goes on from where the dispute stands here. Its
 * books may lag behind what we have just told it, and they may change their mind once it is over.
 */
export function stepTold(
  state: DisputeState,
  told: DisputeState,
): Extract<DisputeStepKind, 'reviewed' | 'won' | 'lost'> | undefined {
  if (told === state) return undefined
  if (told === 'won' || told === 'lost') return told
  return told === 'under_review' && state === 'needs_answer' ? 'reviewed' : undefined
}

/** An answer and giving in are for one that waits for us, as long as the provider takes them. */
export function refuseAnswer({ state, dueBy }: Pick<Dispute, 'state' | 'dueBy'>, now: Millis) {
  if (state !== 'needs_answer') return refuse('dispute_ended', { state })
  return dueBy !== null && dueBy <= now ? refuse('dispute_over', { due: iso(dueBy) }) : undefined
}

/** The bank may be told that it is right as long as it has not decided. */
export function refuseAccepting({ state }: Pick<Dispute, 'state'>) {
  return endings.includes(state) ? refuse('dispute_ended', { state }) : undefined
}
