// What the server is asked of a client's trades that fit a filter, and by which keys it is kept.

import { queryOptions } from '@tanstack/react-query'
import { tradeSummaryRoutes } from '#contract/client/trade-summary.ts'
import type { Mode } from '#contract/shared/wire.ts'
import { ask } from '../../http/call.ts'

export type Filter = {
  readonly symbol?: string | undefined
  readonly direction?: 'rise' | 'fall' | undefined
  readonly result?: 'won' | 'lost' | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

export const fitKey = (mode: Mode) => ['trades', mode, 'fit'] as const

/** Whatever depends on which trades there are. */
export const fittingTrades = (mode: Mode) => ({ queryKey: fitKey(mode) })

export const summaryQuery = (mode: Mode, filter: Filter) =>
  queryOptions({
    queryKey: [...fitKey(mode), 'summary', filter],
    queryFn: ({ signal }) =>
      ask(tradeSummaryRoutes.tradeSummary, { query: { mode, ...filter }, signal }),
    meta: { news: ['trades'] },
    placeholderData: (before) => before,
  })
