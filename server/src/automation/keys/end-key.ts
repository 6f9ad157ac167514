// A key ends: its client forgets it, its exchange no longer takes it, or it may do more than it
// should. What it signed with is gone, and whoever trades by it stops.

import type { KeyEnding } from '#contract/client/exchange-keys.ts'
import type { KnownRefusal } from '#contract/refusals.ts'
import { type ClientId, isUuid } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import { tell } from '#server/identity/clients/tell-act.ts'
import type { WritingDeps } from '#server/identity/clients/write-to-client.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { keyActs } from './key-acts.ts'
import { endKey, listKeys, loadKey, type StoredKey } from './keys.store.ts'

export type EndingDeps = WritingDeps & { readonly db: Db }

/** At once, whatever trades by it. */
export function removeKey(
  deps: EndingDeps,
  clientId: ClientId,
  id: string,
): Promise<'removed' | KnownRefusal> {
  return deps.db.transaction(async (tx) => {
    const key = isUuid(id) ? await loadKey(tx, id) : undefined
    if (key?.clientId !== clientId) return refuse('not_found')
    await ended(tx, key, 'removed', deps)
    return 'removed'
  })
}

/** All of a client whose account is closed. To be called in the transaction of that. */
export async function endKeysOf(tx: Tx, clientId: ClientId, deps: WritingDeps): Promise<void> {
  for (const key of await listKeys(tx, clientId)) await ended(tx, key, 'removed', deps)
}

/** Ends it, once. */
export async function ended(
  tx: Tx,
  { id, clientId, venue, name }: StoredKey,
  ending: KeyEnding,
  deps: WritingDeps,
): Promise<void> {
  const at = deps.clock.now()
  if (!(await endKey(tx, id, ending, at))) return
  const facts = { key: id, venue, name, ending }
  const act = ending === 'removed' ? keyActs.removed : keyActs.ended
  const actor = ending === 'removed' ? 'client' : 'system'
  await tell(tx, { act, clientId, actor, at, facts }, deps)
}
