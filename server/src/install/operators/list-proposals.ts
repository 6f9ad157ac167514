// What waits for a second member of staff, or for its day, and what became of the rest.

import type { Coin } from '#kernel/coins.ts'
import { later, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import { pagesOf } from '#server/platform/keyset.ts'
import { keyOf } from './guards.ts'
import { rowsOf, settingNamed } from './parse-settings.ts'
import { type Proposal, settingWaitMs } from './proposal.ts'
import {
  listAll,
  listConfirmed,
  listOpen,
  listPage,
  loadProposals,
  type ProposalsAsked,
} from './proposals.store.ts'
import { defaultSettings } from './settings.ts'

const listedMost = 200

/** Names of the settings that make the keys of deposits. */
const ofKeys = rowsOf(defaultSettings)
  .map(({ name }) => name)
  .filter((name) => keyNamed(name) !== undefined)

/** Of which coin's key the setting of this name is a part. */
export function keyNamed(name: string): Coin | undefined {
  const setting = settingNamed(name)
  return setting && keyOf(setting)
}

export function listProposals(tx: Tx, which: 'waiting' | 'all'): Promise<Proposal[]> {
  return which === 'waiting' ? listOpen(tx) : listAll(tx, listedMost)
}

export const proposalPages = pagesOf<Proposal, 'proposed_at'>({
  ids: 'uuid',
  by: { proposed_at: null },
})

export async function pageProposals(tx: Tx, asked: ProposalsAsked) {
  const { limit, sort } = asked
  const found = await listPage(tx, { ...asked, limit: limit + 1 })
  return proposalPages.page(found, limit, sort)
}

export async function findProposal(tx: Tx, id: string): Promise<Proposal | undefined> {
  return (await loadProposals(tx, [id]))[0]
}

/** Changes of deposits' keys that clients should know of: confirmed, or done within a day. */
export async function listKeyChanges(tx: Tx, now: Millis): Promise<Proposal[]> {
  const changes = await listConfirmed(tx, ofKeys, later(now, -settingWaitMs))
  // Where there was no key before, nobody has an address of one.
  return changes.filter(({ replaces }) => replaces !== 'null')
}
