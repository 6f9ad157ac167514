// What the overview asks the server. Queue, trading and prices are asked under the keys of their
// own screens: what is known here is known there.

import { useQuery } from '@tanstack/react-query'
import { overviewRoutes } from '#contract/staff/overview.ts'
import { staffPriceRoutes } from '#contract/staff/prices.ts'
import { staffTradingRoutes } from '#contract/staff/trading.ts'
import { ask } from '../lib/ask.ts'

const everyMs = 10_000

export function useOverview() {
  return useQuery({
    queryKey: ['overview'],
    queryFn: ({ signal }) => ask(overviewRoutes.officeOverview, { signal }),
    refetchInterval: everyMs,
  })
}

export function useOpenTrades() {
  return useQuery({
    queryKey: ['trading'],
    queryFn: ({ signal }) => ask(staffTradingRoutes.officeTrading, { signal }),
    refetchInterval: everyMs,
  })
}

export function useSources() {
  return useQuery({
    queryKey: ['prices'],
    queryFn: ({ signal }) => ask(staffPriceRoutes.officePrices, { signal }),
    refetchInterval: everyMs,
  })
}
