// What the books and those who keep the money differ on goes into the chain of events, so that it
// cannot have gone unnoticed later.

import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import { recordEvent } from '../events/record-event.ts'
import type { Difference } from './reconciliation.ts'
import { sentenceOf } from './told.ts'

const namedMost = 10

export async function recordDifferences(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  differences: readonly Difference[],
): Promise<void> {
  const first = differences.slice(0, namedMost).map((one, index) => [index + 1, sentenceOf(one)])
  await db.transaction((tx) =>
    recordEvent(tx, {
      ...{ at: clock.now(), clientId: null, actor: 'system', kind: 'books_differ' },
      details: { found: differences.length, ...Object.fromEntries(first) },
    }),
  )
}
