// The schema that all migrations together amount to, as PostgreSQL itself describes it: one text to
// read instead of a history. It is never run; why a thing is as it is stands in its migration.

import type { Tx } from '#server/platform/db.ts'

/**
 * Everything in the public schema, in the order of names, but for what migrations keep for
 * themselves.
 */
export async function describeSchema(db: Tx): Promise<string> {
  const parts = [await types(db), await tables(db), await views(db), await functions(db)]
  const text = parts.flat().join('\n\n')
  return `${text.replaceAll(/timestamp(\(\d\))? with time zone/g, 'timestamptz$1')}\n`
}

async function types(db: Tx): Promise<string[]> {
  return linesOf(
    db,
    `select format('create type %I as enum (%s);', typname,
              string_agg(quote_literal(enumlabel), ', ' order by enumsortorder)) as line
       from pg_type join pg_enum on enumtypid = pg_type.oid
      where typnamespace = 'public'::regnamespace
      group by typname order by typname`,
  )
}

async function tables(db: Tx): Promise<string[]> {
  const found = await db.rows<{ oid: number; name: string; tail: string }>(
    `select oid, relname as name,
            coalesce(' partition by ' || pg_get_partkeydef(oid), '')
              || coalesce(' with (' || array_to_string(reloptions, ', ') || ')', '') as tail
       from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
        and not relispartition and relname <> 'migrations'
      order by relname`,
  )
  return Promise.all(
    found.map(async ({ oid, name, tail }) => {
      const body = [...(await columns(db, oid)), ...(await constraints(db, oid))]
      const table = `create table ${name} (\n  ${body.join(',\n  ')}\n)${tail};`
      return [table, ...(await indexes(db, oid)), ...(await triggers(db, oid))].join('\n')
    }),
  )
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

function views(db: Tx): Promise<string[]> {
  return linesOf(
    db,
    `select format(E'create view %I as\\n%s', relname, pg_get_viewdef(oid, true)) as line
       from pg_class where relnamespace = 'public'::regnamespace and relkind = 'v'
      order by relname`,
  )
}

function functions(db: Tx): Promise<string[]> {
  return linesOf(
    db,
    `select replace(trim(trailing E'\\n' from pg_get_functiondef(oid)), 'public.', '') || ';'
       as line
       from pg_proc where pronamespace = 'public'::regnamespace order by proname, oid`,
  )
}

async function linesOf(db: Tx, query: string, ...values: number[]): Promise<string[]> {
  return (await db.rows<{ line: string }>(query, values)).map(({ line }) => line)
}
