// What waits for a second member of staff, or for its day, and what became of the rest.

import { later, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import { keySettings, type Proposal, settingWaitMs } from './proposal.ts'
import { listAll, listConfirmed, listOpen } from './proposals.store.ts'

const listedMost = 200

export function listProposals(tx: Tx, which: 'waiting' | 'all'): Promise<Proposal[]> {
  return which === 'waiting' ? listOpen(tx) : listAll(tx, listedMost)
}

/** Changes of deposits' keys that clients should know of: confirmed, or done within a day. */
export async function listKeyChanges(tx: Tx, now: Millis): Promise<Proposal[]> {
  const changes = await listConfirmed(tx, keySettings, later(now, -settingWaitMs))
  // Where there was no key before, nobody has an address of one.
  return changes.filter(({ replaces }) => replaces !== 'null')
}
