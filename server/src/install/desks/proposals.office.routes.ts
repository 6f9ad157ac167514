// The calls by which staff see what takes two of them, and decide on it.

import type { KnownRefusal } from '#contract/refusals.ts'
import { mayDo } from '#contract/staff/powers.ts'
import type { ProposalView } from '#contract/staff/proposals.ts'
import { officeRoutes as routes } from '#contract/staff/routes.ts'
import { isUuid } from '#kernel/ids.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { StaffRouter } from '#server/platform/http.ts'
import { spanOf } from '#server/platform/keyset.ts'
import { success } from '#server/platform/reply.ts'
import { barFor } from '../operators/bar.ts'
import {
  type ConfirmingDeps,
  confirmProposal,
  withdrawProposal,
} from '../operators/decide-proposal.ts'
import { findProposal, pageProposals, proposalPages } from '../operators/list-proposals.ts'
import { mailInvitation } from '../operators/mail-invitation.ts'
import { listMembers } from '../operators/manage-members.ts'
import { makersOf, type Proposal, refuseConfirming, stateOf } from '../operators/proposal.ts'
import type { RecoveryDeps } from '../operators/recover-member.ts'
import type { Member } from '../operators/staff.ts'
import { whoCould } from '../operators/who-could.ts'
import type { StaffAtDesk } from './identify-staff.ts'

export type ProposalDeps = RecoveryDeps & Pick<ConfirmingDeps, 'seal'>

export function registerProposals(office: StaffRouter<StaffAtDesk>, needs: ProposalDeps): void {
  const { db, clock, install } = needs
  const deps = { ...needs, handOver: mailInvitation(needs) }

  async function viewed(found: readonly Proposal[], { session: { member } }: StaffAtDesk) {
    const members = whoCould(await listMembers(db), 'proposal.confirm', install.mode)
    const now = clock.now()
    return found.map((one) => viewOf(one, { members, asking: member, now }))
  }

  async function shown(id: string, at: StaffAtDesk) {
    const proposal = await findProposal(db, id)
    const [view] = proposal ? await viewed([proposal], at) : []
    return view ? success('The proposal.', view) : refuse('not_found')
  }

  async function decided(
    id: string,
    at: StaffAtDesk,
    decide: () => Promise<object | KnownRefusal>,
  ) {
    if (!isUuid(id)) return refuse('not_found')
    const outcome = await decide()
    return isRefusal(outcome) ? (outcome as KnownRefusal) : shown(id, at)
  }

  office.on(routes.officeProposals, async ({ staff, query }) => {
    const { limit, cursor, sort, state = null, kind = null, member = null } = query
    const after = proposalPages.from(cursor, sort)
    if (after === undefined) return refuse('malformed')
    const asked = { state, sort, kind, member, days: spanOf(query), after, limit }
    const { page, next: next_cursor } = await pageProposals(db, asked)
    const data = await viewed(page, staff)
    return { ...success('What takes two.', data), next_cursor }
  })

  office.on(routes.officeProposal, async ({ staff, params: { id = '' } }) =>
    isUuid(id) ? shown(id, staff) : refuse('not_found'),
  )

  office.on(routes.officeConfirmation, ({ staff, params: { id = '' }, body: { reason } }) =>
    decided(id, staff, () => confirmProposal(deps, id, staff.staff, reason)),
  )

  office.on(routes.officeProposalEnd, ({ staff, params: { id = '' }, body: { reason } }) =>
    decided(id, staff, () => withdrawProposal(deps, id, staff.staff, reason)),
  )
}

type Asking = {
  /** Who could confirm one. */
  readonly members: readonly Member[]
  readonly asking: StaffAtDesk['session']['member']
  readonly now: Millis
}

function viewOf(proposal: Proposal, { members, asking, now }: Asking): ProposalView {
  const { id, kind, subject, value, replaces, reason, evidence, verdict } = proposal
  const { proposed, confirmed, withdrawn, expiresAt, wantedAt, dueAt, appliedAt } = proposal
  const state = stateOf(proposal)
  const isLate = state === 'proposed' && expiresAt !== null && now >= expiresAt
  const decidable = {
    action: 'proposal.confirm',
    client: null,
    makers: makersOf(proposal),
    givenBy: [],
    notBefore: null,
  } as const
  const may = members.filter(({ email }) => !refuseConfirming(proposal, email, now))
  return {
    id,
    kind,
    state: isLate ? 'expired' : state,
    subject,
    before: replaces,
    after: value,
    reason,
    evidence,
    proposed: deedOf(proposed),
    confirmed: confirmed && deedOf(confirmed),
    withdrawn: withdrawn && { by: withdrawn.email, at: iso(withdrawn.at) },
    verdict,
    expires_at: expiresAt === null ? null : iso(expiresAt),
    wanted_at: wantedAt === null ? null : iso(wantedAt),
    due_at: dueAt === null ? null : iso(dueAt),
    applied_at: appliedAt === null ? null : iso(appliedAt),
    may_confirm: may.map(({ email }) => email),
    bar: refuseConfirming(proposal, '', now) ? 'waits' : barFor(decidable, asking, now),
    may_withdraw:
      !isLate &&
      (state === 'proposed' || state === 'confirmed') &&
      mayDo(asking.roles, 'proposal.withdraw'),
  }
}

function deedOf({ email, at, provenAt }: Proposal['proposed']) {
  return { by: email, at: iso(at), is_proven: provenAt !== null }
}
