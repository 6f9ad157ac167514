// What the screens of names on lists ask the server.

import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type HitVerdict,
  screeningRoutes as routes,
  type ScreeningListKind,
} from '#contract/staff/screening.ts'
import { ask, askPage } from '../lib/ask.ts'
import type { ListState } from '../list/use-list-state.ts'

const everyMs = 10_000

export function useScreening() {
  return useQuery({
    queryKey: ['screening'],
    queryFn: ({ signal }) => ask(routes.officeScreening, { signal }),
    refetchInterval: everyMs,
  })
}

export function useHits({ all }: ListState) {
  const found = useInfiniteQuery({
    queryKey: ['hits', all],
    queryFn: ({ pageParam, signal }) => {
      const query = { ...all, ...(pageParam === null ? {} : { cursor: pageParam }) }
      return askPage(routes.officeScreeningHits, { query, signal })
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor }) => next_cursor,
    refetchInterval: everyMs,
  })
  return { list: found, items: found.data?.pages.flatMap(({ data }) => data) ?? [] }
}

export function useHit(id: string) {
  return useQuery({
    queryKey: ['hit', id],
    queryFn: ({ signal }) => ask(routes.officeScreeningHit, { params: { id }, signal }),
  })
}

export function useVerdict(id: string, verdict: HitVerdict) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (reason: string) =>
      ask(routes.officeScreeningVerdict, { params: { id }, body: { verdict, reason } }),
    // Not waited for: whoever decided is told before what was decided is gone from the screen.
    onSettled: () => {
      // A document that waited for this is not shown as it was before.
      queries.removeQueries({ queryKey: ['document'], type: 'inactive' })
      void queries.invalidateQueries()
    },
  })
}

export function useLoading() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ kind, file }: { readonly kind: ScreeningListKind; readonly file: File }) =>
      ask(routes.officeScreeningList, { body: { kind }, file }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['screening'] }),
  })
}
