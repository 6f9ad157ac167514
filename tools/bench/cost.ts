// What work costs, beside how long it takes: processor time, which hardly depends on what else the
// machine does, and what PostgreSQL writes to its log and grows by.

import { cpuMicros } from './processes.ts'
import type { World } from './world.ts'

/** Of one of the things that were done. */
export type Cost = {
  /** Of this process with all its threads, whoever asks for the work included. */
  readonly nodeUs: number
  readonly postgresUs: number
  readonly walBytes: number
  /** By which the database is larger afterwards, indexes included. */
  readonly diskBytes: number
}

/** Does `work`, which says how many things it did, and what one of them cost. */
export async function costOf<T>(
  { db, postmaster }: World,
  work: () => Promise<T>,
  count: (done: T) => number,
): Promise<{ done: T; cost: Cost }> {
  const bytes = async (sum: string) => {
    const rows = await db.rows<{ bytes: bigint }>(`select (${sum})::bigint as bytes`)
    return Number(rows[0]?.bytes ?? 0n)
  }
  const written = async () => ({
    wal: await bytes("pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')"),
    disk: await bytes('pg_database_size(current_database())'),
  })
  const before = { ...(await written()), postgres: await cpuMicros(postmaster) }
  const node = process.cpuUsage()
  const done = await work()
  const { user, system } = process.cpuUsage(node)
  const postgres = (await cpuMicros(postmaster)) - before.postgres
  const { wal, disk } = await written()
  const n = count(done)
  return {
    done,
    cost: {
      nodeUs: (user + system) / n,
      postgresUs: postgres / n,
      walBytes: (wal - before.wal) / n,
      diskBytes: (disk - before.disk) / n,
    },
  }
}
