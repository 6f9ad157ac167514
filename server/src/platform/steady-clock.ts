// The platform's clock: the database's time, carried on by the machine's monotonic counter between
// readings. A jump of the machine's clock therefore moves nothing here, and a difference to the
// database shows.

import { uptime } from 'node:os'
import { present } from '#kernel/assert.ts'
import { type Millis, millis } from '#kernel/time.ts'
import type { Clock } from './clock.ts'
import type { Database } from './db.ts'
import { afterReading, type KeptTime, skewMaxMs } from './kept-time.ts'

export type SteadyClock = Clock & {
  /** How far the last reading of the database's clock was from ours, in milliseconds. */
  readonly skewMs: () => number
  readonly stop: () => void
}

const readEveryMs = 5_000
/** The first question has to open a connection; what is asked after it is answered sooner. */
const firstReadings = { most: 5, doubtMs: 2 }
/**
 * The counter stands still while the machine sleeps; the uptime does not, and is exact to a second.
 */
const sleepMinMs = 2_000

/** Sets the clock by the database's, and compares the two every five seconds. */
export async function startClock(
  db: Database,
  log: (message: string) => void,
): Promise<SteadyClock> {
  let kept = await firstReading(db)
  let slept = sleepCounter()
  let skew = 0

  const read = async () => {
    const { time, doubtMs } = await readDatabaseClock(db)
    const difference = time - (kept.anchor + performance.now())
    const sleptMs = sleepCounter() - slept
    slept = sleepCounter()
    if (sleptMs > sleepMinMs && difference > 0) {
      log(`the machine slept for ${Math.round(sleptMs / 1000)} s`)
      kept = { anchor: kept.anchor + difference, doubtMs }
      skew = 0
      return
    }
    const after = afterReading(kept, { difference, doubtMs })
    kept = after.kept
    skew = after.skew
    if (Math.abs(skew) > skewMaxMs) log(`the database's clock is ${Math.round(skew)} ms from ours`)
  }
  const timer = setInterval(() => {
    // Without a database there is no trading anyway; the next reading tells.
    read().catch(() => {})
  }, readEveryMs)
  timer.unref()

  let last = 0
  return {
    now: (): Millis => {
      last = Math.max(last, kept.anchor + performance.now())
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

/** Of a few readings the one that was under way for the shortest time. */
async function firstReading(db: Database): Promise<KeptTime> {
  let best: KeptTime | undefined
  for (let nr = 0; nr < firstReadings.most; nr += 1) {
    const { time, doubtMs } = await readDatabaseClock(db)
    const anchor = time - performance.now()
    if (!best || doubtMs < best.doubtMs) best = { anchor, doubtMs }
    if (best.doubtMs <= firstReadings.doubtMs) break
  }
  return present(best, 'a reading of the clock')
}

/** The database's time now: what it said, and half the question's travel. */
async function readDatabaseClock(db: Database): Promise<{ time: number; doubtMs: number }> {
  const asked = performance.now()
  const rows = await db.rows<{ ms: number }>(
    `select extract(epoch from clock_timestamp())::float8 * 1000 as ms`,
  )
  const doubtMs = (performance.now() - asked) / 2
  return { time: (rows[0]?.ms ?? Number.NaN) + doubtMs, doubtMs }
}

/** New trades are taken only while our clock and the database's agree. */
export function isClockTrusted(clock: SteadyClock): boolean {
  return Math.abs(clock.skewMs()) <= skewMaxMs
}
