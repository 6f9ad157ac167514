// Tournaments as clients are told of them.

import type { StandingView, TournamentPage, TournamentView } from '#contract/client/tournaments.ts'
import type { ClientId } from '#kernel/ids.ts'
import { type Usd, usdToNumber, zeroUsd } from '#kernel/money.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import { findEntry, listEntries, listResults } from './entries.store.ts'
import { poolOf, prizesOf } from './prize.ts'
import { resultsOf } from './read-standings.ts'
import { standingsOf } from './standing.ts'
import { stateAt } from './tournament.ts'
import type { Listed } from './tournaments.store.ts'

export function tournamentView(
  tournament: Listed,
  { isMine, now }: { readonly isMine: boolean; readonly now: Millis },
): TournamentView {
  const { poolShareBp, places, outcome } = tournament
  const pool = poolOf(tournament, tournament.feesPaid)
  const prizes = prizesOf(pool.total, places, Math.max(2, places.length))
  return {
    tournament_id: tournament.id,
    name: tournament.name,
    account: tournament.currency,
    fee: usdToNumber(tournament.fee),
    pool_share: poolShareBp / 10_000,
    start_chips: usdToNumber(tournament.startChips),
    rebuys_most: tournament.rebuysMost,
    seats: tournament.seats,
    places: places.map((share, index) => ({
      share: share / 10_000,
      prize: usdToNumber(prizes[index] ?? zeroUsd),
    })),
    starts_at: iso(tournament.startsAt),
    join_until: iso(tournament.joinUntil),
    ends_at: iso(tournament.endsAt),
    state: stateAt(tournament, now),
    is_unbeaten: outcome === 'unbeaten',
    reason: tournament.reason,
    entrants: tournament.entrants,
    pool: {
      fees: usdToNumber(pool.fees),
      of_fees: usdToNumber(pool.ofFees),
      of_house: usdToNumber(pool.ofHouse),
      added: usdToNumber(pool.added),
      total: usdToNumber(pool.total),
    },
    is_mine: isMine,
  }
}

const shownMost = 100

type Row = Omit<StandingView, 'is_me' | 'chips' | 'prize'> & {
  readonly clientId: ClientId
  readonly chips: Usd
  readonly prize: Usd
}

/** How everybody stands: as it was written down, where it has ended. */
export type Board = readonly Row[]

export async function readBoard(tx: Tx, { id, outcome }: Listed): Promise<Board> {
  if (outcome === 'held') {
    const rows = await listResults(tx, id)
    return rows.map(({ shownAs, decided, ...row }) => ({
      ...row,
      shown_as: shownAs,
      trades: decided,
    }))
  }
  if (outcome !== null) return []
  const entries = await listEntries(tx, id)
  const byClient = new Map(entries.map((entry) => [entry.clientId, entry]))
  return standingsOf(await resultsOf(tx, entries)).map((row) => ({
    clientId: row.clientId,
    place: row.place,
    number: row.number,
    shown_as: byClient.get(row.clientId)?.shownAs ?? null,
    chips: row.figure,
    trades: row.decided,
    prize: zeroUsd,
  }))
}

type Asking = { readonly clientId: ClientId; readonly now: Millis }

/** Of a board that may be some seconds old; what is the client's own is as it is. */
export async function tournamentPage(
  tx: Tx,
  tournament: Listed,
  { clientId, now }: Asking,
  rows: Board,
): Promise<TournamentPage> {
  const entry = await findEntry(tx, tournament.id, clientId)
  const shown = rows.filter((row, index) => index < shownMost || row.clientId === clientId)
  const [own] = entry && tournament.outcome === null ? await resultsOf(tx, [entry]) : []
  return {
    ...tournamentView(tournament, { isMine: entry !== undefined, now }),
    standings: shown.map(({ clientId: of, chips, prize, ...row }) => ({
      ...row,
      chips: usdToNumber(chips),
      prize: usdToNumber(prize),
      is_me: of === clientId,
    })),
    mine: entry
      ? {
          number: entry.number,
          shown_as: entry.shownAs,
          rebuys: entry.rebuys,
          available: usdToNumber(own?.available ?? zeroUsd),
          staked: usdToNumber(own?.staked ?? zeroUsd),
        }
      : null,
  }
}
