// What the database's own tables say that a statement's description leaves out: types by number,
// and which columns may be null or need a value.

import type { Tx } from '#server/platform/db.ts'

export type ColumnType = {
  readonly name: string
  /** Of an array, its elements'. */
  readonly element: string | null
  /** Of an enum; an array's elements' own. */
  readonly labels: readonly string[] | null
}

export type TableColumn = {
  readonly table: string
  readonly name: string
  readonly isNotNull: boolean
  /** An insert that leaves it out fails. */
  readonly isDemanded: boolean
}

export type Catalog = {
  readonly typeOf: (oid: number) => ColumnType
  readonly columnOf: (table: number, column: number) => TableColumn | undefined
  /** Undefined where there is no such table. */
  readonly columnsOf: (table: string) => readonly TableColumn[] | undefined
}

export async function readCatalog(db: Tx): Promise<Catalog> {
  const types = new Map((await loadTypes(db)).map((type) => [type.oid, type]))
  const columns = await loadColumns(db)
  const byNumber = new Map(columns.map((column) => [`${column.oid} ${column.nr}`, column]))
  return {
    typeOf: (oid) => types.get(oid) ?? { name: `type ${oid}`, element: null, labels: null },
    columnOf: (table, column) => byNumber.get(`${table} ${column}`),
    columnsOf: (table) => {
      const own = columns.filter((column) => column.table === table)
      return own.length > 0 ? own : undefined
    },
  }
}

function loadTypes(db: Tx) {
  return db.rows<ColumnType & { oid: number }>(
    `select t.oid, t.typname::text as name, e.typname::text as element,
            (select json_agg(enumlabel order by enumsortorder) from pg_enum
              where enumtypid in (t.oid, t.typelem)) as labels
       from pg_type t left join pg_type e on e.oid = t.typelem and t.typcategory = 'A'`,
  )
}

function loadColumns(db: Tx) {
  return db.rows<TableColumn & { oid: number; nr: number }>(
    `select c.oid, a.attnum as nr, c.relname::text as table, a.attname::text as name,
            -- of a view's columns nobody knows
            a.attnotnull or c.relkind = 'v' as "isNotNull",
            a.attnotnull and not a.atthasdef and a.attidentity = '' as "isDemanded"
       from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v')
        and a.attnum > 0 and not a.attisdropped`,
  )
}
