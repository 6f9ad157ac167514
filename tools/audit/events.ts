// I17: the events of each client, and those of the install, are one chain each. Numbers have no
// gaps, each event names the hash of the one before, each hash is that of what is stored, and each
// chain ends where its head says. The anchors are a chain of the heads. What all of them together
// cannot show, an end made anew with its heads and anchors, is seen by whoever noted an anchor
// elsewhere, such as the log.

import type { Tx } from '#server/platform/db.ts'
import {
  listAnchoredHeads,
  listAnchorsAfter,
  listHeadsAfter,
  type StoredAnchor,
} from '#server/record/events/anchors.store.ts'
import { anchorBreaches, eventBreaches, headBreaches } from '#server/record/events/breach.ts'
import { type Head, listEventsAfter, type StoredEvent } from '#server/record/events/events.store.ts'
import { hashOfAnchor } from '#server/record/events/hash-anchor.ts'
import { chainStart, hashOf } from '#server/record/events/hash-event.ts'

/** An anchor's number and hash, or those of an event of before there were anchors. */
export type Noted = { readonly nr: bigint; readonly hash: string }

export type CheckedChains = {
  readonly found: number
  readonly first: readonly string[]
  readonly events: number
  readonly chains: number
  /** Undefined when there is none yet. */
  readonly lastAnchor: Noted | undefined
}

export type ChainOptions = { readonly show: number; readonly noted?: Noted | undefined }

const batchSize = 1_000
const least = -(2n ** 63n)

/** Looks at all events, a batch at a time; puts the first `show` breaches into words. */
export async function checkChains(tx: Tx, { show, noted }: ChainOptions): Promise<CheckedChains> {
  const first: string[] = []
  let found = 0
  const tell = (breaches: readonly string[]) => {
    found += breaches.length
    first.push(...breaches.slice(0, Math.max(0, show - first.length)))
  }
  const isNoted = (nr: bigint, hash: Buffer) =>
    nr === noted?.nr && hash.toString('hex') === noted.hash
  let isNotedSeen = false
  let events = 0
  const ends = new Map<bigint, Head>()
  for await (const event of allEvents(tx)) {
    events += 1
    const before = ends.get(event.chain) ?? { chain: event.chain, nr: 0n, hash: chainStart }
    tell(eventBreaches(event, before, hashOf(event)))
    isNotedSeen ||= isNoted(event.id, event.hash)
    ends.set(event.chain, event)
  }
  let chains = 0
  for await (const head of allHeads(tx)) {
    chains += 1
    tell(headBreaches(head, ends.get(head.chain)))
    ends.delete(head.chain)
  }
  tell([...ends.keys()].map((chain) => `chain ${chain} has events and no head`))
  let last: Pick<StoredAnchor, 'nr' | 'hash'> = { nr: 0n, hash: chainStart }
  for await (const anchor of allAnchors(tx)) {
    const heads = await listAnchoredHeads(tx, anchor.nr)
    tell(anchorBreaches(anchor, last, { heads, made: hashOfAnchor(anchor, heads) }))
    isNotedSeen ||= isNoted(anchor.nr, anchor.hash)
    last = anchor
  }
  if (noted && !isNotedSeen) tell([`what was noted as ${noted.nr} is not there, or not as noted`])
  const lastAnchor = last.nr > 0n ? { nr: last.nr, hash: last.hash.toString('hex') } : undefined
  return { found, first, events, chains, lastAnchor }
}

type Listing<T, Place> = (tx: Tx, after: Place, limit: number) => Promise<T[]>

async function* inBatches<T extends Place, Place>(
  tx: Tx,
  list: Listing<T, Place>,
  start: Place,
): AsyncGenerator<T> {
  for (let after = start; ; ) {
    const batch = await list(tx, after, batchSize)
    yield* batch
    const last = batch.at(-1)
    if (!last || batch.length < batchSize) return
    after = last
  }
}

function allEvents(tx: Tx): AsyncGenerator<StoredEvent> {
  return inBatches(tx, listEventsAfter, { chain: least, nr: least } as Pick<Head, 'chain' | 'nr'>)
}

function allHeads(tx: Tx): AsyncGenerator<Head> {
  const list: Listing<Head, Pick<Head, 'chain'>> = (it, { chain }, limit) =>
    listHeadsAfter(it, chain, limit)
  return inBatches(tx, list, { chain: least })
}

function allAnchors(tx: Tx): AsyncGenerator<StoredAnchor> {
  const list: Listing<StoredAnchor, Pick<StoredAnchor, 'nr'>> = (it, { nr }, limit) =>
    listAnchorsAfter(it, nr, limit)
  return inBatches(tx, list, { nr: least })
}
