// The call by which staff see how much a client may withdraw now.

import { officeRoutes as routes } from '#contract/staff/routes.ts'
import { usdToText } from '#kernel/money.ts'
import { refuse } from '#kernel/refusal.ts'
import { iso } from '#kernel/time.ts'
import { clientIdFrom } from '#server/identity/clients/client.ts'
import { findKnown } from '#server/identity/clients/find-client.ts'
import type { OfficeRouter } from '#server/install/compose-install.ts'
import { success } from '#server/platform/reply.ts'
import type { WithdrawalDeps } from './confirm-deed.ts'
import { twoStaffAboveOf } from './offer-withdrawals.ts'
import { readHold, readUse } from './view-terms.ts'
import { leftOf } from './withdrawal.ts'

export function registerWithdrawalRoom(
  office: OfficeRouter,
  { db, clock, settings, install }: Pick<WithdrawalDeps, 'db' | 'clock' | 'settings' | 'install'>,
): void {
  office.on(routes.officeClientWithdrawalRoom, async ({ params: { id = '' } }) => {
    const asked = clientIdFrom(id)
    const client = asked === undefined ? undefined : await findKnown(db, asked)
    if (!client) return refuse('not_found')
    const terms = { settings: settings(), mode: install.mode }
    const clientId = client.id
    const use = await readUse(db, { clientId, destination: null }, terms, clock.now())
    const held = await readHold(db, clientId, terms, clock.now())
    return success('What may be withdrawn.', {
      is_identified: use.isVerified,
      day_limit: usdToText(use.limit),
      day_left: usdToText(leftOf({ limit: use.limit, used: use.byClient })),
      held_until: held === undefined ? null : iso(held),
      two_staff_above: usdToText(twoStaffAboveOf(terms.settings)),
    })
  })
}
