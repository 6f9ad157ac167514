// Waits for the end of every trade of an install, whoever settles it.

import { setTimeout as sleep } from 'node:timers/promises'
import { minute } from '#kernel/time.ts'
import type { Database } from '#server/platform/db.ts'

/** Trades last a minute. */
const patienceMs = 3 * minute
const pauseMs = 200

export async function untilSettled({ db }: { readonly db: Database }): Promise<void> {
  const end = performance.now() + patienceMs
  while (performance.now() < end) {
    const open = await db.rows(`select from trade_records where status = 'open' limit 1`)
    if (open.length === 0) return
    await sleep(pauseMs)
  }
  throw new Error('trades were still open after three minutes')
}
