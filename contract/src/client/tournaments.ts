// Tournaments as clients see them: what they are before they start, how everybody in them stands,
// and joining, leaving and beginning anew.

import * as z from 'zod/mini'
import { Instant, line, Mode, required, Success, Text, Written } from '../shared/wire.ts'
import { KeyStateView } from './signed-receipts.ts'

export const tournamentStates = ['announced', 'running', 'ending', 'ended', 'cancelled'] as const

/** What the pool is made of, in dollars. */
export const PoolView = z.object({
  fees: z.number(),
  of_fees: z.number(),
  of_house: z.number(),
  added: z.number(),
  total: z.number(),
})

export const TournamentView = z.object({
  tournament_id: Text,
  /** Null: a practice tournament of the hour. */
  name: z.nullable(Written),
  /** Which account fees are taken from and prizes go to. */
  account: Mode,
  fee: z.number(),
  /** How much of each fee goes into the pool: 0.8 is 80 %. */
  pool_share: z.number(),
  start_chips: z.number(),
  rebuys_most: z.int(),
  seats: z.nullable(z.int()),
  /** Of the pool, as a share, best place first; and what that is now, if all are taken. */
  places: z.array(z.object({ share: z.number(), prize: z.number() })),
  starts_at: Instant,
  join_until: Instant,
  ends_at: Instant,
  state: z.enum(tournamentStates),
  /** Ended with fewer than two who had traded: fees went back. */
  is_unbeaten: z.boolean(),
  /** Why it was cancelled. */
  reason: z.nullable(Written),
  entrants: z.int(),
  pool: PoolView,
  /** Whether the asking client is in it. */
  is_mine: z.boolean(),
})
export type TournamentView = z.infer<typeof TournamentView>

export const StandingView = z.object({
  /** Null: has not traded. */
  place: z.nullable(z.int()),
  /** In which they joined. */
  number: z.int(),
  /** As they choose to be called; null: by their number. */
  shown_as: z.nullable(Written),
  chips: z.number(),
  /** Trades that were won, lost or tied. */
  trades: z.int(),
  /** Once it has ended. */
  prize: z.number(),
  is_me: z.boolean(),
})
export type StandingView = z.infer<typeof StandingView>

export const TournamentPage = z.object({
  ...TournamentView.shape,
  /** The best hundred, and the client's own wherever it is. */
  standings: z.array(StandingView),
  mine: z.nullable(
    z.object({
      number: z.int(),
      shown_as: z.nullable(Written),
      rebuys: z.int(),
      available: z.number(),
      staked: z.number(),
    }),
  ),
})
export type TournamentPage = z.infer<typeof TournamentPage>

export const SignedTournament = z.object({
  format: z.literal('truestrike/tournament/v1'),
  /** The name of the log. */
  origin: Text,
  keys: z.array(KeyStateView),
  /** A signed note (c2sp.org/signed-note): the terms and every entrant by number, a line each. */
  note: Text,
  /** What the log has of it, with the hash of the note's text; null: not yet. */
  entry: z.nullable(Text),
  /** Where (c2sp.org/tlog-proof); null until the log next says what it holds. */
  proof: z.nullable(Text),
})
export type SignedTournament = z.infer<typeof SignedTournament>

export const tournamentNameMost = 24
const shown_as = z.nullable(
  line(tournamentNameMost, { least: 2, short: 'too_short', signs: 'not_shown' }),
)

/** As one is shown on the board; null: by number. */
export const BoardName = z.strictObject({ shown_as })
export type BoardName = z.infer<typeof BoardName>

export const tournamentRoutes = {
  tournaments: {
    method: 'GET',
    path: '/tournaments',
    audience: 'client',
    scope: 'read',
    summary: 'Tournaments that the client is offered, those to come first, then what has ended.',
    reply: Success(z.array(TournamentView)),
  },
  tournament: {
    method: 'GET',
    path: '/tournaments/:id',
    audience: 'client',
    scope: 'read',
    summary: 'One tournament, and how everybody in it stands by trades that are settled.',
    reply: Success(TournamentPage),
  },
  signedTournament: {
    method: 'GET',
    path: '/tournaments/:id/signed-result',
    audience: 'client',
    scope: 'read',
    summary: 'The result of a tournament to keep: signed, with a proof of the public log.',
    reply: Success(SignedTournament),
  },
  joinTournament: {
    method: 'POST',
    path: '/tournaments/:id/entry',
    audience: 'client',
    summary:
      'Takes part, for the fee that was published, or changes the name; null: by number. Asked ' +
      'again it is done once.',
    body: BoardName,
    reply: Success(TournamentPage),
  },
  leaveTournament: {
    method: 'POST',
    path: '/tournaments/:id/leaving',
    audience: 'client',
    summary: 'Leaves before it starts; the fee is on the account again.',
    reply: Success(TournamentPage),
  },
  rebuyTournament: {
    method: 'POST',
    path: '/tournaments/:id/rebuys',
    audience: 'client',
    summary:
      'Pays the fee once more to have the chips of the start, for who has fewer. `number` is ' +
      'which one it is, from 1: asked again it is done once.',
    body: z.strictObject({
      number: z.int({ error: required('not_whole') }).check(z.minimum(1, 'too_small')),
    }),
    reply: Success(TournamentPage),
  },
} as const
