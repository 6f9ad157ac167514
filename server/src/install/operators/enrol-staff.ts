// A member of staff sets up their authenticator app: a secret is shown, and counts once a code of
// it was typed. The first in an install does so alone; any other was invited by somebody with one,
// or shows the one they have.

import { timingSafeEqual } from 'node:crypto'
import type { KnownRefusal } from '#contract/refusals.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import type { Millis } from '#kernel/time.ts'
import { hashOfToken, type Random } from '#server/platform/crypto.ts'
import type { Tx } from '#server/platform/db.ts'
import { appUri, newSecret, secretText } from '#server/platform/one-time-code.ts'
import type { Seal } from '#server/platform/seal.ts'
import type { Desk } from '#server/record/events/event.ts'
import { noteActing } from '#server/record/events/note-acting.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import {
  dropOtherSecrets,
  loadMember,
  loadMembers,
  lockFactor,
  lockMembers,
  type StaffFactor,
  saveNextSecret,
  turnOn,
} from './members.store.ts'
import { proveStaff, type StaffDeps, staffSecretPlace, takeCode } from './prove-staff.ts'
import { readSettings } from './read-settings.ts'
import { invitedForMs, shownForMs } from './staff.ts'
import { stopRecovery } from './stop-recovery.ts'

export type EnrolDeps = StaffDeps & { readonly random: Random }

export type ShownSecret = { readonly secret: string; readonly uri: string }

export type Enrolling = {
  readonly email: string
  readonly code: string | undefined
  readonly invitation: string | undefined
}

export async function startEnrolment(
  deps: EnrolDeps,
  { email, code, invitation }: Enrolling,
): Promise<ShownSecret | KnownRefusal> {
  const { db, clock, random } = deps
  const member = await loadMember(db, email)
  if (!member) return refuse('operator_unknown', { email })
  const isReplaced = member.hasFactor && invitation === undefined
  if (isReplaced) {
    const proven = await proveStaff(deps, { email, code, deed: 'members enrol' })
    if (isRefusal(proven)) return proven
  }
  const seal = await deps.seal()
  return db.transaction(async (tx) => {
    await lockMembers(tx)
    const now = clock.now()
    const isFirst = !(await loadMembers(tx)).some(({ hasFactor }) => hasFactor)
    const factor = await lockFactor(tx, member.id)
    if (!isReplaced && !isFirst) {
      if (invitation === undefined) return refuse('invitation_needed', { email: member.email })
      if (!isInvited(factor, invitation, now)) return refuse('invitation_wrong')
    }
    return showSecret(tx, member, { seal, random, now })
  })
}

/** A new secret for their app; it counts once a code of it was typed. */
export async function showSecret(
  tx: Tx,
  { id, email }: { readonly id: bigint; readonly email: string },
  { seal, random, now }: { readonly seal: Seal; readonly random: Random; readonly now: Millis },
): Promise<ShownSecret> {
  const secret = newSecret(random)
  await saveNextSecret(tx, id, seal.seal(secret, staffSecretPlace(id)), now)
  const brand = `${(await readSettings(tx)).brandName} staff`
  return { secret: secretText(secret), uri: appUri(secret, { brand, email }) }
}

/** Whether this is their invitation, and still good. */
export function isInvited(
  { invitation }: Pick<StaffFactor, 'invitation'>,
  typed: string,
  now: Millis,
): boolean {
  if (!invitation || now - invitation.at > invitedForMs) return false
  return timingSafeEqual(invitation.hash, invitationHash(typed))
}

/** Case, blanks and dashes do not matter. */
export function invitationHash(typed: string): Buffer {
  return hashOfToken(`staff invitation ${typed.toLowerCase().replace(/[\s-]/g, '')}`)
}

type Finishing = {
  readonly email: string
  readonly code: string
  /** The session in the office that it is done in, if it is. */
  readonly desk?: Desk | null
  /** What is true from the same instant on, and not a moment later. */
  readonly along?: (tx: Tx, now: Millis) => Promise<void>
}

/** `code` is one of the new secret; from now on it counts, and any former one no longer. */
export async function finishEnrolment(
  deps: EnrolDeps,
  { email, code, desk = null, along }: Finishing,
): Promise<{ readonly email: string } | KnownRefusal> {
  const { db, clock } = deps
  const member = await loadMember(db, email)
  if (!member) return refuse('operator_unknown', { email })
  const seal = await deps.seal()
  const done = await db.transaction(async (tx) => {
    await lockMembers(tx)
    const now = clock.now()
    const { next, tries } = await lockFactor(tx, member.id)
    if (!next || now - next.at > shownForMs) return { outcome: refuse('enrolment_over') }
    const secret = seal.unseal(next.secret, staffSecretPlace(member.id))
    const looked = { secret, lastStep: 0n, tries, code, deed: 'members finish' }
    const step = await takeCode(tx, member, looked, now)
    if (isRefusal(step)) return { outcome: step }
    const isFirst = !(await loadMembers(tx)).some(({ hasFactor }) => hasFactor)
    // By command a code of the new secret is what they have shown.
    const acts = desk ?? ({ proof: 'app' } as const)
    noteActing(tx, `staff:${member.email}`, acts)
    await turnOn(tx, member.id, step, now)
    await stopRecovery(tx, { email: member.email, at: now, acts })
    // What others began while nobody had to vouch for them counts no longer.
    if (isFirst) await dropOtherSecrets(tx, member.id)
    await recordEvent(tx, {
      at: now,
      clientId: null,
      actor: `staff:${member.email}`,
      kind: 'staff_factor_added',
      details: { email: member.email, replaced: member.hasFactor },
    })
    await along?.(tx, now)
    return { outcome: { email: member.email } }
  })
  return done.outcome
}
