// Whose tables a statement touches. A module writes its own tables only. It reads them, those of
// the modules before it in its context, and the views and functions of whatever is above. Each
// module has a role that may do just this; PostgreSQL plans each statement as the role of the
// module that has written it, and says what that may not touch.

import type pg from 'pg'
import type { Tx } from '#server/platform/db.ts'
import { modulesInOrder, type Owned } from '../schema.ts'

/** What a statement touches and must not, a line each, by the files its text is written in. */
export type Trespasses = (text: string, files: readonly string[]) => Promise<string[]>

export async function openTrespasses(
  client: pg.Client,
  owned: readonly Owned[],
): Promise<Trespasses> {
  await client.query(
    [
      'revoke execute on all functions in schema public from public',
      // What a function reads is its own doing, as with a view.
      ...owned.flatMap(({ kind, name }) =>
        kind === 'function' ? [`alter function ${name} security definer`] : [],
      ),
      ...modulesInOrder.flatMap((module) => rightsOf(module, owned)),
    ].join(';\n'),
  )
  const owners = new Map(owned.map(({ name, module }) => [name, module]))
  return async (text, files) => {
    // A text of several modules is that of the last: it knows the others, and they do not know it.
    const module = modulesInOrder.findLast((it) => files.some((file) => moduleOf(file) === it))
    if (module === undefined) return ['SQL is written in a module, or in the platform']
    const refused = unplanned.test(text)
      ? (text.match(/\w+/g) ?? []).filter((it) => owners.has(it) && owners.get(it) !== module)
      : await refusedTo(client, roleOf(module), plannable(text))
    return refused.map((name) => `${name} is not for ${module}, it is of ${owners.get(name)}`)
  }
}

/**
 * Views, and functions of plain SQL, that touch what a module after their own keeps. What a
 * function in plpgsql says the database does not know.
 */
export async function reachingOn(db: Tx, owned: readonly Owned[]): Promise<string[]> {
  const rows = await db.rows<{ name: string; touched: string }>(
    `select coalesce(v.relname, p.proname)::text as name, t.relname::text as touched
       from pg_depend d join pg_class t on t.oid = d.refobjid
       left join pg_rewrite r on r.oid = d.objid and d.classid = 'pg_rewrite'::regclass
       left join pg_class v on v.oid = r.ev_class
       left join pg_proc p on p.oid = d.objid and d.classid = 'pg_proc'::regclass
      where d.refclassid = 'pg_class'::regclass and t.relnamespace = 'public'::regnamespace
        and coalesce(v.oid, p.oid) <> t.oid
      group by 1, 2 order by 1, 2`,
  )
  const places = new Map(owned.map(({ name, module }) => [name, modulesInOrder.indexOf(module)]))
  const placeOf = (name: string) => places.get(name) ?? -1
  const further = rows.filter(({ name, touched }) => placeOf(touched) > placeOf(name))
  return [...new Set(further.map(({ name }) => name))]
}

function rightsOf(module: string, owned: readonly Owned[]): string[] {
  const role = roleOf(module)
  const above = modulesInOrder.slice(0, modulesInOrder.indexOf(module) + 1)
  const rights = owned.flatMap(({ kind, name, module: owner }) => {
    if (!above.includes(owner)) return []
    if (kind === 'function') return [`grant execute on function ${name} to ${role}`]
    if (owner === module) return [`grant all on ${name} to ${role}`]
    const isOffered = kind === 'view' || contextOf(owner) === contextOf(module)
    return isOffered ? [`grant select on ${name} to ${role}`] : []
  })
  return [`create role ${role}`, `grant usage on schema public to ${role}`, ...rights]
}

/** Names of what the role may not touch. One is told at a time, so each is lent until all are. */
async function refusedTo(client: pg.Client, role: string, text: string): Promise<string[]> {
  const refused: string[] = []
  await client.query('begin')
  try {
    for (;;) {
      await client.query(`savepoint as_it_was; set local role ${role}`)
      const said = await client.query(`explain (generic_plan) ${text}`).then(
        () => '',
        (error: Error) => error.message,
      )
      await client.query('rollback to as_it_was')
      const [, kind, name] = /^permission denied for (\w+) (\w+)$/.exec(said) ?? []
      if (said !== '' && name === undefined) throw new Error(`no plan of ${text}: ${said}`)
      if (name === undefined || refused.includes(name)) return refused
      refused.push(name)
      const what = kind === 'function' ? `function ${name}` : name
      await client.query(`grant all on ${what} to ${role}`)
    }
  } finally {
    await client.query('rollback')
  }
}

/** Of these there is no plan: what they name is what they touch. */
const unplanned = /^\s*(create|lock|set|truncate)\b/i

/** A COPY has no plan: an insert of the same columns has the same rights. */
function plannable(text: string): string {
  return text.replace(
    /^\s*copy\s+(\w+)\s*\(([^()]*)\)\s+from stdin.*$/is,
    (_, table: string, columns: string) =>
      `insert into ${table} (${columns}) values (${columns.replaceAll(/\w+/g, 'default')})`,
  )
}

function moduleOf(file: string): string {
  const [, context = '', module = ''] = /\/server\/src\/(\w+)\/(\w+)/.exec(file) ?? []
  const name = `${context}/${module}`
  return modulesInOrder.includes(name) ? name : context
}

function contextOf(module: string): string {
  return module.replace(/\/.*/, '')
}

function roleOf(module: string): string {
  return `module_${module.replace('/', '_')}`
}
