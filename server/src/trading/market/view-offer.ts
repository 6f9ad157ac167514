// What is offered at an instant: instruments with their hours and durations, strike rates, the
// margin. Its version changes whenever any of that does, or what else an operator sets of what
// clients are offered: whoever holds another version shows an old offer.

import { createHash } from 'node:crypto'
import { durations } from '#contract/client/trades.ts'
import type { InstrumentView, MarketView } from '#contract/public/market.ts'
import type { Millis } from '#kernel/time.ts'
import type { Settings } from '#server/install/operators/settings.ts'
import { instrumentView, strikeRateViews } from './instrument-view.ts'
import type { Market } from './market.ts'

/** Which symbol comes first hangs on prices, not on anybody’s decision. */
export type OfferView = Omit<MarketView, 'default_symbol'>

/** Whether new trades on an instrument are stopped. */
export type IsStopped = (instrumentId: number) => boolean

export function viewOffer(
  market: Market,
  settings: Settings,
  { now, isStopped }: { readonly now: Millis; readonly isStopped: IsStopped },
): OfferView {
  const { marginBp, strikeRates, entryDelayMs, exitAverageSeconds } = settings
  const offer = {
    instruments: [...market.bySymbol.values()].map(({ instrument }) =>
      unlessStopped(instrumentView(instrument, now, settings), isStopped(instrument.id)),
    ),
    strike_rates: strikeRateViews(strikeRates),
    durations: [...durations],
    margin: marginBp / 10_000,
    entry_delay_ms: entryDelayMs,
    exit_average_seconds: exitAverageSeconds,
  }
  return { ...offer, version: digestOf([offer, besideTrading(settings)]) }
}

/** What is stopped is open and priced, but no trade on it lasts any time. */
function unlessStopped(view: InstrumentView, isStopped: boolean): InstrumentView {
  return isStopped ? { ...view, durations: [] } : view
}

/** What screens beside the trading one show of it. */
function besideTrading(settings: Settings) {
  const { withdrawalTerms, withdrawalDayLimits, planTable, planLimitScope } = settings
  return { withdrawalTerms, withdrawalDayLimits, planTable, planLimitScope }
}

function digestOf(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 16)
}
