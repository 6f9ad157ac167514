// Defects for the audit's tests: planted into a world that the real use cases made, looked at, and
// undone.

import type { Single, Tx } from '#server/platform/db.ts'
import { type AuditOptions, auditWithin, type Finding } from './audit.ts'

export type Mutant<World> = {
  readonly name: string
  /** The invariants that must notice it, and no others. */
  readonly trips: readonly string[]
  readonly plant: (world: World) => readonly string[]
}

/** Triggers and foreign keys are off meanwhile: the audit trusts none of them. */
export function auditPlanted(
  connection: Single,
  statements: readonly string[],
  options: AuditOptions,
): Promise<Finding[]> {
  return undone(connection, async (tx) => {
    await tx.rows('set local session_replication_role = replica')
    for (const statement of statements) await tx.rows(statement)
    return auditWithin(tx, options)
  })
}

/** What `work` sees of its own doings, none of which happened afterwards. */
export async function undone(
  connection: Single,
  work: (tx: Tx) => Promise<Finding[]>,
): Promise<Finding[]> {
  await connection.rows('begin')
  try {
    return await work(connection)
  } finally {
    await connection.rows('rollback')
  }
}

export function dropChecks(table: string): string[] {
  return [dropConstraints(table, 'c')]
}

export function dropKeys(table: string): string[] {
  return [dropConstraints(table, 'p'), dropConstraints(table, 'u')]
}

function dropConstraints(table: string, type: 'c' | 'p' | 'u'): string {
  return `
    do $$ declare name text; begin
      for name in select conname from pg_constraint
                   where conrelid = '${table}'::regclass and contype = '${type}' loop
        execute format('alter table ${table} drop constraint %I cascade', name);
      end loop;
    end $$`
}
