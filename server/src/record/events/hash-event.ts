// The hash that binds an event to all before it in its chain.

import { createHash } from 'node:crypto'
import { iso } from '#kernel/time.ts'
import type { Link } from './event.ts'

/** What the first event of a chain names as the hash before it. */
export const chainStart = Buffer.alloc(32)

/** SHA-256 over the hash of the event before and the event's own fields, one a line. */
export function hashOf({ nr, at, clientId, actor, kind, details, previous }: Link): Buffer {
  return createHash('sha256')
    .update(previous)
    .update([nr, iso(at), clientId ?? '', actor, kind, details].join('\n'))
    .digest()
}
