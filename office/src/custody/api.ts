// What the screen of coins that were moved asks the server.

import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { pageByPage } from '#browser/http/pages.ts'
import { custodyRoutes as routes } from '#contract/staff/custody.ts'
import { ask, askPage } from '../lib/ask.ts'

const everyMs = 10_000

export function useMovements() {
  return useInfiniteQuery({
    queryKey: ['custody-movements'],
    queryFn: ({ signal, pageParam }) =>
      askPage(routes.officeMovements, { query: { cursor: pageParam }, signal }),
    refetchInterval: everyMs,
    ...pageByPage,
  })
}

export function useMovement(id: string) {
  return useQuery({
    queryKey: ['custody-movement', id],
    queryFn: ({ signal }) => ask(routes.officeMovement, { params: { id }, signal }),
    refetchInterval: everyMs,
  })
}

function useActing<Given, Reply>(act: (given: Given) => Promise<Reply>) {
  const queries = useQueryClient()
  return useMutation({ mutationFn: act, onSettled: () => void queries.invalidateQueries() })
}

export type NotedMovement = z.infer<(typeof routes)['officeMovementNoted']['body']>

export const useNoting = () =>
  useActing((body: NotedMovement) => ask(routes.officeMovementNoted, { body }))

export const useDecision = (id: string) =>
  useActing((outcome: 'confirmed' | 'dropped') =>
    ask(routes.officeMovementDecision, { params: { id }, body: { outcome } }),
  )
