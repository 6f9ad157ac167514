// A client accepts versions of legal texts: only such as are in force, all that were named or none.

import type { Acceptance } from '#contract/client/acceptances.ts'
import type { KnownRefusal } from '#contract/refusals.ts'
import type { ClientId } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import { dayOf, required } from './acceptance.ts'
import { insertAcceptances } from './acceptances.store.ts'
import type { Texts } from './publication.ts'
import { readPublished } from './read-published.ts'

export type AcceptingDeps = {
  readonly db: Db
  readonly clock: Clock
  /** The texts there are, with all versions written. */
  readonly texts: Texts
}

/** What was accepted before is accepted still: it is neither stored nor recorded again. */
export function acceptTexts(
  { db, clock, texts }: AcceptingDeps,
  clientId: ClientId,
  named: Acceptance['texts'],
): Promise<KnownRefusal | undefined> {
  return db.transaction(async (tx) => {
    const now = clock.now()
    const inForce = required(dayOf(now), await readPublished(tx, texts))
    const wrong = named.find(
      (one) => !inForce.some((it) => it.text === one.text && it.version.version === one.version),
    )
    if (wrong) return refuse('version_not_in_force', { version: wrong.version })
    const fresh = await insertAcceptances(tx, clientId, named, now)
    if (fresh.length === 0) return undefined
    const details = Object.fromEntries(fresh.map(({ text, version }) => [text, version]))
    await recordEvent(tx, {
      at: now,
      clientId,
      actor: 'client',
      kind: 'texts_accepted',
      details,
    })
    return undefined
  })
}
