// What this feature asks the server, and by which key an answer is kept.

import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { pageByPage } from '#browser/http/pages.ts'
import type { BodyOf } from '#browser/http/send.ts'
import { type AtsSettingsWish, type AtsView, atsRoutes } from '#contract/client/ats.ts'
import type { Mode } from '#contract/shared/wire.ts'
import { ask, call } from '../../lib/http/call.ts'
import { toast } from '../../lib/toast/toast.ts'

const meta = { news: ['automation', 'trades', 'plan'] } as const
const refetchInterval = 10_000

export const atsQuery = queryOptions({
  queryKey: ['ats'],
  queryFn: ({ signal }) => ask(atsRoutes.ats, { signal }),
  meta,
  refetchInterval,
})

export const logQuery = infiniteQueryOptions({
  queryKey: ['ats', 'log'],
  queryFn: ({ pageParam, signal }) =>
    call(atsRoutes.atsLog, { query: { limit: '30', cursor: pageParam }, signal }),
  ...pageByPage,
  meta,
  refetchInterval,
})

export const resultsQuery = (mode: Mode) =>
  queryOptions({
    queryKey: ['ats', 'results', mode],
    queryFn: ({ signal }) => ask(atsRoutes.atsResults, { query: { mode }, signal }),
    meta,
    refetchInterval,
  })

/** The words of refusals, which come with the first of them. */
export const wordsQuery = queryOptions({
  queryKey: ['words of refusals'],
  queryFn: async () => (await import('../../lib/i18n/in-words.ts')).refusalInWords,
  staleTime: Number.POSITIVE_INFINITY,
})

export const saveAts = (body: AtsSettingsWish) => call(atsRoutes.saveAts, { body })

export const switchAts = (body: BodyOf<typeof atsRoutes.switchAts>) =>
  call(atsRoutes.switchAts, { body })

type Reply = { readonly message: string; readonly data: AtsView }

/** A call whose answer holds all there is to show: it is shown at once. */
export function useAtsCall<Body>(send: (body: Body) => Promise<Reply>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: ({ data, message }) => {
      queries.setQueryData(atsQuery.queryKey, data)
      toast('success', message)
    },
  })
}
