// The platform's clock: the database's time, carried on by the machine's monotonic counter between
// readings. A jump of the machine's clock therefore moves nothing here, and a difference to the
// database shows.

import { uptime } from 'node:os'
import { type Millis, millis } from '#kernel/time.ts'
import type { Clock } from './clock.ts'
import type { Database } from './db.ts'

export type SteadyClock = Clock & {
  /** How far the last reading of the database's clock was from ours, in milliseconds. */
  readonly skewMs: () => number
  readonly stop: () => void
}

const readEveryMs = 5_000
/** Below this, readings differ by their own travel time: they are followed a little at a time. */
const slewShare = 0.1
/**
 * The counter stands still while the machine sleeps; the uptime does not, and is exact to a second.
 */
const sleepMinMs = 2_000

/** Beyond this much skew the clock is not believed any more: no new trades are taken. */
export const skewMaxMs = 250

/** Sets the clock by the database's, and compares the two every five seconds. */
export async function startClock(
  db: Database,
  log: (message: string) => void,
): Promise<SteadyClock> {
  let anchor = (await readDatabaseClock(db)) - performance.now()
  let slept = sleepCounter()
  let skew = 0

  const read = async () => {
    const difference = (await readDatabaseClock(db)) - (anchor + performance.now())
    const sleptMs = sleepCounter() - slept
    slept = sleepCounter()
    const hasSlept = sleptMs > sleepMinMs && difference > 0
    if (hasSlept) log(`the machine slept for ${Math.round(sleptMs / 1000)} s`)
    else if (Math.abs(difference) > skewMaxMs)
      log(`the database's clock is ${Math.round(difference)} ms from ours`)
    if (hasSlept) anchor += difference
    else if (Math.abs(difference) <= skewMaxMs) anchor += difference * slewShare
    skew = hasSlept ? 0 : difference
  }
  const timer = setInterval(() => {
    // Without a database there is no trading anyway; the next reading tells.
    read().catch(() => {})
  }, readEveryMs)
  timer.unref()

  let last = 0
  return {
    now: (): Millis => {
      last = Math.max(last, anchor + performance.now())
      return millis(last)
    },
    skewMs: () => Math.round(skew),
    stop: () => clearInterval(timer),
  }
}

/** Grows only while the machine sleeps. */
function sleepCounter(): number {
  return uptime() * 1000 - performance.now()
}

/** The database's time now: what it said, and half the question's travel. */
async function readDatabaseClock(db: Database): Promise<number> {
  const asked = performance.now()
  const rows = await db.rows<{ ms: number }>(
    `select extract(epoch from clock_timestamp())::float8 * 1000 as ms`,
  )
  const travelled = performance.now() - asked
  return (rows[0]?.ms ?? Number.NaN) + travelled / 2
}

/** New trades are taken only while our clock and the database's agree. */
export function isClockTrusted(clock: SteadyClock): boolean {
  return Math.abs(clock.skewMs()) <= skewMaxMs
}
