// I17: the events are one chain. Numbers have no gaps, each event names the hash of the one before,
// and each hash is that of what is stored. What a chain cannot show by itself, an end that was cut
// off or made anew, is seen by whoever noted a hash elsewhere.

import type { Tx } from '#server/platform/db.ts'
import { listEventsAfter, type StoredEvent } from '#server/record/events/events.store.ts'
import { chainStart, hashOf } from '#server/record/events/hash-event.ts'

/** An event's number and hash, as somebody noted them outside of this database. */
export type NotedEvent = { readonly nr: bigint; readonly hash: string }

export type CheckedChain = {
  readonly found: number
  readonly first: readonly string[]
  readonly events: number
  /** Undefined when there is no event. */
  readonly last: NotedEvent | undefined
}

export type ChainOptions = { readonly show: number; readonly noted?: NotedEvent | undefined }

type Place = Pick<StoredEvent, 'nr' | 'hash'>

const batchSize = 1_000

/** Looks at all events, a batch at a time; puts the first `show` breaches into words. */
export async function checkChain(tx: Tx, { show, noted }: ChainOptions): Promise<CheckedChain> {
  const first: string[] = []
  let [found, events] = [0, 0]
  const tell = (breaches: readonly string[]) => {
    found += breaches.length
    first.push(...breaches.slice(0, Math.max(0, show - first.length)))
  }
  let before: Place = { nr: 0n, hash: chainStart }
  let isNotedSeen = false
  for await (const event of allEvents(tx)) {
    events += 1
    tell(breachesOf(event, before))
    if (event.nr === noted?.nr) {
      isNotedSeen = true
      tell(event.hash.toString('hex') === noted.hash ? [] : [`event ${event.nr} is not as noted`])
    }
    before = event
  }
  if (noted && !isNotedSeen) tell([`event ${noted.nr} was noted and is not there`])
  const last = events > 0 ? { nr: before.nr, hash: before.hash.toString('hex') } : undefined
  return { found, first, events, last }
}

async function* allEvents(tx: Tx): AsyncGenerator<StoredEvent> {
  // Numbers begin at 1; whatever was put before that is a breach too.
  for (let after = -(2n ** 63n); ; ) {
    const batch = await listEventsAfter(tx, after, batchSize)
    yield* batch
    const last = batch.at(-1)
    if (!last || batch.length < batchSize) return
    after = last.nr
  }
}

function breachesOf(event: StoredEvent, before: Place): string[] {
  const { nr, previous, hash } = event
  return [
    ...(nr === before.nr + 1n ? [] : [`event ${nr} comes after event ${before.nr}`]),
    ...(previous.equals(before.hash) ? [] : [`event ${nr} names another event before it`]),
    ...(hash.equals(hashOf(event)) ? [] : [`event ${nr} is not what its hash was made of`]),
  ]
}
