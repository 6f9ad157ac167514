// Signing in with a passkey alone: it names its owner, and it has asked for a PIN or a finger, so
// it is both factors at once.

import type { KnownRefusal } from '#contract/refusals.ts'
import type { Assertion } from '#contract/shared/second-factors.ts'
import { isRefusal } from '#kernel/refusal.ts'
import type { SecondStepDeps } from './second-step.ts'
import { knownDevice, type SignedIn, type Start, startSession } from './start-session.ts'

export async function signInWithPasskey(
  deps: SecondStepDeps,
  passkey: Assertion,
  { device, ...from }: Omit<Start, 'passwordHash'>,
): Promise<SignedIn | KnownRefusal> {
  const clientId = await deps.secondStep.whoSigned(passkey)
  if (isRefusal(clientId)) return clientId
  const known = await knownDevice(deps.db, clientId, device)
  return startSession(deps, clientId, { ...from, device: known, carried: device })
}
