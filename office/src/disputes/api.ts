// What the screen of disputes asks the server.

import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { pageByPage } from '#browser/http/pages.ts'
import {
  type disputeDeeds,
  disputeDues,
  disputeStates,
  staffDisputeRoutes as routes,
} from '#contract/staff/disputes.ts'
import { ask, askPage } from '../lib/ask.ts'

const everyMs = 10_000

type Wish = Readonly<Record<string, string | undefined>>

export function useDisputes({ state, due, client }: Wish) {
  const query = {
    state: disputeStates.find((one) => one === state),
    due: disputeDues.find((one) => one === due),
    client,
  }
  return useInfiniteQuery({
    queryKey: ['disputes', query],
    queryFn: ({ signal, pageParam }) =>
      askPage(routes.officeDisputes, { query: { ...query, cursor: pageParam }, signal }),
    refetchInterval: everyMs,
    ...pageByPage,
  })
}

export function useDispute(id: string) {
  return useQuery({
    queryKey: ['dispute', id],
    queryFn: ({ signal }) => ask(routes.officeDispute, { params: { id }, signal }),
    refetchInterval: everyMs,
  })
}

export type Deed = (typeof disputeDeeds)[number]

const deeds = {
  note: routes.officeDisputeNote,
  answer: routes.officeDisputeAnswer,
  accept: routes.officeDisputeLoss,
} as const satisfies Readonly<Record<Deed, unknown>>

export function useDeed(id: string, deed: Deed) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (text: string) => ask(deeds[deed], { params: { id }, body: { text } }),
    onSettled: () => void queries.invalidateQueries(),
  })
}
