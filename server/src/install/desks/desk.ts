// A session in the office: how long it lasts, and what its member still has to show.

import type { StaffRole } from '#contract/staff/powers.ts'
import { hour, type Millis, millis, minute } from '#kernel/time.ts'
import type { Desk } from '#server/record/events/event.ts'
import type { InstallMode } from '../operators/mode.ts'
import { freshMs } from '../operators/staff.ts'

/** Without anything done by the member themselves. */
export const idleMs = 15 * minute
/** However much they do. */
export const lastsMs = 8 * hour

export type StaffSession = {
  readonly id: string
  readonly createdAt: Millis
  /** When they last did something by themselves. */
  readonly usedAt: Millis
  /** When they last showed the second factor they have now; null: not yet, or there is none. */
  readonly provenAt: Millis | null
  /** By what. */
  readonly provenBy: 'app' | 'passkey'
  /** Where the request comes from that found it. */
  readonly address: string
  /** Begun by an invitation: they may set up a second factor in the place of one they lost. */
  readonly isInvited: boolean
  /** As they are now, whatever they were when it began. */
  readonly member: {
    readonly id: bigint
    readonly email: string
    readonly name: string
    readonly roles: readonly StaffRole[]
    readonly hasFactor: boolean
    readonly hasPasskey: boolean
  }
}

/** The session is over at this instant, or before it. */
export function endsAt({ createdAt, usedAt }: Pick<StaffSession, 'createdAt' | 'usedAt'>): Millis {
  return millis(Math.min(createdAt + lastsMs, usedAt + idleMs))
}

/** Whether their second factor was shown a moment ago. */
export function isFreshAt({ provenAt }: Pick<StaffSession, 'provenAt'>, now: Millis): boolean {
  return provenAt !== null && now - provenAt <= freshMs
}

/** What is written down with what they do in it. */
export function deskOf({
  id,
  provenAt,
  provenBy,
  address,
}: Pick<StaffSession, 'id' | 'provenAt' | 'provenBy' | 'address'>): Desk {
  return { session: id, proof: provenAt === null ? 'none' : provenBy, address }
}

/**
 * What the member has to do before anything else: set up a second factor, or show it. A
 * demonstration goes without one.
 */
export function neededOf(
  { member, provenAt, isInvited }: Pick<StaffSession, 'member' | 'provenAt' | 'isInvited'>,
  mode: InstallMode,
): 'factor' | 'code' | null {
  if (provenAt !== null) return null
  if (!member.hasFactor) return mode === 'live' ? 'factor' : null
  return isInvited ? 'factor' : 'code'
}
