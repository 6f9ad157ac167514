// The database as the simulated install is given it: the real PostgreSQL, one statement at a time
// in the order in which they were asked for, each counted. At a chosen one the install dies, or
// all its connections are cut: before the statement, or after it and before its answer.

import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash, type Hash } from 'node:crypto'
import {
  type Append,
  type Connection,
  type Database,
  DatabaseOutage,
  openDatabase,
  type Single,
  type Statement,
  type Tx,
} from '#server/platform/db.ts'
import type { Defect } from './defects.ts'
import { inside, type Life, letTurn, never, outside } from './life.ts'
import { textOf } from './lines.ts'

/** `at` counts statements from when it was armed; the end of a transaction is one too. */
export type Fault = {
  readonly kind: 'crash' | 'cut'
  readonly at: number
  readonly phase: 'before' | 'after'
}

export type Seam = {
  readonly database: Database
  readonly arm: (fault: Fault | null) => void
  /** The statement at which the armed fault struck, once; undefined while it has not. */
  readonly struck: () => string | undefined
  /** Resolves when nothing is asked of the database and nothing in this process is ready. */
  readonly quiet: () => Promise<void>
  /**
   * How many statements there were since it was asked last, and what they and their answers
   * were.
   */
  readonly taken: () => string
  /** All connections of the install die, and with them what they had not committed. */
  readonly sever: () => Promise<void>
  readonly close: () => Promise<void>
}

export type SeamNeeds = {
  readonly connection: Connection
  /** Somebody who may end connections. */
  readonly owner: Database
  readonly life: Life
  readonly defect: Defect | null
}

type State = SeamNeeds & {
  readonly real: Database
  fault: Fault | null
  count: number
  struck: string | undefined
  statements: number
  digest: Hash
  last: Promise<void>
  outstanding: number
  /** What was told to be written and is not yet: a defect. */
  owed: (() => Promise<unknown>) | undefined
}

/** Within a transaction, or a question of the pool, others do not wait for their turn. */
const mine = new AsyncLocalStorage<true | undefined>()
/** Turns after an answer, in which whoever else is ready goes on first. */
const turnsAfter = 2
const turnsOfQuiet = 3

export function openSeam(needs: SeamNeeds): Seam {
  const real = openDatabase(needs.connection, () => {})
  const counted = { count: 0, statements: 0, digest: newDigest(), outstanding: 0 }
  const nothing = { fault: null, struck: undefined, owed: undefined, last: Promise.resolve() }
  const state: State = { ...needs, real, ...counted, ...nothing }
  return {
    database: {
      ...asked(state, real),
      single: (conflicts) => singleOf(state, real.single(conflicts)),
      // Never heard: whoever listens looks for himself too.
      listen: () => ({ stop: async () => {} }),
      connections: real.connections,
      close: async () => {},
    },
    arm: (fault) => Object.assign(state, { fault, count: 0, struck: undefined }),
    struck: () => {
      const { struck } = state
      state.struck = undefined
      return struck
    },
    quiet: () => quiet(state),
    taken: () => {
      const taken = `${state.statements}:${state.digest.digest('hex').slice(0, 16)}`
      Object.assign(state, { statements: 0, digest: newDigest() })
      return taken
    },
    sever: () => sever(state),
    close: () => real.close(),
  }
}

function newDigest(): Hash {
  return createHash('sha256')
}

async function quiet(state: State): Promise<void> {
  for (let calm = 0; calm < turnsOfQuiet; calm += 1) {
    if (state.outstanding > 0) {
      await Promise.race([state.last, state.life.death])
      calm = -1
    }
    await letTurn(1)
    if (state.life.isOver) return
  }
}

function asked(state: State, real: Database | Single): Omit<Single, 'write' | 'close'> {
  return {
    rows: (statement, values = []) => inTurn(state, () => passRows(state, real, statement, values)),
    append: (append) => inTurn(state, () => passAppend(state, real, append)),
    transaction: (work) => inTurn(state, () => transaction(state, real, work)),
  }
}

function singleOf(state: State, real: Single): Single {
  return {
    ...asked(state, real),
    write: (first, appends) => inTurn(state, () => write(state, real, first, appends)),
    close: () => inTurn(state, () => outside(() => real.close())),
  }
}

/** One after the other, whoever asks. */
async function inTurn<T>(state: State, work: () => Promise<T>): Promise<T> {
  if (state.life.isOver) return never()
  if (mine.getStore()) return work()
  const before = state.last
  let done = () => {}
  state.last = new Promise((resolve) => {
    done = resolve
  })
  state.outstanding += 1
  await before
  if (state.life.isOver) return never()
  try {
    return await mine.run(true, work)
  } finally {
    await outside(() => letTurn(turnsAfter))
    state.outstanding -= 1
    done()
  }
}

async function transaction<T>(
  state: State,
  real: Database | Single,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  if (state.defect === 'untied') return work(txOf(state, real))
  let end = ''
  const result = await outside(() =>
    real.transaction(async (tx) => {
      const made = await inside(state.life, () => mine.run(true, () => work(txOf(state, tx))))
      end = begun(state, 'end of transaction')
      await strikeIf(state, end, 'before')
      return made
    }),
  )
  await strikeIf(state, end, 'after')
  return result
}

function txOf(state: State, tx: Tx): Tx {
  return {
    rows: (statement, values = []) => passRows(state, tx, statement, values),
    append: (append) => passAppend(state, tx, append),
  }
}

function passRows<Row>(
  state: State,
  to: Tx,
  statement: string | Statement,
  values: readonly unknown[],
): Promise<Row[]> {
  const asked = typeof statement === 'string' ? statement : statement.name
  const sent = state.defect === 'unguarded' ? unguarded(statement) : statement
  return pass(state, `${asked} ${textOf(values)}`, () => to.rows<Row>(sent, values))
}

function passAppend(state: State, to: Tx, append: Append): Promise<void> {
  return pass(state, wordOf(append), () => to.append(append))
}

async function write(
  state: State,
  real: Single,
  first: string,
  appends: readonly Append[],
): Promise<void> {
  const what = [first, ...appends.map(wordOf)].join(' ')
  if (state.defect !== 'early') return pass(state, what, () => real.write(first, appends))
  await pass(state, what, () => real.write(`begin${first && `;${first}`}`, appends))
  state.owed = () => real.rows('commit')
}

/** What was told too early is committed with the next statement of anybody, if there is one. */
async function payUp(state: State): Promise<void> {
  const { owed } = state
  state.owed = undefined
  if (owed) await outside(owed).catch(() => {})
}

async function pass<T>(state: State, what: string, run: () => Promise<T>): Promise<T> {
  const begins = begun(state, what)
  await strikeIf(state, begins, 'before')
  await payUp(state)
  const result = await outside(run)
  state.digest.update(`${textOfRows(result)}\n`)
  await strikeIf(state, begins, 'after')
  return result
}

/** Rows that nobody put in an order may come in another: what that decided shows next. */
function textOfRows(result: unknown): string {
  return Array.isArray(result) ? result.map(textOf).toSorted().join('\n') : textOf(result)
}

/** Counts a statement. */
function begun(state: State, what: string): string {
  state.count += 1
  state.statements += 1
  state.digest.update(`${what}\n`)
  return what
}

async function strikeIf(state: State, what: string, phase: Fault['phase']): Promise<void> {
  const { fault, life } = state
  if (!fault || fault.phase !== phase || fault.at !== state.count) return
  state.fault = null
  state.struck = shortOf(what)
  if (fault.kind === 'crash') {
    life.end()
    return never()
  }
  await sever(state)
  if (phase === 'after') throw new DatabaseOutage('the connection was cut after the statement')
}

async function sever({ owner, connection, real }: State): Promise<void> {
  await outside(async () => {
    await owner.rows(
      `select pg_terminate_backend(pid, 5000) from pg_stat_activity
        where datname = $1 and usename = $2 and pid <> pg_backend_pid()`,
      [connection.database, connection.user],
    )
    // Until this process has noticed too.
    do await letTurn(5)
    while (real.connections().idle > 0)
  })
}

/** Takes up what is settled already, and settles without looking. */
function unguarded(statement: string | Statement): string | Statement {
  const without = (text: string) =>
    text
      .replace("t.status = 'open' and", '')
      .replace('where trade_id = any', 'where false and trade_id = any')
  if (typeof statement === 'string') return without(statement)
  return { name: statement.name, text: without(statement.text) }
}

function wordOf({ copy, rows }: Append): string {
  return `${copy} ${rows.count} ${createHash('sha256').update(rows.end()).digest('hex')}`
}

function shortOf(what: string): string {
  return what.replace(/\s+/g, ' ').slice(0, 60)
}
