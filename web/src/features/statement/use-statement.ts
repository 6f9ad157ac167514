// The statement in the query cache, and its files.

import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { messageOf } from '#browser/http/errors.ts'
import { failureIn } from '../../lib/http/failure-in.ts'
import { saveFile } from '../../lib/http/save-file.ts'
import { listen } from '../../lib/stream/stream.ts'
import { useWhileLost } from '../../lib/stream/use-while-lost.ts'
import { toast } from '../../lib/toast/toast.ts'
import { allStatements, type Chosen, fetchFile, owedQuery, statementQuery } from './api.ts'

export function useStatement(chosen: Chosen) {
  useMovements()
  return useInfiniteQuery(statementQuery(chosen))
}

/** Every change of a balance is a movement: the statement is fetched anew with it. */
function useMovements(): void {
  const queries = useQueryClient()
  const refresh = useCallback(() => void queries.invalidateQueries(allStatements), [queries])
  useWhileLost(refresh)
  useEffect(
    () =>
      listen({
        event: ({ type }) => {
          if (type === 'balance') refresh()
        },
        missed: refresh,
      }),
    [refresh],
  )
}

export function useOwed() {
  return useQuery(owedQuery)
}

export function useDownload(chosen: Chosen) {
  return useMutation({
    mutationFn: (format: 'csv' | 'pdf') => download(chosen, format),
    onError: (error) => toast('error', messageOf(error)),
  })
}

async function download(chosen: Chosen, format: 'csv' | 'pdf'): Promise<void> {
  const response = await fetchFile(chosen, format)
  if (!response.ok) throw await failureIn(response)
  const { mode, from = 'start', to = 'now' } = chosen
  saveFile(await response.blob(), `statement-${mode}-${from}-${to}.${format}`)
}
