// A database of its own for each test file, cloned from the migrated template in about a tenth of a
// second. The product works on it as it does in an install, as a role that owns nothing; what a test
// itself writes or plants is written by the owner.

import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, inject } from 'vitest'
import { present } from '#kernel/assert.ts'
import { type Connection, type Database, openDatabase } from '#server/platform/db.ts'
import { serverRole } from '#server/platform/rights.store.ts'
import { patient } from './patience.ts'

export type TestDatabase = {
  /** Of the owner where a test asks, of the server's role where the product does. */
  readonly db: Database
  /** Of the server's role, whoever asks. */
  readonly server: Database
  readonly owner: Database
  /** The owner's. */
  readonly connection: Connection
}

export const serverPassword = 'of-a-test-and-of-nothing-else'

/** Call at the top of a test file; the getter works inside tests and hooks. */
export function freshDatabase(): () => TestDatabase {
  let current: TestDatabase | undefined
  beforeAll(async () => {
    current = await cloneDatabase()
  })
  afterAll(() => current?.db.close())
  return () => present(current, 'the database exists from beforeAll on')
}

export async function cloneDatabase(): Promise<TestDatabase> {
  const template = inject('template')
  const database = unusedName('test')
  const admin = openDatabase({ ...template, database: 'postgres' }, () => {}, patient)
  await admin.rows(`create database ${database} template ${template.database}`)
  await admin.close()
  const connection = { ...template, database }
  const owner = openDatabase(connection, () => {}, patient)
  const as = { ...connection, user: serverRole, password: serverPassword }
  const server = openDatabase(as, () => {}, patient)
  return { db: dealtOut(owner, server), server, owner, connection }
}

/** Other workers, and other files of this one, have databases too. */
export const unusedName = (kind: string) => `${kind}_${randomBytes(8).toString('hex')}`

/** One or the other, by who calls: each call is made, and its caller seen, at once. */
function dealtOut(owner: Database, server: Database): Database {
  const one = () => (isProduct(callerOf(new Error().stack ?? '')) ? server : owner)
  return {
    rows: (statement, values) => one().rows(statement, values),
    append: (append) => one().append(append),
    transaction: (work) => one().transaction(work),
    single: (conflicts) => one().single(conflicts),
    listen: (channel, heard) => one().listen(channel, heard),
    connections: () => server.connections(),
    close: async () => {
      await Promise.all([owner.close(), server.close()])
    },
  }
}

function callerOf(stack: string): string {
  const frames = stack.split('\n').slice(1)
  return frames.find((frame) => !frame.includes('server/test/database.ts')) ?? ''
}

function isProduct(frame: string): boolean {
  return /\/(server\/src|tools\/staff)\//.test(frame) && !/\.test\.ts/.test(frame)
}
