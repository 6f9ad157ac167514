// What the screen of tournaments asks the server.

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { staffTournamentRoutes as routes } from '#contract/staff/tournaments.ts'
import { ask } from '../lib/ask.ts'

const key = ['tournaments']
const everyMs = 10_000

export function useTournaments() {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => ask(routes.officeTournaments, { signal }),
    refetchInterval: everyMs,
  })
}

export type Publishing = z.infer<typeof routes.officeTournament.body>

export function usePublishing() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: Publishing) => ask(routes.officeTournament, { body }),
    onSuccess: (known) => queries.setQueryData(key, known),
  })
}

export function useCancelling(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (reason: string) =>
      ask(routes.officeTournamentCancelling, { params: { id }, body: { reason } }),
    onSuccess: (known) => queries.setQueryData(key, known),
  })
}
