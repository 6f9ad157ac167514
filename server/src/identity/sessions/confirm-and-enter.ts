// Confirms an address, and signs in the browser that signed up for the account. No other one:
// whoever sends the link of their own account to a stranger must not bring them into it.

import type { KnownRefusal } from '#contract/refusals.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { hashOfToken } from '#server/platform/crypto.ts'
import type { Db } from '#server/platform/db.ts'
import { type ConfirmingDeps, confirmEmail } from '../clients/confirm-email.ts'
import { findRegistration } from '../clients/find-registration.ts'
import type { SecondStep } from './second-step.ts'
import { type SignedIn, type StartingDeps, startSession } from './start-session.ts'

export type EnteringByLinkDeps = ConfirmingDeps &
  StartingDeps & {
    readonly db: Db
    readonly secondStep: Pick<SecondStep, 'methodsOf'>
  }

export type Confirming = {
  /** Of the link. */
  readonly token: string
  /** What the browser was marked with, the last time it signed up or in. */
  readonly mark: string | undefined
  readonly userAgent: string
}

export async function confirmAndEnter(
  deps: EnteringByLinkDeps,
  { token, mark, userAgent }: Confirming,
): Promise<SignedIn | 'confirmed' | KnownRefusal> {
  const { db, clock } = deps
  const confirmed = await confirmEmail(deps, token)
  if (isRefusal(confirmed)) return confirmed
  const { clientId } = confirmed
  if (mark === undefined) return 'confirmed'
  const registration = await findRegistration(db, hashOfToken(mark), clock.now())
  if (registration?.clientId !== clientId) return 'confirmed'
  // Whoever has a second factor by now signs in with it.
  if ((await deps.secondStep.methodsOf(db, clientId)).length > 0) return 'confirmed'
  const start = { remember: false, device: undefined, carried: mark, timeZone: undefined }
  const started = await startSession(deps, clientId, { ...start, userAgent })
  return isRefusal(started) ? 'confirmed' : started
}
