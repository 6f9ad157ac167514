// Logs the minutes of prices that trades and signals begin and end in, once it is known for good
// what was in them.

import { fromPoints } from '#kernel/price.ts'
import { iso, later, minute } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import { knownThrough, type Market } from '#server/trading/market/market.ts'
import type { Tick } from '#server/trading/market/tick.ts'
import { ticksBetween } from '#server/trading/market/ticks-between.ts'
import type { LoggedTick, TicksEntry } from '#verify/entry.ts'
import { appendEntries } from './append-entries.ts'
import { listWaitingMinutes, type Minute, putMinutes } from './openings.store.ts'

const atOnce = 500

/** True: there may be more. */
export async function logMinutes(tx: Tx, market: Market): Promise<boolean> {
  const waiting = await listWaitingMinutes(tx, later(market.storedThrough, -minute), atOnce)
  const known = waiting.filter(
    (one) => knownThrough(market, one.instrumentId) >= later(one.minute, minute),
  )
  const logged: { minute: Minute; entry: string }[] = []
  for (const one of known) {
    const entry = await entryOf(tx, market, one)
    if (entry !== undefined) logged.push({ minute: one, entry: JSON.stringify(entry) })
  }
  if (logged.length === 0) return false
  const first = await appendEntries(
    tx,
    logged.map(({ entry }) => entry),
  )
  await putMinutes(
    tx,
    first,
    logged.map((one) => one.minute),
  )
  return waiting.length === atOnce
}

async function entryOf(
  tx: Tx,
  { byId, sources }: Market,
  { instrumentId, minute: from }: Minute,
): Promise<TicksEntry | undefined> {
  const instrument = byId.get(instrumentId)?.instrument
  if (!instrument) return undefined
  const ticks = await ticksBetween(tx, instrumentId, { from, to: later(from, minute - 1) })
  const ids = [...new Set(ticks.map(({ sourceId }) => sourceId))]
  const logged = ({ seq, at, price, sourceId, mids }: Tick): LoggedTick => {
    const tick = [
      seq,
      at - from,
      fromPoints(price, instrument.scale),
      ids.indexOf(sourceId),
    ] as const
    if (!mids) return tick
    return [...tick, mids.map((mid) => (mid === null ? null : fromPoints(mid, instrument.scale)))]
  }
  return {
    kind: 'ticks',
    symbol: instrument.symbol,
    minute: iso(from),
    sources: ids.map((id) => sources.names.get(id) ?? 'unknown'),
    ticks: ticks.map(logged),
  }
}
