// Staff let a frozen account go on. Where money is missing, and it is real, that takes two of them;
// the client reads the reason of the first, which the second has seen.

import type { KnownRefusal } from '#contract/refusals.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import { tellClient } from '#server/record/notices/tell-client.ts'
import { peopleMissing } from '../clients/freeze.ts'
import {
  approveUnfreezing,
  endFreezes,
  holdStanding,
  listFreezes,
} from '../clients/freeze-client.ts'
import { writeToClient } from '../clients/write-to-client.ts'
import { findStanding, type Standing } from './find-standing.ts'
import { type Decision, type FreezeDeps, findDecider } from './freeze-account.ts'
import { unfrozenLetter } from './freeze-letters.ts'

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
    const staff = await findDecider(tx, found.client, by, deps)
    if (isRefusal(staff)) return staff
    if ((await holdStanding(tx, clientId)) !== 'frozen') return refuse('account_not_frozen')
    const before = await listFreezes(tx, clientId)
    const said = before.flatMap(({ approvals }) => approvals)[0]?.reason
    const reason = said ?? given
    if (reason === undefined) return refuse('reason_missing')
    const isNew = before.length === 0 || before.some(({ approvals }) => !isAmong(approvals, staff))
    if (!isNew) return refuse('approved_already', { email: staff.email })
    const at = clock.now()
    const { email } = staff
    await approveUnfreezing(tx, before, { email, at, provenAt: by.provenAt, reason })
    const missing = peopleMissing(await listFreezes(tx, clientId), install.mode)
    const actor = `staff:${email}` as const
    if (missing === 0) {
      await endFreezes(tx, clientId, before, { at, reason })
      await writeToClient(tx, clientId, (client) => unfrozenLetter(client, { reason }), deps)
      await tellClient(tx, { clientId, kind: 'account_unfrozen', details: { reason }, at })
    }
    const after = await findStanding(tx, String(clientId))
    if (!after) return refuse('not_found')
    const proven = by.provenAt !== null
    await recordEvent(
      tx,
      missing === 0
        ? { at, clientId, actor, kind: 'account_unfrozen', details: { reason, proven } }
        : {
            at,
            clientId: null,
            actor,
            kind: 'unfreeze_approved',
            details: { client: String(clientId), reason, missing, proven },
          },
    )
    return { ...after, missing }
  })
}

function isAmong(approvals: readonly { readonly email: string }[], { email }: { email: string }) {
  return approvals.some((one) => one.email === email)
}
