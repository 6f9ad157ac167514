// What the queue asks the server.

import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type QueueItem,
  type QueueKind,
  type QueueList,
  queueRoutes,
} from '#contract/staff/queue.ts'
import { ask, askPage } from '../lib/ask.ts'
import { type Named, onceEach } from './groups.ts'

const everyMs = 10_000
const pageSize = 50

export function useQueue(list: QueueList, kind: QueueKind | undefined) {
  const found = useInfiniteQuery({
    queryKey: ['queue', 'list', list, kind],
    queryFn: ({ pageParam, signal }) =>
      askPage(queueRoutes.queue, {
        query: { limit: String(pageSize), list, kind, cursor: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    refetchInterval: everyMs,
  })
  const items = found.data?.pages.flatMap(({ data }) => data)
  return { found, items: items && onceEach(items) }
}

/** What waits of one client; more than a page of it there hardly is. */
export function useQueueOf(client: string) {
  return useQuery({
    queryKey: ['queue', 'of', client],
    queryFn: ({ signal }) =>
      askPage(queueRoutes.queue, { query: { client, limit: String(pageSize) }, signal }),
    refetchInterval: everyMs,
  })
}

export function useCounts() {
  return useQuery({
    queryKey: ['queue', 'counts'],
    queryFn: ({ signal }) => ask(queueRoutes.queueCounts, { signal }),
    refetchInterval: everyMs,
  })
}

/** What it is that is picked, also where it is on no page that is shown; null once it is done. */
export function useItem({ kind, id }: Named) {
  return useQuery({
    queryKey: ['queue', 'item', kind, id],
    queryFn: ({ signal }) => ask(queueRoutes.queueItem, { params: { kind, id }, signal }),
    refetchInterval: everyMs,
    retry: false,
  })
}

export function useHolders({ kind, id }: Named) {
  return useQuery({
    queryKey: ['queue', 'holders', kind, id],
    queryFn: ({ signal }) => ask(queueRoutes.queueHolders, { params: { kind, id }, signal }),
  })
}

function useMarking<Given>(act: (given: Given) => Promise<QueueItem>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: (item) => queries.setQueryData(['queue', 'item', item.kind, item.id], item),
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: ['queue'] })
      void queries.invalidateQueries({ queryKey: ['message'] })
    },
  })
}

export type Assigning = Named & { readonly to: string | null; readonly from: string | null }

export const useAssigning = () =>
  useMarking(({ kind, id, to, from }: Assigning) =>
    ask(queueRoutes.queueAssignment, { params: { kind, id }, body: { to, from } }),
  )

export type Snoozing = Named & { readonly until: string; readonly reason: string }

export const useSnoozing = () =>
  useMarking(({ kind, id, until, reason }: Snoozing) =>
    ask(queueRoutes.queueSnooze, { params: { kind, id }, body: { until, reason } }),
  )

export const useWaking = () =>
  useMarking(({ kind, id }: Named) => ask(queueRoutes.queueWaking, { params: { kind, id } }))
