// Somebody comes to work here, or gets to set up a second factor: an invitation, a word that is
// good for a day, is given to whoever vouches for them, to be handed over in person.

import type { StaffRole } from '#contract/staff/powers.ts'
import { present } from '#kernel/assert.ts'
import type { Millis } from '#kernel/time.ts'
import { newCode, type Random } from '#server/platform/crypto.ts'
import type { Tx } from '#server/platform/db.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import { invitationHash } from './enrol-staff.ts'
import {
  insertMember,
  loadMember,
  lockFactor,
  saveInvitation,
  saveLeaving,
  saveRoles,
} from './members.store.ts'
import type { Acting, Member } from './staff.ts'

export type Doing = {
  /** Null: whoever set up the install. */
  readonly by: Pick<Acting, 'email'> | null
  readonly at: Millis
  readonly random: Random
  /** Brings an invitation to whom it is for; else whoever vouches for them does. */
  readonly handOver?: HandOver | undefined
}

export type HandOver = (tx: Tx, to: { email: string; invitation: string }) => Promise<void>

// 140 random bits.
const invitationLength = 28

/** The invitation. */
export async function letIn(
  tx: Tx,
  email: string,
  { roles, ...doing }: Doing & { readonly roles?: readonly StaffRole[] | undefined },
): Promise<string> {
  const { by, at } = doing
  await insertMember(tx, { email, addedBy: by?.email ?? null, roles: roles ?? null }, at)
  const invitation = await invite(tx, email, doing)
  await recordEvent(tx, {
    at,
    clientId: null,
    actor: by ? `staff:${by.email}` : 'system',
    kind: 'staff_added',
    details: { email, roles: roles?.join(' ') ?? null },
  })
  return invitation
}

export async function letEnrol(tx: Tx, email: string, doing: Doing): Promise<string> {
  const { by, at } = doing
  const invitation = await invite(tx, email, doing)
  await recordEvent(tx, {
    at,
    clientId: null,
    actor: by ? `staff:${by.email}` : 'system',
    kind: 'staff_invited',
    details: { email },
  })
  return invitation
}

async function invite(tx: Tx, email: string, { at, random, handOver }: Doing): Promise<string> {
  const member = present(await loadMember(tx, email), 'they work here')
  const invitation = newCode(invitationLength, random).replace(/.{4}(?=.)/g, '$&-')
  await lockFactor(tx, member.id)
  await saveInvitation(tx, member.id, invitationHash(invitation), at)
  await handOver?.(tx, { email: member.email, invitation })
  return invitation
}

/** From the next call on they may do what these may. */
export async function giveRoles(
  tx: Tx,
  { id, email, roles: before }: Member,
  roles: readonly StaffRole[],
  { by, at, reason = null }: Pick<Doing, 'by' | 'at'> & { readonly reason?: string | null },
): Promise<void> {
  await saveRoles(tx, id, roles)
  await recordEvent(tx, {
    at,
    clientId: null,
    actor: by ? `staff:${by.email}` : 'system',
    kind: 'staff_roles_changed',
    details: { email, value: roles.join(' '), before: before.join(' '), reason },
  })
}

/** What they prove themselves with is forgotten; what they did stays. */
export async function letGo(tx: Tx, email: string, { by, at }: Doing): Promise<void> {
  const member = await loadMember(tx, email)
  if (!member) return
  await saveLeaving(tx, member.id, at)
  await recordEvent(tx, {
    at,
    clientId: null,
    actor: by ? `staff:${by.email}` : 'system',
    kind: 'staff_removed',
    details: { email: member.email },
  })
}
