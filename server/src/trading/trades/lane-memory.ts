// What a lane remembers, so that it need not ask the database for every batch.

import type { PublishedTexts } from '#server/identity/acceptances/publication.ts'
import { readPublished } from '#server/identity/acceptances/read-published.ts'
import { loadOwnAccounts, type OwnAccounts } from '#server/ledger/post-transfers.ts'
import type { Tx } from '#server/platform/db.ts'
import { type ClientMemory, newClientMemory } from './client-memory.ts'
import type { UseMemory } from './own-use.ts'
import { newTermsBook, type TermsBook } from './terms-book.ts'

export type LaneMemory = ClientMemory & {
  /** Terms that are written already. */
  readonly terms: TermsBook
  /** What own limits have counted of these clients. */
  readonly ownUse: UseMemory
  /** Read once: a migration adds them, before a server starts. */
  readonly ownAccounts: (tx: Tx) => Promise<OwnAccounts>
  /** Read once: whoever leads publishes before it trades, and never while it does. */
  readonly legalTexts: (tx: Tx) => Promise<PublishedTexts>
}

export function newLaneMemory(): LaneMemory {
  return {
    ...newClientMemory(),
    terms: newTermsBook(),
    ownUse: new Map(),
    ownAccounts: once(loadOwnAccounts),
    legalTexts: once(readPublished),
  }
}

function once<T>(read: (tx: Tx) => Promise<T>): (tx: Tx) => Promise<T> {
  let known: T | undefined
  return async (tx) => {
    known ??= await read(tx)
    return known
  }
}
