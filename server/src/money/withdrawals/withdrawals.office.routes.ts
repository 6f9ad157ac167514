// The calls by which staff look at withdrawals and decide on them.

import type { KnownRefusal } from '#contract/refusals.ts'
import { officeRoutes as routes } from '#contract/staff/routes.ts'
import { isUuid } from '#kernel/ids.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { lensFor } from '#server/identity/reveals/read-personal-data.ts'
import type { OfficeRouter } from '#server/install/compose-install.ts'
import type { StaffAtDesk } from '#server/install/desks/identify-staff.ts'
import { listMembers } from '#server/install/operators/manage-members.ts'
import { whoCould } from '#server/install/operators/who-could.ts'
import { dollarsOf, numberOf, spanOf } from '#server/platform/keyset.ts'
import { success } from '#server/platform/reply.ts'
import { approveWithdrawal } from './approve-withdrawal.ts'
import type { WithdrawalDeps } from './confirm-deed.ts'
import { rejectWithdrawal } from './end-withdrawal.ts'
import { gatherEvidence } from './gather-evidence.ts'
import { findForStaff, pageForStaff, withdrawalPages } from './list-for-staff.ts'
import { evidenceView, listedView, staffView } from './staff-view.ts'
import type { Withdrawal } from './withdrawal.ts'

type Params = Readonly<Record<string, string>>

/** What a call about one withdrawal answers: how it stands after, for whoever asked. */
export function answering({
  db,
  clock,
  install,
}: Pick<WithdrawalDeps, 'db' | 'clock' | 'install'>) {
  async function found(id: string, at: StaffAtDesk) {
    const withdrawal = await findForStaff(db, id)
    if (!withdrawal) return refuse('not_found')
    const show = await lensFor({ db, clock }, at)
    const checkers = whoCould(await listMembers(db), 'withdrawal.approve', install.mode)
    const looking = { member: at.session.member, checkers, show, now: clock.now() }
    return success('The withdrawal.', staffView(withdrawal, looking))
  }

  async function after(
    { id = '' }: Params,
    at: StaffAtDesk,
    act: (id: string) => Promise<Withdrawal | readonly Withdrawal[] | object | KnownRefusal>,
  ) {
    if (!isUuid(id)) return refuse('not_found')
    const outcome = await act(id)
    return isRefusal(outcome) ? (outcome as KnownRefusal) : found(id, at)
  }

  return { found, after }
}

export function registerStaffWithdrawals(office: OfficeRouter, deps: WithdrawalDeps): void {
  const { db, clock, settings, install } = deps
  const { found, after } = answering(deps)

  office.on(routes.officeWithdrawals, async ({ query, staff }) => {
    const { state: list, method = null, reference = null, cursor, limit } = query
    const isWaiting = list === 'waiting' || list === 'pending' || list === 'approved'
    const sort = query.sort ?? (isWaiting ? 'asked' : '-asked')
    const after = withdrawalPages.from(cursor, sort)
    if (after === undefined) return refuse('malformed')
    const { page, next } = await pageForStaff(db, {
      list,
      sort,
      method,
      reference,
      after,
      limit,
      least: dollarsOf(query.least),
      most: dollarsOf(query.most),
      days: spanOf(query),
      clientId: numberOf(query.client),
    })
    const looking = { show: await lensFor(deps, staff), now: clock.now() }
    const data = page.map((one) => listedView(one, looking))
    return { ...success('Withdrawals.', data), next_cursor: next }
  })

  office.on(routes.officeWithdrawal, async ({ params: { id = '' }, staff }) =>
    isUuid(id) ? found(id, staff) : refuse('not_found'),
  )

  office.on(routes.officeWithdrawalEvidence, async ({ params: { id = '' }, staff }) => {
    const terms = { settings: settings(), mode: install.mode }
    const evidence = isUuid(id) ? await gatherEvidence(db, id, terms, clock.now()) : undefined
    return evidence
      ? success('The evidence.', evidenceView(evidence, staff.staff.roles))
      : refuse('not_found')
  })

  office.on(routes.officeApproval, ({ params, staff }) =>
    after(params, staff, (id) => approveWithdrawal(deps, id, staff.staff)),
  )

  office.on(routes.officeRejection, ({ params, staff, body: { reason } }) =>
    after(params, staff, (id) => rejectWithdrawal(deps, id, { by: staff.staff, reason })),
  )
}
