// At home: where an e-mail address leads. One that nobody has is dealt to a cell when somebody
// signs up with it, and leads there for good.

import { homeCell } from '#server/platform/cell.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import type { Seal } from '#server/platform/seal.ts'
import { isAddressKnown } from '../clients/addresses.reader.ts'
import { addEntry, loadEntry } from './addresses.store.ts'
import { dealt } from './dealing.ts'
import { type Entry, emailMarkOf, entryFor, isTrue } from './seal-entry.ts'

export type LeadingDeps = {
  readonly db: Db
  readonly clock: Clock
  readonly seal: Pick<Seal, 'mark'>
  readonly cells: readonly number[]
}

export type Wish = {
  readonly email: string
  /** The cell that is to have it if nobody has; null: whichever it is dealt to; undefined: none. */
  readonly claimedFor: number | null | undefined
}

/** Throws where what is kept was not written by this install. */
export async function leadAddress(
  { db, clock, seal, cells }: LeadingDeps,
  { email, claimedFor }: Wish,
): Promise<Entry | undefined> {
  const emailMark = emailMarkOf(email, seal)
  const known = await loadEntry(db, emailMark)
  if (known) return trusted(known)
  // Of before there were several cells.
  const isOfHome = await isAddressKnown(db, email)
  if (!isOfHome && claimedFor === undefined) return undefined
  const cell = isOfHome ? homeCell : (claimedFor ?? dealt(emailMark, cells))
  await addEntry(db, entryFor(emailMark, cell, seal), clock.now())
  const kept = await loadEntry(db, emailMark)
  return kept && trusted(kept)

  function trusted(entry: Entry): Entry {
    if (!isTrue(entry, email, seal)) throw new Error('an entry of the directory is not ours')
    return entry
  }
}
