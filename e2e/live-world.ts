// An install for real money as an operator has it: the product in a process of its own behind TLS,
// a database, a mail server, and three exchanges at their own addresses. It begins a day and an
// hour ago, and can be started anew today: what two people agreed on waits for a day.

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Millis, millis } from '#kernel/time.ts'
import { type Connection, type Database, openDatabase } from '#server/platform/db.ts'
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres.ts'
import { migrate } from '#server/platform/migrate.ts'
import { makeServerRole, serverRole } from '#server/platform/rights.store.ts'
import { certificateFor } from '#test/certificate.ts'
import { type ExchangesAtHome, startExchangesAtHome } from '#test/exchanges-at-home.ts'
import { patient } from '#test/patience.ts'
import { startSmtp, type TestSmtp } from '#test/smtp.ts'
import { startTlsFront } from '#test/tls-front.ts'
import { projectRoot } from './install.ts'
import { plain } from './mails.ts'

export type LiveWorld = {
  readonly url: string
  /** By which Chromium trusts it. */
  readonly chromiumArgs: readonly string[]
  readonly exchanges: ExchangesAtHome
  /** What the process said when it was started. */
  readonly said: () => string
  /** The time it is there. */
  readonly now: () => Millis
  /** From now on this exchange's prices are so many times what they should be. */
  readonly lie: (exchange: 'coinbase' | 'bitstamp', by: number) => void
  /** Ends the process, and starts another one on the same database, today. */
  readonly startToday: () => Promise<void>
  /** Of the mails to this address the newest link to such a path. */
  readonly linkTo: (email: string, path: RegExp) => string | undefined
  readonly close: () => Promise<void>
}

const rolePassword = 'of-a-test-of-going-live'

const urlOf = ({ user, password, host, port, database }: Connection) =>
  `postgres://${user}:${password}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`

const agoMs = 25 * 60 * 60_000

export async function openLiveWorld(): Promise<LiveWorld> {
  const undo: Undo = []
  const close = async () => {
    for (const step of undo.splice(0).reverse()) await step()
  }
  try {
    return { ...(await opened(undo)), close }
  } catch (error) {
    await close()
    throw error
  }
}

type Undo = (() => Promise<unknown>)[]

async function opened(undo: Undo): Promise<Omit<LiveWorld, 'close'>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'live-world-'))
  undo.push(() => rm(dataDir, { recursive: true, force: true }))
  let behind: number = agoMs
  const now = () => millis(Date.now() - behind)
  const log = (message: string) => void message
  const settings = { fsync: 'off' }
  const postgres = await startEmbeddedPostgres({ dataDir, projectRoot, log, settings })
  undo.push(postgres.stop)
  const db = openDatabase(postgres.connection, log, patient)
  undo.push(() => db.close())
  await migrate(db, join(projectRoot, 'server/migrations'))
  await makeServerRole(db, async () => rolePassword)
  await setBack(db, postgres.connection.database)
  const smtp = await startSmtp()
  undo.push(smtp.close)
  const exchanges = await startExchangesAtHome(
    { kraken: ['BTC/USD', 'EUR/USD'], coinbase: ['BTC-USD'], bitstamp: ['btcusd'] },
    now,
  )
  undo.push(exchanges.close)
  const lies = { coinbase: 1, bitstamp: 1 }
  const quoting = setInterval(() => quote(exchanges, now(), lies), 100)
  undo.push(async () => clearInterval(quoting))
  const own = await certificateFor(['localhost'])
  undo.push(own.remove)
  let server: Started | undefined
  const front = await startTlsFront(own, () => server?.port ?? 0)
  undo.push(front.close)
  const url = `https://localhost:${front.port}`
  const { database } = postgres.connection
  const env = {
    ...exchanges.env,
    DATA_DIR: dataDir,
    PORT: '0',
    LOG_LEVEL: 'error',
    INSTALL_MODE: 'live',
    PUBLIC_URL: url,
    SMTP_URL: smtp.url,
    FEED: 'kraken,coinbase,bitstamp',
    DATABASE_OWNER_URL: urlOf(postgres.connection),
    DATABASE_URL: urlOf({ ...postgres.connection, user: serverRole, password: rolePassword }),
  }
  undo.push(async () => server && ended(server.child))
  server = await started(env)
  return {
    url,
    chromiumArgs: [`--ignore-certificate-errors-spki-list=${own.fingerprint}`],
    exchanges,
    said: () => server?.said ?? '',
    now,
    lie: (exchange, by) => {
      lies[exchange] = by
    },
    startToday: async () => {
      if (server) await ended(server.child)
      await db.rows(`alter database ${database} reset search_path`)
      behind = 0
      exchanges.coinbase.minutes.set('BTC-USD', pastMinutes())
      server = await started(env)
    },
    linkTo: (email, path) => linkIn(smtp, email, path),
  }
}

/** Whatever asks this database what time it is hears the time of a day and an hour ago. */
async function setBack(db: Database, name: string): Promise<void> {
  const ago = `interval '${agoMs} milliseconds'`
  await db.rows('create schema past')
  for (const clock of ['clock_timestamp', 'now']) {
    await db.rows(
      `create function past.${clock}() returns timestamptz language sql volatile
         as $$ select pg_catalog.${clock}() - ${ago} $$`,
    )
  }
  await db.rows('grant usage on schema past to public')
  await db.rows(`alter database ${name} set search_path = past, pg_catalog, public`)
}

/** A market that moves a little all the time. */
function quote(
  { kraken, coinbase, bitstamp }: ExchangesAtHome,
  at: Millis,
  lies: Readonly<Record<'coinbase' | 'bitstamp', number>>,
): void {
  const turn = Math.floor(at / 100)
  const mid = 60_000 + 5 * Math.sin(turn / 7) + (turn % 3) / 10
  kraken.quote('BTC/USD', mid - 0.1, mid + 0.1, new Date(at).toISOString())
  const told = (by: number, off: number) => (mid * by + off).toFixed(2)
  coinbase.quote('BTC-USD', told(lies.coinbase, 0), told(lies.coinbase, 0.2))
  bitstamp.quote('btcusd', told(lies.bitstamp, -0.2), told(lies.bitstamp, 0.3))
}

/** Three hours of minutes, as an exchange tells them. */
function pastMinutes() {
  const first = Math.floor(Date.now() / 60_000) - 180
  return Array.from({ length: 180 }, (_, nr) => {
    return [(first + nr) * 60, 60_000 + 25 * Math.sin(nr * 1.7)] as const
  })
}

type Started = { readonly child: ChildProcess; readonly port: number; readonly said: string }

async function started(env: Readonly<Record<string, string>>): Promise<Started> {
  const args = ['--import', 'tsx', 'server/src/main.ts']
  const child = spawn(process.execPath, args, {
    cwd: projectRoot,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  for await (const part of child.stdout) {
    said += part
    if (said.includes('Ctrl-C stops it.')) break
  }
  child.stdout.resume()
  const port = Number(/http:\/\/localhost:(\d+)/.exec(said)?.[1])
  return { child, port, said }
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const exit = once(child, 'exit')
  child.kill('SIGINT')
  await exit
}

function linkIn({ received }: TestSmtp, email: string, path: RegExp): string | undefined {
  const own = received.filter(({ to }) => to.includes(email)).map(({ source }) => plain(source))
  const links = own.flatMap((text) => text.match(/https:\/\/[^\s<>"]+/g) ?? [])
  return links.findLast((link) => path.test(link))
}
