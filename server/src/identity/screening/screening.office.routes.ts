// The calls by which staff load lists of names and say what they think of a name that is like one.

import { problem } from '#contract/shared/problems.ts'
import { officeRoutes as routes } from '#contract/staff/routes.ts'
import type { ScreeningHit } from '#contract/staff/screening.ts'
import { isUuid } from '#kernel/ids.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { OfficeRouter } from '#server/install/compose-install.ts'
import type { StaffAtDesk } from '#server/install/desks/identify-staff.ts'
import { barFor } from '#server/install/operators/bar.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import { numberOf, spanOf } from '#server/platform/keyset.ts'
import { refuseFields } from '#server/platform/refuse-with.ts'
import { success } from '#server/platform/reply.ts'
import { lensFor } from '../reveals/read-personal-data.ts'
import type { Lens } from '../reveals/reveal.ts'
import { decideHit } from './decide-hit.ts'
import {
  findHit,
  hitPages,
  listScreeningLists,
  pageHitsForStaff,
  type SeenHit,
} from './list-hits.ts'
import { loadList } from './load-list.ts'
import { leastScore } from './name.ts'

type Deps = { readonly db: Db; readonly clock: Clock }

export function registerScreening(office: OfficeRouter, deps: Deps): void {
  registerLists(office, deps)
  const { db } = deps

  async function found(id: string, at: StaffAtDesk) {
    const hit = await findHit(db, id)
    return hit ? success('The name.', viewOf(hit, await seeing(deps, at))) : refuse('not_found')
  }

  office.on(routes.officeScreeningHits, async ({ query, staff }) => {
    const { cursor, limit, state, sort, kind = null } = query
    const after = hitPages.from(cursor, sort)
    if (after === undefined) return refuse('malformed')
    const clientId = numberOf(query.client)
    const asked = { state, sort, kind, clientId, days: spanOf(query), after, limit }
    const { page, next: next_cursor } = await pageHitsForStaff(db, asked)
    const how = await seeing(deps, staff)
    const data = page.map((hit) => viewOf(hit, how))
    return { ...success('Names that are like one on a list.', data), next_cursor }
  })

  office.on(routes.officeScreeningHit, async ({ params: { id = '' }, staff }) =>
    isUuid(id) ? found(id, staff) : refuse('not_found'),
  )

  office.on(routes.officeScreeningVerdict, async ({ params: { id = '' }, staff, body }) => {
    if (!isUuid(id)) return refuse('not_found')
    const outcome = await decideHit(deps, id, { ...body, by: staff.staff })
    return isRefusal(outcome) ? outcome : found(id, staff)
  })
}

function registerLists(office: OfficeRouter, deps: Deps): void {
  const state = async () => {
    const lists = await listScreeningLists(deps.db)
    const data = {
      least_score: leastScore,
      lists: lists.map((list) => ({
        id: String(list.id),
        kind: list.kind,
        version: list.version,
        sha256: list.sha256.toString('hex'),
        people: list.people,
        names: list.names,
        loaded_at: iso(list.loadedAt),
        loaded_by: list.loadedBy,
        is_current: list.isCurrent,
      })),
      swept_at: lists[0]?.sweptAt ? iso(lists[0].sweptAt) : null,
    }
    return success('The lists.', data)
  }

  office.on(routes.officeScreening, state)

  office.on(routes.officeScreeningList, async ({ body: { kind }, file, staff }) => {
    if (!file?.length) return refuseFields([problem('list', 'file_missing')])
    const outcome = await loadList(deps, { kind, bytes: file, by: staff.staff })
    return isRefusal(outcome) ? outcome : state()
  })
}

type Seeing = {
  readonly member: StaffAtDesk['session']['member']
  readonly show: Lens
  readonly now: Millis
}

async function seeing({ db, clock }: Deps, at: StaffAtDesk): Promise<Seeing> {
  const show = await lensFor({ db, clock }, at)
  return { member: at.session.member, show, now: clock.now() }
}

function viewOf(hit: SeenHit, { member, show, now }: Seeing): ScreeningHit {
  const { id, client, kind, ref, listedName, born, score, state, reason } = hit
  const decidable = {
    action: 'screening_hit.decide',
    client,
    makers: [],
    givenBy: [],
    notBefore: null,
  } as const
  return {
    id,
    client: {
      id: String(client.id),
      email: show(client, 'email', client.email),
      name: show(client, 'name', hit.clientName),
      born: client.born === null ? null : show(client, 'date_of_birth', client.born),
    },
    kind,
    ref,
    listed_name: listedName,
    born,
    score,
    state,
    found_at: iso(hit.foundAt),
    decided_at: hit.decidedAt === null ? null : iso(hit.decidedAt),
    decided_by: hit.decidedBy,
    reason,
    bar: barFor(decidable, member, now),
  }
}
