// What every test that moves money ends with: the books and trades of its database are sound.

import { expect } from 'vitest'
import { iso, type Millis } from '#kernel/time.ts'
import { checkable } from '#server/oversight/books/check-invariants.ts'
import type { Tx } from '#server/platform/db.ts'
import { findBreaches } from '#server/platform/invariants.reader.ts'
import { campaignInvariants } from '#server/promotion/campaigns/invariants.reader.ts'

/** Tests write rows where the use cases would record an event: I18 is the audit's. */
const all = checkable.filter(({ id }) => id !== 'I18')

/**
 * Fails with the first breaches of each broken invariant. `now` is the instant by the test's clock.
 */
export async function expectSoundBooks(tx: Tx, now: Millis): Promise<void> {
  const breaches: string[] = []
  for (const invariant of all) {
    const { first } = await findBreaches(tx, invariant, iso(now), 3)
    breaches.push(...first.map((breach) => `${invariant.id}: ${breach}`))
  }
  expect(breaches).toEqual([])
}

/** What promotions alone have to keep, where a test writes deposits without what made them. */
export async function expectSoundPromotions(tx: Tx, now: Millis): Promise<void> {
  for (const invariant of campaignInvariants) {
    const { first } = await findBreaches(tx, invariant, iso(now), 3)
    expect(first, invariant.id).toEqual([])
  }
}
