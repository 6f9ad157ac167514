// What the overview asks the server. Queue, trading and prices are asked under the keys of their
// own screens: what is known here is known there.

import { useQuery } from '@tanstack/react-query'
import { ledgerRoutes } from '#contract/staff/ledger.ts'
import { memberRoutes } from '#contract/staff/members.ts'
import { overviewRoutes } from '#contract/staff/overview.ts'
import { staffPriceRoutes } from '#contract/staff/prices.ts'
import { staffTradingRoutes } from '#contract/staff/trading.ts'
import { ask, askPage } from '../lib/ask.ts'
import { useMay } from '../lib/use-may.ts'
import { type BooksStanding, booksStanding } from './books-standing.ts'

const everyMs = 10_000

export function useOverview() {
  return useQuery({
    queryKey: ['overview'],
    queryFn: ({ signal }) => ask(overviewRoutes.officeOverview, { signal }),
    refetchInterval: everyMs,
  })
}

/** Of what takes two people, how much has too few; asked for whoever may let others in. */
export function useFewCheckers(): number {
  const mayMend = useMay('member.change')
  const { data } = useQuery({
    queryKey: ['members'],
    queryFn: ({ signal }) => ask(memberRoutes.officeMembers, { signal }),
    refetchInterval: everyMs,
    enabled: mayMend,
  })
  return data?.rules.filter(({ is_few }) => is_few).length ?? 0
}

export function useOpenTrades() {
  return useQuery({
    queryKey: ['trading'],
    queryFn: ({ signal }) => ask(staffTradingRoutes.officeTrading, { signal }),
    refetchInterval: everyMs,
  })
}

export function useSources() {
  return useQuery({
    queryKey: ['prices'],
    queryFn: ({ signal }) => ask(staffPriceRoutes.officePrices, { signal }),
    refetchInterval: everyMs,
  })
}

/** How the books were last seen to stand; undefined for whoever does not read them. */
export function useBooks(): BooksStanding[] | undefined {
  const mayRead = useMay('ledger.read')
  const often = { refetchInterval: everyMs, enabled: mayRead }
  const look = useQuery({
    queryKey: ['ledger', 'last-look'],
    queryFn: async ({ signal }) => {
      const page = await askPage(ledgerRoutes.officeBooksLooks, { query: { limit: '1' }, signal })
      return page.data[0] ?? null
    },
    ...often,
  })
  const trial = useQuery({
    queryKey: ['ledger', 'last-trial'],
    queryFn: ({ signal }) => ask(ledgerRoutes.officeTrialBalance, { signal }),
    ...often,
  })
  const checks = useQuery({
    queryKey: ['ledger', 'checks'],
    queryFn: ({ signal }) => ask(ledgerRoutes.officeChecks, { signal }),
    ...often,
  })
  return mayRead
    ? booksStanding({ look: look.data, trial: trial.data, checks: checks.data })
    : undefined
}
