// A statement that no longer holds is withdrawn, once, with a reason; it stays on record.

import type { KnownRefusal } from '#contract/refusals.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { admitStaff } from '#server/install/operators/admit-staff.ts'
import type { Staff } from '#server/install/operators/staff.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import type { AttestDeps } from './attest-claim.ts'
import { insertWithdrawing, lockAttestation } from './attestations.store.ts'

export type WithdrawingWish = {
  readonly id: string
  readonly reason: string
  readonly by: Staff
}

export function withdrawAttestation(
  { db, clock }: Pick<AttestDeps, 'db' | 'clock'>,
  { id, reason, by }: WithdrawingWish,
): Promise<{ readonly claim: string } | KnownRefusal> {
  return db.transaction(async (tx) => {
    const staff = await admitStaff(tx, by, 'claim.withdraw')
    if (isRefusal(staff)) return staff
    const attestation = await lockAttestation(tx, id)
    if (!attestation) return refuse('not_found')
    if (attestation.isWithdrawn) return refuse('attestation_withdrawn')
    const at = clock.now()
    await insertWithdrawing(tx, { id, reason, operator: staff.email, at })
    await recordEvent(tx, {
      at,
      clientId: null,
      actor: staff.actor,
      kind: 'claim_withdrawn',
      details: { attestation: id, claim: attestation.claim, reason },
    })
    return { claim: attestation.claim }
  })
}
