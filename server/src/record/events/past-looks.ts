// The events' door for other modules: whether a member of staff has looked at something of a client
// lately, as the record has it.

import type { ClientId } from '#kernel/ids.ts'
import { day, later, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Actor } from './event.ts'
import { loadHasActed } from './events.store.ts'

/** For so long a look counts as one at what is decided on. */
const countsFor = day

export type Look = {
  readonly clientId: ClientId
  readonly actor: Actor
  /** What the events say that tell of such a look. */
  readonly actions: readonly string[]
  /** What was looked at, as those events name it. */
  readonly at: Readonly<Record<string, string>>
}

export function hasLooked(tx: Tx, look: Look, now: Millis): Promise<boolean> {
  return loadHasActed(tx, { ...look, since: later(now, -countsFor) })
}
