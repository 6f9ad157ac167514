// The statement in the query cache, and its files.

import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import * as z from 'zod/mini'
import { type MovementGroup, statementRoutes } from '#contract/client/statements.ts'
import { Failure, type Mode } from '#contract/shared/wire.ts'
import { call } from '../../lib/http/api.ts'
import { ApiError, somethingWrong } from '../../lib/http/api-error.ts'
import { messageOf } from '../../lib/http/errors.ts'
import { urlOf } from '../../lib/http/url-of.ts'
import { useSession } from '../../lib/session/session.ts'
import { listen } from '../../lib/stream/stream.ts'
import { useWhileLost } from '../../lib/stream/use-while-lost.ts'
import { toast } from '../../lib/toast/toast.ts'

export type Chosen = {
  readonly mode: Mode
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly kind?: MovementGroup | undefined
}

export function useStatement(chosen: Chosen) {
  useMovements()
  return useInfiniteQuery({
    queryKey: ['statement', chosen],
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...chosen, limit: '50', cursor: pageParam }
      return (await call(statementRoutes.statement, { query, signal })).data
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    meta: { news: ['deposits', 'withdrawals', 'balance'] },
    // Trades move money by the minute: each look is a new one.
    staleTime: 0,
  })
}

/** Every change of a balance is a movement: the statement is fetched anew with it. */
function useMovements(): void {
  const queries = useQueryClient()
  const refresh = useCallback(
    () => void queries.invalidateQueries({ queryKey: ['statement'] }),
    [queries],
  )
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

export function useDownload(chosen: Chosen) {
  return useMutation({
    mutationFn: (format: 'csv' | 'pdf') => download(chosen, format),
    onError: (error) => toast('error', messageOf(error)),
  })
}

async function download(chosen: Chosen, format: 'csv' | 'pdf'): Promise<void> {
  // A call like any other, so that a session which has run out is renewed before.
  await call(statementRoutes.statement, { query: { ...chosen, limit: '1' } })
  const { token } = useSession.getState()
  const query = { ...chosen, format }
  const response = await fetch(urlOf(statementRoutes.statementExport, { query }), {
    headers: { authorization: `Bearer ${token}` },
  })
  if (!response.ok) throw await failureOf(response)
  const { mode, from = 'start', to = 'now' } = chosen
  save(await response.blob(), `statement-${mode}-${from}-${to}.${format}`)
}

async function failureOf(response: Response): Promise<ApiError> {
  const failure = z.safeParse(Failure, await response.json().catch(() => undefined))
  const unreadable = { message: somethingWrong, code: 'unreadable' }
  return new ApiError(response.status, failure.success ? failure.data : unreadable)
}

function save(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The click has taken its own hold of the file by the next task.
  setTimeout(() => URL.revokeObjectURL(url))
}
