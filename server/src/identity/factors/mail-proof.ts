// A proof by mail, for a client without a second factor: a code that is good for exactly one deed.
// Whoever has only the session cannot read it.

import type { KnownRefusal } from '#contract/refusals.ts'
import type { ClientId } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import { later, type Millis, minute } from '#kernel/time.ts'
import { hashOfToken, newCode } from '#server/platform/crypto.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Letter } from '#server/platform/mail.ts'
import { lastChange } from '#server/record/events/last-event.ts'
import type { Client } from '../clients/client.ts'
import { type WritingDeps, writeToClient } from '../clients/write-to-client.ts'
import { type Deed, methodsFor } from './factor.ts'
import { loadFactors } from './factors.store.ts'
import { insertProof } from './proofs.store.ts'

const codeLength = 8
const mailedMs = 10 * minute

/** `letterWith` gets the code as it is to be read: two groups of four. */
export async function mailProof(
  tx: Tx,
  { clientId, deed }: { readonly clientId: ClientId; readonly deed: Deed },
  letterWith: (code: string) => (client: Client) => Letter,
  deps: WritingDeps,
): Promise<{ readonly expires: Millis } | KnownRefusal> {
  const methods = methodsFor(await loadFactors(tx, clientId))
  if (methods.length > 0) return refuse('second_factor_needed')
  const code = newCode(codeLength, deps.random)
  const expires = later(deps.clock.now(), mailedMs)
  const hash = hashOfToken(code)
  const afterEvent = (await lastChange(tx, clientId))?.id ?? null
  const proof = { ...deed, hash, clientId, afterEvent }
  await insertProof(tx, proof, { givenBy: 'mail', expiresAt: expires })
  const readable = `${code.slice(0, 4)}-${code.slice(4)}`
  await writeToClient(tx, clientId, letterWith(readable), deps)
  return { expires }
}

/** A code as people type it: any case, dashes and blanks wherever. Other proofs stay. */
export function proofFrom(typed: string): string {
  const plain = typed.toLowerCase().replace(/[\s-]/g, '')
  return plain.length === codeLength ? plain.replace(/o/g, '0').replace(/[il]/g, '1') : typed
}

/** What this client can show for a withdrawal. */
export async function proofMethods(tx: Tx, clientId: ClientId) {
  const methods = methodsFor(await loadFactors(tx, clientId))
  return methods.length > 0 ? methods : (['mail'] as const)
}
