// What an act on many clients would do: to whom, and to whom not and why. Nothing is done.

import type { BulkAct, BulkBar } from '#contract/staff/bulk.ts'
import { bulkMost } from '#contract/staff/bulk.ts'
import { emailKeyOf } from '#kernel/email.ts'
import type { ClientId } from '#kernel/ids.ts'
import { listSignedIn } from '#server/identity/sessions/sign-out-client.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import { type FoundClient, findMany, type Search } from '../directory/search-clients.ts'

export type Meant = {
  readonly act: BulkAct
  /** The name of what is put on or taken off. */
  readonly tag: string | undefined
  /** The address of who would do it. */
  readonly email: string
}

export type Preview = {
  readonly affected: readonly ClientId[]
  readonly others: readonly { readonly id: ClientId; readonly why: BulkBar }[]
  readonly isMore: boolean
}

/** `chosen` are clients by their numbers, or what a view is filtered by. */
export async function previewAct(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  meant: Meant,
  chosen: readonly ClientId[] | Omit<Search, 'typed' | 'after' | 'limit'>,
): Promise<Preview> {
  const { found, isMore } = await findMany(db, chosen, bulkMost)
  const affected: ClientId[] = []
  const others: { id: ClientId; why: BulkBar }[] = []
  if (Array.isArray(chosen)) {
    const known = new Set(found.map(({ id }) => id))
    for (const id of chosen) if (!known.has(id)) others.push({ id, why: 'unknown' })
  }
  for (const client of found) {
    const why = barOf(client, meant) ?? (await barBySessions(client))
    if (why === null) affected.push(client.id)
    else others.push({ id: client.id, why })
  }
  return { affected, others, isMore }

  async function barBySessions({ id }: Pick<FoundClient, 'id'>): Promise<BulkBar | null> {
    if (meant.act !== 'sign_out') return null
    return (await listSignedIn(db, id, clock.now())).length === 0 ? 'signed_out' : null
  }
}

/** What is known of a client without looking further. */
function barOf(
  { email: own, state, tags }: Pick<FoundClient, 'email' | 'state' | 'tags'>,
  { act, tag, email }: Meant,
): BulkBar | null {
  if (emailKeyOf(own) === emailKeyOf(email)) return 'own'
  const isTagged = tag !== undefined && tags.includes(tag)
  if (act === 'tag') return isTagged ? 'tagged' : null
  if (act === 'untag') return isTagged ? null : 'not_tagged'
  if (act === 'freeze') return state === 'active' ? null : state
  return null
}
