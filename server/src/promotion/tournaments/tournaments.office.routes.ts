// The calls by which staff see, publish and cancel tournaments.

import { officeRoutes as routes } from '#contract/staff/routes.ts'
import type { StaffTournament } from '#contract/staff/tournaments.ts'
import { present } from '#kernel/assert.ts'
import { isUuid } from '#kernel/ids.ts'
import { type Usd, usdFromNumber } from '#kernel/money.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { OfficeRouter } from '#server/install/compose-install.ts'
import { success } from '#server/platform/reply.ts'
import { cancelTournament, type EndingDeps } from './end-tournament.ts'
import { makeTournament } from './make-tournament.ts'
import { type Listed, listCurrent, listEnded } from './tournaments.store.ts'
import { tournamentView } from './view-tournament.ts'

const endedShown = 100

export function registerStaffTournaments(office: OfficeRouter, deps: EndingDeps): void {
  const { db, clock } = deps
  const all = async () => {
    const found = [...(await listCurrent(db)), ...(await listEnded(db, endedShown))]
    const now = clock.now()
    return success(
      'The tournaments.',
      found.map((one) => viewOf(one, now)),
    )
  }

  office.on(routes.officeTournaments, all)

  office.on(routes.officeTournament, async ({ body, staff: { staff: by } }) => {
    const made = await makeTournament(deps, {
      name: body.name,
      currency: body.account,
      fee: usd(body.fee),
      poolShareBp: body.pool_percent * 100,
      added: usd(body.added),
      startChips: usd(body.start_chips),
      rebuysMost: body.rebuys_most,
      seats: body.seats,
      // In basis points; a share that is none of those stays so, and is refused.
      places: body.places.map((percent) => Math.round(percent * 10_000) / 100),
      countries: body.countries,
      startsAt: Date.parse(body.starts_at) as Millis,
      joinUntil: Date.parse(body.join_until) as Millis,
      endsAt: Date.parse(body.ends_at) as Millis,
      by,
    })
    return isRefusal(made) ? made : all()
  })

  office.on(routes.officeTournamentCancelling, async ({ params, body, staff: { staff: by } }) => {
    const { id = '' } = params
    if (!isUuid(id)) return refuse('not_found')
    return (await cancelTournament(deps, { id, ...body, by })) ?? all()
  })
}

function usd(amount: number): Usd {
  return present(usdFromNumber(amount), 'a body was read before')
}

function viewOf(one: Listed, now: Millis): StaffTournament {
  return {
    ...tournamentView(one, { isMine: false, now }),
    countries: [...one.countries],
    made_by: one.madeBy,
    made_at: iso(one.madeAt),
  }
}
