// What was worked out for the operator's wallet, once more: the same as before, and on record is
// who took it. Nothing is worked out here.

import type { KnownRefusal } from '#contract/refusals.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { findClient } from '#server/identity/clients/find-client.ts'
import { admitStaffFor } from '#server/install/operators/admit-staff.ts'
import type { Staff } from '#server/install/operators/staff.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import { type PayingDeps, planCoins } from './prepare-payout.ts'
import type { Prepared } from './withdrawal.ts'

export async function takePayout(
  deps: PayingDeps,
  id: string,
  by: Staff,
): Promise<Prepared | KnownRefusal> {
  const action = 'withdrawal.prepare'
  const planned = await planCoins(deps, id, { by, action })
  if (isRefusal(planned)) return planned
  const { clientId, payout } = planned.withdrawal
  const prepared = payout?.prepared
  if (!prepared) return refuse('withdrawal_not_prepared')
  return deps.db.transaction(async (tx) => {
    const staff = await admitStaffFor(tx, by, action, await findClient(tx, clientId))
    if (isRefusal(staff)) return staff
    await recordEvent(tx, {
      at: deps.clock.now(),
      clientId,
      actor: staff.actor,
      kind: 'staff_action',
      details: { action: 'payout taken', withdrawal: id },
    })
    return prepared
  })
}
