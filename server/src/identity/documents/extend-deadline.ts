// Staff give a client more time to be identified: thirty working days in all.

import type { KnownRefusal } from '#contract/refusals.ts'
import type { ClientId } from '#kernel/ids.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { findOperator } from '#server/install/operators/find-operator.ts'
import type { Db } from '#server/platform/db.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import { findLogin } from '../clients/find-login.ts'
import { type WritingDeps, writeToClient } from '../clients/write-to-client.ts'
import { extendedDueOn } from './deadline.ts'
import { lockDeadline, updateDeadline } from './deadlines.store.ts'
import { identityExtendedLetter } from './document-letters.ts'

export type ExtendingDeps = WritingDeps & { readonly db: Db }

/** `known` is the client's id or address, `by` the address of the member of staff. */
export function extendDeadline(
  deps: ExtendingDeps,
  { known, by }: { readonly known: string; readonly by: string },
): Promise<{ readonly dueOn: string } | KnownRefusal> {
  const { db, clock } = deps
  return db.transaction(async (tx) => {
    const operator = await findOperator(tx, by)
    if (!operator) return refuse('operator_unknown', { email: by })
    const clientId = /^\d{1,18}$/.test(known)
      ? (BigInt(known) as ClientId)
      : (await findLogin(tx, known))?.clientId
    const deadline = clientId === undefined ? undefined : await lockDeadline(tx, clientId)
    if (clientId === undefined || !deadline) return refuse('not_found')
    const dueOn = extendedDueOn(deadline)
    if (isRefusal(dueOn)) return dueOn
    const at = clock.now()
    await updateDeadline(tx, clientId, { dueOn, at, by: operator.email })
    await writeToClient(tx, clientId, (client) => identityExtendedLetter(client, { dueOn }), deps)
    const actor = `staff:${operator.email}` as const
    await recordEvent(tx, {
      at,
      clientId,
      actor,
      kind: 'identity_extended',
      details: { until: dueOn },
    })
    return { dueOn }
  })
}
