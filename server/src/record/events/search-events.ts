// The record's door for whoever looks something up in it: newest first, so many at a time, whatever
// is looked for.

import type { Tx } from '#server/platform/db.ts'
import { type EventWish, listMatching, type StoredEvent } from './events.store.ts'

export type { EventWish, StoredEvent }

export type FoundEvents = {
  readonly events: readonly StoredEvent[]
  /** Where to go on; null: there are no more. */
  readonly next: bigint | null
}

/** How many events are looked through for a text at once: a page may have found none so far. */
const lookedThrough = 20_000

export async function searchEvents(
  tx: Tx,
  wish: EventWish,
  { before, limit }: { readonly before: bigint | null; readonly limit: number },
): Promise<FoundEvents> {
  if (wish.text === null) {
    const found = await listMatching(tx, wish, { before, limit: limit + 1 })
    const events = found.slice(0, limit)
    return { events, next: found.length > limit ? (events.at(-1)?.id ?? null) : null }
  }
  const looked = await listMatching(tx, wish, { before, limit: lookedThrough })
  const wanted = wish.text.toLowerCase()
  const matching = looked.filter(({ details }) => details.toLowerCase().includes(wanted))
  const events = matching.slice(0, limit)
  const last = matching.length > limit ? events.at(-1) : looked.at(-1)
  const isMore = matching.length > limit || looked.length === lookedThrough
  return { events, next: isMore ? (last?.id ?? null) : null }
}
