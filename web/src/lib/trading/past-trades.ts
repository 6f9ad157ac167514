// What became of the client's trades, page by page: `trades.ts` moves the lists on by what the
// stream tells.

import { useInfiniteQuery } from '@tanstack/react-query'
import type { Mode } from '#contract/shared/wire.ts'
import { useFreeLine } from '../stream/free-line.ts'
import { profitsQuery, tradeHistoryQuery } from './api.ts'

/** Asked for when the line is free: nobody waits for it. */
export const useTradeHistory = (mode: Mode) =>
  useInfiniteQuery({ ...tradeHistoryQuery(mode), enabled: useFreeLine() })

export const useProfits = (mode: Mode) => useInfiniteQuery(profitsQuery(mode))
