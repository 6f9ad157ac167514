// A member of staff in the office shows their second factor again, or sets up a new one.

import type { KnownRefusal } from '#contract/refusals.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import type { Random } from '#server/platform/crypto.ts'
import { finishEnrolment, type ShownSecret } from '../operators/enrol-staff.ts'
import { showSecretTo } from '../operators/let-enter.ts'
import { proveStaff, type StaffDeps } from '../operators/prove-staff.ts'
import { isFreshAt, neededOf, type StaffSession } from './desk.ts'
import { endOtherStaffSessions, saveProof } from './desks.store.ts'

type Deps = StaffDeps & { readonly random: Random }

/** Undefined where the code was right: the session is proven by it from now on. */
export async function proveAgain(
  deps: Deps,
  { id, member }: StaffSession,
  code: string,
): Promise<KnownRefusal | undefined> {
  const proven = await proveStaff(deps, { email: member.email, code, deed: 'prove' })
  if (isRefusal(proven)) return proven
  await saveProof(deps.db, id, deps.clock.now())
  return undefined
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
  const { id, member } = session
  const desk = { session: id, proof: 'app' } as const
  const finished = await finishEnrolment(deps, { email: member.email, code, desk })
  if (isRefusal(finished)) return finished
  const now = deps.clock.now()
  await deps.db.transaction(async (tx) => {
    await endOtherStaffSessions(tx, { operatorId: member.id, kept: id }, now)
    await saveProof(tx, id, now)
  })
  return undefined
}
