// PostgreSQL: a pool for everyday work, single connections for the lanes, and the transaction
// around both. int8 arrives as bigint, timestamptz as milliseconds since 1970: nothing money-like
// ever passes through a float.

import pg from 'pg'
import { isRefusal } from '#kernel/refusal.ts'
import type { CopyRows } from './copy-rows.ts'
import { listenOn } from './listen.ts'
import { count } from './measure.ts'
import { Outage } from './outage.ts'
import type { Loop } from './repeat.ts'
import { sendTogether } from './send-together.ts'

pg.types.setTypeParser(20, BigInt)
pg.types.setTypeParser(1184, (text) => Date.parse(isoOf(text)))

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

/** `settings`: of PostgreSQL's, for these connections, beside ours. */
export function openDatabase(
  target: Connection | string,
  log: (message: string) => void,
  settings: Readonly<Record<string, string>> = {},
): Database {
  const all = Object.entries({ timezone: 'UTC', ...settings })
  const options = {
    ...(typeof target === 'string' ? { connectionString: target } : target),
    application_name: 'house',
    keepAlive: true,
    options: all.map(([name, value]) => `-c ${name}=${value}`).join(' '),
  }
  const pool = new pg.Pool({ ...options, max: 8, connectionTimeoutMillis: 5_000 })
  pool.on('error', (error) => log(`an idle database connection broke: ${error.message}`))
  // Without a listener on a checked-out client too, a dying PostgreSQL would take this process with
  // it.
  pool.on('connect', (client) => client.on('error', () => {}))
  return {
    rows: (statement, values) => runOn(pool, statement, values),
    append: (append) => onPool(pool, (client) => writeOn(client, '', [append])),
    transaction: (work) => onPool(pool, (client) => inTransaction(client, work, conflictStates)),
    single: (conflicts = []) => openSingle(options, [...conflictStates, ...conflicts]),
    listen: (channel, heard) => listenOn(options, channel, { heard, log }),
    connections: () => {
      const { totalCount, idleCount: idle, waitingCount: waiting } = pool
      return { used: totalCount - idle, idle, waiting }
    },
    close: () => pool.end(),
  }
}

async function onPool<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect().catch(asOutage)
  let broken: Error | undefined
  try {
    return await work(client)
  } catch (error) {
    if (error instanceof DatabaseOutage) broken = error
    throw error
  } finally {
    client.release(broken)
  }
}

function openSingle(options: pg.ClientConfig, conflicts: readonly string[]): Single {
  let current: Promise<pg.Client> | undefined
  const connected = () => {
    current ??= connectClient(options, () => {
      current = undefined
    })
    return current
  }
  const on = async <T>(work: (client: pg.Client) => Promise<T>): Promise<T> => {
    const client = await connected()
    try {
      return await work(client)
    } catch (error) {
      if (error instanceof DatabaseOutage) {
        current = undefined
        await client.end().catch(() => {})
      }
      throw error
    }
  }
  return {
    rows: async (statement, values) => runOn(await connected(), statement, values),
    append: async (append) => writeOn(await connected(), '', [append]),
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
  try {
    await client.connect()
    return client
  } catch (error) {
    lost()
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
export const serializationFailure = '40001'
const deadlockDetected = '40P01'
const conflictStates = [serializationFailure, deadlockDetected]
export const uniqueViolation = '23505'

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
  client: pg.ClientBase | pg.Pool,
  statement: string | Statement,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const query = typeof statement === 'string' ? { text: statement } : statement
  try {
    const result = await client.query({ ...query, values: [...values] })
    return result.rows
  } catch (error) {
    return isOutage(error) ? asOutage(error) : Promise.reject(withoutRow(error))
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
    await sendTogether(client, [first, ...full.map(({ copy }) => copy)], full)
  } catch (error) {
    return isOutage(error) ? asOutage(error) : Promise.reject(withoutRow(error))
  }
}

function asOutage(error: unknown): never {
  count('db_outages_total', {})
  throw new DatabaseOutage(error instanceof Error ? error.message : String(error), { cause: error })
}

/** What is thrown may be logged: it does not tell what stands in the row that is wrong. */
function withoutRow(error: unknown): unknown {
  if (error instanceof pg.DatabaseError)
    Object.assign(error, { detail: undefined, where: undefined })
  return error
}

const outageStates = /^(08|53|57P0)/
/** The system's own words for a connection that is gone, e.g. ECONNRESET or EHOSTUNREACH. */
const systemCodes = /^E[A-Z]+$/

/** Errors that say "no database", as against "this statement is wrong". */
function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (code !== '') return outageStates.test(code) || systemCodes.test(code)
  return /terminated|not queryable|timeout|Connection|closed/.test(error.message)
}

/**
 * PostgreSQL's "2026-11-21 10:00:00.123+00" as ISO 8601. Sessions run in UTC, so the offset is
 * always +00.
 */
function isoOf(text: string): string {
  return `${text.slice(0, 10)}T${text.slice(11).replace(/\+00$/, '')}Z`
}

/** The SQLSTATE of an error that PostgreSQL reported, e.g. "23505". */
export function sqlStateOf(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.code : undefined
}
