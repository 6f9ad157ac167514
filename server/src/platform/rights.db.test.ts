// The role that the server works as: what it cannot do, tried.

import { expect, test } from 'vitest'
import { freshDatabase } from '#test/database.ts'
import { giveRights, holdsTooMuch, serverRole } from './rights.store.ts'
import { tableRights } from './table-rights.ts'

const database = freshDatabase()
const denied = { code: '42501' }

/** Tables whose triggers refuse every change, by those triggers' events. */
async function addedOnly(): Promise<string[]> {
  const rows = await database().db.rows<{ name: string }>(
    `select c.relname as name from pg_trigger t
       join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
      where c.relnamespace = 'public'::regnamespace and not c.relispartition
        and p.proname in ('refuse_change', 'refuse_tick_change')
        and t.tgtype & 8 <> 0 and t.tgtype & 16 <> 0
      order by 1`,
  )
  return rows.map(({ name }) => name)
}

test('is what the whole suite works as', async () => {
  const { server, owner } = database()
  expect(await server.rows('select current_user::text as name')).toEqual([{ name: serverRole }])
  expect(await holdsTooMuch(server)).toBe(false)
  expect(await holdsTooMuch(owner)).toBe(true)
})

test('may change or remove no row of what is only ever added to', async () => {
  const { server } = database()
  const tables = await addedOnly()
  expect(tables.length).toBeGreaterThan(35)
  for (const table of tables) {
    const rights = tableRights[table]
    expect([table, ['', 'insert', 'insert, update (id)'].includes(rights ?? '?')]).toEqual([
      table,
      true,
    ])
    const tries = [
      `delete from ${table}`,
      `truncate ${table}`,
      `truncate ${table} cascade`,
      `alter table ${table} disable trigger all`,
      `drop table ${table} cascade`,
      `create trigger mine before insert on ${table} for each row execute function refuse_change()`,
      `drop trigger ${table}_append_only on ${table}`,
    ]
    for (const sql of tries) await expect(server.rows(sql), sql).rejects.toMatchObject(denied)
    const [column] = await server.rows<{ name: string }>(
      `select attname as name from pg_attribute where attrelid = '${table}'::regclass
          and attnum > 0 and attname <> 'id' and not attisdropped and attidentity = '' limit 1`,
    )
    const change = `update ${table} set "${column?.name}" = "${column?.name}"`
    await expect(server.rows(change), change).rejects.toMatchObject(denied)
  }
})

test('holds on to rows of some, and changes none of them there either', async () => {
  const { server } = database()
  const held = Object.entries(tableRights).filter(([, rights]) => rights.includes('(id)'))
  expect(held.map(([table]) => table)).toEqual([
    ...['attestations', 'corrections', 'deposits', 'tournaments', 'withdrawals'],
  ])
  const added = await addedOnly()
  for (const [table] of held.filter(([name]) => added.includes(name))) {
    const change = `update ${table} set id = id`
    await expect(server.rows(change), change).rejects.toThrow()
  }
  await expect(server.rows('update accounts set client_id = 1')).rejects.toMatchObject(denied)
  await expect(server.rows('update journal set amount = 1')).rejects.toMatchObject(denied)
})

test.each([
  'set session_replication_role = replica',
  'create role thief',
  `alter role ${serverRole} superuser`,
  `copy settings to program 'cat'`,
  `copy settings from '/etc/passwd'`,
  'create table mine (n int)',
  'create function mine() returns int language sql as $$ select 1 $$',
  'alter table settings drop constraint settings_name',
  'drop table migrations',
  `insert into migrations values ('0000-mine.sql', '')`,
  'delete from settings',
  'delete from clients',
  'alter function refuse_change() rename to mine',
  'create or replace function refuse_change() returns trigger language plpgsql as $$ begin end $$',
  'insert into settings_put_aside values (1)',
  'create schema mine',
  `select pg_read_file('/etc/passwd')`,
  'alter system set fsync = off',
  'set role postgres',
])('may not: %s', async (sql) => {
  await expect(database().server.rows(sql), sql).rejects.toMatchObject({ code: '42501' })
})

test('has been thought of for every table, and a new one is loud', async () => {
  const { owner } = database()
  const tables = await owner.rows<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace
        and relkind in ('r', 'p') and not relispartition order by 1`,
  )
  expect(Object.keys(tableRights)).toEqual(tables.map(({ name }) => name))
  await owner.rows('create table afterthoughts (n int)')
  await expect(giveRights(owner, serverRole)).rejects.toThrow(
    'What may the server do with afterthoughts?',
  )
  await owner.rows('drop table afterthoughts')
})

test('is given again what it lost, and loses what it was given besides', async () => {
  const { owner, server } = database()
  await owner.rows(`grant all on all tables in schema public to ${serverRole}`)
  await owner.rows(`revoke all on clients from ${serverRole}`)
  expect(await holdsTooMuch(server)).toBe(true)
  await giveRights(owner, serverRole)
  expect(await holdsTooMuch(server)).toBe(false)
  await expect(server.rows('delete from events')).rejects.toMatchObject(denied)
  expect(await server.rows('select from clients')).toEqual([])
})
