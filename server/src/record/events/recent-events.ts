// The record's door for whoever follows it: what was recorded since they looked.

import type { Tx } from '#server/platform/db.ts'
import { listSince, loadLastId, type RecentEvent } from './events.store.ts'

/**
 * Numbers are given before the commit: what was recorded beside a longer transaction shows only
 * after what has a higher number. So it is looked back this far for what was not seen.
 */
const lookedBack = 200n
const mostAtOnce = 2_000

export type Following = {
  /** What came since it was asked before, or since the beginning. */
  readonly next: (tx: Tx) => Promise<readonly RecentEvent[]>
}

export async function followEvents(tx: Tx): Promise<Following> {
  let last = await loadLastId(tx)
  const look = (now: Tx) => listSince(now, last - lookedBack, mostAtOnce)
  let seen: ReadonlySet<bigint> = new Set((await look(tx)).map(({ id }) => id))
  return {
    next: async (now) => {
      const found = await look(now)
      const fresh = found.filter(({ id }) => !seen.has(id))
      seen = new Set(found.map(({ id }) => id))
      last = found.at(-1)?.id ?? last
      return fresh
    },
  }
}
