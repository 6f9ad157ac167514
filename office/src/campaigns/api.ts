// What the screen of campaigns asks the server.

import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { pageByPage } from '#browser/http/pages.ts'
import { type CampaignWish, campaignRoutes as routes } from '#contract/staff/campaigns.ts'
import { ask, askPage } from '../lib/ask.ts'

const everyMs = 10_000

export function useCampaigns() {
  return useInfiniteQuery({
    queryKey: ['campaigns'],
    queryFn: ({ signal, pageParam }) =>
      askPage(routes.officeCampaigns, { query: { cursor: pageParam }, signal }),
    refetchInterval: everyMs,
    ...pageByPage,
  })
}

export function useCampaign(id: string) {
  return useQuery({
    queryKey: ['campaign', id],
    queryFn: ({ signal }) => ask(routes.officeCampaign, { params: { id }, signal }),
    refetchInterval: everyMs,
  })
}

export function useClientGrants(id: string) {
  return useQuery({
    queryKey: ['client', id, 'grants'],
    queryFn: ({ signal }) => ask(routes.officeClientGrants, { params: { id }, signal }),
    refetchInterval: everyMs,
  })
}

function useActing<Given, Reply>(act: (given: Given) => Promise<Reply>) {
  const queries = useQueryClient()
  return useMutation({ mutationFn: act, onSettled: () => void queries.invalidateQueries() })
}

export const useProposing = () =>
  useActing((body: CampaignWish) => ask(routes.officeCampaignProposal, { body }))

export const useDeciding = (id: string) =>
  useActing((outcome: 'agreed' | 'withdrawn') =>
    ask(routes.officeCampaignDecision, { params: { id }, body: { outcome } }),
  )

export const useStopping = (id: string) =>
  useActing((_: undefined) => ask(routes.officeCampaignStop, { params: { id }, body: {} }))

export type Codes = z.infer<typeof routes.officeCampaignCodes.body>

export const useMakingCodes = (id: string) =>
  useActing((body: Codes) => ask(routes.officeCampaignCodes, { params: { id }, body }))
