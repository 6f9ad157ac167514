// Whether the member of staff who wants to act is who they say: by a passkey, or by a code of their
// authenticator app, which counts once. Wrong codes are counted in the database, as each command is
// a process of its own, and each refused try is recorded.

import type { KnownRefusal } from '#contract/refusals.ts'
import type { Assertion } from '#contract/shared/second-factors.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import type { Millis } from '#kernel/time.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { acceptedStep } from '#server/platform/one-time-code.ts'
import { type Seal, SealBroken } from '#server/platform/seal.ts'
import type { Desk } from '#server/record/events/event.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import { anySealed, loadMember, lockFactor, saveTries, spendStep } from './members.store.ts'
import type { InstallMode } from './mode.ts'
import { checkStaffPasskey, type SigningDeps } from './sign-by-passkey.ts'
import {
  afterRefusal,
  asStaff,
  type Member,
  refuseActing,
  type Staff,
  type Tries,
  waitFor,
} from './staff.ts'
import { stopRecovery } from './stop-recovery.ts'

export type StaffDeps = {
  readonly db: Db
  readonly clock: Clock
  readonly mode: InstallMode
  /** Asked for only where there is a secret to open. */
  readonly seal: () => Promise<Seal>
}

export type Shown = {
  readonly email: string
  readonly code: string | undefined
  /** What they want to do, for the record. */
  readonly deed: string
  /** Where in the office they show it; by command: nowhere. */
  readonly at?: At | undefined
}

/** At the door there is no session yet. */
export type At = Pick<Desk, 'session' | 'address'>

/** The same by a passkey of theirs. */
export async function proveByPasskey(
  deps: StaffDeps & SigningDeps,
  member: Member,
  { passkey, deed, at }: { passkey: Assertion; deed: 'sign in' | 'prove'; at: At },
): Promise<Staff | KnownRefusal> {
  const { db, clock } = deps
  const refusal = await checkStaffPasskey(deps, member, { passkey, purpose: deed })
  const { email } = member
  return db
    .transaction(async (tx) => {
      if (refusal) await noteRefused(tx, clock.now(), { email, deed, why: 'passkey' })
      else {
        const acts = { ...at, proof: 'passkey' } as const
        await stopRecovery(tx, { email, at: clock.now(), acts })
      }
      return { outcome: refusal ?? asStaff(member, clock.now()) }
    })
    .then(({ outcome }) => outcome)
}

/** Once it says yes, the code is used up. */
export async function proveStaff(
  deps: StaffDeps,
  { email, code, deed, at }: Shown,
): Promise<Staff | KnownRefusal> {
  const { db, clock, mode } = deps
  const member = await loadMember(db, email)
  if (!member) return refuse('operator_unknown', { email })
  const refusal = refuseActing(mode, member, code)
  if (refusal) {
    const why = refusal.refused === 'staff_code_needed' ? 'no_code' : 'no_factor'
    await db.transaction((tx) => noteRefused(tx, clock.now(), { email: member.email, deed, why }))
    return refusal
  }
  if (code === undefined) return asStaff(member, null)
  const seal = await deps.seal()
  const done = await db.transaction(async (tx) => {
    const { secret, lastStep, tries } = await lockFactor(tx, member.id)
    if (secret === null) return { outcome: refuse('staff_factor_missing', { email }) }
    const opened = seal.unseal(secret, staffSecretPlace(member.id))
    const looked = { secret: opened, lastStep, tries, deed, code }
    const step = await takeCode(tx, member, looked, clock.now())
    if (isRefusal(step)) return { outcome: step }
    await spendStep(tx, member.id, step)
    const acts = { ...at, proof: 'app' } as const
    await stopRecovery(tx, { email: member.email, at: clock.now(), acts })
    return { outcome: asStaff(member, clock.now()) }
  })
  return done.outcome
}

type Looked = {
  readonly secret: Buffer
  readonly lastStep: bigint
  readonly tries: Tries
  readonly code: string
  readonly deed: string
}

/** Its step. A refusal is written down, so the transaction has to be committed all the same. */
export async function takeCode(
  tx: Tx,
  { id, email }: { readonly id: bigint; readonly email: string },
  { secret, lastStep, tries, code: typed, deed }: Looked,
  now: Millis,
): Promise<bigint | KnownRefusal> {
  const seconds = waitFor(tries, now)
  if (seconds !== undefined) {
    await noteRefused(tx, now, { email, deed, why: 'too_many' })
    return refuse('staff_tries_over', { email, seconds })
  }
  const code = typed.replace(/\s/g, '')
  const step = acceptedStep({ secret, lastStep }, code, now)
  if (step !== undefined) return step
  const isReplayed = acceptedStep({ secret, lastStep: 0n }, code, now) !== undefined
  await saveTries(tx, id, afterRefusal(tries, now))
  await noteRefused(tx, now, { email, deed, why: isReplayed ? 'used_before' : 'wrong' })
  return refuse('staff_code_wrong')
}

type Refused = { readonly email: string; readonly deed: string; readonly why: string }

/** By nobody that we know: the address is only what was said. */
function noteRefused(tx: Tx, at: Millis, details: Refused): Promise<void> {
  return recordEvent(tx, {
    at,
    clientId: null,
    actor: 'system',
    kind: 'staff_code_refused',
    details,
  })
}

/** What a secret is sealed for. */
export function staffSecretPlace(id: bigint): string {
  return `staff totp:${id}`
}

/** Whether this key opens what staff prove themselves with; true where there is nothing yet. */
export async function opensStaffSecrets(tx: Tx, { unseal }: Pick<Seal, 'unseal'>) {
  const sealed = await anySealed(tx)
  if (!sealed) return true
  try {
    unseal(sealed.secret, staffSecretPlace(sealed.id))
    return true
  } catch (error) {
    if (error instanceof SealBroken) return false
    throw error
  }
}
