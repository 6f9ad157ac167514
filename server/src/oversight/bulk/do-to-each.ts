// One act on many clients, one client after the other: each in a transaction of its own, with an
// event of its own, by the rules for one. What fails with one client says so and stops no other.

import type { KnownRefusal } from '#contract/refusals.ts'
import type { ClientId } from '#kernel/ids.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'

export type BulkOutcome = {
  readonly done: readonly ClientId[]
  readonly refused: readonly { readonly id: ClientId; readonly refusal: KnownRefusal }[]
}

export async function doToEach(
  ids: readonly ClientId[],
  act: (id: ClientId) => Promise<unknown>,
): Promise<BulkOutcome> {
  const done: ClientId[] = []
  const refused: { id: ClientId; refusal: KnownRefusal }[] = []
  let isBroken = false
  for (const id of new Set(ids)) {
    // What was done stays done, and has to be told: an outage in the middle hides none of it.
    const outcome = isBroken ? refuse('bulk_broken') : await act(id).catch(brokenOff)
    if (isRefusal(outcome)) refused.push({ id, refusal: outcome as KnownRefusal })
    else done.push(id)
  }
  return { done, refused }

  function brokenOff(error: unknown): KnownRefusal {
    if (done.length === 0) throw error
    isBroken = true
    return refuse('bulk_broken')
  }
}
