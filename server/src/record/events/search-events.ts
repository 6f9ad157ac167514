// The record's door for whoever looks something up in it: so many at a time, whatever is looked
// for.

import type { Tx } from '#server/platform/db.ts'
import { pagesOf } from '#server/platform/keyset.ts'
import { type EventPlace, type EventWish, listMatching, type StoredEvent } from './events.store.ts'

export type { EventWish, StoredEvent }

export const eventPages = pagesOf<StoredEvent, 'at'>({ ids: 'number', by: { at: null } })

export type FoundEvents = {
  readonly events: readonly StoredEvent[]
  /** Where to go on; null: there are no more. */
  readonly next: string | null
}

/** How many events are looked through for a text at once: a page may have found none so far. */
const lookedThrough = 20_000

export async function searchEvents(
  tx: Tx,
  wish: EventWish,
  { sort, after, limit }: EventPlace,
): Promise<FoundEvents> {
  if (wish.text === null) {
    const found = await listMatching(tx, wish, { sort, after, limit: limit + 1 })
    const { page: events, next } = eventPages.page(found, limit, sort)
    return { events, next }
  }
  const looked = await listMatching(tx, wish, { sort, after, limit: lookedThrough })
  const wanted = wish.text.toLowerCase()
  const matching = looked.filter(({ details }) => details.toLowerCase().includes(wanted))
  const { page: events, next } = eventPages.page(matching, limit, sort)
  const last = looked.length === lookedThrough ? looked.at(-1) : undefined
  return { events, next: next ?? (last ? eventPages.after(last, sort) : null) }
}
