// Staff let a frozen account go on. Where money is missing, and it is real, that takes two of them;
// the client reads the reason of the first, which the second has seen.

import type { KnownRefusal } from '#contract/refusals.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { admitStaffFor } from '#server/install/operators/admit-staff.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import { peopleMissing } from '../clients/freeze.ts'
import {
  approveUnfreezing,
  endFreezes,
  holdStanding,
  listFreezes,
} from '../clients/freeze-client.ts'
import { tell } from '../clients/tell-act.ts'
import { findStanding, type Standing } from './find-standing.ts'
import type { Decision, FreezeDeps } from './freeze-account.ts'
import { freezeActs } from './freeze-acts.ts'

export type Unfreezing = Omit<Decision, 'reason'> & {
  /** May be left out by whoever agrees to what another has said. */
  readonly reason: string | undefined
}

export function unfreezeAccount(
  deps: FreezeDeps,
  { known, reason: given, by }: Unfreezing,
): Promise<(Standing & { readonly missing: number }) | KnownRefusal> {
  const { db, clock, install } = deps
  return db.transaction(async (tx) => {
    const found = await findStanding(tx, known)
    if (!found) return refuse('not_found')
    const { id: clientId } = found.client
    const staff = await admitStaffFor(tx, by, 'account.unfreeze', found.client)
    if (isRefusal(staff)) return staff
    if ((await holdStanding(tx, clientId)) !== 'frozen') return refuse('account_not_frozen')
    const before = await listFreezes(tx, clientId)
    const said = before.flatMap(({ approvals }) => approvals)[0]?.reason
    const reason = said ?? given
    if (reason === undefined) return refuse('reason_missing')
    const isNew = before.length === 0 || before.some(({ approvals }) => !isAmong(approvals, staff))
    if (!isNew) return refuse('approved_already', { email: staff.email })
    const at = clock.now()
    const { email, provenAt, actor } = staff
    await approveUnfreezing(tx, before, { email, at, provenAt, reason })
    const missing = peopleMissing(await listFreezes(tx, clientId), install.mode)
    const proven = provenAt !== null
    if (missing === 0) {
      await endFreezes(tx, clientId, before, { at, reason })
      const told = { clientId, actor, at, facts: { reason, proven } }
      await tell(tx, { act: freezeActs.accountUnfrozen, ...told }, deps)
    } else {
      await recordEvent(tx, {
        at,
        clientId: null,
        actor,
        kind: 'unfreeze_approved',
        details: { client: String(clientId), reason, missing, proven },
      })
    }
    const after = await findStanding(tx, String(clientId))
    if (!after) return refuse('not_found')
    return { ...after, missing }
  })
}

function isAmong(approvals: readonly { readonly email: string }[], { email }: { email: string }) {
  return approvals.some((one) => one.email === email)
}
