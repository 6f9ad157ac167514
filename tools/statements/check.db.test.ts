// The check of statements, on planted ones: each breach is found where it stands, and what is right
// is left alone, however its text comes about.

// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the code in strings has its own.

import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshDatabase } from '#test/database.ts'
import { loadOwned } from '../schema.ts'
import { type Checked, checkStatements } from './check.ts'
import { reachingOn } from './own-tables.ts'

const database = freshDatabase()

const preface = `
declare const tx: {
  rows: <Row>(statement: string | { text: string }, values?: readonly unknown[]) => Promise<Row[]>
  append: (append: { copy: string; rows: unknown }) => Promise<void>
}
type Id = bigint & { readonly __brand: 'Id' }
type State = 'active' | 'frozen' | 'closed'
declare const id: Id
declare const asked: string
`

/** A statement, and what is to be found: nothing, where it is right. */
const planted: Readonly<Record<string, readonly [code: string, ...found: string[]]>> = {
  'a row type that fits': [
    'tx.rows<{ id: Id; email: string; state: State }>(`select id, email, state from clients`)',
  ],
  'a column that is missing in the row type': [
    'tx.rows<{ id: Id }>(`select id, email from clients`)',
    'the column email is not in the row type',
  ],
  'a property that is no column': [
    'tx.rows<{ id: Id; name: string }>(`select id from clients`)',
    'the row type has name, and no column is called so',
  ],
  'a number for a bigint': [
    'tx.rows<{ id: number }>(`select id from clients`)',
    'id is int8, read as a bigint; the row type says number',
  ],
  'a string for an instant': [
    'tx.rows<{ at: string }>(`select created_at as at from clients`)',
    'at is timestamptz, read as a number; the row type says string',
  ],
  'a number for a text': [
    'tx.rows<{ email: number }>(`select email from clients`)',
    'email is text, read as a string; the row type says number',
  ],
  'a type that nothing parses': [
    'tx.rows<{ age: string }>(`select now() - created_at as age from clients`)',
    'age is interval, which db.ts does not parse: cast it',
  ],
  'a word that the row type does not know': [
    `tx.rows<{ state: 'active' | 'frozen' }>('select state from clients')`,
    'state is account_state, and the row type does not know closed',
  ],
  'a word that the type in the database has not': [
    `tx.rows<{ state: 'active' | 'frozen' | 'closed' | 'away' }>('select state from clients')`,
    'state is account_state, which has no away, as the row type has',
  ],
  'a null that the row type does not know': [
    'tx.rows<{ referred_by: Id }>(`select referred_by from clients`)',
    'referred_by is int8 and may be null',
  ],
  'a null that a condition bars': [
    'tx.rows<{ referred_by: Id }>(`select referred_by from clients where referred_by = $1`, [id])',
  ],
  'an unknown column': [
    'tx.rows<{ id: Id }>(`select id from clients where nickname = $1`, [asked])',
    'PostgreSQL refuses it: column "nickname" does not exist',
  ],
  'one value too few': [
    'tx.rows(`update clients set email = $2 where id = $1`, [id])',
    'it takes 2 parameters and is given 1 values',
  ],
  'a value too many, in what is spread': [
    'const two = [id, asked] as const\ntx.rows(`select from clients where id = $1`, [...two])',
    'it takes 1 parameters and is given 2 values',
  ],
  'an insert that forgets a column': [
    'tx.rows(`insert into authenticators (client_id, secret) values ($1, $2)`, [id, asked])',
    'the insert into authenticators forgets started_at, which has no default',
  ],
  'a copy that forgets a column': [
    "tx.append({ copy: 'copy known_devices (hash, client_id, used_at, id) from stdin', rows: [] })",
    'the insert into known_devices forgets created_at, which has no default',
  ],
  'columns of a constant': [
    "const own = 'id, nickname'\ntx.rows<{ id: Id }>(`select ${own} from clients`)",
    'PostgreSQL refuses it: column "nickname" does not exist',
  ],
  'a statement with a name': [
    "const named = { text: 'select id, plan from clients' }\ntx.rows<{ id: Id }>(named)",
    'the column plan is not in the row type',
  ],
  'one of two conditions': [
    'tx.rows(`select from clients where ${asked === "" ? "id = 1" : "nickname = 2"}`)',
    'PostgreSQL refuses it: column "nickname" does not exist',
  ],
  'what a caller says': [
    [
      'function find(where: string) {',
      '  return tx.rows<{ id: Id }>(`select id from clients where ${where}`)',
      '}',
      "find('id = 1')",
      "find('nickname = 2')",
    ].join('\n'),
    'PostgreSQL refuses it: column "nickname" does not exist',
  ],
  'what a function says': [
    'const of = (name: string) => `(${name})::int as ${name}`\ntx.rows<{ id: Id }>(`select ${of("id")} from clients`)',
    'id is int4, read as a number; the row type says Id',
  ],
  'what is its own, and what its context has': [
    'tx.rows(`delete from passkeys where client_id in (select id from clients)`)',
  ],
  'a table of a module before it, written': [
    "tx.rows(`update clients set firstname = '' where id = 1`)",
    'clients is not for identity/factors, it is of identity/clients',
  ],
  'a row of a module before it, held on to': [
    'tx.rows(`select from clients where id = 1 for update`)',
    'clients is not for identity/factors, it is of identity/clients',
  ],
  'a table of a module after it': [
    'tx.rows(`select from documents where client_id = $1`, [id])',
    'documents is not for identity/factors, it is of identity/documents',
  ],
  'a table of another context, and one more': [
    'tx.rows(`select from operators where exists (select from settings)`)',
    'operators is not for identity/factors, it is of install/operators',
    'settings is not for identity/factors, it is of install/operators',
  ],
  'a view of a context above': ['tx.rows(`select from members where is_live()`)'],
  'a view of a context below': [
    'tx.rows(`select from payouts`)',
    'payouts is not for identity/factors, it is of money/withdrawals',
  ],
  'a copy to a table of others': [
    "tx.append({ copy: 'copy links (hash, purpose, created_at, expires_at) from stdin', rows: [] })",
    'links is not for identity/factors, it is of identity/clients',
  ],
  'a table of others, locked': [
    'tx.rows(`lock table clients`)',
    'clients is not for identity/factors, it is of identity/clients',
  ],
  'what a register says': [
    [
      "const lists = { all: 'true', one: 'nickname = 1' } as const",
      'declare const which: keyof typeof lists',
      'tx.rows<{ id: Id }>(`select id from clients where ${lists[which]}`)',
    ].join('\n'),
    'PostgreSQL refuses it: column "nickname" does not exist',
  ],
}

let folder: string
let checked: Checked

beforeAll(async () => {
  folder = await fs.mkdtemp(join(tmpdir(), 'planted-statements-'))
  const tsconfig = join(folder, 'tsconfig.json')
  const options = { target: 'es2023', module: 'esnext', strict: true, types: [] }
  await fs.writeFile(tsconfig, JSON.stringify({ compilerOptions: options, include: ['.'] }))
  const sources = join(folder, 'server/src/identity/factors')
  await fs.mkdir(sources, { recursive: true })
  const files = [...Object.values(planted), [unknowable] as const].map(([code], nr) => ({
    path: join(sources, `${nr}.store.ts`),
    code: `${preface}${code}\nexport {}\n`,
  }))
  for (const { path, code } of files) await fs.writeFile(path, code)
  const asked = { tsconfig, files: files.map(({ path }) => path), composed: composed() }
  checked = await checkStatements(asked, database().connection)
})

afterAll(() => fs.rm(folder, { recursive: true, force: true }))

const unknowable = 'tx.rows(`select ${asked} from clients`)'
const composed = () => [
  { file: '/server/src/identity/clients/composed', text: 'select nickname from clients' },
]

const foundIn = (name: string) =>
  checked.wrongs.filter(({ file }) => file.endsWith(`/${name}.store.ts`)).map(({ wrong }) => wrong)

describe('a statement is held against the database', () => {
  Object.entries(planted).forEach(([name, [, ...found]], nr) => {
    test(name, () => {
      const said = foundIn(String(nr))
      expect(said.length > 0).toBe(found.length > 0)
      for (const wrong of found) expect(said).toContainEqual(wrong)
    })
  })
})

test('what only a run knows is told, with its place', () => {
  expect(checked.unread).toEqual([
    {
      file: join(folder, 'server/src/identity/factors', `${Object.keys(planted).length}.store.ts`),
      line: preface.split('\n').length,
      why: 'asked is known to a run only',
    },
  ])
})

test('a view or function that reaches into a module after its own is told', async () => {
  const { owner } = database()
  const before = await reachingOn(owner, await loadOwned(owner))
  await owner.rows(
    `create view found as select id from clients; create view lost as select id from clients;
     comment on view found is 'identity/sessions: Who.';
     comment on view lost is 'identity/acceptances: Who.';
     create function leak() returns void language sql begin atomic delete from links; end;
     comment on function leak is 'identity/acceptances: Where to.'`,
  )
  const after = await reachingOn(owner, await loadOwned(owner))
  expect(after.filter((name) => !before.includes(name))).toEqual(['leak', 'lost'])
})

test('what is put together when it is run is prepared all the same', () => {
  expect(checked.wrongs.filter(({ file }) => file.endsWith('composed'))).toHaveLength(1)
})
