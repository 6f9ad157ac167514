// Databases as the last version without the journal (migration 64) left them: rows that its own use
// cases wrote, and the receipts it gave, were saved then and are read back here.

import { copyFile, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import type { ReceiptView } from '#contract/shared/receipts.ts'
import { present } from '#kernel/assert.ts'
import type { ClientId } from '#kernel/ids.ts'
import { type Connection, type Database, openDatabase, type Tx } from '#server/platform/db.ts'
import { migrate } from '#server/platform/migrate.ts'
import { unusedName } from './database.ts'
import { patient } from './patience.ts'

/** What each holds, and how it came about: before-the-journal/README.md. */
export const formerWorlds = [
  ...(['trades', 'money', 'corrected', 'cancelled', 'leaving', 'bank_files'] as const),
  ...(['plans', 'limits', 'staff', 'members', 'cards', 'closed'] as const),
] as const
export type FormerWorld = (typeof formerWorlds)[number]

export type FormerDatabase = {
  /** As its owner. */
  readonly db: Database
  readonly connection: Connection
  /** The world's last instant, ISO 8601. */
  readonly now: string
}

const migrations = join(process.cwd(), 'server/migrations')
const saved = join(import.meta.dirname, 'before-the-journal')
const templates = new Map<FormerWorld, Promise<FormerTemplate>>()
let clones = 0

type FormerTemplate = { readonly connection: Connection; readonly now: string }

/** One of its own for each test, cloned from what the first of a file has made. */
export async function formerDatabase(world: FormerWorld): Promise<FormerDatabase> {
  const template = templates.get(world) ?? makeTemplate(world)
  templates.set(world, template)
  const { connection, now } = await template
  clones += 1
  const database = `${connection.database}_${clones}`
  await asAdmin(`create database ${database} template ${connection.database}`)
  const db = openDatabase({ ...connection, database }, () => {}, patient)
  onTestFinished(() => db.close())
  return { db, connection: { ...connection, database }, now }
}

async function makeTemplate(world: FormerWorld): Promise<FormerTemplate> {
  const connection = { ...inject('template'), database: unusedName(`former_${world}`) }
  await asAdmin(`create database ${connection.database}`)
  const db = openDatabase(connection, () => {}, patient)
  try {
    await migrate(db, await migrationsBelow('0065'))
    const text = await readFile(join(saved, `${world}.txt`), 'utf8')
    const [first = '', ...lines] = text.trimEnd().split('\n')
    await db.transaction((tx) => insertSaved(tx, lines))
    return { connection, now: JSON.parse(first.slice('now '.length)) }
  } finally {
    await db.close()
  }
}

async function asAdmin(statement: string): Promise<void> {
  const admin = openDatabase({ ...inject('template'), database: 'postgres' }, () => {}, patient)
  await admin.rows(statement)
  await admin.close()
}

/** A folder with the migrations of before that number. */
export async function migrationsBelow(number: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const name of await readdir(migrations)) {
    if (name < number) await copyFile(join(migrations, name), join(folder, name))
  }
  return folder
}

export async function bringUpToDate(db: Database): Promise<void> {
  await migrate(db, migrations)
}

/** What a client saved of a trade, and whose it is. */
export async function savedReceipts(): Promise<{ clientId: ClientId; receipt: ReceiptView }[]> {
  const text = await readFile(join(saved, 'receipts.txt'), 'utf8')
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
    .map(({ clientId, receipt }) => ({ clientId: BigInt(clientId) as ClientId, receipt }))
}

/** Rows as they are: the triggers have seen them once. A line is a table's name and a row. */
async function insertSaved(tx: Tx, lines: readonly string[]): Promise<void> {
  await tx.rows('set local session_replication_role = replica')
  const byTable = new Map<string, string[]>()
  for (const line of lines) {
    const table = line.slice(0, line.indexOf(' '))
    byTable.set(table, [...(byTable.get(table) ?? []), line.slice(table.length + 1)])
  }
  for (const [table, rows] of byTable) {
    const content = `[${rows.join(',')}]`
    if (table === 'ticks') {
      await tx.rows(
        `select add_tick_day(day) from (select distinct date_trunc('day', at) as day
           from jsonb_populate_recordset(null::ticks, $1)) days`,
        [content],
      )
    }
    const columns = await insertedColumns(tx, table)
    await tx.rows(`delete from ${table}`)
    await tx.rows(
      `insert into ${table} (${columns}) overriding system value
       select ${columns} from jsonb_populate_recordset(null::${table}, $1)`,
      [content],
    )
  }
  await continueNumbers(tx)
}

async function insertedColumns(tx: Tx, table: string): Promise<string> {
  const rows = await tx.rows<{ columns: string }>(
    `select string_agg(quote_ident(attname), ', ' order by attnum) as columns from pg_attribute
      where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  )
  return present(rows[0], 'the columns of a table').columns
}

/** What is numbered next comes after what is there. */
async function continueNumbers(tx: Tx): Promise<void> {
  const owned = await tx.rows<{ sequence: string; table: string; column: string }>(
    `select pg_get_serial_sequence(attrelid::regclass::text, attname) as sequence,
            attrelid::regclass::text as table, attname as column
       from pg_attribute a join pg_class c on c.oid = a.attrelid
      where attidentity <> '' and c.relkind = 'r' and relnamespace = 'public'::regnamespace`,
  )
  for (const { sequence, table, column } of owned) {
    await tx.rows(
      `select setval('${sequence}', max(${column})) from ${table} having max(${column}) is not null
          and max(${column}) > (select last_value from ${sequence})`,
    )
  }
}
