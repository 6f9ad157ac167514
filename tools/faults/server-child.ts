// A whole install, as `npm start` runs it but for its clock, which may run faster than time, so
// that trades of a minute end within seconds.

import { readConfig } from '#server/config.ts'
import { type Connection, openDatabase } from '#server/platform/db.ts'
import { standForLead } from '#server/platform/leadership.ts'
import { startInstall } from '#server/start-install.ts'
import { type FastTime, fastNow } from './fast-time.ts'

export type ServerChildOptions = {
  readonly connection: Connection
  readonly port: number
  readonly dataDir: string
  /** Where server/seed and dist/web are. */
  readonly projectRoot: string
  readonly feed: string
  readonly time: FastTime
}

const storeEveryMs = 100

process.once('message', (options: ServerChildOptions) => void run(options))
process.once('disconnect', () => process.exit(1))

async function run(options: ServerChildOptions): Promise<void> {
  const { connection, port, dataDir, projectRoot, feed, time } = options
  const env = { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, FEED: feed }
  const config = readConfig({ ...env, LOG_LEVEL: 'error' }, projectRoot)
  if ('problems' in config) throw new Error(config.problems.join(' '))
  const db = openDatabase(connection, () => {})
  const leadership = standForLead(db, () => process.exit(1))
  if (!(await leadership.lead(AbortSignal.timeout(30_000)))) throw new Error('somebody else leads')
  const install = await startInstall({
    config,
    projectRoot,
    version: '0.0.0',
    db,
    clock: { now: () => fastNow(time), skewMs: () => 0, stop: () => {} },
    storeEveryMs: storeEveryMs / time.speed,
  })
  await leadership.announce(install.url)
  process.send?.('started')
}
