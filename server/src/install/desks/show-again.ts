// A member of staff in the office shows their second factor again, or sets up a new one.

import type { KnownRefusal } from '#contract/refusals.ts'
import type { Assertion } from '#contract/shared/second-factors.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { finishEnrolment, type ShownSecret } from '../operators/enrol-staff.ts'
import { findMember, showSecretTo } from '../operators/let-enter.ts'
import { type At, proveByPasskey, proveStaff, type StaffDeps } from '../operators/prove-staff.ts'
import type { SigningDeps } from '../operators/sign-by-passkey.ts'
import type { Staff } from '../operators/staff.ts'
import { isFreshAt, neededOf, type StaffSession } from './desk.ts'
import { endOtherStaffSessions, saveProof } from './desks.store.ts'

type Deps = StaffDeps & SigningDeps

/** Undefined where the code was right: the session is proven by it from now on. */
export async function proveAgain(
  deps: Deps,
  { id, member, address }: StaffSession,
  { code, passkey }: Factor,
): Promise<KnownRefusal | undefined> {
  const at = { session: id, address }
  const proven = await proveEither(deps, member.email, { code, passkey, deed: 'prove', at })
  if (isRefusal(proven)) return proven
  await saveProof(deps.db, { id, by: passkey ? 'passkey' : 'app' }, deps.clock.now())
  return undefined
}

/** Exactly one of them. */
export type Factor = {
  readonly code?: string | undefined
  readonly passkey?: Assertion | undefined
}

export async function proveEither(
  deps: StaffDeps & SigningDeps,
  email: string,
  { code, passkey, deed, at }: Factor & { readonly deed: 'sign in' | 'prove'; readonly at: At },
): Promise<Staff | KnownRefusal> {
  if (passkey === undefined) return proveStaff(deps, { email, code, deed, at })
  const member = await findMember(deps.db, email)
  return member ? proveByPasskey(deps, member, { passkey, deed, at }) : refuse('not_found')
}

/** Whoever has a factor shows it first, unless they were let in to replace one they lost. */
export async function startOwnEnrolment(
  deps: Deps,
  session: StaffSession,
): Promise<ShownSecret | KnownRefusal> {
  if (neededOf(session, deps.mode) === 'code') {
    return refuse('staff_code_needed', { email: session.member.email })
  }
  const { db, random, clock } = deps
  if (session.provenAt !== null && !isFreshAt(session, clock.now())) {
    return refuse('staff_proof_needed')
  }
  const seal = await deps.seal()
  return showSecretTo(db, session.member, { seal, random, now: clock.now() })
}

/** From now on the new one counts, here; whoever sits elsewhere as them goes. */
export async function finishOwnEnrolment(
  deps: Deps,
  session: StaffSession,
  code: string,
): Promise<KnownRefusal | undefined> {
  const { id, member, address } = session
  const desk = { session: id, proof: 'app', address } as const
  const finished = await finishEnrolment(deps, {
    email: member.email,
    code,
    desk,
    // A factor and no proof by it would send them back to the door, in the middle of their work.
    along: async (tx, now) => {
      await endOtherStaffSessions(tx, { operatorId: member.id, kept: id }, now)
      await saveProof(tx, { id, by: 'app' }, now)
    },
  })
  return isRefusal(finished) ? finished : undefined
}
