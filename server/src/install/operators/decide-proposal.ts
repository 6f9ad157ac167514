// A second member of staff confirms what a first one proposed, or anybody who works here stops it.
// What is about members is done at once; a setting changes a day later.

import type { KnownRefusal } from '#contract/refusals.ts'
import type { InstallAction } from '#contract/staff/powers.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import type { Millis } from '#kernel/time.ts'
import type { Random } from '#server/platform/crypto.ts'
import type { Tx } from '#server/platform/db.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import { admitStaff } from './admit-staff.ts'
import { giveRoles, letEnrol, letGo, letIn } from './let-in.ts'
import type { MemberDeps } from './manage-members.ts'
import { loadMember, loadMembers, lockMembers } from './members.store.ts'
import {
  dueOf,
  markedProposal,
  type Proposal,
  refuseConfirming,
  refuseWithdrawing,
} from './proposal.ts'
import { lockProposal, saveApplied, saveConfirmation, saveWithdrawal } from './proposals.store.ts'
import { refuseRoles, rolesIn } from './roles.ts'
import type { Acting, Admitted, Staff } from './staff.ts'
import { type Marking, proposalUse } from './trust-settings.ts'

export type Confirmed = {
  readonly proposal: Proposal
  readonly dueAt: Millis
  /** To be handed to whoever was let in. */
  readonly invitation: string | undefined
}

export type ConfirmingDeps = MemberDeps & { readonly seal: () => Promise<Marking> }

export function confirmProposal(
  { db, clock, random, seal, handOver }: ConfirmingDeps,
  id: string,
  by: Staff,
  reason: string | null = null,
): Promise<Confirmed | KnownRefusal> {
  return db.transaction(async (tx) => {
    const begun = await begin(tx, id, { by, action: 'proposal.confirm' })
    if (isRefusal(begun)) return begun
    const { proposal, acting } = begun
    const at = clock.now()
    const refusal = refuseConfirming(proposal, acting.email, at)
    if (refusal) return refusal
    const { email: proposer } = proposal.proposed
    if (!(await loadMember(tx, proposer))) return refuse('operator_unknown', { email: proposer })
    const dueAt = dueOf(proposal, at)
    const deed = { email: acting.email, provenAt: acting.provenAt, at }
    const mark =
      proposal.kind === 'setting'
        ? (await seal()).mark(markedProposal(proposal, deed), proposalUse)
        : null
    await saveConfirmation(tx, id, { by: deed, dueAt, mark, verdict: reason })
    const invitation = await applied(tx, proposal, { by: acting, at, random, handOver })
    if (isRefusal(invitation)) return invitation
    await recordEvent(tx, {
      at,
      clientId: null,
      actor: acting.actor,
      kind: 'change_confirmed',
      details: { ...told(proposal, acting), reason },
    })
    return { proposal, dueAt, invitation: invitation?.text }
  })
}

export function withdrawProposal(
  { db, clock }: MemberDeps,
  id: string,
  by: Staff,
  reason: string | null = null,
): Promise<Proposal | KnownRefusal> {
  return db.transaction(async (tx) => {
    const begun = await begin(tx, id, { by, action: 'proposal.withdraw' })
    if (isRefusal(begun)) return begun
    const { proposal, acting } = begun
    const refusal = refuseWithdrawing(proposal)
    if (refusal) return refusal
    const at = clock.now()
    await saveWithdrawal(tx, id, { email: acting.email, verdict: reason }, at)
    await recordEvent(tx, {
      at,
      clientId: null,
      actor: acting.actor,
      kind: 'change_withdrawn',
      details: { ...told(proposal, acting), reason },
    })
    return proposal
  })
}

function told({ id, subject }: Proposal, { provenAt }: Acting) {
  return { proposal: id, subject, proven: provenAt !== null }
}

async function begin(
  tx: Tx,
  id: string,
  { by, action }: { readonly by: Staff; readonly action: InstallAction },
): Promise<{ readonly proposal: Proposal; readonly acting: Admitted } | KnownRefusal> {
  await lockMembers(tx)
  const staff = await admitStaff(tx, by, action)
  if (isRefusal(staff)) return staff
  const proposal = await lockProposal(tx, id)
  if (!proposal) return refuse('not_found')
  return { proposal, acting: staff }
}

type Doing = Pick<MemberDeps, 'handOver'> & {
  readonly by: Acting
  readonly at: Millis
  readonly random: Random
}

/** Members come and go at once; what has a time to come is left to the install. */
async function applied(
  tx: Tx,
  { id, kind, subject, value }: Proposal,
  doing: Doing,
): Promise<{ readonly text: string | undefined } | KnownRefusal | undefined> {
  if (kind === 'setting' || kind === 'recover_member') return undefined
  const member = await loadMember(tx, subject)
  if (kind === 'add_member') {
    if (member) return refuse('operator_known', { email: subject })
  } else if (!member) return refuse('operator_unknown', { email: subject })
  if (kind === 'remove_member' && (await loadMembers(tx)).length === 1) {
    return refuse('operator_last', { email: subject })
  }
  if (kind === 'change_roles') {
    const roles = rolesIn(value)
    if (!member || !roles) return refuse('operator_unknown', { email: subject })
    const lacks = refuseRoles(await loadMembers(tx), member, roles)
    if (lacks) return lacks
    await saveApplied(tx, id, doing.at)
    await giveRoles(tx, member, roles, doing)
    return undefined
  }
  await saveApplied(tx, id, doing.at)
  if (kind === 'add_member') {
    return { text: await letIn(tx, subject, { ...doing, roles: rolesIn(value) }) }
  }
  if (kind === 'invite_member') return { text: await letEnrol(tx, subject, doing) }
  await letGo(tx, subject, doing)
  return undefined
}
