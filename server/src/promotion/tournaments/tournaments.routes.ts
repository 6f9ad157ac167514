// Tournaments over HTTP, for clients: what is offered, how they stand, and taking part.

import type { KnownRefusal } from '#contract/refusals.ts'
import { routes } from '#contract/routes.ts'
import type { ClientId } from '#kernel/ids.ts'
import { isUuid } from '#kernel/ids.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { findClient } from '#server/identity/clients/find-client.ts'
import type { Router } from '#server/platform/http.ts'
import { limit } from '#server/platform/limit.ts'
import { done, success } from '#server/platform/reply.ts'
import { findEntry, listEntered } from './entries.store.ts'
import { type JoiningDeps, joinTournament, leaveTournament, rebuy } from './join-tournament.ts'
import { keepBoards } from './keep-boards.ts'
import type { Listed } from './tournaments.store.ts'
import { tournamentPage, tournamentView } from './view-tournament.ts'

type Params = Readonly<Record<string, string>>

export function registerTournamentRoutes(router: Router, deps: JoiningDeps): void {
  const { db, clock } = deps
  const perClient = limit(60, 60)
  const boards = keepBoards(deps)

  router.on(routes.tournaments, async ({ clientId }) => {
    const entered = new Set(await listEntered(db, clientId))
    const all = await boards.all()
    const seen = await seenBy(deps, clientId)
    const now = clock.now()
    const shown = all.filter((it) => entered.has(it.id) || seen(it))
    return success(
      '',
      shown.map((it) => tournamentView(it, { isMine: entered.has(it.id), now })),
    )
  })

  const page = async (clientId: ClientId, id: string) => {
    const kept = await boards.of(id)
    if (!kept) return refuse('not_found')
    const { tournament, board } = kept
    const isSeen = (await seenBy(deps, clientId))(tournament)
    if (!isSeen && !(await findEntry(db, id, clientId))) return refuse('not_found')
    return tournamentPage(db, tournament, { clientId, now: clock.now() }, board)
  }

  router.on(routes.tournament, async ({ params: { id = '' }, clientId }) => {
    const found = isUuid(id) ? await page(clientId, id) : refuse('not_found')
    return isRefusal(found) ? found : success('', found)
  })

  const acting =
    (code: 'tournament_joined' | 'tournament_left' | 'tournament_rebought') =>
    async (
      { id = '' }: Params,
      clientId: ClientId,
      act: (id: string) => Promise<KnownRefusal | undefined>,
    ) => {
      if (!isUuid(id)) return refuse('not_found')
      const refusal = (await perClient(String(clientId))) ?? (await act(id))
      if (refusal) return refusal
      boards.forget(id)
      const found = await page(clientId, id)
      return isRefusal(found) ? found : done(code, found)
    }

  const joined = acting('tournament_joined')
  router.on(routes.joinTournament, ({ params, clientId, body: { shown_as: shownAs } }) =>
    joined(params, clientId, (tournamentId) =>
      joinTournament(deps, { clientId, tournamentId, shownAs }),
    ),
  )
  const left = acting('tournament_left')
  router.on(routes.leaveTournament, ({ params, clientId }) =>
    left(params, clientId, (tournamentId) => leaveTournament(deps, { clientId, tournamentId })),
  )
  const rebought = acting('tournament_rebought')
  router.on(routes.rebuyTournament, ({ params, clientId, body: { number } }) =>
    rebought(params, clientId, (tournamentId) => rebuy(deps, { clientId, tournamentId, number })),
  )
}

/** What of all there is may be shown to this client. */
async function seenBy({ db, allows }: JoiningDeps, clientId: ClientId) {
  const { country } = await findClient(db, clientId)
  return (tournament: Listed) => allows(tournament, country)
}
