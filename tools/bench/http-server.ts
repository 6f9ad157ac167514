// The benchmark's server: the whole product on a database of 100,000 clients, and routes that do
// less than the product's.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '#server/config.ts'
import { type Connection, openDatabase } from '#server/platform/db.ts'
import { startClock } from '#server/platform/steady-clock.ts'
import { startInstall } from '#server/start-install.ts'
import { tradeInThread } from '#server/trading/trade-in-thread.ts'
import { registerSteps } from './http-steps.ts'
import { signInMany } from './sign-in-many.ts'
import { projectRoot } from './world.ts'

const connection: Connection = JSON.parse(process.argv[2] ?? '')
const log = (message: string) => console.error(message)
const dataDir = await mkdtemp(join(tmpdir(), 'bench-http-'))
const config = readConfig(
  { PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error', TRUSTED_PROXIES: '1' },
  projectRoot,
)
if ('problems' in config) throw new Error(config.problems.join(' '))
const db = openDatabase(connection, log)
const clock = await startClock(db, log)
const install = await startInstall({
  config,
  projectRoot,
  version: 'bench',
  db,
  clock,
  openTrading: tradeInThread({ database: connection }),
  extraRoutes: (app, router) => {
    registerSteps(router)
    app.post('/api/bench/noop', (_request, reply) => reply.send({ status: true }))
  },
})
process.send?.({ url: install.url, tokens: await signInMany(db, clock) })
// Whoever started it is gone.
process.once('disconnect', () => process.exit(1))
process.on('message', async () => {
  await install.stop()
  clock.stop()
  await db.close()
  await rm(dataDir, { recursive: true, force: true })
  process.exit(0)
})
