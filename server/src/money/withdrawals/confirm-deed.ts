// Whether the client has confirmed exactly this: with a second factor, or with a code from their
// mail. A password alone is not enough here, and a session is none at all.

import { isRoutingNumber, routingOf } from '#contract/client/bank-accounts.ts'
import type { KnownRefusal } from '#contract/refusals.ts'
import type { ClientId } from '#kernel/ids.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import type { Millis } from '#kernel/time.ts'
import type { WritingDeps } from '#server/identity/clients/write-to-client.ts'
import type { Deed, GivenBy } from '#server/identity/factors/factor.ts'
import { mailProof, proofFrom } from '#server/identity/factors/mail-proof.ts'
import { takeProof } from '#server/identity/factors/take-proof.ts'
import type { Settings } from '#server/install/operators/settings.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import { readAddressOf } from './read-address-of.ts'
import { codeLetter } from './withdrawal-letters.ts'

export type WithdrawalDeps = WritingDeps & {
  readonly db: Db
  readonly settings: () => Settings
}

export type Asked = { readonly proof: string | undefined }

/** By what they did. */
export async function confirmed(
  tx: Tx,
  { proof, ...deed }: Deed & Asked & { readonly clientId: ClientId },
  now: Millis,
): Promise<{ readonly by: GivenBy } | KnownRefusal> {
  if (proof === undefined) return refuse('step_up_required')
  const taken = await takeProof(tx, { ...deed, proof: proofFrom(proof) }, now)
  if (isRefusal(taken)) return taken
  return taken.by === 'password' ? refuse('step_up_required') : taken
}

type Placed = Deed & { readonly destination: string }

/** Mails the code that confirms this deed. */
export function mailCode(
  deps: WithdrawalDeps,
  clientId: ClientId,
  deed: Placed,
): Promise<{ readonly expires: Millis } | KnownRefusal> {
  return deps.db.transaction(async (tx) => {
    const wrong = await refusePlace(tx, deps, deed)
    if (wrong) return wrong
    const mailed = await mailProof(
      tx,
      { clientId, deed },
      (code) => (client) => codeLetter(client, { code, ...deed }),
      deps,
    )
    if (isRefusal(mailed)) return mailed
    await recordEvent(tx, {
      at: deps.clock.now(),
      clientId,
      actor: 'client',
      kind: 'withdrawal_code_sent',
      details: { action: deed.action, destination: deed.destination },
    })
    return mailed
  })
}

/**
 * Our letter names the destination, so it has to be one: whoever took a session writes nothing else
 * to its owner in our name.
 */
async function refusePlace(
  tx: Tx,
  { settings, install }: WithdrawalDeps,
  { action, destination }: Placed,
): Promise<KnownRefusal | undefined> {
  const routing = action === 'withdraw' ? routingOf(destination) : undefined
  if (routing !== undefined) {
    return isRoutingNumber(routing) ? undefined : refuse('bank_fields_wrong')
  }
  const read = await readAddressOf(tx, destination, { settings: settings(), mode: install.mode })
  return isRefusal(read) ? read : undefined
}
