// The calls by which staff look at withdrawals and decide on them.

import type { KnownRefusal } from '#contract/refusals.ts'
import { officeRoutes as routes } from '#contract/staff/routes.ts'
import { type ClientId, isUuid } from '#kernel/ids.ts'
import { type Usd, usdFromNumber } from '#kernel/money.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { lensFor } from '#server/identity/reveals/read-personal-data.ts'
import type { OfficeRouter } from '#server/install/compose-install.ts'
import type { StaffAtDesk } from '#server/install/desks/identify-staff.ts'
import { listMembers } from '#server/install/operators/manage-members.ts'
import { whoCould } from '#server/install/operators/who-could.ts'
import { success } from '#server/platform/reply.ts'
import { approveWithdrawal } from './approve-withdrawal.ts'
import type { WithdrawalDeps } from './confirm-deed.ts'
import { rejectWithdrawal } from './end-withdrawal.ts'
import { gatherEvidence } from './gather-evidence.ts'
import { findForStaff, pageForStaff } from './list-for-staff.ts'
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
    const { state: list, method = null, least, client, cursor, limit } = query
    const last = cursor === undefined ? null : afterOf(cursor)
    if (last === undefined) return refuse('malformed')
    const isWaiting = list === 'waiting' || list === 'pending' || list === 'approved'
    const sort = query.sort ?? (isWaiting ? 'asked' : '-asked')
    const { page, hasMore } = await pageForStaff(db, {
      list,
      sort,
      method,
      after: last,
      limit,
      least: least === undefined ? null : (usdFromNumber(Number(least)) ?? null),
      clientId: client === undefined ? null : (BigInt(client) as ClientId),
    })
    const end = hasMore ? page.at(-1) : undefined
    const looking = { show: await lensFor(deps, staff), now: clock.now() }
    return {
      ...success(
        'Withdrawals.',
        page.map((one) => listedView(one, looking)),
      ),
      next_cursor: end ? `${end.id}_${end.amount}` : null,
    }
  })

  office.on(routes.officeWithdrawal, async ({ params: { id = '' }, staff }) =>
    isUuid(id) ? found(id, staff) : refuse('not_found'),
  )

  office.on(routes.officeWithdrawalEvidence, async ({ params: { id = '' } }) => {
    const terms = { settings: settings(), mode: install.mode }
    const evidence = isUuid(id) ? await gatherEvidence(db, id, terms, clock.now()) : undefined
    return evidence ? success('The evidence.', evidenceView(evidence)) : refuse('not_found')
  })

  office.on(routes.officeApproval, ({ params, staff }) =>
    after(params, staff, (id) => approveWithdrawal(deps, id, staff.staff)),
  )

  office.on(routes.officeRejection, ({ params, staff, body: { reason } }) =>
    after(params, staff, (id) => rejectWithdrawal(deps, id, { by: staff.staff, reason })),
  )
}

/** Undefined: it is no cursor of ours. */
function afterOf(cursor: string): { readonly id: string; readonly amount: Usd } | undefined {
  const [id = '', amount = ''] = cursor.split('_')
  if (!isUuid(id) || !/^\d{1,18}$/.test(amount)) return undefined
  return { id, amount: BigInt(amount) as Usd }
}
