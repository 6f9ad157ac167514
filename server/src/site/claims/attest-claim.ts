// An operator states something about themselves on a document. It is shown until it ends or is
// withdrawn, and recorded.

import type { KnownRefusal } from '#contract/refusals.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { admitStaff } from '#server/install/operators/admit-staff.ts'
import type { Staff } from '#server/install/operators/staff.ts'
import type { Clock } from '#server/platform/clock.ts'
import { newUuid, type Random } from '#server/platform/crypto.ts'
import type { Db } from '#server/platform/db.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import { insertAttestation } from './attestations.store.ts'
import { type Attestation, mayExpireOn } from './claim.ts'
import { registeredClaim } from './register.ts'

export type AttestDeps = { readonly db: Db; readonly clock: Clock; readonly random: Random }

export type Attesting = Omit<Attestation, 'id' | 'attestedAt'> & {
  /** Who enters it. */
  readonly by: Staff
}

export function attestClaim(
  { db, clock, random }: AttestDeps,
  { by, ...stated }: Attesting,
): Promise<Attestation | KnownRefusal> {
  return db.transaction(async (tx) => {
    const staff = await admitStaff(tx, by, 'claim.attest')
    if (isRefusal(staff)) return staff
    const claim = registeredClaim(stated.claim)
    if (!claim) return refuse('claim_unknown', { claim: stated.claim })
    if (claim.source.kind !== 'attestation') {
      return refuse('claim_not_attested', { claim: stated.claim })
    }
    const at = clock.now()
    if (!mayExpireOn(stated.expiresOn, at)) return refuse('attestation_term')
    const attestation = { ...stated, id: newUuid(at, random), attestedAt: at }
    await insertAttestation(tx, attestation, staff.email)
    await recordEvent(tx, {
      at,
      clientId: null,
      actor: staff.actor,
      kind: 'claim_attested',
      details: {
        attestation: attestation.id,
        claim: stated.claim,
        value: stated.value,
        attested_by: stated.attestedBy,
        document: stated.document,
        document_sha256: stated.documentSha256,
        expires_on: stated.expiresOn,
      },
    })
    return attestation
  })
}
