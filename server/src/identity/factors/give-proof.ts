// Stepping up: for one deed, exactly as it will be done, the client shows once more that they are
// there. Where there is no second factor yet the password has to do, and later callers can tell.

import { createHash } from 'node:crypto'
import type { KnownRefusal } from '#contract/refusals.ts'
import type { ClientId } from '#kernel/ids.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { later, type Millis } from '#kernel/time.ts'
import { hashOfToken, newToken } from '#server/platform/crypto.ts'
import { lastChange } from '#server/record/events/last-event.ts'
import { type VerifyingDeps, verifyPassword } from '../clients/verify-password.ts'
import { type Deed, type GivenBy, methodsFor, proofMs } from './factor.ts'
import { loadFactors } from './factors.store.ts'
import { insertProof } from './proofs.store.ts'
import { type ProvingDeps, proveFactor, type Shown } from './prove-factor.ts'

export type ProofDeps = ProvingDeps & VerifyingDeps

export type GivenProof = { readonly proof: string; readonly expires: Millis }

export async function giveProof(
  deps: ProofDeps,
  clientId: ClientId,
  deed: Deed,
  shown: Shown & { readonly password?: string | undefined },
): Promise<GivenProof | KnownRefusal> {
  const { db, clock, random } = deps
  // Before anything is shown: a change meanwhile ends this proof too.
  const afterEvent = (await lastChange(db, clientId))?.id ?? null
  const givenBy = await showing(deps, clientId, deed, shown)
  if (isRefusal(givenBy)) return givenBy
  const proof = newToken(random)
  const expires = later(clock.now(), proofMs)
  const hash = hashOfToken(proof)
  const given = { ...deed, hash, clientId, afterEvent }
  await insertProof(db, given, { givenBy, expiresAt: expires })
  return { proof, expires }
}

async function showing(
  deps: ProofDeps,
  clientId: ClientId,
  deed: Deed,
  { password, ...shown }: Shown & { readonly password?: string | undefined },
): Promise<GivenBy | KnownRefusal> {
  const methods = methodsFor(await loadFactors(deps.db, clientId))
  if (methods.length > 0) {
    return proveFactor(deps, shown, { clientId, purpose: purposeOf(deed) })
  }
  if (password === undefined) return refuse('second_factor_missing')
  const verified = await verifyPassword(deps, clientId, password)
  return isRefusal(verified) ? verified : 'password'
}

/** Names the deed in full, so that what was signed for one cannot be shown for another. */
export function purposeOf({ action, amount, destination }: Deed): string {
  const deed = JSON.stringify([action, amount?.toString() ?? null, destination ?? null])
  return `step_up ${createHash('sha256').update(deed).digest('base64url')}`
}
