// The serving half of the deposits bench: the whole product, with as many deposit addresses as are
// to be watched. Those of the first clients are told, with an access token for each.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ClientId } from '#kernel/ids.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { readConfig } from '#server/config.ts'
import { readTrusted, writeSetting } from '#server/install/operators/trust-settings.ts'
import { depositKeyOf } from '#server/money/deposits/account-keys.ts'
import { giveAddress } from '#server/money/deposits/give-address.ts'
import { hashOfToken, newToken, newUuid, systemRandom } from '#server/platform/crypto.ts'
import { openDatabase } from '#server/platform/db.ts'
import { openSeal } from '#server/platform/seal.ts'
import { loadSealKey } from '#server/platform/seal-key.ts'
import { startClock } from '#server/platform/steady-clock.ts'
import { noteActing } from '#server/record/events/note-acting.ts'
import { startInstall } from '#server/start-install.ts'
import type { ServerWish, Serving } from './deposits-parts.ts'
import { projectRoot } from './world.ts'

const wish: ServerWish = JSON.parse(process.argv[2] ?? '')
const log = (message: string) => console.error(message)
const dataDir = await mkdtemp(join(tmpdir(), 'bench-deposits-'))
const environment = { PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: process.env.LOG_LEVEL ?? 'error' }
const node = wish.esploraUrl === null ? {} : { BTC_ESPLORA_URL: wish.esploraUrl }
const config = readConfig({ ...environment, ...node }, projectRoot)
if ('problems' in config) throw new Error(config.problems.join(' '))
const db = openDatabase(wish.connection, log)
const clock = await startClock(db, log)
const seal = openSeal(await loadSealKey(config, systemRandom), systemRandom)
if (wish.esploraUrl !== null) await chooseRegtest()
const addresses = await giveAddresses()
const install = await startInstall({ config, projectRoot, version: 'bench', db, clock })
const serving: Serving = { url: install.url, tokens: await signIn(), addresses }
process.send?.(serving)
// Whoever started it is gone.
process.once('disconnect', () => process.exit(1))
process.on('message', async () => {
  await install.stop()
  clock.stop()
  await db.close()
  await rm(dataDir, { recursive: true, force: true })
  process.exit(0)
})

async function chooseRegtest(): Promise<void> {
  const decided = { from: null, decided: 'bench@example.org', at: clock.now(), marking: seal }
  await db.transaction((tx) => {
    noteActing(tx, 'staff:bench@example.org', 'program')
    return writeSetting(tx, { name: 'btc_network', value: 'bitcoin_regtest' }, decided)
  })
}

/** Of the clients who listen; all others are watched for nothing. */
async function giveAddresses(): Promise<string[]> {
  const { settings } = await readTrusted(db, seal)
  const place = depositKeyOf(settings, 'btc', 'sandbox')
  if (place === undefined || typeof place === 'string') throw new Error(place)
  const rows = await db.rows<{ id: ClientId }>('select id from clients order by id limit $1', [
    wish.watched,
  ])
  const given: string[] = []
  for (const { id } of rows) {
    const deps = { db, clock, seal, alarm: () => {} }
    const made = await giveAddress(deps, id, place)
    if (isRefusal(made)) throw new Error(made.refused)
    given.push(made.address)
  }
  await db.rows('vacuum analyze')
  return given.slice(0, wish.listening)
}

/** Sessions as signing in would make them, without the price of the password hashes. */
async function signIn(): Promise<string[]> {
  const tokens = Array.from({ length: wish.listening }, () => newToken(systemRandom))
  const ids = tokens.map(() => newUuid(clock.now(), systemRandom))
  await db.rows(
    `insert into sessions (id, client_id, secret, refresh_hash, rotated_at, remembered,
       created_at, expires_at)
     select s.id, c.id, ''::bytea, sha256(s.id::text::bytea), now(), false, now(),
       now() + interval '1 day'
     from unnest($1::uuid[]) with ordinality s(id, nr)
     join (select id, row_number() over (order by id) as nr from clients) c using (nr)`,
    [ids],
  )
  await db.rows(
    `insert into access_tokens (hash, session_id, expires_at)
     select hash, id, now() + interval '1 day' from unnest($1::bytea[], $2::uuid[]) t(hash, id)`,
    [tokens.map(hashOfToken), ids],
  )
  return tokens
}
