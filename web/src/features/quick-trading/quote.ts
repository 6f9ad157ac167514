// The quote for what is chosen: fetched on every change, also of the offer, and every few seconds,
// moved with the live price in between.

import { useQuery } from '@tanstack/react-query'
import { ApiError } from '#browser/http/api-error.ts'
import type { InstrumentView, MarketView, QuoteView } from '#contract/public/market.ts'
import * as t from '../../lib/i18n/i18n.ts'
import { useTick } from '../../lib/stream/use-tick.ts'
import { quoteQuery } from '../../lib/trading/api.ts'
import { useMarket } from '../../lib/trading/market.ts'
import { type Side, strikeAt } from '../../lib/trading/strike.ts'
import { useTicket } from './ticket.ts'

export type Quote = {
  readonly quote: QuoteView | undefined
  /** Why there is none, in the server's words. */
  readonly refusal: string | undefined
  /** What is chosen and not offered any more. */
  readonly gone: string | undefined
}

export function useQuote(instrument: InstrumentView): Quote {
  const duration = useTicket((ticket) => ticket.duration)
  const strikeRate = useTicket((ticket) => ticket.strikeRate)
  const { symbol, is_open: isOpen } = instrument
  const market = useMarket().data
  const gone = goneOf(instrument, market, strikeRate)
  const query = useQuery({
    ...quoteQuery({ symbol, duration, strikeRate, version: market?.version }),
    enabled: isOpen && gone === undefined,
  })
  // Another instrument's quote is no stand-in; another duration's is, for the moment of the change.
  const isSame = query.data?.symbol === symbol && !query.isError
  return {
    quote: isSame && gone === undefined ? query.data : undefined,
    refusal: query.error instanceof ApiError ? query.error.message : undefined,
    gone,
  }
}

/** Nothing is chosen in its place: that would be another trade than the client asked for. */
function goneOf(instrument: InstrumentView, market: MarketView | undefined, strikeRate: string) {
  if (!instrument.is_tradable) return t.quickTrading.notTraded(instrument.name)
  const isOffered = market?.strike_rates.some(({ id }) => id === strikeRate) ?? true
  return isOffered ? undefined : t.quickTrading.rateGone
}

type Known = {
  readonly instrument: InstrumentView
  readonly quote: QuoteView | undefined
  /** The newest price, where one was heard. */
  readonly price: number | undefined
}

/** Where the side's strike would lie if the entry were the newest price. */
export function strikeOf({ instrument, quote, price }: Known, side: Side): number | undefined {
  const offer = side === 'Buy' ? quote?.buy : quote?.sell
  if (!quote || !offer) return undefined
  return strikeAt(price ?? quote.spot, offer.strike_factor, instrument, side)
}

export function useStrike(instrument: InstrumentView, quote: QuoteView | undefined, side: Side) {
  const price = useTick(instrument.symbol)?.price
  return strikeOf({ instrument, quote, price }, side)
}
