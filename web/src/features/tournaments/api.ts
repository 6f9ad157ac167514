// What this feature asks the server, by which keys its answers are kept, and what makes them old.

import { queryOptions } from '@tanstack/react-query'
import type { BodyOf } from '#browser/http/send.ts'
import { type BoardName, tournamentRoutes } from '#contract/client/tournaments.ts'
import { marketRoutes } from '#contract/public/market.ts'
import { ask, call } from '../../lib/http/call.ts'

const all = ['tournaments'] as const

export const allTournaments = { queryKey: all }

const meta = { news: ['tournament', 'trades'] } as const
/** While one looks: others trade, and places change. */
const listMs = 15_000
const pageMs = 5_000

export const tournamentsQuery = queryOptions({
  queryKey: [...all, 'list'],
  queryFn: ({ signal }) => ask(tournamentRoutes.tournaments, { signal }),
  refetchInterval: listMs,
  meta,
  staleTime: 0,
})

export const tournamentQuery = (id: string) =>
  queryOptions({
    queryKey: [...all, id],
    queryFn: ({ signal }) => ask(tournamentRoutes.tournament, { params: { id }, signal }),
    refetchInterval: ({ state }) => (isOver(state.data?.state) ? false : pageMs),
    meta,
    staleTime: 0,
  })

function isOver(state: string | undefined): boolean {
  return state === 'ended' || state === 'cancelled'
}

/** How long a bar can be, in seconds: what is traded here ends soon. */
export const chipsIntervals = [5, 15, 60, 300] as const
export type ChipsInterval = (typeof chipsIntervals)[number]

const barsMost = 300

export const candlesQuery = (symbol: string, interval: ChipsInterval) =>
  queryOptions({
    queryKey: ['chips-candles', symbol, interval],
    queryFn: async ({ signal }) => {
      const query = { symbol, interval: String(interval), limit: String(barsMost) }
      const candles = await ask(marketRoutes.candles, { query, signal })
      return candles.map(({ time, ...bar }) => ({ ...bar, time: Date.parse(time) / 1000 }))
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

export const fetchSigned = (id: string) =>
  ask(tournamentRoutes.signedTournament, { params: { id } })

export type Joining = BoardName & { readonly id: string }

export const joinTournament = ({ id, ...body }: Joining) =>
  call(tournamentRoutes.joinTournament, { params: { id }, body })

export const leaveTournament = (id: string) =>
  call(tournamentRoutes.leaveTournament, { params: { id } })

export type Rebuying = BodyOf<typeof tournamentRoutes.rebuyTournament> & { readonly id: string }

export const rebuyTournament = ({ id, ...body }: Rebuying) =>
  call(tournamentRoutes.rebuyTournament, { params: { id }, body })
