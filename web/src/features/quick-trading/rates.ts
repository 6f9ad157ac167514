// The newest price and the day's change of every instrument, for lists.

import { useQuery } from '@tanstack/react-query'
import { marketRoutes } from '#contract/public/market.ts'
import { call } from '../../lib/http/api.ts'

export function useRates() {
  return useQuery({
    queryKey: ['rates'],
    queryFn: async ({ signal }) => {
      const { data } = await call(marketRoutes.rates, { signal })
      return new Map(data.map((rate) => [rate.symbol, rate]))
    },
    refetchInterval: 30_000,
  })
}
