// Signing in to the office: a password, and for whoever has a second factor a code or a passkey. An
// unknown address and a wrong password look the same and take the same.

import type { KnownRefusal } from '#contract/refusals.ts'
import { emailKeyOf } from '#kernel/email.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import type { Attempts } from '#server/platform/attempts.ts'
import { startBeat } from '#server/platform/even-time.ts'
import type { Limit } from '#server/platform/limit.ts'
import type { Passwords } from '#server/platform/passwords.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import { findMember, findPasswordHash } from '../operators/let-enter.ts'
import type { StaffDeps } from '../operators/prove-staff.ts'
import { askStaffPasskey, type SigningDeps } from '../operators/sign-by-passkey.ts'
import type { Member } from '../operators/staff.ts'
import { type Factor, proveEither } from './show-again.ts'
import { type Seat, startStaffSession } from './start-staff-session.ts'

export type EnteringDeps = StaffDeps &
  SigningDeps & {
    readonly passwords: Passwords
    /** Tries at one member's password from one network. */
    readonly attempts: Attempts
    /** Tries from one network, whoever is tried. */
    readonly networkLimit: Limit
  }

type Typed = {
  readonly email: string
  readonly password: string
  readonly address: string
  readonly network: string
}

export type StaffCredentials = Seat & Typed & Factor

export async function signInStaff(
  deps: EnteringDeps,
  { code, passkey, userAgent, ...typed }: StaffCredentials,
): Promise<{ readonly token: string } | KnownRefusal> {
  const { db, clock, random } = deps
  const member = await whoKnows(deps, typed)
  if (isRefusal(member)) return member
  // A live install lets in whoever has no second factor yet, to set one up and for nothing else.
  const at = { session: null, address: typed.address }
  const shown = { code, passkey, deed: 'sign in', at } as const
  const proven = member.hasFactor ? await proveEither(deps, member.email, shown) : null
  if (isRefusal(proven)) return proven
  const provenBy = passkey ? 'passkey' : 'app'
  const seat = { address: typed.address, userAgent }
  const entering = { member, proven, provenBy, isInvited: false, ...seat } as const
  const now = clock.now()
  return db.transaction((tx) => startStaffSession(tx, entering, { now, random }))
}

/** What a passkey has to sign: asked by whoever knows the password. */
export async function askToSignIn(deps: EnteringDeps, typed: Typed) {
  const member = await whoKnows(deps, typed)
  return isRefusal(member) ? member : askStaffPasskey(deps, member, 'sign in')
}

/** Whose address and password these are. */
async function whoKnows(
  deps: EnteringDeps,
  { email: typed, password, address, network }: Typed,
): Promise<Member | KnownRefusal> {
  const { db, clock, passwords, attempts } = deps
  const beat = startBeat()
  const key = `${emailKeyOf(typed)} ${network}`
  const tooMany = (await deps.networkLimit(network)) ?? (await attempts.take(key))
  if (tooMany) return tooMany
  const known = await findPasswordHash(db, typed)
  const isRight = await passwords.verify(password, known)
  if (isRight !== false) await attempts.giveBack(key)
  if (isRefusal(isRight)) return isRight
  const member = isRight ? await findMember(db, typed) : undefined
  if (member) return member
  if (known !== undefined) await db.transaction((tx) => noteWrong(tx, typed, address, clock.now()))
  await beat()
  return refuse('wrong_login')
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
