// What came of a client's trades that fit a filter, as they settle.

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Mode } from '#contract/shared/wire.ts'
import { listen } from '../../stream/stream.ts'
import { type Filter, fittingTrades, summaryQuery } from './api.ts'

export function useSummary(mode: Mode, filter: Filter) {
  const queries = useQueryClient()
  useEffect(
    () =>
      listen({
        event: (event) => {
          if (event.type === 'trade') void queries.invalidateQueries(fittingTrades(mode))
        },
        missed: () => void queries.invalidateQueries(fittingTrades(mode)),
      }),
    [queries, mode],
  )
  return useQuery(summaryQuery(mode, filter))
}
