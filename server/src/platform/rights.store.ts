// What the server's own role may do in the database: read, and with each table what is said here.
// It owns nothing, so it can neither change a table nor turn off what guards one. A table that is
// not in the list keeps the install from starting: somebody has to say what may be done with it.

import { assert } from '#kernel/assert.ts'
import type { Db, Tx } from './db.ts'
import { read, tableRights } from './table-rights.ts'

/** The server's role in an embedded PostgreSQL. */
export const serverRole = 'house_server'

/**
 * Makes the role that the server works as, with its password; returns that. Only an owner can, and
 * one at a time asks for the password.
 */
export async function makeServerRole(
  owner: Db,
  passwordOf: () => Promise<string>,
): Promise<string> {
  return owner.transaction(async (tx) => {
    await tx.rows('select pg_advisory_xact_lock(7305)')
    const password = await passwordOf()
    assert(/^[\w-]{20,}$/.test(password), 'a password that needs no quoting')
    const found = await tx.rows('select from pg_roles where rolname = $1', [serverRole])
    if (found.length === 0) await tx.rows(`create role ${serverRole}`)
    await tx.rows(
      `alter role ${serverRole} with login noinherit nosuperuser nocreatedb nocreaterole
         noreplication nobypassrls password '${password}'`,
    )
    return password
  })
}

/** Gives a role what the list says and takes all else. After each migration, by the owner. */
export async function giveRights(owner: Db, role: string): Promise<void> {
  await owner.transaction(async (tx) => {
    await tx.rows('select pg_advisory_xact_lock(7305)')
    const name = (await tx.rows<{ name: string }>('select quote_ident($1) as name', [role]))[0]
      ?.name
    assert(name !== undefined, 'a quoted name')
    const { tables, views, triggers } = await loadRelations(tx)
    const undecided = tables.filter((table) => tableRights[table] === undefined)
    if (undecided.length > 0) {
      throw new Error(
        `What may the server do with ${undecided.join(', ')}? ` +
          'Nobody has said so in server/src/platform/rights.store.ts.',
      )
    }
    const grants = tables.map((table) => {
      const verbs = tableRights[table] ?? read
      return `grant ${verbs === read ? 'select' : `select, ${verbs}`} on ${table} to ${name}`
    })
    const statements = [
      `grant usage on schema public to ${name}`,
      `revoke create on schema public from public, ${name}`,
      `revoke all on all tables in schema public from public, ${name}`,
      ...grants,
      ...views.map((view) => `grant select on ${view} to ${name}`),
      `grant execute on all functions in schema public to ${name}`,
      // What a trigger writes or holds on to is its own doing, and nobody's who sets it off.
      ...triggers.map(
        (it) => `alter function ${it}() security definer set search_path = public, pg_temp`,
      ),
    ]
    await tx.rows(statements.join(';\n'))
  })
}

async function loadRelations(tx: Tx) {
  const relations = await tx.rows<{ name: string; kind: string }>(
    `select relname as name, relkind::text as kind from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v')
        and not relispartition order by relname`,
  )
  const triggers = await tx.rows<{ name: string }>(
    `select proname as name from pg_proc
      where pronamespace = 'public'::regnamespace and prorettype = 'trigger'::regtype
      order by proname`,
  )
  const named = (isWanted: (kind: string) => boolean) =>
    relations.filter(({ kind }) => isWanted(kind)).map(({ name }) => name)
  return {
    tables: named((kind) => kind !== 'v'),
    views: named((kind) => kind === 'v'),
    triggers: triggers.map(({ name }) => name),
  }
}

/** Whether whoever is connected could undo what the database guards. */
export async function holdsTooMuch(db: Tx): Promise<boolean> {
  const rows = await db.rows<{ is_too_much: boolean }>(
    `select rolsuper or rolcreaterole or rolbypassrls or exists (
              select from pg_class
               where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'S')
                 and pg_has_role(relowner, 'member')
            ) or exists (
              -- what refuses both updates and deletes is only ever added to
              select from pg_trigger t join pg_class c on c.oid = t.tgrelid
                join pg_proc p on p.oid = t.tgfoid
               where c.relnamespace = 'public'::regnamespace and p.proname like 'refuse%change'
                 and t.tgtype & 8 <> 0 and t.tgtype & 16 <> 0
                 and has_table_privilege(c.oid, 'update, delete, truncate, trigger')
            ) as is_too_much
       from pg_roles where rolname = current_user`,
  )
  return rows[0]?.is_too_much ?? true
}

export async function currentRole(db: Tx): Promise<string> {
  const rows = await db.rows<{ name: string }>('select current_user::text as name')
  return rows[0]?.name ?? ''
}
