// PostgreSQL: a pool for everyday work, single connections for the lanes, and the transaction
// around both. int8 arrives as bigint, timestamptz as milliseconds since 1970: nothing money-like
// ever passes through a float.

import pg from 'pg'
import { isRefusal } from '#kernel/refusal.ts'
import type { CopyRows } from './copy-rows.ts'
import { conflictStates, isOutage, sqlStateOf, withoutRow } from './database-errors.ts'
import { listenOn } from './listen.ts'
import { count } from './measure.ts'
import { Outage } from './outage.ts'
import { readColumns } from './read-columns.ts'
import type { Loop } from './repeat.ts'
import { sendTogether } from './send-together.ts'
import { mayFallSilent, whileHeard } from './silence.ts'
import {
  confirm,
  type Doubt,
  hearWaits,
  newDoubt,
  refuseReplica,
  wasCutShort,
} from './sync-wait.ts'

readColumns()

export type Connection = {
  readonly host: string
  readonly port: number
  readonly user: string
  readonly password: string
  readonly database: string
}

/** A statement with a name is prepared once per connection; the hot path's all have one. */
export type Statement = { readonly name: string; readonly text: string }

export type Tx = {
  /** Runs one statement and returns its rows, as the columns' names say. */
  readonly rows: <Row>(statement: string | Statement, values?: readonly unknown[]) => Promise<Row[]>
  /** Appends many rows, the cheapest way. */
  readonly append: (append: Append) => Promise<void>
}

/** A `copy ... from stdin (format binary)`, and what it copies. */
export type Append = { readonly copy: string; readonly rows: CopyRows }

export type Db = Tx & {
  /**
   * Commits what `work` did, unless it throws or returns a refusal: then nothing happened. After a
   * conflict with another transaction `work` is called again, so it must start from what it reads.
   */
  readonly transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>
}

export type Database = Db & {
  /**
   * A connection of its own, opened now and again whenever it broke. `conflicts` are SQLSTATEs
   * after which its transactions are done again too.
   */
  readonly single: (conflicts?: readonly string[]) => Single
  /** Hears what transactions say with `pg_notify` on this channel, when they commit. */
  readonly listen: (channel: string, heard: (payload: string) => void) => Loop
  /** Of the pool: how many are in use and idle, and how many wait for one. */
  readonly connections: () => {
    readonly used: number
    readonly idle: number
    readonly waiting: number
  }
  readonly close: () => Promise<void>
}

export type Single = Db & {
  /**
   * One transaction in one message, with one answer: `first`, a statement that may refuse it all,
   * and what is appended. Nothing is done again here; after any error nothing is written, but for
   * an outage, when nobody knows.
   */
  readonly write: (first: string, appends: readonly Append[]) => Promise<void>
  readonly close: () => Promise<void>
}

/** Thrown inside a transaction by whoever finds that what it started from is no longer true. */
export class Conflict extends Error {
  override name = 'Conflict'
}

/** The database did not answer. Whether the last transaction was committed is unknown. */
export class DatabaseOutage extends Outage {
  override name = 'DatabaseOutage'
}

type Wish = { readonly settings?: Readonly<Record<string, string>>; readonly patienceMs?: number }

/**
 * `settings`: of PostgreSQL's, for these connections, beside ours; `patienceMs`: how long work
 * waits for one of them before that is an outage.
 */
export function openDatabase(
  target: Connection | string,
  log: (message: string) => void,
  { settings = {}, patienceMs = 5_000 }: Wish = {},
): Database {
  const all = Object.entries({ timezone: 'UTC', ...settings })
  const options = {
    ...(typeof target === 'string' ? { connectionString: target } : target),
    application_name: 'house',
    keepAlive: true,
    options: all.map(([name, value]) => `-c ${name}=${value}`).join(' '),
  }
  const pool = new pg.Pool({
    ...options,
    max: 8,
    connectionTimeoutMillis: patienceMs,
    verify: (client, done) => {
      refuseReplica(client).then(() => done(), done)
    },
  })
  const doubt = newDoubt((error) => error instanceof DatabaseOutage)
  pool.on('error', (error) => {
    doubt.raise()
    log(`an idle database connection broke: ${error.message}`)
  })
  // Without a listener on a checked-out client too, a dying PostgreSQL would take this process with
  // it.
  pool.on('connect', (client) => {
    client.on('error', () => {})
    hearWaits(client)
    mayFallSilent(client, options)
  })
  const on = <T>(work: (client: pg.PoolClient) => Promise<T>) => onPool({ pool, doubt }, work)
  return {
    rows: (statement, values) => on((client) => runOn(client, statement, values)),
    append: (append) => on((client) => writeOn(client, '', [append])),
    transaction: (work) => on((client) => inTransaction(client, work, conflictStates)),
    single: (conflicts = []) => {
      return openSingle({ options, doubt }, [...conflictStates, ...conflicts])
    },
    listen: (channel, heard) => listenOn(options, channel, { heard, log }),
    connections: () => {
      const { totalCount, idleCount: idle, waitingCount: waiting } = pool
      return { used: totalCount - idle, idle, waiting }
    },
    close: () => pool.end(),
  }
}

type Pool = { readonly pool: pg.Pool; readonly doubt: Doubt }

async function onPool<T>(
  { pool, doubt }: Pool,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect().catch((error) => {
    doubt.raise()
    return rejected(error)
  })
  let broken: Error | undefined
  try {
    return await sure(client, doubt, work)
  } catch (error) {
    if (error instanceof DatabaseOutage) broken = error
    throw error
  } finally {
    client.release(broken)
  }
}

function sure<Client extends pg.ClientBase, T>(
  client: Client,
  doubt: Doubt,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  return doubt.settled(
    () => runOn(client, confirm),
    () => work(client),
  )
}

type SingleOptions = { readonly options: pg.ClientConfig; readonly doubt: Doubt }

function openSingle({ options, doubt }: SingleOptions, conflicts: readonly string[]): Single {
  let current: Promise<pg.Client> | undefined
  const connected = () => {
    const opened: Promise<pg.Client> = current ?? connectClient(options, () => forget(opened))
    current = opened
    return opened
  }
  /** Another may have taken its place already, and that one is not lost. */
  const forget = (lost: Promise<pg.Client>) => {
    doubt.raise()
    if (current === lost) current = undefined
  }
  const on = async <T>(work: (client: pg.Client) => Promise<T>): Promise<T> => {
    const opened = connected()
    const client = await opened
    try {
      return await sure(client, doubt, work)
    } catch (error) {
      if (error instanceof DatabaseOutage) {
        forget(opened)
        await client.end().catch(() => {})
      }
      throw error
    }
  }
  return {
    rows: (statement, values) => on((client) => runOn(client, statement, values)),
    append: (append) => on((client) => writeOn(client, '', [append])),
    transaction: (work) => on((client) => inTransaction(client, work, conflicts)),
    write: (first, appends) => on((client) => writeOn(client, first, appends)),
    close: async () => {
      const client = await current?.catch(() => undefined)
      current = undefined
      await client?.end()
    },
  }
}

async function connectClient(options: pg.ClientConfig, lost: () => void): Promise<pg.Client> {
  const client = new pg.Client({ ...options, connectionTimeoutMillis: 5_000 })
  client.on('error', lost)
  client.on('end', lost)
  hearWaits(client)
  mayFallSilent(client, options)
  try {
    await client.connect()
    await refuseReplica(client)
    return client
  } catch (error) {
    lost()
    await client.end().catch(() => {})
    return asOutage(error)
  }
}

/**
 * A conflict with another transaction is nobody's fault: the work is done again from the top, a few
 * times.
 */
async function inTransaction<T>(
  client: pg.ClientBase,
  work: (tx: Tx) => Promise<T>,
  conflicts: readonly string[],
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await oneTransaction(client, work)
    } catch (error) {
      const isConflict =
        error instanceof Conflict || conflicts.includes(sqlStateOf(error) ?? 'none')
      if (tries === triesAtMost || !isConflict) throw error
      count('db_retries_total', {})
    }
  }
}

const triesAtMost = 5

async function oneTransaction<T>(client: pg.ClientBase, work: (tx: Tx) => Promise<T>): Promise<T> {
  await runOn(client, 'begin')
  try {
    const result = await work({
      rows: (statement, values) => runOn(client, statement, values),
      append: (append) => writeOn(client, '', [append]),
    })
    await runOn(client, isRefusal(result) ? 'rollback' : 'commit')
    return result
  } catch (error) {
    if (!(error instanceof DatabaseOutage)) await runOn(client, 'rollback')
    throw error
  }
}

async function runOn<Row>(
  client: pg.ClientBase,
  statement: string | Statement,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const query = typeof statement === 'string' ? { text: statement } : statement
  try {
    const asked = { ...query, values: [...values] }
    const result = await whileHeard(client, () => client.query(asked))
    if (wasCutShort(client)) asOutage(unconfirmed)
    return result.rows
  } catch (error) {
    return rejected(error)
  }
}

async function writeOn(
  client: pg.ClientBase,
  first: string,
  appends: readonly Append[],
): Promise<void> {
  const full = appends.filter(({ rows }) => rows.count > 0)
  if (first === '' && full.length === 0) return
  try {
    const statements = [first, ...full.map(({ copy }) => copy)]
    await whileHeard(client, () => sendTogether(client, statements, full))
    if (wasCutShort(client)) asOutage(unconfirmed)
  } catch (error) {
    return rejected(error)
  }
}

const unconfirmed = 'a commit was not waited for: perhaps no standby has it'

function rejected(error: unknown): never {
  if (isOutage(error)) return asOutage(error)
  throw withoutRow(error)
}

function asOutage(error: unknown): never {
  if (error instanceof DatabaseOutage) throw error
  count('db_outages_total', {})
  throw new DatabaseOutage(error instanceof Error ? error.message : String(error), { cause: error })
}
