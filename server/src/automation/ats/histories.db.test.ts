// Random histories of automated trades with faults and stops: no signal is traded twice for anybody,
// no limit is passed, and what is summed up is so. At length in `npm run prove`.

import { expect, test } from 'vitest'
import { fc, isProving, seed } from '#seed'
import { history, playHistory } from '#test/ats-history.ts'
import { cloneDatabase } from '#test/database.ts'

test('whatever happens', { timeout: 1_800_000 }, async () => {
  let trades = 0
  await fc.assert(
    fc.asyncProperty(history, async (one) => {
      const { db } = await cloneDatabase()
      try {
        trades += await playHistory(db, one)
      } finally {
        await db.close()
      }
    }),
    { numRuns: isProving ? 40 : 3, endOnFailure: true, seed },
  )
  expect(trades).toBeGreaterThan(0)
})
