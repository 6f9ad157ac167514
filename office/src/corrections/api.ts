// What the screen of corrections asks the server.

import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { pageByPage } from '#browser/http/pages.ts'
import { correctionRoutes as routes } from '#contract/staff/corrections.ts'
import { ask, askPage } from '../lib/ask.ts'

const everyMs = 10_000

export function useCorrections(filters: Readonly<Record<string, string>>) {
  return useInfiniteQuery({
    queryKey: ['corrections', filters],
    queryFn: ({ signal, pageParam }) =>
      askPage(routes.officeCorrections, { query: { ...filters, cursor: pageParam }, signal }),
    refetchInterval: everyMs,
    ...pageByPage,
  })
}

export function useCorrection(id: string) {
  return useQuery({
    queryKey: ['correction', id],
    queryFn: ({ signal }) => ask(routes.officeCorrection, { params: { id }, signal }),
    refetchInterval: everyMs,
  })
}

function useActing<Given, Reply>(act: (given: Given) => Promise<Reply>) {
  const queries = useQueryClient()
  return useMutation({ mutationFn: act, onSettled: () => void queries.invalidateQueries() })
}

export const useDecision = (id: string) =>
  useActing((outcome: 'confirmed' | 'withdrawn') =>
    ask(routes.officeCorrectionDecision, { params: { id }, body: { outcome } }),
  )

/** What a correction puts right. */
export type Cause = {
  readonly kind: 'deposit' | 'withdrawal' | 'client'
  readonly id: string
}

export type Wish = {
  readonly reason: string
  readonly amount: string
  /** What the bank calls it. */
  readonly reference: string
}

/** Proposes one of this kind of cause. */
export const useProposal = ({ kind, id }: Cause) =>
  useActing(({ reason, amount, reference }: Wish) => {
    const params = { id }
    if (kind === 'deposit') return ask(routes.officeRestoration, { params, body: { reason } })
    if (kind === 'client') return ask(routes.officeGoodwill, { params, body: { amount, reason } })
    return ask(routes.officeReturn, { params, body: { amount, reference, reason } })
  })
