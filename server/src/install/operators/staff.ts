// Members of staff: what they are known by, and when one may act. Whoever has a second factor shows
// it each time; whoever has none acts in a demonstration only.

import type { KnownRefusal } from '#contract/refusals.ts'
import type { Role, StaffRole } from '#contract/staff/powers.ts'
import { refuse } from '#kernel/refusal.ts'
import { day, hour, type Millis, minute, second } from '#kernel/time.ts'
import type { ActingBy, Desk } from '#server/record/events/event.ts'

export type Member = {
  readonly id: bigint
  readonly email: string
  /** As they wrote it when they came in; null: they have not. */
  readonly name: string | null
  readonly addedAt: Millis
  /** The address of who added them; null: whoever set up the install. */
  readonly addedBy: string | null
  readonly hasFactor: boolean
  readonly roles: readonly StaffRole[]
}

declare const proven: unique symbol
declare const sandboxed: unique symbol
declare const admitted: unique symbol

/**
 * A member of staff who does something: who, by which roles, and when they showed their second
 * factor; null: not at all, which a demonstration allows. None is made but where they prove
 * themselves (`prove-staff.ts`); what they may do is asked again by whatever they do
 * (`admit-staff.ts`).
 */
export type Staff = Acting & {
  readonly roles: readonly StaffRole[]
  /** Whether that was a moment ago: some acts ask for it. */
  readonly isFresh: boolean
  /** The session in the office that they do it in; null: they do it by command. */
  readonly desk: Desk | null
  readonly [proven]: true
}

/** What is fresh. The database takes five minutes; an act that began in time is refused by none. */
export const freshMs = 5 * minute - 10 * second

/**
 * The program that does in a sandbox what staff do with small withdrawals. There is none anywhere
 * else (`demo-operator.ts`), and its role is nobody's but its own.
 */
export type DemoOperator = { readonly program: 'demo operator'; readonly [sandboxed]: true }

/** No mail reaches such an address. */
export const demoOperatorEmail = 'demo-operator@sandbox.invalid'
export const demoOperatorActor = `staff:${demoOperatorEmail}` as const

/** What is written down of who did something. */
export type Acting = { readonly email: string; readonly provenAt: Millis | null }

/** Who may do what they are about to do, as they are known now: `admit-staff.ts` says so. */
export type Admitted = Acting & {
  /** As they wrote it; null: they have not. */
  readonly name: string | null
  readonly roles: readonly Role[]
  /** How the record names them. */
  readonly actor: `staff:${string}`
  /** How they do it, for what is written down in a later transaction. */
  readonly acts: ActingBy
  readonly [admitted]: true
}

export function asStaff(
  { email, roles }: Pick<Member, 'email' | 'roles'>,
  provenAt: Millis | null,
  at: Pick<Staff, 'isFresh' | 'desk'> = { isFresh: true, desk: null },
): Staff {
  return { email, roles, provenAt, ...at } as Staff
}

/** Without a desk it is by command. */
export function actingBy({ desk, provenAt }: Pick<Staff, 'desk' | 'provenAt'>): ActingBy {
  return desk ?? { proof: provenAt === null ? 'none' : 'app' }
}

export const refusedMost = 5
export const refusedWindowMs = 15 * minute
/** How long a secret that was shown waits for its first code. */
export const shownForMs = hour
/** How long an invitation is good. */
export const invitedForMs = day

/** What keeps somebody from acting before any code is looked at. */
export function refuseActing(
  mode: 'sandbox' | 'live',
  { email, hasFactor }: Pick<Member, 'email' | 'hasFactor'>,
  code: string | undefined,
): KnownRefusal | undefined {
  if (hasFactor) return code === undefined ? refuse('staff_code_needed', { email }) : undefined
  if (mode === 'live' || code !== undefined) return refuse('staff_factor_missing', { email })
  return undefined
}

export type Tries = { readonly refused: number; readonly since: Millis | null }

/** Seconds to wait; undefined where one may try. */
export function waitFor({ refused, since }: Tries, now: Millis): number | undefined {
  const isOver = since === null || now - since >= refusedWindowMs
  if (isOver || refused < refusedMost) return undefined
  return Math.ceil((since + refusedWindowMs - now) / 1000)
}

/** One more that was refused; the window starts with the first and is not made longer. */
export function afterRefusal(tries: Tries, now: Millis): Tries {
  const isOver = tries.since === null || now - tries.since >= refusedWindowMs
  return isOver
    ? { refused: 1, since: now }
    : { refused: Math.min(tries.refused + 1, refusedMost), since: tries.since }
}

/**
 * Whether letting somebody in takes two people: from the second one on who could be the other pair
 * of eyes, and always where it takes away what somebody proves themselves with.
 */
export function letsInByTwo(subject: { readonly hasFactor: boolean }, withFactor: number): boolean {
  return subject.hasFactor || withFactor >= 2
}
