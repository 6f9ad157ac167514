// The calls by which staff look at deposits, and at the keys that addresses are made from.

import { officeRoutes as routes } from '#contract/staff/routes.ts'
import { isUuid } from '#kernel/ids.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { lensFor } from '#server/identity/reveals/read-personal-data.ts'
import type { OfficeRouter } from '#server/install/compose-install.ts'
import type { StaffAtDesk } from '#server/install/desks/identify-staff.ts'
import { dollarsOf, numberOf, spanOf } from '#server/platform/keyset.ts'
import { success } from '#server/platform/reply.ts'
import type { DepositRouteDeps } from './deposits.routes.ts'
import { depositPages, findForStaff, pageForStaff } from './list-for-staff.ts'
import { readReceiptForStaff } from './read-receipt.ts'
import { refuseDeposit } from './reject-deposit.ts'
import { listedView, staffView } from './staff-view.ts'
import { viewKeys } from './view-keys.ts'

export function registerStaffDeposits(office: OfficeRouter, deps: DepositRouteDeps): void {
  const { db, clock, needed, settings, install } = deps
  const seeing = async (staff: StaffAtDesk) => ({
    show: await lensFor(deps, staff),
    now: clock.now(),
    needed,
  })

  async function found(id: string, staff: StaffAtDesk) {
    const file = isUuid(id) ? await findForStaff(db, id) : undefined
    if (!file) return refuse('not_found')
    const { member } = staff.session
    return success('The deposit.', staffView(file, { ...(await seeing(staff)), member }))
  }

  office.on(routes.officeDeposits, async ({ query, staff }) => {
    const { state: list, method = null, reference = null, cursor, limit } = query
    const sort = query.sort ?? (list === 'pending' ? 'asked' : '-asked')
    const after = depositPages.from(cursor, sort)
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
    const look = await seeing(staff)
    const data = page.map((one) => listedView(one, look))
    return { ...success('Deposits.', data), next_cursor: next }
  })

  office.on(routes.officeDeposit, ({ params: { id = '' }, staff }) => found(id, staff))

  office.on(routes.officeReceipt, async ({ params: { id = '' }, staff, reply }) => {
    if (!isUuid(id)) return refuse('not_found')
    const picture = await readReceiptForStaff(deps, id, staff.staff)
    if (isRefusal(picture)) return picture
    reply.headers({
      'content-type': picture.mediaType,
      'content-disposition': 'inline; filename="receipt.webp"',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    return picture.bytes
  })

  office.on(routes.officeDepositRejection, async ({ params: { id = '' }, staff, body }) => {
    if (!isUuid(id)) return refuse('not_found')
    const ended = await refuseDeposit(deps, id, { by: staff.staff, reason: body.reason })
    return isRefusal(ended) ? ended : found(id, staff)
  })

  office.on(routes.officeDepositKeys, async () => {
    const terms = { settings: settings(), mode: install.mode }
    return success('Keys.', await viewKeys(db, terms, clock.now()))
  })
}
