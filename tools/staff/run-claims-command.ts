// Does what was asked about statements on public pages. Of the document only its name and its hash
// are kept.

import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { KnownRefusal } from '#contract/refusals.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { Staff } from '#server/install/operators/staff.ts'
import { attestClaim } from '#server/site/claims/attest-claim.ts'
import { isRunning } from '#server/site/claims/claim.ts'
import { type KeptAttestation, listAttestations } from '#server/site/claims/list-attestations.ts'
import { register } from '#server/site/claims/register.ts'
import { withdrawAttestation } from '#server/site/claims/withdraw-attestation.ts'
import type { ClaimsCommand } from './claims-command.ts'
import type { Office } from './open-office.ts'
import { shown } from './shown.ts'

export async function runClaimsCommand(
  { db, clock, random }: Office,
  { command, acting }: { readonly command: ClaimsCommand; readonly acting: Staff | null },
): Promise<readonly string[] | KnownRefusal> {
  if (command.kind === 'claims') {
    return claimLines(await listAttestations(db), clock.now())
  }
  if (!acting) return refuse('staff_actor_needed')
  const by = acting
  const deps = { db, clock, random }
  switch (command.kind) {
    case 'attest': {
      const { claim, value, name: attestedBy, document: path, expiresOn } = command
      const documentSha256 = createHash('sha256')
        .update(await readFile(path))
        .digest('hex')
      const document = basename(path)
      const stated = { claim, value, attestedBy, document, documentSha256, expiresOn, by }
      const attestation = await attestClaim(deps, stated)
      return isRefusal(attestation)
        ? attestation
        : [`${attestation.id}  ${claim} is attested until ${expiresOn}.`]
    }
    case 'withdraw-attestation': {
      const withdrawn = await withdrawAttestation(deps, { ...command, by })
      return isRefusal(withdrawn) ? withdrawn : [`${withdrawn.claim} is no longer shown.`]
    }
  }
}

/** Every registered claim with its kind of source, and below it what was attested. */
function claimLines(attestations: readonly KeptAttestation[], now: Millis): string[] {
  return register.flatMap(({ id, source }) => [
    `${id.padEnd(22)}  ${source.kind}`,
    ...attestations
      .filter(({ claim }) => claim === id)
      .map((one) => `  ${one.id}  ${stateOf(one, now).padEnd(9)}  ${lineOf(one)}`),
  ])
}

function stateOf(one: KeptAttestation, now: Millis): string {
  if (one.withdrawnAt !== null) return 'withdrawn'
  return isRunning(one, now) ? 'shown' : 'ended'
}

function lineOf({ value, attestedBy, document, attestedAt, expiresOn }: KeptAttestation): string {
  const dates = `${iso(attestedAt).slice(0, 10)} to ${expiresOn}`
  return `${dates}  ${shown(value)}  ${shown(attestedBy)}  ${shown(document)}`
}
