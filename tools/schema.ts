// The schema that all migrations together amount to, as PostgreSQL itself describes it: one text to
// read instead of a history, in the order of the contexts. It is never run; why a thing is as it is
// stands in its migration. What belongs where the comments of tables, views and functions say.

import type { Db, Tx } from '#server/platform/db.ts'
import { contexts } from './tidy.ts'

export type Owned = {
  readonly name: string
  readonly kind: 'table' | 'view' | 'function'
  readonly module: string
}

/** Whatever has rows or a body, and what its comment says of it. */
type Described = Owned & {
  readonly oid: number
  readonly says: string
}

/** Modules as comments name them, in their order; a context of one module goes by its own name. */
export const modulesInOrder: readonly string[] = [
  'platform',
  ...Object.entries(contexts).flatMap(([context, modules]: [string, readonly string[]]) =>
    modules.map((module) => (module === context ? context : `${context}/${module}`)),
  ),
]

/** Of everything with rows or a body, what it is called and whose it is. */
export async function loadOwned(db: Tx): Promise<Described[]> {
  return [...(await relations(db)), ...(await functions(db))]
}

/** Throws where something has no comment, or one that names no module. */
export async function describeSchema(db: Db): Promise<string> {
  const all = await loadOwned(db)
  const lost = all.filter(({ module }) => !modulesInOrder.includes(module))
  if (lost.length > 0) {
    const names = lost.map(({ kind, name }) => `${kind} ${name}`).join(', ')
    throw new Error(
      `What is it, and to which module does it belong? Nobody has said so of ${names}, by ` +
        `"comment on ... is 'context/module: ...'" in a migration.`,
    )
  }
  const types = await enums(db, all)
  const unused = types.find(({ module }) => module === undefined)
  if (unused) throw new Error(`No column is of this type: ${unused.line}`)
  const parts: string[] = []
  for (const module of modulesInOrder) {
    const own = all.filter((it) => it.module === module)
    if (own.length === 0) continue
    const lines = types.filter((it) => it.module === module).map(({ line }) => line)
    const bodies = await Promise.all(own.map((it) => described(db, it)))
    parts.push(`-- ${module} ${'-'.repeat(96 - module.length)}`, lines.join('\n'), ...bodies)
  }
  const text = parts.filter((part) => part !== '').join('\n\n')
  return `${text.replaceAll(/timestamp(\(\d\))? with time zone/g, 'timestamptz$1')}\n`
}

/** Tables and then views, each in the order in which they were made. */
function relations(db: Tx): Promise<Described[]> {
  return db.rows<Described>(
    `select oid, relname as name, case relkind when 'v' then 'view' else 'table' end as kind,
            coalesce(split_part(said, ': ', 1), '') as module,
            coalesce(substr(said, strpos(said, ': ') + 2), '') as says
       from (select *, obj_description(oid, 'pg_class') as said from pg_class) c
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v')
        and not relispartition
      order by relkind = 'v', oid`,
  )
}

/** A trigger's function belongs where its tables do, where these are of one module. */
function functions(db: Tx): Promise<Described[]> {
  return db.rows<Described>(
    `select p.oid, proname as name, 'function' as kind,
            coalesce(split_part(said, ': ', 1), tables.module, '') as module,
            coalesce(substr(said, strpos(said, ': ') + 2), '') as says
       from (select *, obj_description(oid, 'pg_proc') as said from pg_proc) p
       cross join lateral (
         select case when count(distinct of_table) = 1 then min(of_table) end as module
           from (select split_part(obj_description(tgrelid, 'pg_class'), ': ', 1) as of_table
                   from pg_trigger where tgfoid = p.oid and not tgisinternal) its) tables
      where pronamespace = 'public'::regnamespace
      order by proname, p.oid`,
  )
}

/** An enum stands where it is first used. */
async function enums(
  db: Tx,
  all: readonly Described[],
): Promise<{ module: string | undefined; line: string }[]> {
  const found = await db.rows<{ line: string; tables: number[] }>(
    `select format('create type %I as enum (%s);', typname,
              (select string_agg(quote_literal(enumlabel), ', ' order by enumsortorder)
                 from pg_enum where enumtypid = t.oid)) as line,
            array(select attrelid::int from pg_attribute
                   where atttypid = t.oid and not attisdropped) as tables
       from pg_type t where typnamespace = 'public'::regnamespace and typtype = 'e'
      order by typname`,
  )
  return found.map(({ line, tables }) => {
    const using = all.filter(({ kind, oid }) => kind !== 'function' && tables.includes(oid))
    return { line, module: modulesInOrder.find((it) => using.some((one) => one.module === it)) }
  })
}

async function described(db: Tx, it: Described): Promise<string> {
  const body = await bodies[it.kind](db, it.oid)
  return it.says === '' ? body : `${asComment(it.says)}\n${body}`
}

function asComment(says: string): string {
  const lines = ['--']
  for (const word of says.split(' ')) {
    const line = lines.at(-1) ?? ''
    if (line.length + word.length < 100) lines[lines.length - 1] = `${line} ${word}`
    else lines.push(`-- ${word}`)
  }
  return lines.join('\n')
}

const bodies = { table, view, function: routine } as const

async function table(db: Tx, oid: number): Promise<string> {
  const [head, tail] = await linesOf(
    db,
    `select unnest(array[relname::text,
              coalesce(' partition by ' || pg_get_partkeydef(oid), '')
              || coalesce(' with (' || array_to_string(reloptions, ', ') || ')', '')]) as line
       from pg_class where oid = $1`,
    oid,
  )
  const body = [...(await columns(db, oid)), ...(await constraints(db, oid))]
  const made = `create table ${head} (\n  ${body.join(',\n  ')}\n)${tail};`
  return [made, ...(await indexes(db, oid)), ...(await triggers(db, oid))].join('\n')
}

function columns(db: Tx, table: number): Promise<string[]> {
  return linesOf(
    db,
    `select format('%I %s', attname, format_type(atttypid, atttypmod))
              || case when attnotnull then ' not null' else '' end
              || case when attidentity <> '' then ' generated always as identity' else '' end
              || coalesce(' default ' || pg_get_expr(adbin, adrelid), '') as line
       from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where attrelid = $1 and attnum > 0 and not attisdropped
      order by attnum`,
    table,
  )
}

function constraints(db: Tx, table: number): Promise<string[]> {
  return linesOf(
    db,
    `select pg_get_constraintdef(oid, true) as line
       from pg_constraint
      where conrelid = $1 and contype in ('p', 'u', 'f', 'c')
      order by position(contype::text in 'pufc'), 1`,
    table,
  )
}

function indexes(db: Tx, table: number): Promise<string[]> {
  return linesOf(
    db,
    `select replace(pg_get_indexdef(indexrelid, 0, true), 'public.', '') || ';' as line
       from pg_index
      where indrelid = $1 and not exists (select from pg_constraint where conindid = indexrelid)
      order by 1`,
    table,
  )
}

function triggers(db: Tx, table: number): Promise<string[]> {
  return linesOf(
    db,
    `select pg_get_triggerdef(oid, true) || ';' as line
       from pg_trigger where tgrelid = $1 and not tgisinternal order by 1`,
    table,
  )
}

async function view(db: Tx, oid: number): Promise<string> {
  const [line = ''] = await linesOf(
    db,
    `select format(E'create view %I as\\n%s', relname, pg_get_viewdef(oid, true)) as line
       from pg_class where oid = $1`,
    oid,
  )
  return line
}

async function routine(db: Tx, oid: number): Promise<string> {
  const [line = ''] = await linesOf(
    db,
    `select replace(trim(trailing E'\\n' from pg_get_functiondef($1)), 'public.', '') || ';'
       as line`,
    oid,
  )
  return line
}

async function linesOf(db: Tx, query: string, ...values: number[]): Promise<string[]> {
  return (await db.rows<{ line: string }>(query, values)).map(({ line }) => line)
}
