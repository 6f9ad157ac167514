// A member of staff puts a tag on a client or takes it off. The client is not told, and whoever
// does what is done already changes nothing.

import type { KnownRefusal } from '#contract/refusals.ts'
import type { ClientId } from '#kernel/ids.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { findKnown } from '#server/identity/clients/find-client.ts'
import { admitStaffFor } from '#server/install/operators/admit-staff.ts'
import type { Staff } from '#server/install/operators/staff.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import type { TagDeps } from './keep-tags.ts'
import { findTag, listTaggings, putTag, takeTag } from './tags.store.ts'

export type Marking = {
  readonly clientId: ClientId
  readonly tagId: bigint
  readonly isOn: boolean
  readonly by: Staff
}

/** Whether anything is different now. */
export function markClient(
  { db, clock }: TagDeps,
  { clientId, tagId, isOn, by }: Marking,
): Promise<boolean | KnownRefusal> {
  return db.transaction(async (tx) => {
    const client = await findKnown(tx, clientId)
    const name = await findTag(tx, tagId)
    if (!client || name === undefined) return refuse('not_found')
    const staff = await admitStaffFor(tx, by, 'client_tag.change', client)
    if (isRefusal(staff)) return staff
    const { email, actor } = staff
    const at = clock.now()
    const change = isOn ? putTag : takeTag
    if (!(await change(tx, { clientId, tagId }, { email, at }))) return false
    const kind = isOn ? 'client_tag_put' : 'client_tag_taken'
    const details = { client: String(clientId), tag: String(tagId), name }
    await recordEvent(tx, { at, clientId: null, actor, kind, details })
    return true
  })
}

export const readTaggings = listTaggings
export const readTagName = findTag
