// Reads how prices are heard now, with the troubles of the last day.

import { day, later, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import { countGaps } from './gaps.store.ts'
import { type Heard, heardOf, noTroubles } from './hearing.ts'
import type { Market } from './market.ts'
import { countRefused } from './refused.store.ts'

/** Of all that the feed quotes, in its order. */
export async function readHearing(tx: Tx, market: Market, now: Millis): Promise<Heard[]> {
  const since = later(now, -day)
  const gaps = new Map((await countGaps(tx, since)).map((one) => [one.instrumentId, one]))
  const refused = new Map((await countRefused(tx, since)).map((one) => [one.instrumentId, one]))
  return [...market.bySymbol.values()].map((quoted) => {
    const { id } = quoted.instrument
    const { gaps: count, missedMs } = gaps.get(id) ?? noTroubles
    const { times, furthest } = refused.get(id) ?? { times: 0, furthest: null }
    const troubles = { gaps: count, missedMs, refused: times, furthest }
    return heardOf(quoted, market.sources.names, troubles, now)
  })
}
