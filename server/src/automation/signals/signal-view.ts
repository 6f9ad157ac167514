// A signal as it is told.

import type { SignalView } from '#contract/public/signals.ts'
import { fromPoints } from '#kernel/price.ts'
import { iso } from '#kernel/time.ts'
import type { Instrument } from '#server/trading/instruments/instrument.ts'
import { factorText } from '#server/trading/market/quote.ts'
import type { EndedSignal } from './signals.store.ts'

export function signalView(
  { grade, ...signal }: EndedSignal,
  { symbol, base, quote, scale }: Pick<Instrument, 'symbol' | 'base' | 'quote' | 'scale'>,
): SignalView {
  const price = (points: EndedSignal['spot'] | null | undefined) =>
    points === null || points === undefined ? null : fromPoints(points, scale)
  return {
    signal_id: signal.id,
    record_id: signal.recordId,
    rule: signal.rule,
    symbol,
    name: `${base}/${quote}`,
    trade_mode: signal.direction === 'rise' ? 'Buy' : 'Sell',
    horizon: signal.horizonSeconds,
    strike_rate: signal.strikeRate,
    profit_rate: signal.profitRateBp / 10_000,
    win_probability: signal.winProbability,
    strike_factor: factorText(signal.strikeFactor),
    published_at: iso(signal.publishedAt),
    opens_at: iso(signal.opensAt),
    closes_at: iso(signal.closesAt),
    spot_price: fromPoints(signal.spot, scale),
    outcome: grade?.outcome ?? null,
    entry_price: price(grade?.entry),
    strike_price: price(grade?.strike),
    end_price: price(grade?.exit),
  }
}
