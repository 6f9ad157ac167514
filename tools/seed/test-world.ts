// A small world for tests, in a database of their own.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { millis } from '#kernel/time.ts'
import { readConfig } from '#server/config.ts'
import type { InstallMode } from '#server/install/operators/mode.ts'
import type { Database } from '#server/platform/db.ts'
import { runSeed, type Seeded, type SeedWish } from './run-seed.ts'

export const smallWorld: SeedWish = {
  seed: 7,
  clients: 20,
  trades: 200,
  now: millis(Date.UTC(2026, 10, 23, 9, 30)),
}

/** `npm run seed` in this process, with a data folder of its own. */
export async function seedHere(
  db: Database,
  wish: SeedWish,
  installMode: InstallMode = 'sandbox',
): Promise<Seeded> {
  const dataDir = await mkdtemp(join(tmpdir(), 'seed-'))
  const read = readConfig({ DATA_DIR: dataDir }, dataDir)
  if ('problems' in read) throw new Error(read.problems.join('\n'))
  const config = { ...read, installMode }
  try {
    return await runSeed({ db, config, projectRoot: join(import.meta.dirname, '../..'), wish })
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}
