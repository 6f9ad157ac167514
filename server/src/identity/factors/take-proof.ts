// Takes a proof for exactly one deed. To be called in the transaction of the deed: the proof is
// spent if, and only if, the deed is done. It ends with every change of factors, password or
// address: a code that was mailed before is none after.

import type { KnownRefusal } from '#contract/refusals.ts'
import type { ClientId } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Millis } from '#kernel/time.ts'
import { hashOfToken } from '#server/platform/crypto.ts'
import type { Tx } from '#server/platform/db.ts'
import { lastChange } from '#server/record/events/last-event.ts'
import type { Deed, GivenBy } from './factor.ts'
import { spendProof } from './proofs.store.ts'

export async function takeProof(
  tx: Tx,
  { proof, ...deed }: Deed & { proof: string; clientId: ClientId },
  now: Millis,
): Promise<{ readonly by: GivenBy } | KnownRefusal> {
  const afterEvent = (await lastChange(tx, deed.clientId))?.id ?? null
  const by = await spendProof(tx, { ...deed, hash: hashOfToken(proof), afterEvent }, now)
  return by === undefined ? refuse('proof_invalid') : { by }
}
