// What became of the client's trades, page by page: `trades.ts` moves the lists on by what the
// stream tells.

import { useInfiniteQuery } from '@tanstack/react-query'
import type { Mode } from '#contract/shared/wire.ts'
import { profitsQuery, tradeHistoryQuery } from './api.ts'

export const useTradeHistory = (mode: Mode) => useInfiniteQuery(tradeHistoryQuery(mode))

/** Not asked for while it is not wanted yet. */
export const useProfits = (mode: Mode, isWanted = true) =>
  useInfiniteQuery({ ...profitsQuery(mode), enabled: isWanted })
