// Which keys count. This is the one place that says what a revoked key is still good for.

import { type Key, parseKey } from './note.ts'
import { count, nullable, oneOf, record, type Shape, text } from './shape.ts'

/** A key of the log, and of one that signs no longer why, and how long the log was then. */
export type KeyState = {
  readonly vkey: string
  readonly ended: { readonly why: 'replaced' | 'revoked'; readonly size: number } | null
}

export const keyStateShape: Shape<KeyState> = record({
  vkey: text,
  ended: nullable(record({ why: oneOf(['replaced', 'revoked']), size: count })),
})

/**
 * Those that count for what the log had when it was `at` long; undefined: for what it does not
 * have. Of a revoked key only what was there before it was revoked counts.
 */
export async function keysAt(states: readonly KeyState[], at: number | undefined): Promise<Key[]> {
  const able = states.filter(
    ({ ended }) => ended?.why !== 'revoked' || (at !== undefined && at <= ended.size),
  )
  return parsedKeys(able)
}

/** All of them, whatever became of them since. */
export async function parsedKeys(states: readonly KeyState[]): Promise<Key[]> {
  const keys = await Promise.all(states.map(({ vkey }) => parseKey(vkey)))
  return keys.filter((key) => key !== undefined)
}
