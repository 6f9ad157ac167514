// The trades' door for whoever states many of them, as they were accepted and as they ended.

import type { ClientId, TradeId } from '#kernel/ids.ts'
import type { Tx } from '#server/platform/db.ts'
import { readGaps, readHalts } from '../market/read-gaps.ts'
import { loadTrade, loadTrades, type StoredTrade } from './past-trades.store.ts'
import { statedEnd, statedGap, statedHalt, statedPrices } from './state-trade.ts'

/** In no order. */
export function readTrades(tx: Tx, ids: readonly TradeId[]): Promise<StoredTrade[]> {
  return loadTrades(tx, ids)
}

/** Undefined where there is no such trade, or it is somebody else's. */
export function readOwnTrade(
  tx: Tx,
  clientId: ClientId,
  id: string,
): Promise<StoredTrade | undefined> {
  return loadTrade(tx, clientId, id)
}

/** How it came out, with why there was no price where it is void; null while it is open. */
export async function readEnd(tx: Tx, { trade, end }: StoredTrade) {
  if (!end) return null
  const stretch = { after: trade.acceptedAt, upTo: trade.expiresAt }
  const question = { instrumentId: trade.instrument.id, ...stretch }
  const isVoid = end.status === 'voided'
  const gaps = isVoid ? await readGaps(tx, { ...question, decidedAt: end.settledAt }) : []
  const halts = isVoid ? await readHalts(tx, question) : []
  return {
    ...statedEnd(end),
    ...statedPrices(end, trade.instrument.scale),
    gaps: gaps.map(statedGap),
    halts: halts.map(statedHalt),
  }
}
