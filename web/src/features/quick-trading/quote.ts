// The quote for what is chosen: fetched on every change and every few seconds, moved with the live
// price in between.

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type InstrumentView, marketRoutes, type QuoteView } from '#contract/market.ts'
import { call } from '../../lib/api.ts'
import { ApiError } from '../../lib/api-error.ts'
import { useRefreshMarket } from '../../lib/market.ts'
import { useTick } from '../../lib/use-tick.ts'
import { type Side, strikeAt } from './strike.ts'
import { useTicket } from './ticket.ts'

const refetchMs = 5_000

export type Quote = {
  readonly quote: QuoteView | undefined
  /** Why there is none, in the server's words. */
  readonly refusal: string | undefined
}

export function useQuote(instrument: InstrumentView): Quote {
  const duration = useTicket((ticket) => ticket.duration)
  const strikeRate = useTicket((ticket) => ticket.strikeRate)
  const { symbol, is_open: isOpen } = instrument
  const query = useQuery({
    queryKey: ['quote', symbol, duration, strikeRate],
    queryFn: async ({ signal }) => {
      const query = { symbol, duration: String(duration), strike_rate: strikeRate }
      return (await call(marketRoutes.quote, { query, signal })).data
    },
    refetchInterval: refetchMs,
    staleTime: refetchMs,
    retry: false,
    enabled: isOpen,
    placeholderData: keepPreviousData,
  })
  useRetired(query.error)
  // Another instrument's quote is no stand-in; another duration's is, for the moment of the change.
  const quote = query.data?.symbol === symbol && !query.isError ? query.data : undefined
  return { quote, refusal: query.error instanceof ApiError ? query.error.message : undefined }
}

/** A strike rate that is no longer offered: the screen is told at once which ones are. */
function useRetired(error: Error | null): void {
  const refresh = useRefreshMarket()
  const isRetired = error instanceof ApiError && error.code === 'strike_rate_unknown'
  useEffect(() => {
    if (isRetired) refresh()
  }, [isRetired, refresh])
}

/** Where the side's strike would lie if the entry were the newest price. */
export function useStrike(instrument: InstrumentView, quote: QuoteView | undefined, side: Side) {
  const tick = useTick(instrument.symbol)
  const offer = side === 'Buy' ? quote?.buy : quote?.sell
  if (!quote || !offer) return undefined
  return strikeAt(tick?.price ?? quote.spot, offer.strike_factor, instrument, side)
}
