// Candles of any offered length: short ones are cut from ticks, minutes from what is stored (the
// last ones from memory, which knows them first), long ones from hours.

import { floorTo, hour, later, type Millis, millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import { aggregated, type Candle, candleOf } from './candle.ts'
import { loadCandles as loadStored, loadTicks } from './market.store.ts'
import type { Quoted } from './market.ts'

type Wanted = {
  readonly intervalSeconds: number
  readonly to: Millis
  readonly limit: number
  readonly now: Millis
}

/**
 * At most four ticks a second: enough rows for the stretch, and a bound on what one call may read.
 */
const ticksAtMost = 20_000

/**
 * The newest `limit` candles that start before `to`, in order of time; the one still forming is the
 * last. Where a market was closed they go back further; those cut from ticks do not.
 */
export async function loadCandles(tx: Tx, quoted: Quoted, wanted: Wanted): Promise<Candle[]> {
  const intervalMs = wanted.intervalSeconds * 1000
  const from = later(floorTo(wanted.to, intervalMs), -intervalMs * (wanted.limit - 1))
  const range = { from, to: wanted.to }
  const parts =
    wanted.intervalSeconds < 60
      ? await ticksAsCandles(tx, quoted, range)
      : await minutesAndHours(tx, quoted, range, wanted)
  const candles = aggregated(parts, intervalMs)
  return candles.slice(-wanted.limit)
}

type Range = { readonly from: Millis; readonly to: Millis }

async function ticksAsCandles(tx: Tx, quoted: Quoted, range: Range): Promise<Candle[]> {
  const { id, isTradable } = quoted.instrument
  if (!isTradable) return []
  const ticks = await loadTicks(tx, id, range, ticksAtMost)
  return ticks.map((tick) => candleOf(tick.at, tick.price))
}

async function minutesAndHours(
  tx: Tx,
  quoted: Quoted,
  { from, to }: Range,
  { intervalSeconds, limit }: Wanted,
): Promise<Candle[]> {
  const { id } = quoted.instrument
  // As many as may be in that many: none that is wanted is cut off.
  const newest = (baseSeconds: 60 | 3600) =>
    loadStored(tx, id, baseSeconds, { to, newest: (limit * intervalSeconds) / baseSeconds })
  // Taken before the stored ones are asked for: what ends meanwhile is in one of them or in both.
  const known = [...quoted.ended, ...(quoted.forming ? [quoted.forming] : [])]
  const withKnown = (stored: readonly Candle[], since = millis(0)) => {
    const after = stored.at(-1)?.at ?? later(since, -1)
    return [...stored, ...known.filter(({ at }) => at > after && at < to)]
  }
  if (intervalSeconds < 3600) return withKnown(await newest(60))
  const hours = await newest(3600)
  const newestHour = hours.at(-1)
  // The hour under way is not stored yet: its minutes are.
  const since = newestHour ? later(newestHour.at, hour) : from
  const minutes = since < to ? await loadStored(tx, id, 60, { from: since, to }) : []
  return [...hours, ...withKnown(minutes, since)]
}
