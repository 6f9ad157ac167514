// The tags there are: a few words that the operator chooses. One that is used no more is on nobody
// any longer; who had it can still be seen.

import type { KnownRefusal } from '#contract/refusals.ts'
import { tagsMost } from '#contract/staff/tags.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { admitStaff } from '#server/install/operators/admit-staff.ts'
import type { Staff } from '#server/install/operators/staff.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import type { Tag } from './tag.ts'
import { insertTag, listTags, lockTags, removeTag } from './tags.store.ts'

export type TagDeps = { readonly db: Db; readonly clock: Clock }

type Kept = Promise<readonly Tag[] | KnownRefusal>

export function addTag({ db, clock }: TagDeps, name: string, by: Staff): Kept {
  return db.transaction(async (tx) => {
    const staff = await admitStaff(tx, by, 'tag.change')
    if (isRefusal(staff)) return staff
    await lockTags(tx)
    if ((await listTags(tx)).length >= tagsMost) return refuse('tags_full', { most: tagsMost })
    const { email, actor } = staff
    const at = clock.now()
    if (!(await insertTag(tx, name, { email, at }))) return refuse('tag_known')
    await recordEvent(tx, { at, clientId: null, actor, kind: 'tag_added', details: { name } })
    return listTags(tx)
  })
}

export function dropTag({ db, clock }: TagDeps, id: bigint, by: Staff): Kept {
  return db.transaction(async (tx) => {
    const staff = await admitStaff(tx, by, 'tag.change')
    if (isRefusal(staff)) return staff
    const at = clock.now()
    const name = await removeTag(tx, id, at)
    if (name === undefined) return refuse('not_found')
    const { actor } = staff
    const details = { name, tag: String(id) }
    await recordEvent(tx, { at, clientId: null, actor, kind: 'tag_removed', details })
    return listTags(tx)
  })
}

export const readTags = listTags
