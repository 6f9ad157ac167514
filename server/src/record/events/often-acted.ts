// How often staff may do something about one client, counted by what is on record: by all processes
// and over restarts.

import type { KnownRefusal } from '#contract/refusals.ts'
import type { ClientId } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import { later, type Millis, second } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import { listTimesOf } from './events.store.ts'

type Often = {
  readonly clientId: ClientId
  /** As the events name it. */
  readonly action: string
  readonly times: number
  readonly within: number
}

/**
 * To be asked after the act is recorded: from then to the end of the transaction nothing else is
 * recorded of the client, so of several at once each sees those before it. The refusal takes the
 * act back.
 */
export async function refuseTooOften(
  tx: Tx,
  { clientId, action, times, within }: Often,
  now: Millis,
): Promise<KnownRefusal | undefined> {
  const since = later(now, -within)
  const acted = await listTimesOf(tx, { clientId, action, since }, times + 1)
  // This one is the first of them. Of those before it the oldest has to be forgotten first.
  const oldest = acted[times]
  if (oldest === undefined) return undefined
  const seconds = Math.max(1, Math.ceil((oldest + within - now) / second))
  return refuse('too_many_requests', { seconds })
}
