// The stops as the thread that trades knows them: read before the first order, then each time one
// begins or ends, as soon as that is committed; and every second, should the call not be heard.

import { second } from '#kernel/time.ts'
import type { Database } from '#server/platform/db.ts'
import { type Loop, repeat } from '#server/platform/repeat.ts'
import { type Stops, stopsOf } from './stop.ts'
import { loadStanding, stopsChannel } from './stops.store.ts'

export type FollowedStops = Loop & { readonly now: () => Stops }

export async function followStops({
  db,
  log,
}: {
  readonly db: Database
  readonly log: (message: string) => void
}): Promise<FollowedStops> {
  let stops = stopsOf(await loadStanding(db))
  // One after the other: what was read first must not count last.
  let turn: Promise<void> = Promise.resolve()
  const look = () => {
    turn = turn
      .catch(() => {})
      .then(async () => {
        stops = stopsOf(await loadStanding(db))
      })
    return turn
  }
  const name = 'reading stops of trading'
  const heard = db.listen(stopsChannel, () => {
    void look().catch((error: unknown) => log(`${name} failed: ${String(error)}`))
  })
  const loop = repeat({ name, pauseMs: second, log }, async () => {
    await look()
    return 'done'
  })
  return {
    now: () => stops,
    stop: async () => {
      await heard.stop()
      await loop.stop()
    },
  }
}
