// The calls by which staff look at withdrawals and decide on them.

import type { KnownRefusal } from '#contract/refusals.ts'
import { officeRoutes as routes } from '#contract/staff/routes.ts'
import type { StaffWithdrawal as StaffView } from '#contract/staff/withdrawals.ts'
import { isUuid } from '#kernel/ids.ts'
import { usdToText } from '#kernel/money.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { iso, type Millis } from '#kernel/time.ts'
import { lensFor } from '#server/identity/reveals/read-personal-data.ts'
import type { Lens } from '#server/identity/reveals/reveal.ts'
import type { OfficeRouter } from '#server/install/compose-install.ts'
import type { StaffAtDesk } from '#server/install/desks/identify-staff.ts'
import { barFor } from '#server/install/operators/bar.ts'
import { success } from '#server/platform/reply.ts'
import { approveWithdrawal } from './approve-withdrawal.ts'
import type { WithdrawalDeps } from './confirm-deed.ts'
import { rejectWithdrawal } from './end-withdrawal.ts'
import { findForStaff, type StaffWithdrawal } from './list-for-staff.ts'
import {
  askedAt,
  detailOf,
  dueAt,
  netOf,
  stateOf,
  statusOf,
  type Withdrawal,
} from './withdrawal.ts'

export function registerStaffWithdrawals(office: OfficeRouter, deps: WithdrawalDeps): void {
  const { db, clock } = deps
  type Params = Readonly<Record<string, string>>

  async function found(id: string, staff: StaffAtDesk) {
    const withdrawal = await findForStaff(db, id)
    if (!withdrawal) return refuse('not_found')
    const show = await lensFor(deps, staff)
    const looking = { member: staff.session.member, show, now: clock.now() }
    return success('The withdrawal.', viewOf(withdrawal, looking))
  }

  async function decided(
    { id = '' }: Params,
    at: StaffAtDesk,
    decide: (id: string) => Promise<Withdrawal | KnownRefusal>,
  ) {
    if (!isUuid(id)) return refuse('not_found')
    const outcome = await decide(id)
    return isRefusal(outcome) ? outcome : found(id, at)
  }

  office.on(routes.officeWithdrawal, async ({ params: { id = '' }, staff }) =>
    isUuid(id) ? found(id, staff) : refuse('not_found'),
  )

  office.on(routes.officeApproval, ({ params, staff }) =>
    decided(params, staff, (id) => approveWithdrawal(deps, id, staff.staff)),
  )

  office.on(routes.officeRejection, ({ params, staff, body: { reason } }) =>
    decided(params, staff, (id) => rejectWithdrawal(deps, id, { by: staff.staff, reason })),
  )
}

type Looking = {
  readonly member: StaffAtDesk['session']['member']
  readonly show: Lens
  readonly now: Millis
}

function viewOf(withdrawal: StaffWithdrawal, { member, show, now }: Looking): StaffView {
  const { id, clientId, email, name, standing, method, network, notBefore, approvedBy } = withdrawal
  const decidable = {
    action: 'withdrawal.approve',
    client: { email },
    makers: [],
    givenBy: approvedBy,
    notBefore,
  } as const
  const { destination, bank } = withdrawal
  const client = { id: clientId, email }
  return {
    id,
    client: {
      id: String(clientId),
      email: show(client, 'email', email),
      name: show(client, 'name', name),
      standing,
    },
    method,
    network,
    amount: usdToText(withdrawal.amount),
    fee: usdToText(withdrawal.fee),
    net: usdToText(netOf(withdrawal)),
    bank: bank?.bank_name ?? null,
    destination: bank
      ? show(client, 'bank_account', bank.account_number)
      : show(client, 'wallet', destination),
    status: statusOf(stateOf(withdrawal)),
    detail: detailOf(withdrawal, now),
    asked_at: iso(askedAt(withdrawal)),
    due_at: iso(dueAt(askedAt(withdrawal))),
    not_before: notBefore === null ? null : iso(notBefore),
    approvals_needed: withdrawal.approvalsNeeded,
    approved_by: [...approvedBy],
    steps: withdrawal.steps.map(({ state, at, actor, reason }) => ({
      state,
      at: iso(at),
      actor,
      reason,
    })),
    bar: barFor(decidable, member, now),
  }
}
