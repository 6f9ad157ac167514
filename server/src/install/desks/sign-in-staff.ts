// Signing in to the office: a password, and a code of the second factor for whoever has one. An
// unknown address and a wrong password look the same and take the same.

import type { KnownRefusal } from '#contract/refusals.ts'
import { emailKeyOf } from '#kernel/email.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import type { Attempts } from '#server/platform/attempts.ts'
import type { Random } from '#server/platform/crypto.ts'
import { startBeat } from '#server/platform/even-time.ts'
import type { Limit } from '#server/platform/limit.ts'
import type { Passwords } from '#server/platform/passwords.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import { findMember, findPasswordHash } from '../operators/let-enter.ts'
import { proveStaff, type StaffDeps } from '../operators/prove-staff.ts'
import { type Seat, startStaffSession } from './start-staff-session.ts'

export type EnteringDeps = StaffDeps & {
  readonly random: Random
  readonly passwords: Passwords
  /** Tries at one member's password from one network. */
  readonly attempts: Attempts
  /** Tries from one network, whoever is tried. */
  readonly networkLimit: Limit
}

export type StaffCredentials = Seat & {
  readonly email: string
  readonly password: string
  readonly code: string | undefined
  readonly network: string
}

export async function signInStaff(
  deps: EnteringDeps,
  { email: typed, password, code, network, ...seat }: StaffCredentials,
): Promise<{ readonly token: string } | KnownRefusal> {
  const { db, clock, random, passwords, attempts } = deps
  const beat = startBeat()
  const key = `${emailKeyOf(typed)} ${network}`
  const tooMany = (await deps.networkLimit(network)) ?? (await attempts.take(key))
  if (tooMany) return tooMany
  const known = await findPasswordHash(db, typed)
  const isRight = await passwords.verify(password, known)
  if (isRight !== false) await attempts.giveBack(key)
  if (isRefusal(isRight)) return isRight
  const member = isRight ? await findMember(db, typed) : undefined
  if (!member) {
    if (known !== undefined)
      await db.transaction((tx) => noteWrong(tx, typed, seat.address, clock.now()))
    await beat()
    return refuse('wrong_login')
  }
  // A live install lets in whoever has no second factor yet, to set one up and for nothing else.
  const proven = member.hasFactor
    ? await proveStaff(deps, { email: member.email, code, deed: 'sign in' })
    : null
  if (isRefusal(proven)) return proven
  const entering = { member, proven, isInvited: false, ...seat }
  const now = clock.now()
  return db.transaction((tx) => startStaffSession(tx, entering, { now, random }))
}

function noteWrong(
  tx: Parameters<typeof recordEvent>[0],
  email: string,
  address: string,
  at: ReturnType<StaffDeps['clock']['now']>,
): Promise<void> {
  return recordEvent(tx, {
    at,
    clientId: null,
    actor: 'system',
    kind: 'staff_password_refused',
    details: { email, address },
  })
}
