// Tags: the words there are, and what was put on a client when, by whom.

import type { Millis } from '#kernel/time.ts'

export type Tag = {
  readonly id: bigint
  readonly name: string
  /** The address of a member. */
  readonly addedBy: string
  readonly addedAt: Millis
}

/** That a tag was put on a client; `taken*` is null while it is on. */
export type Tagging = {
  readonly tagId: bigint
  readonly name: string
  readonly putBy: string
  readonly putAt: Millis
  readonly takenBy: string | null
  readonly takenAt: Millis | null
}

/** The number of a tag in a call; undefined where it is none. */
export function tagIdFrom(text: string): bigint | undefined {
  return /^[1-9]\d{0,17}$/.test(text) ? BigInt(text) : undefined
}
