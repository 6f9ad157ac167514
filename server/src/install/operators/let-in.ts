// Somebody comes to work here, or gets to set up a second factor: an invitation, a word that is
// good for a day, is given to whoever vouches for them, to be handed over in person.

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
} from './members.store.ts'
import type { Acting } from './staff.ts'

export type Doing = {
  /** Null: whoever set up the install. */
  readonly by: Pick<Acting, 'email'> | null
  readonly at: Millis
  readonly random: Random
}

const invitationLength = 16

/** The invitation. */
export async function letIn(tx: Tx, email: string, doing: Doing): Promise<string> {
  const { by, at } = doing
  await insertMember(tx, { email, addedBy: by?.email ?? null }, at)
  const invitation = await invite(tx, email, doing)
  await recordEvent(tx, {
    at,
    clientId: null,
    actor: by ? `staff:${by.email}` : 'system',
    kind: 'staff_added',
    details: { email },
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

async function invite(tx: Tx, email: string, { at, random }: Doing): Promise<string> {
  const member = present(await loadMember(tx, email), 'they work here')
  const invitation = newCode(invitationLength, random).replace(/.{4}(?=.)/g, '$&-')
  await lockFactor(tx, member.id)
  await saveInvitation(tx, member.id, invitationHash(invitation), at)
  return invitation
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
