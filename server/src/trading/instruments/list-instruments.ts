// What is listed, on a database that has none of it yet: before anything is traded, for whatever
// names an instrument by then.

import { join } from 'node:path'
import type { Db } from '#server/platform/db.ts'
import { loadInstruments, upsertInstruments } from './instruments.store.ts'
import { readInstruments } from './read-instruments.ts'

export async function listInstruments(db: Db, projectRoot: string): Promise<void> {
  const listed = await readInstruments(join(projectRoot, 'server/seed/instruments.csv'))
  await db.transaction(async (tx) => {
    if ((await loadInstruments(tx)).length === 0) await upsertInstruments(tx, listed)
  })
}
