// The calls by which staff state what public pages say on their word, and take it back.

import { createHash } from 'node:crypto'
import { officeRoutes as routes } from '#contract/staff/routes.ts'
import { isUuid } from '#kernel/ids.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { OfficeRouter } from '#server/install/compose-install.ts'
import { success } from '#server/platform/reply.ts'
import { type AttestDeps, attestClaim } from './attest-claim.ts'
import { isRunning } from './claim.ts'
import { type KeptAttestation, listAttestations } from './list-attestations.ts'
import { register } from './register.ts'
import { withdrawAttestation } from './withdraw-attestation.ts'

export function registerStaffClaims(office: OfficeRouter, deps: AttestDeps): void {
  const { db, clock } = deps
  const all = async () => success('The claims.', viewOf(await listAttestations(db), clock.now()))

  office.on(routes.officeClaims, all)

  office.on(routes.officeAttestation, async ({ params: { claim = '' }, body, file, staff }) => {
    if (!file) return refuse('malformed')
    const documentSha256 = createHash('sha256').update(file).digest('hex')
    const { value, attested_by: attestedBy, document_name: document } = body
    const stated = { claim, value, attestedBy, document, documentSha256 }
    const attested = await attestClaim(deps, {
      ...stated,
      expiresOn: body.expires_on,
      by: staff.staff,
    })
    return isRefusal(attested) ? attested : all()
  })

  office.on(routes.officeAttestationWithdrawal, async ({ params: { id = '' }, body, staff }) => {
    if (!isUuid(id)) return refuse('not_found')
    const withdrawn = await withdrawAttestation(deps, { id, ...body, by: staff.staff })
    return isRefusal(withdrawn) ? withdrawn : all()
  })
}

function viewOf(kept: readonly KeptAttestation[], now: Millis) {
  return register.map(({ id, source }) => ({
    id,
    source: source.kind,
    attestations: kept.filter(({ claim }) => claim === id).map((one) => attestationOf(one, now)),
  }))
}

function attestationOf(one: KeptAttestation, now: Millis) {
  const running = isRunning(one, now) ? ('shown' as const) : ('ended' as const)
  return {
    id: one.id,
    value: one.value,
    attested_by: one.attestedBy,
    document: one.document,
    document_sha256: one.documentSha256,
    attested_at: iso(one.attestedAt),
    expires_on: one.expiresOn,
    state: one.withdrawnAt === null ? running : ('withdrawn' as const),
  }
}
