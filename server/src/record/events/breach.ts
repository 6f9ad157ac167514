// What is wrong with an event, the head of a chain, or an anchor: in sentences.

import type { Link } from './event.ts'

type Place = { readonly chain: bigint; readonly nr: bigint }
type Head = Place & { readonly hash: Buffer }
type Kept = Link & Head

/** By chain and number, as `0/17`. */
export const nameOf = ({ chain, nr }: Place) => `${chain}/${nr}`

/** `made` is the hash that what is stored makes. */
export function eventBreaches(event: Kept, before: Head, made: Buffer): string[] {
  const { nr, previous, hash } = event
  const name = nameOf(event)
  return [
    ...(nr === before.nr + 1n ? [] : [`event ${name} comes after event ${nameOf(before)}`]),
    ...(previous.equals(before.hash) ? [] : [`event ${name} names another event before it`]),
    ...(hash.equals(made) ? [] : [`event ${name} is not what its hash was made of`]),
  ]
}

export function headBreaches(head: Head, end: Head | undefined): string[] {
  const isEmpty = head.nr === 0n && end === undefined
  if (isEmpty || (end && end.nr === head.nr && end.hash.equals(head.hash))) return []
  return [`chain ${head.chain} does not end with event ${nameOf(head)}, as its head says`]
}

type Anchor = { readonly nr: bigint; readonly previous: Buffer; readonly hash: Buffer }
type AnchoredHead = Head & { readonly found: Buffer | null }

export function anchorBreaches(
  { nr, previous, hash }: Anchor,
  before: Pick<Anchor, 'nr' | 'hash'>,
  { heads, made }: { readonly heads: readonly AnchoredHead[]; readonly made: Buffer },
): string[] {
  const gone = heads.filter((head) => !head.found?.equals(head.hash))
  return [
    ...(nr === before.nr + 1n ? [] : [`anchor ${nr} comes after anchor ${before.nr}`]),
    ...(previous.equals(before.hash) ? [] : [`anchor ${nr} names another anchor before it`]),
    ...(hash.equals(made) ? [] : [`anchor ${nr} has other heads`]),
    ...gone.map((head) => `event ${nameOf(head)} is not as anchor ${nr} has it`),
  ]
}
