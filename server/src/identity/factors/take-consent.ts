// Whether whoever is signed in is really the client: the password, and where there is a second
// factor a proof for this very action too. The proof is spent if, and only if, the action is done.

import type { StepUpAction } from '#contract/client/factors.ts'
import type { KnownRefusal } from '#contract/refusals.ts'
import type { ClientId } from '#kernel/ids.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import type { Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import { holdPassword } from '../clients/hold-password.ts'
import type { SecondStep } from '../sessions/second-step.ts'
import { takeProof } from './take-proof.ts'

export type Consent = {
  /** Of the password that was right a moment ago. */
  readonly passwordHash: string
  readonly proof: string | undefined
}

/** To be called in the transaction of the action. */
export async function takeConsent(
  tx: Tx,
  { passwordHash, proof, ...deed }: Consent & { clientId: ClientId; action: StepUpAction },
  methodsOf: SecondStep['methodsOf'],
  now: Millis,
): Promise<'given' | KnownRefusal> {
  if (!(await holdPassword(tx, deed.clientId, passwordHash))) return refuse('wrong_password')
  const methods = await methodsOf(tx, deed.clientId)
  if (methods.length === 0) return 'given'
  if (proof === undefined) return refuse('proof_invalid')
  const taken = await takeProof(tx, { ...deed, proof }, now)
  if (isRefusal(taken)) return taken
  // Given by the password before there was a second factor: no more than the password once more.
  return taken.by === 'password' ? refuse('proof_invalid') : 'given'
}
