// In which forms what happens in a tournament is told to who is in it. Nobody is written to: who
// plays looks, and who does not is left alone.

import { type Usd, usdToText } from '#kernel/money.ts'
import { act } from '#server/identity/clients/told-act.ts'
import type { Tournament } from './tournament.ts'

type About = { readonly tournament: Pick<Tournament, 'id' | 'fee' | 'currency'> }
type Ended = About & { readonly place: number | null; readonly prize: Usd }
type Cancelled = About & { readonly refund: Usd }

const paidOf = ({ tournament }: About) => ({
  tournament: tournament.id,
  account: tournament.currency,
  fee: usdToText(tournament.fee),
})

const endOf = ({ tournament, place, prize }: Ended) => ({
  tournament: tournament.id,
  account: tournament.currency,
  place: place ?? 0,
  prize: usdToText(prize),
})

const refundOf = ({ tournament, refund }: Cancelled) => ({
  tournament: tournament.id,
  account: tournament.currency,
  refund: usdToText(refund),
})

export const tournamentActs = {
  joined: act<About>({ event: 'tournament_joined', details: paidOf }),
  left: act<About>({ event: 'tournament_left', details: paidOf }),
  rebought: act<About>({ event: 'tournament_rebought', details: paidOf }),
  ended: act<Ended>({
    event: 'tournament_ended',
    details: endOf,
    notice: { kind: 'tournament_ended', details: endOf },
  }),
  unbeaten: act<Cancelled>({
    event: 'tournament_unbeaten',
    details: refundOf,
    notice: { kind: 'tournament_unbeaten', details: refundOf },
  }),
  cancelled: act<Cancelled>({
    event: 'tournament_cancelled',
    details: refundOf,
    notice: { kind: 'tournament_cancelled', details: refundOf },
  }),
} as const
