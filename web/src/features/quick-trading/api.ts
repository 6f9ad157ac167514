// What this feature asks the server, and by which keys its answers are kept.

import { queryOptions } from '@tanstack/react-query'
import { marketRoutes } from '#contract/public/market.ts'
import { ask } from '../../lib/http/call.ts'

/** The newest price and the day's change of every instrument. */
export const ratesQuery = queryOptions({
  queryKey: ['rates'],
  queryFn: async ({ signal }) => {
    const data = await ask(marketRoutes.rates, { signal })
    return new Map(data.map((rate) => [rate.symbol, rate]))
  },
  refetchInterval: 30_000,
})
