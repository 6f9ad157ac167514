// The proof of a trade: its terms, the ticks that decided it with a minute around them, and its
// result.

import type { GapView, ReceiptView } from '#contract/shared/receipts.ts'
import type { TickView } from '#contract/shared/trade-states.ts'
import type { ClientId, TradeId } from '#kernel/ids.ts'
import { fromPoints, type PriceScale } from '#kernel/price.ts'
import { iso, later, type Millis, minute } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Market } from '../market/market.ts'
import { readGaps, readHalts } from '../market/read-gaps.ts'
import type { Tick } from '../market/tick.ts'
import { ticksBetween } from '../market/ticks-between.ts'
import { loadTrade, type StoredPrice } from './past-trades.store.ts'
import type { Entries } from './positions.ts'
import { signalOf } from './signalled.ts'
import {
  statedAverage,
  statedEnd,
  statedGap,
  statedHalt,
  statedPrice,
  statedTerms,
} from './state-trade.ts'

type Wanted = {
  readonly clientId: ClientId
  readonly id: string
  readonly entriesOf: (ids: readonly TradeId[]) => Promise<Entries>
  readonly market: Market
  readonly sourceName: (id: number) => string
}

/** Undefined when there is no such trade, or it is somebody else's. */
export async function loadReceipt(tx: Tx, wanted: Wanted): Promise<ReceiptView | undefined> {
  const stored = await loadTrade(tx, wanted.clientId, wanted.id)
  if (!stored) return undefined
  const { trade, end } = stored
  const around = (instant: Millis) =>
    ticksBetween(tx, trade.instrument.id, {
      from: later(instant, -minute),
      to: later(instant, minute),
    })
  const entryTicks = await around(trade.acceptedAt)
  const exitTicks = end ? await around(trade.expiresAt) : []
  const show = tickView(trade.instrument.scale, wanted.sourceName)
  const ticks = [...entryTicks, ...exitTicks]
  const known = end ? undefined : (await wanted.entriesOf([trade.id])).get(trade.id)
  const entry = end ? tickOf(end.entry, ticks) : (known?.entry ?? null)
  const exit = tickOf(end?.exit ?? null, ticks)
  const stretch = { after: trade.acceptedAt, upTo: trade.expiresAt }
  const gaps = await readGaps(tx, {
    instrumentId: trade.instrument.id,
    ...stretch,
    decidedAt: end?.settledAt ?? null,
  })
  const halts = await readHalts(tx, { instrumentId: trade.instrument.id, ...stretch })
  const openGaps = end ? [] : heldGaps(wanted.market, trade.instrument.id, stretch)
  const receipt: ReceiptView = {
    ...statedTerms(trade),
    ...statedEnd(end),
    entry_tick: entry && show(entry),
    strike_price: statedPrice(end ? end.strike : (known?.strike ?? null), trade.instrument.scale),
    exit_tick: exit && show(exit),
    ...statedAverage(end, trade.instrument.scale),
    gaps: [...gaps.map(statedGap), ...openGaps],
    ...(halts.length > 0 ? { halts: halts.map(statedHalt) } : {}),
    ticks: { entry: entryTicks.map(show), exit: exitTicks.map(show) },
  }
  const signalId = signalOf(trade.orderKey)
  return signalId === null ? receipt : { ...receipt, signal_id: signalId }
}

/** What the source is being asked about right now. */
function heldGaps(market: Market, instrumentId: number, { upTo }: { upTo: Millis }): GapView[] {
  const quoted = market.byId.get(instrumentId)
  if (quoted?.heldFrom === undefined || quoted.heldFrom >= upTo) return []
  const nothing = { to: null, asked: null, answered_at: null, answer: null, ticks: 0 }
  return [{ from: iso(quoted.heldFrom), cause: quoted.heldFor ?? 'connection_lost', ...nothing }]
}

/**
 * The tick behind a stored price, with its source; ticks near the ends of a trade are never thinned
 * out.
 */
function tickOf(price: StoredPrice | null, ticks: readonly Tick[]): Tick | null {
  if (!price) return null
  return ticks.find((tick) => tick.seq === price.seq) ?? { ...price, sourceId: 0 }
}

function tickView(scale: PriceScale, sourceName: (id: number) => string) {
  return (tick: Tick): TickView => {
    const view = {
      seq: tick.seq,
      time: iso(tick.at),
      price: fromPoints(tick.price, scale),
      source: sourceName(tick.sourceId),
    }
    return tick.mids ? { ...view, said: tick.mids.map((mid) => statedPrice(mid, scale)) } : view
  }
}
