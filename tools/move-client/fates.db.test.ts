// Every table of the schema has a fate, and the foreign keys agree with it: whoever adds a table
// is led here.

import { beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase } from '#test/database.ts'
import { type Rows, readRows } from './client-rows.ts'
import { fates, leaving, moving } from './fates.ts'

const database = freshDatabase()
let rows: Rows
let tables: readonly string[]

beforeAll(async () => {
  rows = await readRows(database().owner)
  const found = await database().owner.rows<{ name: string }>(
    `select relname::text as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`,
  )
  tables = found.map(({ name }) => name)
})

describe('a table', () => {
  it('has a fate', () => {
    expect(Object.keys(fates).sort()).toEqual([...tables].sort())
  })

  it('that is reached from a client is not shared, and one that is not is', () => {
    const reached = Object.keys(fates).filter((table) => !fates[table]?.startsWith('shared: '))
    const unreached = reached.filter((table) => !rows.tables.includes(table))
    expect(rows.tables.filter((table) => !reached.includes(table))).toEqual([])
    expect(unreached.filter((table) => !fates[table]?.startsWith('stays: '))).toEqual([])
  })

  it('of which nothing stays is referred to by no other that stays', () => {
    const stays = (table: string) =>
      !leaving.includes(table) && !fates[table]?.startsWith('holds: ')
    const loose = rows.keys.filter(({ from, to }) => leaving.includes(to) && stays(from))
    expect(loose.map(({ from, to }) => `${from} refers to ${to}`)).toEqual([])
  })

  it('that moves refers to nothing but what moves, is shared or is looked for', () => {
    const loose = rows.keys.filter(
      ({ from, to }) =>
        moving.includes(from) && !moving.includes(to) && !fates[to]?.startsWith('shared: '),
    )
    expect(loose.map(({ from, to }) => `${from} refers to ${to}`)).toEqual([])
  })
})
