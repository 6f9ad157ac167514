// Adding, naming and removing passkeys. Adding and removing takes a proof; a browser that was left
// open is not enough to get a key of one's own.

import type { KnownRefusal } from '#contract/refusals.ts'
import type { NewCredential } from '#contract/shared/second-factors.ts'
import type { ClientId } from '#kernel/ids.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { readSettings } from '#server/install/operators/read-settings.ts'
import { findClient } from '../clients/find-client.ts'
import { type ChangingDeps, changeFactor, type Here, type Told } from './change-factor.ts'
import { passkeysMax } from './factor.ts'
import { loadFactors } from './factors.store.ts'
import { dropLastCodes, firstCodes } from './make-recovery-codes.ts'
import { askForNewPasskey, type CeremonyDeps, verifyNewPasskey } from './passkey-ceremony.ts'
import { deleteOwn, insertPasskey } from './passkeys.store.ts'
import { passkeyUserId } from './prove-factor.ts'
import { takeProof } from './take-proof.ts'

export type PasskeyDeps = ChangingDeps & CeremonyDeps

export async function startPasskey(deps: PasskeyDeps, clientId: ClientId, proof: string) {
  const { db, clock } = deps
  const { passkeys } = await loadFactors(db, clientId)
  if (passkeys >= passkeysMax) return refuse('too_many_passkeys', { limit: passkeysMax })
  const proved = await takeProof(db, { proof, clientId, action: 'passkey_add' }, clock.now())
  if (isRefusal(proved)) return proved
  const client = await findClient(db, clientId)
  const { brandName: brand } = await readSettings(db)
  return askForNewPasskey(deps, client, { userId: passkeyUserId(client.grantRef), brand })
}

export async function addPasskey(
  deps: PasskeyDeps,
  here: Here,
  { name, passkey }: { name: string; passkey: NewCredential },
): Promise<{ readonly codes: string[] | null } | KnownRefusal> {
  const { clientId } = here
  const made = await verifyNewPasskey(deps, passkey, { clientId, name })
  if (isRefusal(made)) return made
  return changeFactor(deps, here, async (tx, now) => {
    const before = await loadFactors(tx, clientId)
    if (before.passkeys >= passkeysMax) return refuse('too_many_passkeys', { limit: passkeysMax })
    if (!(await insertPasskey(tx, made, now))) return refuse('factor_exists')
    const codes = await firstCodes(tx, clientId, before, deps)
    return { codes, told: { kind: 'passkey_added' as const, details: { name } } }
  })
}

export async function removePasskey(
  deps: PasskeyDeps,
  here: Here,
  { id, proof }: { id: string; proof: string },
): Promise<{ readonly told: Told } | KnownRefusal> {
  const { clientId } = here
  return changeFactor(deps, here, async (tx, now) => {
    const deed = { action: 'passkey_remove', destination: id } as const
    const proved = await takeProof(tx, { proof, clientId, ...deed }, now)
    if (isRefusal(proved)) return proved
    const name = await deleteOwn(tx, { id, clientId })
    if (name === undefined) return refuse('not_found')
    await dropLastCodes(tx, clientId, deps)
    return { told: { kind: 'passkey_removed' as const, details: { name } } }
  })
}
