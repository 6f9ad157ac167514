// `npm run staff` for tests: in the test's own process, on its database, with a data folder of its
// own. A test that wants a real process starts one with the same environment.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { readConfig } from '#server/config.ts'
import type { TestDatabase } from '#test/database.ts'
import { type Ending, runStaff } from './run-staff.ts'

export const projectRoot = join(import.meta.dirname, '../..')

export type StaffAtWork = {
  readonly staff: (...args: string[]) => Promise<Ending>
  /** As an operator would set it. */
  readonly environment: () => Readonly<Record<string, string>>
  readonly dataDir: () => string
}

/** Call at the top of a test file; what it returns works inside tests and later hooks. */
export function staffAtWork(
  database: () => TestDatabase,
  secretKey: string,
  more: Readonly<Record<string, string>> = {},
): StaffAtWork {
  let dataDir = ''
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'staff-'))
  })
  afterAll(() => rm(dataDir, { recursive: true, force: true }))

  const environment = () => ({
    DATA_DIR: dataDir,
    SECRET_KEY: secretKey,
    PUBLIC_URL: 'https://trade.example',
    DATABASE_URL: urlOf(database()),
    ...more,
  })
  const config = () => {
    const read = readConfig(environment(), projectRoot)
    if ('problems' in read) throw new Error(read.problems.join('\n'))
    return read
  }
  return {
    staff: (...args) => runStaff(args, { projectRoot, config }),
    environment,
    dataDir: () => dataDir,
  }
}

function urlOf({ connection }: TestDatabase): string {
  const { host, port, user, password, database: name } = connection
  return `postgres://${user}:${password}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`
}
