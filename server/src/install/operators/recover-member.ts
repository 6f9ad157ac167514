// A member of staff lost what proves them, and too few are left to vouch for them together: one
// asks, everybody is told by mail, and a week later the install mails an invitation to the one it
// is for and to nobody else. Until then anybody who works here can stop it.

import type { KnownRefusal } from '#contract/refusals.ts'
import type { AlarmPart } from '#contract/staff/alarm-texts.ts'
import { refuse } from '#kernel/refusal.ts'
import { iso, later, type Millis } from '#kernel/time.ts'
import type { Clock } from '#server/platform/clock.ts'
import { newUuid, type Random } from '#server/platform/crypto.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { composeMail, type Letter } from '#server/platform/mail.ts'
import { queueMail } from '#server/platform/outbox.store.ts'
import { noteActing } from '#server/record/events/note-acting.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import { type Install, letterheadOf, officeOf } from './choose-letterhead.ts'
import { letEnrol } from './let-in.ts'
import { listStaffAddresses } from './list-staff-addresses.ts'
import { aboutMember, propose } from './make-proposal.ts'
import { type Asked, type Managed, within } from './manage-members.ts'
import { loadMember, lockMembers } from './members.store.ts'
import { type Proposal, recoveryWaitMs } from './proposal.ts'
import { listOpen, lockDue, saveApplied, saveWithdrawal } from './proposals.store.ts'
import { readSettings } from './read-settings.ts'
import { recoveredLetter, recoveryAskedLetter } from './recovery-letter.ts'
import type { Staff } from './staff.ts'

export type RecoveryDeps = {
  readonly db: Db
  readonly clock: Clock
  readonly random: Random
  readonly install: Install
}

export function recoverMember(
  deps: RecoveryDeps,
  email: string,
  by: Staff,
  { why }: Asked = {},
): Promise<Managed | KnownRefusal> {
  return within(deps, { by, action: 'member.recover' }, async (tx, doing) => {
    const member = await loadMember(tx, email)
    if (!member || !doing.by) return refuse('operator_unknown', { email })
    if (member.email === doing.by.email) return refuse('recovery_own')
    if (!member.hasFactor) return refuse('recovery_not_needed', { email: member.email })
    const dueAt = later(doing.at, recoveryWaitMs)
    const wish = { ...aboutMember('recover_member', member.email, why), dueAt }
    const proposal = await propose(tx, wish, { ...doing, by: doing.by })
    if ('refused' in proposal) return proposal
    const facts = {
      id: proposal.id,
      member: member.email,
      askedBy: doing.by.email,
      dueAt,
      office: officeOf(deps.install),
    }
    for (const address of await listStaffAddresses(tx)) {
      await write(tx, deps, address, recoveryAskedLetter(facts))
    }
    return { proposal }
  })
}

export async function listRecoveries(tx: Tx): Promise<Proposal[]> {
  return (await listOpen(tx)).filter(({ kind }) => kind === 'recover_member')
}

/** Invites those whose week is over; says what was done. */
export function applyDueRecoveries(deps: RecoveryDeps): Promise<AlarmPart[]> {
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    await lockMembers(tx)
    const told: AlarmPart[] = []
    for (const proposal of await lockDue(tx, 'recover_member', now)) {
      told.push(await apply(tx, deps, proposal, now))
    }
    return told
  })
}

async function apply(
  tx: Tx,
  deps: RecoveryDeps,
  { id, subject, proposed }: Proposal,
  at: Millis,
): Promise<AlarmPart> {
  const asker = await loadMember(tx, proposed.email)
  const member = await loadMember(tx, subject)
  if (!asker || !member) {
    await saveWithdrawal(tx, id, proposed, at)
    const details = { proposal: id, subject, proven: false }
    await recordEvent(tx, {
      at,
      clientId: null,
      actor: 'system',
      kind: 'change_withdrawn',
      details,
    })
    return { code: 'recovery_over', details: { member: subject } }
  }
  await saveApplied(tx, id, at)
  // Whoever asked is not here: the install does it for them.
  noteActing(tx, `staff:${asker.email}`, 'program')
  const invitation = await letEnrol(tx, subject, { by: asker, at, random: deps.random })
  if (invitation !== undefined) {
    await write(
      tx,
      deps,
      member.email,
      recoveredLetter(member.email, { invitation, office: officeOf(deps.install) }),
    )
  }
  return { code: 'recovery_done', details: { member: subject, asked_by: asker.email } }
}

/** What everybody who works here has to know as long as it is to come. */
export function recoveryPart({ id, subject, proposed, dueAt }: Proposal): AlarmPart {
  const due = iso(dueAt ?? proposed.at)
  const details = { asked_by: proposed.email, member: subject, due, proposal: id }
  return { code: 'recovery_asked', details }
}

async function write(
  tx: Tx,
  { clock, random, install }: RecoveryDeps,
  address: string,
  letter: Letter,
): Promise<void> {
  const head = letterheadOf(await readSettings(tx), install)
  const now = clock.now()
  await queueMail(tx, newUuid(now, random), composeMail(address, letter, head), now)
}
