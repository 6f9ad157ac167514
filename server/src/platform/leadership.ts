// One process at a time leads an install: it alone takes prices in and settles trades. The lead is
// a lock in the database, so it falls free when its holder dies, whatever way.

import { setTimeout as sleep } from 'node:timers/promises'
import { present } from '#kernel/assert.ts'
import type { Database, Db, Tx } from './db.ts'
import { confirm } from './sync-wait.ts'

export type Leader = {
  /** Where those who stand by reach it. */
  readonly url: string
  /** What they show to be believed about who asks; null where the leader knows none. */
  readonly pass: string | null
}

export type Leadership = {
  readonly leader: () => Promise<Leader | undefined>
  /** Resolves true once this process leads; false when `signal` ends the waiting. */
  readonly lead: (signal: AbortSignal) => Promise<boolean>
  /** Tells the others of this process, now leading, and where clients reach it. */
  readonly announce: (leader: Leader, publicUrl: string) => Promise<void>
  readonly resign: () => Promise<void>
}

const lockNumber = 7307
/** Shared by whoever writes what only a leader may (0190). */
const writersLock = 7308
const askEveryMs = 500
/** A session of PostgreSQL that is told to end ends between two of its steps. */
const endedWithinMs = 200

/** Of PostgreSQL: a process by that number that began then is no other. */
type Session = { readonly pid: number; readonly began: string }

/**
 * `onLost` is called when the lead was lost to another process while the database was away.
 * `process`: whose this one's connections say that they are, as `processSetting` has it.
 */
export function standForLead(db: Database, onLost: () => void, process?: string): Leadership {
  const holder = db.single()
  const resigned = new AbortController()

  let hasLed = false
  /** Of this process, each by which it may hold the lock: noted before it asks for it. */
  const sessions = new Map<number, Session>()

  /** Undefined: nobody knows yet, and it has to be tried again. */
  const take = async (): Promise<boolean | undefined> => {
    const here = await sessionOf(holder)
    sessions.set(here.pid, here)
    const isAlone = await endOthers(here)
    if (!(await tryLock(holder))) return isAlone ? false : undefined
    if (!(await fence(holder, process, hasLed))) return false
    hasLed = true
    // What the one before left behind is where it has to be before anybody is told of it.
    await holder.rows(confirm)
    return true
  }

  /**
   * A connection that led nowhere any more was given up here, and PostgreSQL may not know yet: its
   * lock is ours to end. True once there is none but this one.
   */
  const endOthers = async ({ pid }: Session) => {
    const others = [...sessions.values()].filter((one) => one.pid !== pid)
    if (others.length === 0) return true
    for (const one of others) if (!(await endSession(holder, one))) sessions.delete(one.pid)
    if (sessions.size > 1) await sleep(endedWithinMs)
    return sessions.size === 1
  }

  /** A lock dies with its connection: whenever that was renewed, the lead has to be taken again. */
  const hold = async () => {
    while (!resigned.signal.aborted) {
      await sleep(askEveryMs, undefined, { signal: resigned.signal, ref: false }).catch(() => {})
      if (resigned.signal.aborted) return
      const isHeld = await stillHeld(holder).catch(() => undefined)
      if (isHeld === false && (await take().catch(() => undefined)) === false) return onLost()
    }
  }

  return {
    leader: () => knownLeader(db),
    lead: async (signal) => {
      while (!signal.aborted) {
        if (await take().catch(() => undefined)) {
          void hold()
          return true
        }
        await sleep(askEveryMs, undefined, { signal }).catch(() => {})
      }
      return false
    },
    announce: async ({ url, pass }, publicUrl) => {
      await db.rows(
        `insert into leader (url, public_url, standby_pass, process) values ($1, $2, $3, $4)
          on conflict (one_row) do update
            set url = excluded.url, public_url = excluded.public_url,
                standby_pass = excluded.standby_pass, process = excluded.process`,
        [url, publicUrl, pass, process ?? null],
      )
    },
    resign: async () => {
      resigned.abort()
      await holder.close()
    },
  }
}

/** For connections of a process: their setting by which the database knows whose they are. */
export function processSetting(process: string | undefined): Readonly<Record<string, string>> {
  return process === undefined ? {} : { 'house.process': process }
}

/**
 * Waits for what whoever led before is writing; from then on the database refuses them. False where
 * this one led `before`, and another did meanwhile: what it remembers is not what is there.
 */
function fence(holder: Db, process: string | undefined, before: boolean): Promise<boolean> {
  return holder.transaction(async (tx) => {
    await tx.rows(`select pg_advisory_xact_lock(${writersLock})`)
    const [row] = await tx.rows<{ process: string | null }>('select process from leader for update')
    if (before && row && row.process !== (process ?? null)) return false
    await tx.rows('update leader set process = $1', [process ?? null])
    return true
  })
}

/** Who led last; undefined where nobody ever did. */
export async function knownLeader(db: Tx): Promise<Leader | undefined> {
  return (await db.rows<Leader>('select url, standby_pass as pass from leader'))[0]
}

/** Where clients reach the install, by who led it last; undefined where nobody ever did. */
export async function knownPublicUrl(db: Tx): Promise<string | undefined> {
  const rows = await db.rows<{ public_url: string | null }>('select public_url from leader')
  return rows[0]?.public_url ?? undefined
}

async function sessionOf(holder: Tx): Promise<Session> {
  const rows = await holder.rows<Session>(
    `select pid, backend_start::text as began from pg_stat_activity where pid = pg_backend_pid()`,
  )
  return present(rows[0], 'a session of its own')
}

/** False where another session holds it. */
async function tryLock(holder: Tx): Promise<boolean> {
  const rows = await holder.rows<{ taken: boolean }>(
    `select pg_try_advisory_lock(${lockNumber}) as taken`,
  )
  return rows[0]?.taken === true
}

/** True if it was still there. */
async function endSession(tx: Tx, { pid, began }: Session): Promise<boolean> {
  const rows = await tx.rows(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where pid = $1 and backend_start = $2::timestamptz and usename = current_user`,
    [pid, began],
  )
  return rows.length > 0
}

async function stillHeld(holder: ReturnType<Database['single']>): Promise<boolean> {
  const rows = await holder.rows<{ held: boolean }>(
    `select exists (select from pg_locks where locktype = 'advisory' and objid = ${lockNumber}
       and pid = pg_backend_pid() and granted) as held`,
  )
  return rows[0]?.held === true
}
