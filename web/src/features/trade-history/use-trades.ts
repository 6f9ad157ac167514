// A client's trades that fit a filter, and what came of them, as they settle.

import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { messageOf } from '#browser/http/errors.ts'
import type { Mode } from '#contract/shared/wire.ts'
import { failureIn } from '../../lib/http/failure-in.ts'
import { saveFile } from '../../lib/http/save-file.ts'
import { listen } from '../../lib/stream/stream.ts'
import { toast } from '../../lib/toast/toast.ts'
import { type Filter, fetchTrades, fittingQuery, fittingTrades, summaryQuery } from './api.ts'

export function useFitting(mode: Mode, filter: Filter) {
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
  return useInfiniteQuery(fittingQuery(mode, filter))
}

export const useSummary = (mode: Mode, filter: Filter) => useQuery(summaryQuery(mode, filter))

export function useFile(mode: Mode, filter: Filter) {
  return useMutation({
    mutationFn: async () => {
      const response = await fetchTrades(mode, filter)
      if (!response.ok) throw await failureIn(response)
      saveFile(await response.blob(), `trades-${mode}.csv`)
    },
    onError: (error) => toast('error', messageOf(error)),
  })
}
