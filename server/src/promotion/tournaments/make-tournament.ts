// Staff publish a tournament: what it is never changes from then on.

import type { KnownRefusal } from '#contract/refusals.ts'
import { usdToText } from '#kernel/money.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { iso } from '#kernel/time.ts'
import { admitStaff } from '#server/install/operators/admit-staff.ts'
import type { Staff } from '#server/install/operators/staff.ts'
import type { Clock } from '#server/platform/clock.ts'
import { newUuid, type Random } from '#server/platform/crypto.ts'
import type { Db } from '#server/platform/db.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import { refusePublishing, type Tournament } from './tournament.ts'
import { insertTournament } from './tournaments.store.ts'

type MakingDeps = { readonly db: Db; readonly clock: Clock; readonly random: Random }

export type Wanted = Omit<Tournament, 'id' | 'isPractice'> & { readonly name: string }

export function makeTournament(
  { db, clock, random }: MakingDeps,
  { by, ...wanted }: Wanted & { readonly by: Staff },
): Promise<Tournament | KnownRefusal> {
  return db.transaction(async (tx) => {
    const staff = await admitStaff(tx, by, 'tournament.make')
    if (isRefusal(staff)) return staff
    const at = clock.now()
    const tournament = { ...wanted, id: newUuid(at, random), isPractice: false }
    const refusal = refusePublishing(tournament, at)
    if (refusal) return refusal
    await insertTournament(tx, tournament, { at, by: staff.email })
    await recordEvent(tx, {
      at,
      clientId: null,
      actor: staff.actor,
      kind: 'tournament_made',
      details: {
        tournament: tournament.id,
        name: wanted.name,
        account: wanted.currency,
        fee: usdToText(wanted.fee),
        pool_share_bp: wanted.poolShareBp,
        added: usdToText(wanted.added),
        places: wanted.places.join('/'),
        countries: wanted.countries.join(' '),
        starts: iso(wanted.startsAt),
        ends: iso(wanted.endsAt),
      },
    })
    return tournament
  })
}
