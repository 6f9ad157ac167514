// Anchors the chains of events each minute. The log has each anchor's hash: kept apart from the
// database, it shows later whether events up to then are still what they were.

import { minute } from '#kernel/time.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import { type Loop, repeat } from '#server/platform/repeat.ts'
import { anchorHeads } from './events/anchor-heads.ts'

export type AnchoringDeps = {
  readonly db: Db
  readonly clock: Clock
  readonly log: (message: string) => void
}

export function startAnchoring({ db, clock, log }: AnchoringDeps): Loop {
  return repeat({ name: 'anchoring events', pauseMs: minute, log }, async () => {
    const anchor = await db.transaction((tx) => anchorHeads(tx, clock.now()))
    if (anchor) log(`events anchored: ${anchor.nr}:${anchor.hash.toString('hex')}`)
    return 'done'
  })
}
