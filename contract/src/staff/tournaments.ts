// Tournaments as staff publish and cancel them.

import * as z from 'zod/mini'
import { usdFromNumber } from '#kernel/money.ts'
import { TournamentView } from '../client/tournaments.ts'
import {
  Instant,
  instant,
  line,
  Mode,
  prose,
  required,
  Success,
  Text,
  text,
} from '../shared/wire.ts'

export const StaffTournament = z.object({
  ...TournamentView.shape,
  countries: z.array(Text),
  /** Null: the install, a practice tournament. */
  made_by: z.nullable(Text),
  made_at: Instant,
})
export type StaffTournament = z.infer<typeof StaffTournament>

const reply = Success(z.array(StaffTournament))

/** Dollars or chips, to the cent. */
const money = z.number({ error: required('not_number') }).check(
  z.minimum(0, 'too_small'),
  z.maximum(1_000_000, 'too_large'),
  z.refine((value) => usdFromNumber(value) !== undefined, 'not_money'),
)
const count = (most: number) =>
  z
    .int({ error: required('not_whole') })
    .check(z.minimum(0, 'too_small'), z.maximum(most, 'too_large'))

export const tournamentPlacesMost = 30
export const tournamentSeatsMost = 1_000

export const staffTournamentRoutes = {
  officeTournaments: {
    method: 'GET',
    path: '/office/tournaments',
    audience: 'staff',
    action: 'tournament.read',
    summary: 'Tournaments to come and running, and the newest that ended.',
    reply,
  },
  officeTournament: {
    method: 'POST',
    path: '/office/tournaments',
    audience: 'staff',
    action: 'tournament.make',
    summary: 'Publishes a tournament; what it is never changes from then on.',
    body: z.strictObject({
      name: line(80, { least: 2, short: 'too_short', signs: 'not_shown' }),
      account: Mode,
      fee: money,
      /** How much of each fee goes into the pool, in percent. */
      pool_percent: count(100),
      added: money,
      start_chips: money.check(z.minimum(1, 'too_small')),
      rebuys_most: count(100),
      seats: count(tournamentSeatsMost).check(z.minimum(2, 'too_small')),
      /** Of the pool, in percent, best place first. */
      places: z
        .array(z.number({ error: required('not_number') }), { error: required('not_listed') })
        .check(z.minLength(1, 'required'), z.maxLength(tournamentPlacesMost, 'too_long')),
      /** Where it is offered; by the codes of ISO 3166. */
      countries: z
        .array(text(2, { least: 2 }), { error: required('not_listed') })
        .check(z.minLength(1, 'required'), z.maxLength(250, 'too_long')),
      starts_at: instant(),
      join_until: instant(),
      ends_at: instant(),
    }),
    reply,
  },
  officeTournamentCancelling: {
    method: 'POST',
    path: '/office/tournaments/:id/cancelling',
    audience: 'staff',
    action: 'tournament.end',
    summary: 'Cancels a tournament that is not over: all fees go back.',
    body: z.strictObject({ reason: prose(500, { short: 'required' }) }),
    reply,
  },
} as const
