// The cluster and the clients that the trading benchmarks run on: a PostgreSQL of its own, as
// durable as in production, with pgbench's tables beside ours.

import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ClientId } from '#kernel/ids.ts'
import { uuidFrom } from '#kernel/ids.ts'
import { dollars } from '#kernel/money.ts'
import { type Points, points } from '#kernel/price.ts'
import { day, later, type Millis, millis, minute } from '#kernel/time.ts'
import { dayOf, required } from '#server/identity/acceptances/acceptance.ts'
import { publishTexts } from '#server/identity/acceptances/publish-texts.ts'
import { readPublished } from '#server/identity/acceptances/read-published.ts'
import { systemClock } from '#server/platform/clock.ts'
import { systemRandom } from '#server/platform/crypto.ts'
import { type Connection, type Database, openDatabase } from '#server/platform/db.ts'
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres.ts'
import { migrate } from '#server/platform/migrate.ts'
import type { Instrument } from '#server/trading/instruments/instrument.ts'
import { learn, type Market, newMarket } from '#server/trading/market/market.ts'
import { append } from '#server/trading/market/tick.ts'
import { postmasterOf } from './processes.ts'

export const clientCount = 100_000
export const hotClientCount = 10

export type World = {
  readonly connection: Connection
  /** The process of its PostgreSQL. */
  readonly postmaster: number
  readonly db: Database
  readonly clients: readonly ClientId[]
  readonly close: () => Promise<void>
}

/** Where the programs are built to tells nothing of it; all are started in it. */
export const projectRoot = process.cwd()

/** A new cluster with 100,000 clients who have money in the demo alone. About ten seconds. */
export async function buildWorld(): Promise<World> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-'))
  const postgres = await startEmbeddedPostgres({
    dataDir,
    projectRoot,
    log: () => {},
    settings: benchSettings,
  })
  const db = openDatabase(postgres.connection, (message) => console.error(message))
  await migrate(db, join(projectRoot, 'server/migrations'))
  const clients = await insertClients(db)
  await db.rows('vacuum analyze')
  return {
    connection: postgres.connection,
    postmaster: await postmasterOf(dataDir),
    db,
    clients,
    close: async () => {
      await db.close()
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** As on a server of this size; durability stays what it is by default: on. */
const benchSettings = { shared_buffers: '1GB', max_wal_size: '8GB' }

async function insertClients(db: Database): Promise<ClientId[]> {
  await db.rows(`
    insert into clients (email, email_key, password_hash, firstname, lastname, demo_started_at,
      demo_ends_at,
      referral_code, grant_ref, email_confirmed_at, created_at)
    select n || '@bench.test', n || '@bench.test', 'none', 'Bench', 'Client', now(),
      now() + interval '21 days',
      'bench' || n, gen_random_uuid(), now(), now() from generate_series(1, ${clientCount}) n`)
  await db.rows(`insert into accounts (currency, name, client_id)
    select u.name, 'available', c.id from clients c, currencies u where u.name in ('real', 'demo')`)
  await db.rows(
    `insert into journal (kind, ref, currency, from_account, to_account, amount, client_account,
      posting, balance_after, at)
    select 'demo_grant', gen_random_uuid(), a.currency, own_account('demo', 'grants'), a.id, $1,
      a.id, 1, $1, now() from accounts a where a.client_id is not null and a.currency = 'demo'`,
    [dollars(1_000_000)],
  )
  await db.transaction((tx) => publishTexts(tx, systemClock.now()))
  for (const { text, version } of required(dayOf(systemClock.now()), await readPublished(db))) {
    await db.rows(
      `insert into acceptances (client_id, text, version, accepted_at)
       select id, $1, $2, now() from clients`,
      [text, version.version],
    )
  }
  const rows = await db.rows<{ id: ClientId }>('select id from clients order by id')
  return rows.map((row) => row.id)
}

export const instrument: Instrument = {
  id: 1,
  symbol: 'BTCUSD',
  base: 'BTC',
  quote: 'USD',
  category: 'Cryptocurrency',
  isTradable: true,
  scale: { decimals: 2, tickPoints: 1 },
  stakeMin: dollars(1),
  stakeMax: dollars(10_000),
  payoutMaxPerClient: dollars(1_000_000_000),
  exposureMax: dollars(1_000_000_000_000),
  krakenSymbol: null,
  exchange: null,
  title: null,
}

/** A market of one instrument with a day of history, whose newest tick is at `now`. */
export function benchMarket(now: Millis): Market {
  const market = newMarket([instrument], {
    numbers: new Map([['bench', 1]]),
    names: new Map([[1, 'bench']]),
  })
  learnedUntil = millis(now - day)
  learnMinutes(market, now)
  tickAt(market, now, 6_000_000)
  return market
}

let learnedUntil = millis(0)

/** Lets the market learn the minutes that have passed since it last did. */
export function learnMinutes(market: Market, now: Millis): void {
  const quoted = market.byId.get(instrument.id)!
  for (; learnedUntil + minute <= now; learnedUntil = later(learnedUntil, minute)) {
    learn(quoted, { at: learnedUntil, close: nextClose() })
  }
}

let close = 6_000_000
let state = 12_345

/**
 * The next step of a random walk, ever the same one, drawn back to where it began. A wave in its
 * place has minutes whose next hour is certain, and then nothing is quoted.
 */
function nextClose(): Points {
  let sum = 0
  for (let i = 0; i < 12; i += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    sum += state / 2 ** 32
  }
  close = Math.round(close + (sum - 6) * 3_000 + (6_000_000 - close) * 0.001)
  return points(close)
}

let seq = 0

export function tickAt(market: Market, at: Millis, price: number): void {
  const quoted = market.byId.get(instrument.id)!
  seq += 1
  append(quoted.series, { seq, at, price: points(price), sourceId: 1 })
  quoted.changedAt = at
  market.storedThrough = at
}

export function newId(now: Millis): string {
  return uuidFrom(now, systemRandom(10))
}

/** pgbench of any PostgreSQL on this machine; undefined without one. */
export async function findPgbench(): Promise<string | undefined> {
  const versions = await readdir('/usr/lib/postgresql').catch(() => [])
  const found = versions
    .sort()
    .reverse()
    .map((version) => `/usr/lib/postgresql/${version}/bin/pgbench`)
  return [...found, '/usr/bin/pgbench', '/usr/local/bin/pgbench'].find((path) => existsSync(path))
}

const scale = 50

export async function initPgbench(pgbench: string, connection: Connection): Promise<void> {
  const admin = openDatabase(connection, () => {})
  await admin.rows('create database pgbench')
  await admin.close()
  await run(pgbench, ['-i', '-q', '-s', String(scale)], connection)
}

/** TPC-B transactions a second with 8 clients, prepared statements. */
export async function pgb8(
  pgbench: string,
  connection: Connection,
  seconds: number,
): Promise<number> {
  const args = ['-c', '8', '-j', '2', '-M', 'prepared', '-n', '-T', String(seconds)]
  const output = await run(pgbench, args, connection)
  const tps = /tps = ([\d.]+)/.exec(output)?.[1]
  if (tps === undefined) throw new Error(`pgbench said: ${output}`)
  return Number(tps)
}

function run(
  command: string,
  args: readonly string[],
  { host, port, user, password }: Connection,
): Promise<string> {
  const child = spawn(command, [...args, '-h', host, '-p', String(port), '-U', user, 'pgbench'], {
    env: { ...process.env, PGPASSWORD: password },
  })
  let output = ''
  child.stdout.on('data', (text) => (output += text))
  child.stderr.on('data', (text) => (output += text))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => (code === 0 ? resolve(output) : reject(new Error(output))))
  })
}
