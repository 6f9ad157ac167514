// Random runs of a bot at length.

import { test } from 'vitest'
import { freshDatabase } from '#test/database.ts'
import { runRandomly } from '#test/trader-runs.ts'

const database = freshDatabase()

test('whatever goes wrong, and whenever it is killed, at length', async () => {
  await runRandomly(database().db, { runs: 40, steps: 120 })
}, 3_600_000)
