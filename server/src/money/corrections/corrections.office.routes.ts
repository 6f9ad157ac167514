// The calls by which staff propose corrections and decide on them.

import type { KnownRefusal } from '#contract/refusals.ts'
import type { StaffCorrection } from '#contract/staff/corrections.ts'
import { mayDo } from '#contract/staff/powers.ts'
import { officeRoutes as routes } from '#contract/staff/routes.ts'
import { present } from '#kernel/assert.ts'
import { isUuid } from '#kernel/ids.ts'
import { type Usd, usdFromText, usdToText } from '#kernel/money.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { iso } from '#kernel/time.ts'
import { findClients } from '#server/identity/clients/find-client.ts'
import { lensFor } from '#server/identity/reveals/read-personal-data.ts'
import type { OfficeRouter } from '#server/install/compose-install.ts'
import type { StaffAtDesk } from '#server/install/desks/identify-staff.ts'
import { barFor, whoMay } from '#server/install/operators/bar.ts'
import { listMembers } from '#server/install/operators/manage-members.ts'
import { whoCould } from '#server/install/operators/who-could.ts'
import { numberOf, spanOf } from '#server/platform/keyset.ts'
import { success } from '#server/platform/reply.ts'
import { type Correction, stateOf } from './correction.ts'
import {
  confirmCorrection,
  correctionPages,
  findCorrection,
  pageOfCorrections,
  withdrawCorrection,
} from './decide-correction.ts'
import {
  type CorrectionDeps,
  type CorrectionWish,
  proposeCorrection,
} from './propose-correction.ts'

export function registerCorrections(office: OfficeRouter, deps: CorrectionDeps): void {
  registerViews(office, deps)
  registerDeeds(office, deps)
}

function registerViews(office: OfficeRouter, deps: CorrectionDeps): void {
  const { db } = deps

  office.on(routes.officeCorrections, async ({ query, staff }) => {
    const { state: which, sort, kind = null, cursor, limit } = query
    const after = correctionPages.from(cursor, sort)
    if (after === undefined) return refuse('malformed')
    const clientId = numberOf(query.client)
    const looking = { which, sort, kind, clientId, days: spanOf(query), after, limit }
    const { page, next } = await pageOfCorrections(db, looking)
    return { ...success('Corrections.', await viewsOf(deps, page, staff)), next_cursor: next }
  })

  office.on(routes.officeCorrection, async ({ params: { id = '' }, staff }) => {
    const found = isUuid(id) ? await findCorrection(db, id) : undefined
    return found ? answer(deps, found, staff) : refuse('not_found')
  })
}

function registerDeeds(office: OfficeRouter, deps: CorrectionDeps): void {
  const propose = async (wish: CorrectionWish, staff: StaffAtDesk) =>
    answer(deps, await proposeCorrection(deps, wish), staff)

  office.on(routes.officeRestoration, async ({ params: { id = '' }, staff, body: { reason } }) => {
    if (!isUuid(id)) return refuse('not_found')
    return propose({ kind: 'deposit_restored', depositId: id, reason, by: staff.staff }, staff)
  })

  office.on(routes.officeReturn, async ({ params: { id = '' }, staff, body }) => {
    if (!isUuid(id)) return refuse('not_found')
    const { reference, reason } = body
    const told = { amount: dollarsOf(body.amount), reference, reason, by: staff.staff }
    return propose({ kind: 'withdrawal_returned', withdrawalId: id, ...told }, staff)
  })

  office.on(routes.officeGoodwill, async ({ params: { id = '' }, staff, body }) => {
    if (!/^\d{1,18}$/.test(id)) return refuse('not_found')
    const told = { amount: dollarsOf(body.amount), reason: body.reason, by: staff.staff }
    return propose({ kind: 'goodwill', known: id, ...told }, staff)
  })

  office.on(routes.officeCorrectionDecision, async ({ params: { id = '' }, staff, body }) => {
    if (!isUuid(id)) return refuse('not_found')
    const decide = body.outcome === 'confirmed' ? confirmCorrection : withdrawCorrection
    return answer(deps, await decide(deps, { id, by: staff.staff }), staff)
  })
}

function dollarsOf(text: string): Usd {
  return present(usdFromText(text), 'a body was read before')
}

async function answer(
  deps: CorrectionDeps,
  outcome: Correction | KnownRefusal,
  staff: StaffAtDesk,
) {
  if (isRefusal(outcome)) return outcome
  const [view] = await viewsOf(deps, [outcome], staff)
  return success('The correction.', present(view, 'one of one'))
}

async function viewsOf(
  deps: CorrectionDeps,
  found: readonly Correction[],
  staff: StaffAtDesk,
): Promise<StaffCorrection[]> {
  const { db, clock, install } = deps
  const { member } = staff.session
  const checkers = whoCould(await listMembers(db), 'correction.decide', install.mode)
  const show = await lensFor(deps, staff)
  const clients = await findClients(
    db,
    found.map(({ clientId }) => clientId),
  )
  return found.map((one) => {
    const client = present(clients.get(one.clientId), 'clients are never deleted')
    const { email, firstname, lastname } = client
    const makers = [one.proposed.email]
    const action = 'correction.decide'
    const decidable = { action, client, makers, givenBy: [], notBefore: null } as const
    const bar = barFor(decidable, member, clock.now())
    const state = stateOf(one)
    return {
      id: one.id,
      kind: one.kind,
      state,
      client: {
        id: String(client.id),
        email: show(client, 'email', email),
        name: show(client, 'name', `${firstname} ${lastname}`),
      },
      deposit: one.depositId,
      withdrawal: one.withdrawalId,
      amount: usdToText(one.amount),
      recovered: usdToText(one.recovered),
      reason: one.reason,
      evidence: one.evidence,
      proposed_by: one.proposed.email,
      proposed_at: iso(one.proposed.at),
      decided_by: one.decided?.email ?? null,
      decided_at: one.decided ? iso(one.decided.at) : null,
      bar,
      may_confirm: state === 'proposed' ? whoMay(decidable, checkers, clock.now()) : [],
      can_withdraw:
        state === 'proposed' && bar !== 'own' && mayDo(member.roles, 'correction.decide'),
    }
  })
}
