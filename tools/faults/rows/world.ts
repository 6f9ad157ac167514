// An install of the released program that things go wrong with: its database, those who trade
// there, and the journal of what they were told.

import { join } from 'node:path'
import { present } from '#kernel/assert.ts'
import { dollars } from '#kernel/money.ts'
import { type Millis, millis } from '#kernel/time.ts'
import { publishTexts } from '#server/identity/acceptances/publish-texts.ts'
import { type Connection, type Database, openDatabase } from '#server/platform/db.ts'
import { freePort } from '#test/free-port.ts'
import { check, type Verdict } from '../check.ts'
import { addTrader } from '../install.ts'
import { type Journal, openJournal } from '../journal.ts'
import type { Trader } from '../load.ts'
import type { Sandbox } from '../sandbox.ts'
import { type Environment, openProgram, type Program } from './program.ts'

export type World = {
  readonly program: Program
  /** The database itself, past whatever lies between it and the program. */
  readonly db: Database
  readonly traders: readonly Trader[]
  /** Where the program listens. */
  readonly port: number
  /** Where those who trade connect to. */
  readonly clientPort: number
  readonly journal: Journal
  readonly now: () => Millis
  readonly close: () => Promise<void>
}

export type WorldOptions = {
  /** What `buildProgram` made. */
  readonly built: string
  /** The URL of a database as the program reaches it; its own socket where nothing lies between. */
  readonly databaseUrl?: (connection: Connection) => Promise<string>
  /** Where clients connect to, to reach this port. */
  readonly before?: (port: number) => Promise<number>
  readonly env?: Environment
  /** What the program says goes there instead of the sandbox's folder. */
  readonly log?: string
  /** How far the install's time is from this machine's. */
  readonly offsetMs?: number
}

const traderCount = 12
const secretKey = '7'.repeat(64)

export async function openWorld(sandbox: Sandbox, options: WorldOptions): Promise<World> {
  const { offsetMs = 0, databaseUrl = urlOf } = options
  const now = () => millis(Date.now() + offsetMs)
  const connection = await sandbox.newDatabase()
  const db = openDatabase(connection, () => {})
  await db.transaction((tx) => publishTexts(tx, now()))
  const traders: Trader[] = []
  const money = dollars(10_000_000)
  for (let nr = 0; nr < traderCount; nr += 1) traders.push(await addTrader(db, now(), { money }))
  const port = await freePort()
  const program = openProgram({
    built: options.built,
    url: `http://127.0.0.1:${port}`,
    log: options.log ?? join(sandbox.folder, `${connection.database}.log`),
    env: {
      DATABASE_URL: await databaseUrl(connection),
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: join(sandbox.folder, `${connection.database}.data`),
      FEED: 'simulated',
      SECRET_KEY: secretKey,
      ...options.env,
    },
  })
  const journal = await openJournal(join(sandbox.folder, `${connection.database}.journal`))
  return {
    program,
    db,
    traders,
    port,
    journal,
    now,
    clientPort: await (options.before ?? (async (it) => it))(port),
    close: async () => {
      await program.kill()
      await db.close()
      await journal.close()
    },
  }
}

export async function urlOf(connection: Connection): Promise<string> {
  const { user, password, database, port, host } = connection
  const at = `localhost:${port}/${database}?host=${encodeURIComponent(host)}`
  return `postgres://${user}:${password}@${at}`
}

export function verdictOf({ db, journal, now }: World, isSettled: boolean): Promise<Verdict> {
  return check({ db, journal, now: now(), isSettled })
}

export function someToken({ traders }: World): string {
  return present(traders[0], 'somebody who trades').token
}
