// The clients' door for the steps after signing up: whose registration a session is.

import type { Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import { loadRegistration, type Registration } from './registrations.store.ts'

export function findRegistration(
  tx: Tx,
  sessionHash: Buffer,
  now: Millis,
): Promise<Registration | undefined> {
  return loadRegistration(tx, sessionHash, now)
}
