// An upgrade of an install from before the journal, in a process of its own that can be killed, and
// what is to be seen of it from outside.

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { onTestFinished } from 'vitest'
import { coinFacts, coins } from '#kernel/coins.ts'
import type { Db } from '#server/platform/db.ts'
import type { FormerDatabase } from './before-the-journal.ts'

/** With what their rows are told apart by. */
export const kept = {
  transfers: 'kind, ref',
  trades: 'id',
  outcomes: 'trade_id',
  trade_records: 'id',
  postings: 'kind, ref, amount',
  ledger_accounts: 'id',
  payouts: 'id',
  deposit_credits: 'ref',
} as const

/** Columns that the views have beside those of the tables. */
const added: Readonly<Record<string, readonly string[]>> = {
  trades: ['posting', 'entry_delay_ms', 'exit_seconds'],
  outcomes: ['exit_average'],
  trade_records: ['posting', 'entry_delay_ms', 'exit_seconds', 'exit_average'],
}

/** What came later brings accounts, a coin its first block too; no saved world names one. */
export function wasThere(row: string): boolean {
  if (ofFurther.some((name) => row.includes(name))) return false
  return later.every((coin) => !row.includes(`"${coin}"`) && !row.includes(`"outside_${coin}"`))
}
const ofFurther = [
  '"credit_sales"',
  '"issued"',
  '"used"',
  '"promotions"',
  '"pool"',
  '"elsewhere"',
  '"book": "chips"',
]
const later = coins.filter((coin) => coinFacts[coin].isLater)

export async function contents(db: Db): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {}
  for (const [name, key] of Object.entries(kept)) {
    const rows = await db.rows<{ row: string }>(
      `select (to_jsonb(x) - $1::text[])::text as row from ${name} x order by ${key}`,
      [added[name] ?? []],
    )
    all[name] = rows.map(({ row }) => row).filter(wasThere)
  }
  return all
}

/** Ready to begin when it is told. */
export async function upgradeInChild({ connection }: FormerDatabase): Promise<ChildProcess> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'server/test/migrate-child.ts', JSON.stringify(connection)],
    { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] },
  )
  onTestFinished(() => void child.kill('SIGKILL'))
  await once(child, 'message')
  return child
}

export async function gone(db: Db, pid: number): Promise<void> {
  while ((await db.rows('select from pg_stat_activity where pid = $1', [pid])).length > 0);
}

export async function shapeOf(db: Db): Promise<'tables' | 'views' | 'mixed'> {
  const rows = await db.rows<{ relkind: string }>(
    `select distinct relkind::text from pg_class
      where relname in ('transfers', 'trades', 'outcomes', 'ledger_accounts')`,
  )
  const kinds = rows.map(({ relkind }) => relkind).join()
  return kinds === 'r' ? 'tables' : kinds === 'v' ? 'views' : 'mixed'
}

/** Those that it is brought up to, by name. */
export async function migrationsOf(db: Db): Promise<string[]> {
  const rows = await db.rows<{ name: string }>('select name from migrations order by name')
  return rows.map(({ name }) => name)
}
