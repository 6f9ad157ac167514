// The benchmark's server: the whole product on a database of 100,000 clients, and routes that do
// less than the product's.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '#server/config.ts'
import { hashOfToken, newToken, newUuid, systemRandom } from '#server/platform/crypto.ts'
import { type Connection, type Database, openDatabase } from '#server/platform/db.ts'
import { type SteadyClock, startClock } from '#server/platform/steady-clock.ts'
import { startInstall } from '#server/start-install.ts'
import { tradeInThread } from '#server/trading/trade-in-thread.ts'
import { registerSteps } from './http-steps.ts'
import { projectRoot } from './world.ts'

const sessions = 512

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

/** Sessions as signing in would make them, without the price of 512 password hashes. */
async function signInMany(db: Database, clock: SteadyClock): Promise<string[]> {
  const tokens = Array.from({ length: sessions }, () => newToken(systemRandom))
  const now = clock.now()
  const ids = tokens.map(() => newUuid(now, systemRandom))
  await db.rows(
    `insert into sessions (id, client_id, secret, refresh_hash, rotated_at, remembered,
       created_at, expires_at)
     select id, client, ''::bytea, sha256(id::text::bytea), now(), false, now(),
       now() + interval '1 day'
     from unnest($1::uuid[]) with ordinality s(id, nr)
     join lateral (select id as client from clients offset nr * 100 limit 1) c on true`,
    [ids],
  )
  await db.rows(
    `insert into access_tokens (hash, session_id, expires_at)
     select hash, id, now() + interval '1 day' from unnest($1::bytea[], $2::uuid[]) t(hash, id)`,
    [tokens.map(hashOfToken), ids],
  )
  return tokens
}
