// `npm run docs`: writes the documents that are made from the code, and the parts of documents that
// are. With `--check` it writes nothing and fails when one is not as it would be written. Always it
// tells which files and functions documents name that are not there.

import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { statementWords } from '#contract/client/statement-words.ts'
import {
  isFreshFor,
  pairedActions,
  powers,
  programRole,
  type StaffAction,
  staffRoles,
} from '#contract/staff/powers.ts'
import { settings } from '#server/config.ts'
import { flows } from '#server/ledger/flows.ts'
import { openDatabase } from '#server/platform/db.ts'
import { withEmbeddedPostgres } from '#server/platform/embedded-postgres.ts'
import { type Metric, metrics } from '#server/platform/metric-table.ts'
import { migrate } from '#server/platform/migrate.ts'
import { giveRights, makeServerRole, serverRole } from '#server/platform/rights.store.ts'
import { actsTables, listActs } from './acts.ts'
import { asvsTables } from './asvs.ts'
import { decisionsIndex, indexFile, readDecisions } from './decisions.ts'
import { argued } from './mutants/unnoticed.ts'
import { wrongNames } from './named-files.ts'
import { describeSchema } from './schema.ts'
import { shownTables } from './shown.ts'
import { audiences, contexts, webFolders } from './tidy.ts'

const root = process.cwd()

/** Each generated file, and what it should say, given what it says now. */
const documents: Readonly<Record<string, (now: string) => string | Promise<string>>> = {
  'README.md': (now) => withPart(now, 'settings', settingsTable()),
  [indexFile]: () => decisionsIndex(readDecisions(root)),
  'docs/architecture.md': (now) => withPart(now, 'order', orderTables()),
  'docs/acts.md': async (now) => withPart(now, 'acts', actsTables(await listActs(root))),
  'docs/asvs.md': (now) => withPart(now, 'asvs', asvsTables()),
  'docs/contexts.md': (now) => withPart(now, 'shown', `\n${shownTables(root)}\n`),
  'docs/ledger-walkthrough.md': (now) => withPart(now, 'flows', flowsTable()),
  'docs/mutants.md': (now) => withPart(now, 'argued', arguedTable()),
  'docs/powers.md': (now) => withPart(now, 'powers', powersTable()),
  'docs/watching.md': (now) => withPart(now, 'metrics', metricsTable()),
  'server/schema.sql': schema,
}

function settingsTable(): string {
  const rows = Object.values(settings).map(
    ({ name, fallback, meaning }) => `| \`${name}\` | ${code(fallback)} | ${meaning} |`,
  )
  return ['| setting | default | meaning |', rule(3), ...rows].join('\n')
}

/** The register of what may move, with the names that clients read. */
function flowsTable(): string {
  const names: Readonly<Record<string, string>> = statementWords.movements
  const rows = Object.entries(flows).map(([kind, { routes, currencies, undoneBy }]) => {
    const [from = [], to = []] = [0, 1].map((side) => [
      ...new Set(routes.map((route) => route.split(' > ')[side] ?? '')),
    ])
    const cells = [from.join(', '), to.join(', '), currencies.join(', '), names[kind] ?? '–']
    return `| ${code(kind)} | ${cells.join(' | ')} | ${undoneBy ? code(undoneBy) : '–'} |`
  })
  const heads = '| flow | from | to | currencies | on a statement | undone by |'
  return [heads, rule(6), ...rows].join('\n')
}

/** What each role may do, the program's of a sandbox too, and what nobody does to themselves. */
function powersTable(): string {
  const all = [...staffRoles, programRole]
  const rows = Object.entries(powers).map(([action, power]) => {
    const { own, roles } = power
    const allowed: readonly string[] = roles
    const cells = all.map((role) => (allowed.includes(role) ? 'yes' : '–'))
    const isFresh = isFreshFor(action as StaffAction) ? 'yes' : '–'
    const isPaired = pairedActions.some((one) => one === action) ? 'yes' : '–'
    const told = own === null ? '–' : code(own)
    return `| ${code(action)} | ${cells.join(' | ')} | ${isFresh} | ${isPaired} | ${told} |`
  })
  const facts = 'fresh proof | two people | to themselves'
  const heads = `| action | ${all.join(' | ').replace('_', ' ')} | ${facts} |`
  return [heads, rule(all.length + 4), ...rows].join('\n')
}

/** What `/metrics` tells. */
function metricsTable(): string {
  const table: Readonly<Record<string, Metric>> = metrics
  const rows = Object.entries(table).map(([name, { kind, help, labels = {} }]) => {
    const names = Object.keys(labels).map(code).join(', ') || '–'
    return `| ${code(name)} | ${kind} | ${names} | ${help} |`
  })
  return ['', '| figure | kind | labels | what it says |', rule(4), ...rows, ''].join('\n')
}

/** Who may import whom, as `tools/tidy.ts` checks it. */
function orderTables(): string {
  const modulesOf = (context: string, modules: readonly string[]) =>
    modules.join() === context ? 'itself' : modules.join(', ')
  const rows = Object.entries(contexts).map(
    ([context, modules]) => `| ${code(context)} | ${modulesOf(context, modules)} |`,
  )
  return [
    ...['', '| context | modules |', rule(2), ...rows, ''],
    ...['| of the contract | may import |', rule(2), ...importRows(audiences), ''],
    ...['| of the web | may import |', rule(2), ...importRows(webFolders), ''],
  ].join('\n')
}

function importRows(folders: Readonly<Record<string, readonly string[]>>): string[] {
  return Object.entries(folders).map(
    ([folder, before]) => `| ${code(folder)} | ${before.join(', ') || 'none of these'} |`,
  )
}

/** The changes of `npm run mutants` that no test can notice. */
function arguedTable(): string {
  const cell = (text: string) => `\`\` ${text.replaceAll('|', '\\|')} \`\``
  const rows = Object.entries(argued).flatMap(([file, changes]) =>
    Object.entries(changes).map(([change, why]) => {
      const [before = '', after = ''] = change.split(' → ').map(cell)
      return `| \`${file}\` | ${before} | ${after} | ${why} |`
    }),
  )
  return ['| file | as it is | as changed | why nobody can notice |', rule(4), ...rows].join('\n')
}

function rule(columns: number): string {
  return `|${' --- |'.repeat(columns)}`
}

async function schema(): Promise<string> {
  const dataDir = await fs.mkdtemp(join(tmpdir(), 'schema-'))
  const options = { dataDir, projectRoot: root, log: () => {}, settings: { fsync: 'off' } }
  try {
    return await withEmbeddedPostgres(options, async (connection) => {
      const db = openDatabase(connection, () => {})
      try {
        await migrate(db, join(root, 'server/migrations'))
        // A table of which nobody said what the server may do with it is told here already.
        await makeServerRole(db, async () => 'of-a-database-for-reading')
        await giveRights(db, serverRole)
        return `${schemaPreface}\n${await describeSchema(db)}`
      } finally {
        await db.close()
      }
    })
  } finally {
    await fs.rm(dataDir, { recursive: true, force: true })
  }
}

const schemaPreface = `-- Made by \`npm run docs\` from server/migrations: what they amount to.
-- By module, in the order of docs/architecture.md; why each thing is as it is stands there.
`

/** The text with everything between the markers of `name` replaced. */
function withPart(text: string, name: string, part: string): string {
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const [before, rest] = [text.split(start)[0] ?? '', text.split(end)[1]]
  if (!text.includes(start) || rest === undefined) throw new Error(`${start} ... ${end} is missing`)
  return `${before}${start}\n${part}\n${end}${rest}`
}

function code(text: string): string {
  return text === '' ? '' : `\`${text}\``
}

let stale = 0
for (const [path, render] of Object.entries(documents)) {
  const now = await fs.readFile(join(root, path), 'utf8').catch(() => '')
  const wanted = await render(now)
  if (wanted === now) continue
  if (process.argv.includes('--check')) {
    stale += 1
    console.error(`${path} is not up to date: run npm run docs`)
  } else {
    await fs.writeFile(join(root, path), wanted)
    console.log(`wrote ${path}`)
  }
}
const wrong = wrongNames(root)
for (const what of wrong) console.error(what)
process.exitCode = stale + wrong.length === 0 ? 0 : 1
