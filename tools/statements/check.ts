// All statements of some sources, held against one database that the migrations have made.

import pg from 'pg'
import { API, type Project } from 'typescript/unstable/sync'
import { type Connection, openDatabase } from '#server/platform/db.ts'
import { loadOwned } from '../schema.ts'
import { type Place, type Statement, statementsIn, type Unread } from './calls.ts'
import { readCatalog } from './catalog.ts'
import { wrongsOf } from './judge.ts'
import { openTrespasses } from './own-tables.ts'
import { describeStatement } from './prepared.ts'

export type Wrong = Place & { readonly wrong: string }

export type Checked = {
  /** How many calls were held against the database. */
  readonly calls: number
  readonly wrongs: readonly Wrong[]
  readonly unread: readonly Unread[]
}

/** Statements that are put together when they are run, and where. */
export type Composed = Pick<Statement, 'file' | 'text'>

export type Asked = {
  readonly tsconfig: string
  readonly files: readonly string[]
  readonly composed: readonly Composed[]
}

/** The compiler answers for as long as `work` runs. */
export async function checkStatements(
  { tsconfig, files, composed }: Asked,
  connection: Connection,
): Promise<Checked> {
  const api = new API({ cwd: process.cwd() })
  try {
    const [project] = api.updateSnapshot({ openProjects: [tsconfig] }).getProjects()
    if (!project) throw new Error(`${tsconfig} is no project`)
    const { statements, unread } = statementsIn(project, files)
    const all = [...statements, ...composed.map(asStatement)]
    const wrongs = await compareAll(project, all, connection)
    return { calls: new Set(all.map(({ file, line }) => `${file} ${line}`)).size, wrongs, unread }
  } finally {
    api.close()
  }
}

function asStatement({ file, text }: Composed): Statement {
  return { file, line: 1, text, files: [file], row: undefined, values: undefined }
}

async function compareAll(
  project: Project,
  statements: readonly Statement[],
  connection: Connection,
): Promise<Wrong[]> {
  const db = openDatabase(connection, () => {})
  const client = new pg.Client(connection)
  await client.connect()
  try {
    const catalog = await readCatalog(db)
    const trespasses = await openTrespasses(client, await loadOwned(db))
    const found = new Map<string, Wrong>()
    for (const statement of statements) {
      const described = await describeStatement(client, statement.text)
      const { file, line, text, files } = statement
      const wrongs = wrongsOf({ statement, described, catalog, project })
      if (typeof described !== 'string')
        wrongs.push(...(await trespasses(text, files.length > 0 ? files : [file])))
      for (const wrong of wrongs) {
        // One call may say many texts, all wrong in the same way.
        found.set(`${file} ${line} ${wrong}`, { file, line, wrong })
      }
    }
    return [...found.values()]
  } finally {
    await client.end()
    await db.close()
  }
}
