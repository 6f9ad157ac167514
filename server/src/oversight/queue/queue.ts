// What waits for staff, as one list: what each is, until when it should be done, and who may.

import type { StaffAction } from '#contract/staff/powers.ts'
import type { QueueKind, QueueReason } from '#contract/staff/queue.ts'
import type { Usd } from '#kernel/money.ts'
import type { Millis } from '#kernel/time.ts'
import { afterWorkingDays } from '#kernel/working-day.ts'
import type { Decidable } from '#server/install/operators/bar.ts'

export type Waiting = {
  readonly kind: QueueKind
  readonly id: string
  readonly client: { readonly id: bigint; readonly email: string } | null
  readonly about: string
  readonly amount: Usd | null
  readonly reason: QueueReason
  readonly since: Millis
  /** Nobody decides it before. */
  readonly notBefore: Millis | null
  /** Addresses of who asked for it, and of who said yes already. */
  readonly makers: readonly string[]
  readonly givenBy: readonly string[]
}

type Rule = {
  readonly action: StaffAction
  /**
   * Working days until it should be done: five for a withdrawal and ten for a document are
   * promised to clients (payment policy, AML and KYC policy); the rest is what we aim at.
   */
  readonly workingDays: number
}

export const queueRules: Readonly<Record<QueueKind, Rule>> = {
  document: { action: 'document.decide', workingDays: 10 },
  withdrawal: { action: 'withdrawal.approve', workingDays: 5 },
  payout: { action: 'withdrawal.prepare', workingDays: 5 },
  plan_request: { action: 'plan_request.decide', workingDays: 2 },
  correction: { action: 'correction.decide', workingDays: 1 },
  proposal: { action: 'proposal.confirm', workingDays: 1 },
  custody_movement: { action: 'custody_movement.decide', workingDays: 1 },
  screening_hit: { action: 'screening_hit.decide', workingDays: 1 },
  message: { action: 'message.answer', workingDays: 1 },
}

export function dueAt({ kind, since }: Pick<Waiting, 'kind' | 'since'>): Millis {
  return afterWorkingDays(since, queueRules[kind].workingDays)
}

/** What is due first; of two due at once the one that waits longer. */
export function inOrder(waiting: readonly Waiting[]): Waiting[] {
  return waiting.toSorted((a, b) => dueAt(a) - dueAt(b) || a.since - b.since || byId(a, b))
}

function byId(a: Waiting, b: Waiting): number {
  return a.id < b.id ? -1 : 1
}

/** What decides whether a member may. */
export function decidable(one: Waiting): Decidable {
  return { ...one, action: queueRules[one.kind].action }
}
