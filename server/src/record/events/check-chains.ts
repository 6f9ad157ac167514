// Checks the record a part at a time, so that whoever asks sees how far it is: first the events of
// each chain, then that each chain ends where its head says, then the anchors.

import type { Tx } from '#server/platform/db.ts'
import { listAnchoredHeads, listAnchorsAfter, listHeadsAfter } from './anchors.store.ts'
import { anchorBreaches, eventBreaches, headBreaches } from './breach.ts'
import { type Head, listEventsAfter, loadEnd, loadHeadless, loadLink } from './events.store.ts'
import { hashOfAnchor } from './hash-anchor.ts'
import { chainStart, hashOf } from './hash-event.ts'

export type Place = {
  readonly part: 'events' | 'heads' | 'anchors'
  readonly chain: bigint
  /** Of the event, or the anchor, that was looked at last. */
  readonly nr: bigint
}

export type Checked = {
  readonly checked: number
  readonly breaches: readonly string[]
  /** Undefined: it is through. */
  readonly next: Place | undefined
  readonly anchor: { readonly nr: bigint; readonly hash: Buffer } | undefined
}

const least = -(2n ** 63n)
const start: Place = { part: 'events', chain: least, nr: least }

export function checkPart(tx: Tx, after: Place = start, most = 2_000): Promise<Checked> {
  if (after.part === 'events') return checkEvents(tx, after, most)
  return after.part === 'heads' ? checkHeads(tx, after, most) : checkAnchors(tx, after, most)
}

async function checkEvents(tx: Tx, after: Place, most: number): Promise<Checked> {
  const found = await listEventsAfter(tx, after, most)
  let before: Head | undefined = await loadLink(tx, after)
  const breaches: string[] = []
  for (const event of found) {
    const { chain } = event
    const former = before?.chain === chain ? before : { chain, nr: 0n, hash: chainStart }
    breaches.push(...eventBreaches(event, former, hashOf(event)))
    before = event
  }
  const chains = [...new Set(found.map(({ chain }) => chain))]
  const headless = await loadHeadless(tx, chains)
  breaches.push(...headless.map((chain) => `chain ${chain} has events and no head`))
  const last = found.at(-1)
  const next: Place =
    last && found.length === most
      ? { part: 'events', chain: last.chain, nr: last.nr }
      : { part: 'heads', chain: least, nr: least }
  return { checked: found.length, breaches, next, anchor: undefined }
}

async function checkHeads(tx: Tx, { chain }: Place, most: number): Promise<Checked> {
  const heads = await listHeadsAfter(tx, chain, most)
  const ends = await loadEnd(
    tx,
    heads.map((head) => head.chain),
  )
  const breaches = heads.flatMap((head) =>
    headBreaches(
      head,
      ends.find((end) => end.chain === head.chain),
    ),
  )
  const last = heads.at(-1)
  const next: Place =
    last && heads.length === most
      ? { part: 'heads', chain: last.chain, nr: least }
      : { part: 'anchors', chain: least, nr: 0n }
  return { checked: heads.length, breaches, next, anchor: undefined }
}

async function checkAnchors(tx: Tx, { nr }: Place, most: number): Promise<Checked> {
  // The one before is looked at again, for its hash.
  const [former] = nr > 0n ? await listAnchorsAfter(tx, nr - 1n, 1) : []
  const found = await listAnchorsAfter(tx, nr, Math.ceil(most / 10))
  let before = former ?? { nr: 0n, hash: chainStart }
  const breaches: string[] = []
  for (const anchor of found) {
    const heads = await listAnchoredHeads(tx, anchor.nr)
    breaches.push(...anchorBreaches(anchor, before, { heads, made: hashOfAnchor(anchor, heads) }))
    before = anchor
  }
  const isThrough = found.length < Math.ceil(most / 10)
  const next = isThrough ? undefined : ({ part: 'anchors', chain: least, nr: before.nr } as const)
  return { checked: found.length, breaches, next, anchor: before.nr > 0n ? before : undefined }
}
