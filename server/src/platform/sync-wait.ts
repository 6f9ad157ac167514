// What a commit is worth where PostgreSQL waits for a standby (synchronous replication). A wait
// that somebody cancels ends as a success with a warning: the rows are here, and would be gone
// with this machine. Such a commit is not known to have happened; and what was perhaps never at a
// standby is not told to anybody before a later commit was, since standbys take everything in its
// order.

import type pg from 'pg'
import { Outage } from './outage.ts'
import { whileHeard } from './silence.ts'

/** Of the connections that one process has to one database. */
export type Doubt = {
  /** Something was left unknown. */
  readonly raise: () => void
  /**
   * Does `work`, and before it, where something was left unknown, `confirmed`: nobody reads what
   * may be nowhere but here, as long as that takes.
   */
  readonly settled: <T>(confirmed: () => Promise<unknown>, work: () => Promise<T>) => Promise<T>
}

/** `isLost` says of an error that it leaves something unknown. */
export function newDoubt(isLost: (error: unknown) => boolean): Doubt {
  let raised = 0
  let cleared = 0
  const raise = () => {
    raised += 1
  }
  return {
    raise,
    settled: async (confirmed, work) => {
      try {
        if (cleared < raised) {
          const upTo = raised
          await confirmed()
          cleared = Math.max(cleared, upTo)
        }
        return await work()
      } catch (error) {
        if (isLost(error)) raise()
        throw error
      }
    },
  }
}

/** Commits without changing a row, and so ends when all before it is where it has to be. */
export const confirm = `select pg_logical_emit_message(true, 'confirm', '')`

const cutShort = new WeakSet<pg.ClientBase>()

export function hearWaits(client: pg.ClientBase): void {
  client.on('notice', ({ routine }) => {
    if (routine === waitingRoutine) cutShort.add(client)
  })
}

/**
 * True from a commit on whose wait was cancelled. Nothing more is asked on such a connection.
 */
export function wasCutShort(client: pg.ClientBase): boolean {
  return cutShort.has(client)
}

/** Where PostgreSQL waits; the warning's words are in the server's language, and have no code. */
const waitingRoutine = 'SyncRepWaitForLSN'

/** Nothing is decided by what a replica has: it may be behind, and nothing can be written there. */
export async function refuseReplica(client: pg.ClientBase): Promise<void> {
  const { rows } = await whileHeard(client, () =>
    client.query('select pg_is_in_recovery() as is_replica'),
  )
  if (rows[0]?.is_replica !== false) throw new Replica()
}

class Replica extends Outage {
  override name = 'Replica'
  constructor() {
    super('This PostgreSQL is a replica: DATABASE_URL has to lead to the primary.')
  }
}
