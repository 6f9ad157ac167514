// What the screen of trading asks the server.

import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { pageByPage } from '#browser/http/pages.ts'
import { staffTermRoutes, type TermName } from '#contract/staff/terms.ts'
import { staffTradingRoutes as routes } from '#contract/staff/trading.ts'
import { ask, askPage } from '../lib/ask.ts'
import type { TermWish } from './term-text.ts'

const everyMs = 10_000

export function useTrading() {
  return useQuery({
    queryKey: ['trading'],
    queryFn: ({ signal }) => ask(routes.officeTrading, { signal }),
    refetchInterval: everyMs,
  })
}

/** Null: every instrument. */
export function useStopping(symbol: string | null, does: 'stop' | 'reopen') {
  const queries = useQueryClient()
  const route = does === 'stop' ? routes.officeStop : routes.officeReopening
  return useMutation({
    mutationFn: (reason: string) =>
      ask(route, { body: { reason, ...(symbol === null ? {} : { symbol }) } }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['trading'] }),
  })
}

export function useStops() {
  return useInfiniteQuery({
    queryKey: ['trading', 'stops'],
    queryFn: ({ signal, pageParam }) =>
      askPage(routes.officeStops, { query: { cursor: pageParam }, signal }),
    ...pageByPage,
  })
}

export function useTrades(filters: Readonly<Record<string, string>>) {
  return useInfiniteQuery({
    queryKey: ['trading', 'trades', filters],
    queryFn: ({ signal, pageParam }) =>
      askPage(routes.officeTrades, { query: { ...filters, cursor: pageParam }, signal }),
    ...pageByPage,
  })
}

export function useVoids() {
  return useInfiniteQuery({
    queryKey: ['trading', 'voids'],
    queryFn: ({ signal, pageParam }) =>
      askPage(routes.officeVoids, { query: { cursor: pageParam }, signal }),
    ...pageByPage,
  })
}

export function useMarkouts() {
  return useQuery({
    queryKey: ['trading', 'markouts'],
    queryFn: ({ signal }) => ask(routes.officeMarkouts, { signal }),
  })
}

export function useTerms() {
  return useQuery({
    queryKey: ['trading', 'terms'],
    queryFn: ({ signal }) => ask(staffTermRoutes.officeTerms, { signal }),
    refetchInterval: everyMs,
  })
}

export function useTermsProposal(name: TermName) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: TermWish) =>
      ask(staffTermRoutes.officeTermsProposal, { params: { name }, body }),
    onSuccess: (known) => queries.setQueryData(['trading', 'terms'], known),
  })
}

export function useCalibration() {
  return useQuery({
    queryKey: ['trading', 'calibration'],
    queryFn: ({ signal }) => ask(routes.officeCalibration, { signal }),
  })
}

/** What is sent of the instrument itself is the value of the wish. */
export function useInstrumentProposal(symbol: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ value, ...wish }: TermWish) =>
      ask(routes.officeInstrumentProposal, {
        params: { symbol },
        body: { ...JSON.parse(value), ...wish },
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['trading'] }),
  })
}

export function useInstruments() {
  return useQuery({
    queryKey: ['trading', 'instruments'],
    queryFn: ({ signal }) => ask(routes.officeInstruments, { signal }),
    refetchInterval: everyMs,
  })
}
