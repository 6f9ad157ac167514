// A statement that no longer holds is withdrawn, once, with a reason; it stays on record.

import type { KnownRefusal } from '#contract/refusals.ts'
import { refuse } from '#kernel/refusal.ts'
import { findOperator } from '#server/install/operators/find-operator.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import type { AttestDeps } from './attest-claim.ts'
import { insertWithdrawing, lockAttestation } from './attestations.store.ts'

export type WithdrawingWish = {
  readonly id: string
  readonly reason: string
  /** The address of the member of staff. */
  readonly by: string
}

export function withdrawAttestation(
  { db, clock }: Pick<AttestDeps, 'db' | 'clock'>,
  { id, reason, by }: WithdrawingWish,
): Promise<{ readonly claim: string } | KnownRefusal> {
  return db.transaction(async (tx) => {
    const operator = await findOperator(tx, by)
    if (!operator) return refuse('operator_unknown', { email: by })
    const attestation = await lockAttestation(tx, id)
    if (!attestation) return refuse('not_found')
    if (attestation.isWithdrawn) return refuse('attestation_withdrawn')
    const at = clock.now()
    await insertWithdrawing(tx, { id, reason, operator: operator.email, at })
    await recordEvent(tx, {
      at,
      clientId: null,
      actor: `staff:${operator.email}`,
      kind: 'claim_withdrawn',
      details: { attestation: id, claim: attestation.claim, reason },
    })
    return { claim: attestation.claim }
  })
}
