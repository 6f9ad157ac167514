// The calls by which staff look at disputes of card payments and answer them.

import type { KnownRefusal } from '#contract/refusals.ts'
import type { StaffDispute } from '#contract/staff/disputes.ts'
import { mayDo } from '#contract/staff/powers.ts'
import { officeRoutes as routes } from '#contract/staff/routes.ts'
import { present } from '#kernel/assert.ts'
import { type ClientId, isUuid } from '#kernel/ids.ts'
import { usdToText } from '#kernel/money.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { iso } from '#kernel/time.ts'
import { findClients } from '#server/identity/clients/find-client.ts'
import { lensFor } from '#server/identity/reveals/read-personal-data.ts'
import type { OfficeRouter } from '#server/install/compose-install.ts'
import type { StaffAtDesk } from '#server/install/desks/identify-staff.ts'
import { barFor } from '#server/install/operators/bar.ts'
import { success } from '#server/platform/reply.ts'
import {
  type AnsweringDeps,
  acceptLoss,
  answerDispute,
  findDispute,
  noteEvidence,
  pageOfDisputes,
  type Said,
} from './answer-dispute.ts'
import { type Dispute, refuseAccepting, refuseAnswer } from './dispute.ts'

export function registerDisputes(office: OfficeRouter, deps: AnsweringDeps): void {
  const { db, clock } = deps

  office.on(routes.officeDisputes, async ({ query, staff }) => {
    const { state = null, due = null, client, cursor, limit } = query
    if (cursor !== undefined && !isUuid(cursor)) return refuse('malformed')
    const found = await pageOfDisputes(db, {
      state,
      due,
      clientId: client === undefined ? null : (BigInt(client) as ClientId),
      now: clock.now(),
      after: cursor ?? null,
      limit: limit + 1,
    })
    const page = found.slice(0, limit)
    const next = found.length > limit ? (page.at(-1)?.id ?? null) : null
    return { ...success('Disputes.', await viewsOf(deps, page, staff)), next_cursor: next }
  })

  const answered = async (outcome: Dispute | KnownRefusal | undefined, staff: StaffAtDesk) => {
    if (outcome === undefined) return refuse('not_found')
    if (isRefusal(outcome)) return outcome
    const [view] = await viewsOf(deps, [outcome], staff)
    return success('The dispute.', present(view, 'one of one'))
  }

  office.on(routes.officeDispute, async ({ params: { id = '' }, staff }) =>
    answered(isUuid(id) ? await findDispute(db, id) : undefined, staff),
  )

  type Deed = (deps: AnsweringDeps, said: Said) => Promise<Dispute | KnownRefusal>
  const deeds = [
    [routes.officeDisputeNote, noteEvidence],
    [routes.officeDisputeAnswer, answerDispute],
    [routes.officeDisputeLoss, acceptLoss],
  ] as const satisfies readonly (readonly [unknown, Deed])[]
  for (const [route, deed] of deeds) {
    office.on(route, async ({ params: { id = '' }, body: { text }, staff }) =>
      answered(isUuid(id) ? await deed(deps, { id, text, by: staff.staff }) : undefined, staff),
    )
  }
}

async function viewsOf(
  deps: AnsweringDeps,
  found: readonly Dispute[],
  staff: StaffAtDesk,
): Promise<StaffDispute[]> {
  const { db, clock } = deps
  const now = clock.now()
  const { member } = staff.session
  const show = await lensFor(deps, staff)
  const clients = await findClients(
    db,
    found.map(({ clientId }) => clientId),
  )
  return found.map((one) => {
    const client = present(clients.get(one.clientId), 'clients are never deleted')
    const { email, firstname, lastname } = client
    const plain = { client, makers: [], givenBy: [], notBefore: null }
    const bar = barFor({ ...plain, action: 'dispute.answer' }, member, now)
    const isOwn = bar === 'own'
    return {
      id: one.id,
      number: one.disputeId,
      deposit: one.depositId,
      client: {
        id: String(client.id),
        name: show(client, 'name', `${firstname} ${lastname}`),
        email: show(client, 'email', email),
      },
      amount: usdToText(one.amount),
      reason: one.reason,
      state: one.state,
      opened_at: iso(one.openedAt),
      due_by: one.dueBy === null ? null : iso(one.dueBy),
      steps: one.steps.map(({ at, ...step }) => ({ ...step, at: iso(at) })),
      bar,
      deeds: [
        ...(mayDo(member.roles, 'dispute.note') && !isOwn ? (['note'] as const) : []),
        ...(bar === null && !refuseAnswer(one, now) ? (['answer'] as const) : []),
        ...(mayDo(member.roles, 'dispute.accept') && !isOwn && !refuseAccepting(one)
          ? (['accept'] as const)
          : []),
      ],
    }
  })
}
