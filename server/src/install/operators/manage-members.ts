// Who works here. The first member is put in by whoever sets up the install, the next one by them;
// from the second with a second factor on it takes two, else one person could make up the other.
// Everybody may leave by themselves; sending another away, or taking what they prove themselves
// with, takes two always.

import type { KnownRefusal } from '#contract/refusals.ts'
import type { InstallAction, StaffRole } from '#contract/staff/powers.ts'
import { emailKeyOf } from '#kernel/email.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import type { Millis } from '#kernel/time.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Random } from '#server/platform/crypto.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { admitStaff } from './admit-staff.ts'
import { giveRoles, type HandOver, letEnrol, letGo, letIn } from './let-in.ts'
import { aboutMember, propose, type Wish } from './make-proposal.ts'
import { loadMember, loadMembers, lockMembers } from './members.store.ts'
import { loadInstallMode } from './operators.store.ts'
import type { Proposal, Why } from './proposal.ts'
import { inOrder, refuseRoles } from './roles.ts'
import { type Admitted, demoOperatorEmail, letsInByTwo, type Member, type Staff } from './staff.ts'

export type MemberDeps = {
  readonly db: Db
  readonly clock: Clock
  readonly random: Random
  /** Brings an invitation to whom it is for; else whoever acts is told it, to hand it over. */
  readonly handOver?: HandOver | undefined
}

/** By command nobody is asked why. */
export type Asked = { readonly why?: Why }

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
  { why, roles }: Asked & { readonly roles?: readonly StaffRole[] } = {},
): Promise<Managed | KnownRefusal> {
  const email = typed.trim().normalize('NFC')
  return within(deps, { by, action: 'member.change' }, async (tx, doing, members) => {
    if (!doing.by) return letInFirst(tx, email, { ...doing, by: null }, members)
    const known = await loadMember(tx, email)
    if (known || emailKeyOf(email) === demoOperatorEmail) {
      return refuse('operator_known', { email: known?.email ?? email })
    }
    const byTwo = letsInByTwo({ hasFactor: false }, provableOf(members))
    if (!byTwo) return { email, invitation: await letIn(tx, email, { ...doing, roles }) }
    const value = roles ? JSON.stringify(inOrder(roles)) : null
    const wish = { ...aboutMember('add_member', email, why), value }
    return proposed(tx, wish, { ...doing, by: doing.by })
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
  { why }: Asked = {},
): Promise<Managed | KnownRefusal> {
  return within(deps, { by, action: 'member.change' }, async (tx, doing, members) => {
    const member = await loadMember(tx, email)
    if (!member || !doing.by) return refuse('operator_unknown', { email })
    if (letsInByTwo(member, provableOf(members))) {
      if (member.email === doing.by.email) return refuse('recovery_own')
      const wish = aboutMember('invite_member', member.email, why)
      return proposed(tx, wish, { ...doing, by: doing.by })
    }
    return { email: member.email, invitation: await letEnrol(tx, member.email, doing) }
  })
}

/** What somebody may. Nobody changes their own powers. */
export function changeRoles(
  deps: MemberDeps,
  email: string,
  by: Staff,
  { why, roles }: Asked & { readonly roles: readonly StaffRole[] },
): Promise<Managed | KnownRefusal> {
  return within(deps, { by, action: 'member.change' }, async (tx, doing, members) => {
    const member = await loadMember(tx, email)
    if (!member || !doing.by) return refuse('operator_unknown', { email })
    if (member.email === doing.by.email) return refuse('own_roles')
    const wanted = inOrder(roles)
    if (wanted.join() === inOrder(member.roles).join()) return refuse('roles_same', { email })
    const lacks = refuseRoles(members, member, wanted)
    if (lacks) return lacks
    const isLive = (await loadInstallMode(tx)) === 'live'
    if (isLive || letsInByTwo({ hasFactor: false }, provableOf(members))) {
      const [value, replaces] = [JSON.stringify(wanted), JSON.stringify(member.roles)]
      const wish = { kind: 'change_roles', subject: member.email, value, replaces, why } as const
      return proposed(tx, wish, { ...doing, by: doing.by })
    }
    await giveRoles(tx, member, wanted, { ...doing, reason: why?.reason ?? null })
    return { email: member.email, invitation: undefined }
  })
}

export function removeMember(
  deps: MemberDeps,
  email: string,
  by: Staff,
  { why }: Asked = {},
): Promise<Managed | KnownRefusal> {
  const action = emailKeyOf(email) === emailKeyOf(by.email) ? 'member.leave' : 'member.change'
  return within(deps, { by, action }, async (tx, doing, members) => {
    const member = await loadMember(tx, email)
    if (!member || !doing.by) return refuse('operator_unknown', { email })
    if (members.length === 1) return refuse('operator_last', { email: member.email })
    if (member.email !== doing.by.email) {
      const wish = aboutMember('remove_member', member.email, why)
      return proposed(tx, wish, { ...doing, by: doing.by })
    }
    await letGo(tx, member.email, doing)
    return { email: member.email, invitation: undefined }
  })
}

type Doing = Pick<MemberDeps, 'random' | 'handOver'> & {
  readonly by: Admitted | null
  readonly at: Millis
}

/** With everybody else who comes or goes kept waiting, and with who acts as they are written. */
export function within(
  { db, clock, random, handOver }: MemberDeps,
  { by, action }: { readonly by: Staff | null; readonly action: InstallAction },
  work: (tx: Tx, doing: Doing, members: Member[]) => Promise<Managed | KnownRefusal>,
): Promise<Managed | KnownRefusal> {
  return db.transaction(async (tx) => {
    await lockMembers(tx)
    const staff = by && (await admitStaff(tx, by, action))
    if (isRefusal(staff)) return staff
    return work(tx, { by: staff, at: clock.now(), random, handOver }, await loadMembers(tx))
  })
}

async function proposed(
  tx: Tx,
  wish: Wish,
  doing: Doing & { readonly by: Admitted },
): Promise<Managed | KnownRefusal> {
  const proposal = await propose(tx, wish, doing)
  return 'refused' in proposal ? proposal : { proposal }
}

function provableOf(members: readonly Member[]): number {
  return members.filter(({ hasFactor }) => hasFactor).length
}
