// Takes up the trades that the database has open and this process does not know: at a start, and
// after an outage.

import { later } from '#kernel/time.ts'
import type { Db } from '#server/platform/db.ts'
import { entryWaitMaxMs } from '../instruments/instrument.ts'
import { findEnds } from '../market/find-ends.ts'
import type { Market } from '../market/market.ts'
import { loadOpen } from './past-trades.store.ts'
import { earliestExpiry, type Positions, reserve, takeUp } from './positions.ts'
import { entersAfter } from './trade.ts'
import { saveSettlementMark } from './trades.store.ts'

/** Returns how many were taken up. */
export async function resumeTrades(db: Db, market: Market, positions: Positions): Promise<number> {
  const unknown = (await loadOpen(db)).filter((trade) => !positions.byId.has(trade.id))
  const ends = await findEnds(
    db,
    market,
    unknown.map((trade) => ({
      instrumentId: trade.instrument.id,
      after: entersAfter(trade),
      upTo: later(entersAfter(trade), entryWaitMaxMs),
      first: null,
    })),
  )
  for (const [index, trade] of unknown.entries()) {
    const quoted = market.byId.get(trade.instrument.id)
    if (!quoted) continue
    reserve(positions, trade)
    takeUp(positions, trade, quoted.series, ends[index]?.entry)
  }
  return unknown.length
}

/**
 * Moves the mark below which nothing is open; every open trade is in `positions` when this is
 * called.
 */
export async function markSettled(db: Db, market: Market, positions: Positions): Promise<void> {
  const earliest = earliestExpiry(positions) ?? market.storedThrough
  // A trade that is being accepted right now expires later than anything already known.
  await saveSettlementMark(
    db,
    later(earliest < market.storedThrough ? earliest : market.storedThrough, -1),
  )
}
