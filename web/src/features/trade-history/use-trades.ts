// A client's trades that fit a filter, as they settle, and their file.

import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { messageOf } from '#browser/http/errors.ts'
import type { Mode } from '#contract/shared/wire.ts'
import { failureIn } from '../../lib/http/failure-in.ts'
import { saveFile } from '../../lib/http/save-file.ts'
import { toast } from '../../lib/toast/toast.ts'
import type { Filter } from '../../lib/trading/summary/api.ts'
import { fetchTrades, fittingQuery } from './api.ts'

export const useFitting = (mode: Mode, filter: Filter) =>
  useInfiniteQuery(fittingQuery(mode, filter))

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
