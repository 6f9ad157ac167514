// Who works here. The first member is put in by whoever sets up the install, the next one by them;
// from the second with a second factor on it takes two, else one person could make up the other.
// Everybody may leave by themselves; sending another away, or taking what they prove themselves
// with, takes two always.

import type { KnownRefusal } from '#contract/refusals.ts'
import type { InstallAction } from '#contract/staff/powers.ts'
import { emailKeyOf } from '#kernel/email.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import type { Millis } from '#kernel/time.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Random } from '#server/platform/crypto.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { admitStaff } from './admit-staff.ts'
import { letEnrol, letGo, letIn } from './let-in.ts'
import { aboutMember, propose } from './make-proposal.ts'
import { loadMember, loadMembers, lockMembers } from './members.store.ts'
import type { Proposal } from './proposal.ts'
import { type Admitted, demoOperatorEmail, letsInByTwo, type Member, type Staff } from './staff.ts'

export type MemberDeps = { readonly db: Db; readonly clock: Clock; readonly random: Random }

/** Done, with an invitation to hand over where one is needed; or waiting for somebody else. */
export type Managed =
  | { readonly email: string; readonly invitation: string | undefined }
  | { readonly proposal: Proposal }

export function listMembers(tx: Tx): Promise<Member[]> {
  return loadMembers(tx)
}

/** How many of those who work here can prove it. */
export async function countProvable(tx: Tx): Promise<number> {
  return (await loadMembers(tx)).filter(({ hasFactor }) => hasFactor).length
}

/** `by` is null for the first one only. */
export function addMember(
  deps: MemberDeps,
  typed: string,
  by: Staff | null,
): Promise<Managed | KnownRefusal> {
  const email = typed.trim().normalize('NFC')
  return within(deps, { by, action: 'member.change' }, async (tx, doing, members) => {
    if (!doing.by) return letInFirst(tx, email, { ...doing, by: null }, members)
    const known = await loadMember(tx, email)
    if (known || emailKeyOf(email) === demoOperatorEmail) {
      return refuse('operator_known', { email: known?.email ?? email })
    }
    const byTwo = letsInByTwo({ hasFactor: false }, provableOf(members))
    if (byTwo) return proposed(tx, 'add_member', email, { ...doing, by: doing.by })
    return { email, invitation: await letIn(tx, email, doing) }
  })
}

/** The one who comes in by the word that the server printed. */
export async function addFirstMember(
  tx: Tx,
  email: string,
  doing: Pick<Doing, 'at' | 'random'>,
): Promise<Managed | KnownRefusal> {
  await lockMembers(tx)
  return letInFirst(tx, email, { ...doing, by: null }, await loadMembers(tx))
}

async function letInFirst(
  tx: Tx,
  email: string,
  doing: Doing,
  members: readonly Member[],
): Promise<Managed | KnownRefusal> {
  if (members.length > 0) return refuse('staff_actor_needed')
  if (emailKeyOf(email) === demoOperatorEmail) return refuse('operator_known', { email })
  return { email, invitation: await letIn(tx, email, doing) }
}

/** Lets somebody set up a second factor, also in the place of one they lost. */
export function inviteMember(
  deps: MemberDeps,
  email: string,
  by: Staff,
): Promise<Managed | KnownRefusal> {
  return within(deps, { by, action: 'member.change' }, async (tx, doing, members) => {
    const member = await loadMember(tx, email)
    if (!member || !doing.by) return refuse('operator_unknown', { email })
    if (letsInByTwo(member, provableOf(members))) {
      return proposed(tx, 'invite_member', member.email, { ...doing, by: doing.by })
    }
    return { email: member.email, invitation: await letEnrol(tx, member.email, doing) }
  })
}

export function removeMember(
  deps: MemberDeps,
  email: string,
  by: Staff,
): Promise<Managed | KnownRefusal> {
  const action = emailKeyOf(email) === emailKeyOf(by.email) ? 'member.leave' : 'member.change'
  return within(deps, { by, action }, async (tx, doing, members) => {
    const member = await loadMember(tx, email)
    if (!member || !doing.by) return refuse('operator_unknown', { email })
    if (members.length === 1) return refuse('operator_last', { email: member.email })
    if (member.email !== doing.by.email) {
      return proposed(tx, 'remove_member', member.email, { ...doing, by: doing.by })
    }
    await letGo(tx, member.email, doing)
    return { email: member.email, invitation: undefined }
  })
}

type Doing = { readonly by: Admitted | null; readonly at: Millis; readonly random: Random }

/** With everybody else who comes or goes kept waiting, and with who acts as they are written. */
export function within(
  { db, clock, random }: MemberDeps,
  { by, action }: { readonly by: Staff | null; readonly action: InstallAction },
  work: (tx: Tx, doing: Doing, members: Member[]) => Promise<Managed | KnownRefusal>,
): Promise<Managed | KnownRefusal> {
  return db.transaction(async (tx) => {
    await lockMembers(tx)
    const staff = by && (await admitStaff(tx, by, action))
    if (isRefusal(staff)) return staff
    return work(tx, { by: staff, at: clock.now(), random }, await loadMembers(tx))
  })
}

async function proposed(
  tx: Tx,
  kind: 'add_member' | 'invite_member' | 'remove_member',
  email: string,
  doing: Doing & { readonly by: Admitted },
): Promise<Managed | KnownRefusal> {
  const proposal = await propose(tx, aboutMember(kind, email), doing)
  return 'refused' in proposal ? proposal : { proposal }
}

function provableOf(members: readonly Member[]): number {
  return members.filter(({ hasFactor }) => hasFactor).length
}
