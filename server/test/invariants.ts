// What every test that moves money ends with: the books and trades of its database are sound.

import { expect } from 'vitest'
import { iso, type Millis } from '#kernel/time.ts'
import { findBreaches, invariants } from '#server/modules/trades/invariants.store.ts'
import type { Tx } from '#server/platform/db.ts'

/**
 * Fails with the first breaches of each broken invariant. `now` is the instant by the test's clock.
 */
export async function expectSoundBooks(tx: Tx, now: Millis): Promise<void> {
  const breaches: string[] = []
  for (const invariant of invariants) {
    const { first } = await findBreaches(tx, invariant, iso(now), 3)
    breaches.push(...first.map((breach) => `${invariant.id}: ${breach}`))
  }
  expect(breaches).toEqual([])
}
