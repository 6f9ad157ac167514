// What waits for staff, as one list: what each is, until when it should be done, and who may.

import type { AlarmParts } from '#contract/staff/alarm-texts.ts'
import { mayDo, type StaffAction, type StaffRole } from '#contract/staff/powers.ts'
import { type QueueKind, type QueueReason, queueKinds } from '#contract/staff/queue.ts'
import type { Usd } from '#kernel/money.ts'
import { refuse } from '#kernel/refusal.ts'
import { day, floorTo, iso, later, type Millis } from '#kernel/time.ts'
import { afterWorkingDays } from '#kernel/working-day.ts'
import { barFor, type Decidable } from '#server/install/operators/bar.ts'

export type Waiting = {
  readonly kind: QueueKind
  readonly id: string
  readonly client: { readonly id: bigint; readonly email: string } | null
  readonly about: string
  /** What an alarm says by code; null of all else. */
  readonly parts: AlarmParts | null
  readonly amount: Usd | null
  readonly reason: QueueReason
  readonly since: Millis
  readonly dueAt: Millis
  /** Nobody decides it before. */
  readonly notBefore: Millis | null
  /** Addresses of who asked for it, and of who said yes already. */
  readonly makers: readonly string[]
  readonly givenBy: readonly string[]
  /** The address of whose it is; null: nobody's. */
  readonly holder: string | null
  readonly snooze: Snooze | null
}

/** It is put off until then, and comes back by itself. */
export type Snooze = { readonly until: Millis; readonly by: string; readonly reason: string }

type Rule = {
  readonly action: StaffAction
  /** Who may not read it does not see that it waits. */
  readonly read: StaffAction
  /**
   * Working days until it should be done: five for a withdrawal and ten for a document are
   * promised to clients (payment policy, AML and KYC policy); the rest is what we aim at.
   */
  readonly workingDays: number
}

export const queueRules: Readonly<Record<QueueKind, Rule>> = {
  document: { action: 'document.decide', read: 'document.list', workingDays: 10 },
  withdrawal: { action: 'withdrawal.approve', read: 'withdrawal.read', workingDays: 5 },
  payout: { action: 'withdrawal.prepare', read: 'withdrawal.read', workingDays: 5 },
  plan_request: { action: 'plan_request.decide', read: 'plan_request.read', workingDays: 2 },
  correction: { action: 'correction.decide', read: 'correction.read', workingDays: 1 },
  proposal: { action: 'proposal.confirm', read: 'proposal.read', workingDays: 1 },
  custody_movement: {
    action: 'custody_movement.decide',
    read: 'custody_movement.read',
    workingDays: 1,
  },
  campaign: { action: 'campaign.decide', read: 'campaign.read', workingDays: 2 },
  screening_hit: { action: 'screening_hit.decide', read: 'screening.read', workingDays: 1 },
  // As long as the provider says; where it does not, this.
  dispute: { action: 'dispute.answer', read: 'dispute.read', workingDays: 5 },
  alarm: { action: 'alarm.see', read: 'alarm.read', workingDays: 1 },
  message: { action: 'message.answer', read: 'message.read', workingDays: 1 },
  chat: { action: 'message.answer', read: 'message.read', workingDays: 1 },
}

export function dueAt({ kind, since }: Pick<Waiting, 'kind' | 'since'>): Millis {
  return afterWorkingDays(since, queueRules[kind].workingDays)
}

/** What decides whether a member may. */
export function decidable(one: Waiting): Decidable {
  return { ...one, action: queueRules[one.kind].action }
}

/** A member, as whether they may decide asks for them. */
type Hand = { readonly email: string; readonly roles: readonly StaffRole[] }

/** What somebody with these roles may decide. */
export function kindsFor(roles: readonly StaffRole[]): QueueKind[] {
  return queueKinds.filter((kind) => mayDo(roles, queueRules[kind].action))
}

/** What somebody with these roles may read. */
export function kindsSeenBy(roles: readonly StaffRole[]): QueueKind[] {
  return queueKinds.filter((kind) => mayDo(roles, queueRules[kind].read))
}

/** It is given to whoever may decide it, be it later. */
export function mayHold(one: Waiting, member: Hand, now: Millis): boolean {
  const bar = barFor(decidable(one), member, now)
  return bar === null || bar === 'waits'
}

/** Nothing is put off past its day, so nothing becomes overdue out of sight. */
export function refuseSnooze({ dueAt: due }: Pick<Waiting, 'dueAt'>, until: Millis, now: Millis) {
  if (due <= now) return refuse('queue_overdue')
  return until <= now || until > due ? refuse('queue_snooze_span', { until: iso(due) }) : undefined
}

/** What came before is as overdue as can be: its day is not worked out any more. */
const daysKnown = 400

export type Shifts = {
  readonly kinds: readonly QueueKind[]
  readonly days: readonly string[]
  /** So many days later is what came on this day due. */
  readonly shifts: readonly number[]
}

/** When what came on each of the last days is due, for SQL to order by. */
export function dueShifts(now: Millis): Shifts {
  const today = floorTo(now, day)
  const starts = Array.from({ length: daysKnown }, (_, index) => later(today, (1 - index) * day))
  const all = queueKinds.flatMap((kind) =>
    starts.map((since) => ({ kind, since, shift: (dueAt({ kind, since }) - since) / day })),
  )
  return {
    kinds: all.map(({ kind }) => kind),
    days: all.map(({ since }) => iso(since).slice(0, 10)),
    shifts: all.map(({ shift }) => shift),
  }
}
