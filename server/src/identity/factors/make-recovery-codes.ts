// Recovery codes come with a client's first factor, and anew when asked for. They are shown once.

import type { KnownRefusal } from '#contract/refusals.ts'
import type { ClientId } from '#kernel/ids.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Random } from '#server/platform/crypto.ts'
import type { Tx } from '#server/platform/db.ts'
import { type ChangingDeps, changeFactor, type Here } from './change-factor.ts'
import { type Factors, methodsFor } from './factor.ts'
import { loadFactors, replaceCodes } from './factors.store.ts'
import { newRecoveryCodes, recoveryHash } from './recovery-code.ts'
import { takeProof } from './take-proof.ts'

type MakingDeps = { readonly clock: Clock; readonly random: Random }

/** Ten with the first factor: `before` is what there was without it. */
export async function firstCodes(
  tx: Tx,
  clientId: ClientId,
  before: Factors,
  deps: MakingDeps,
): Promise<string[] | null> {
  return methodsFor(before).length > 0 ? null : newCodes(tx, clientId, deps)
}

/** No codes without a factor: to be called after one was removed. */
export async function dropLastCodes(tx: Tx, clientId: ClientId, { clock }: MakingDeps) {
  const methods = methodsFor(await loadFactors(tx, clientId))
  if (methods.length === 0) await replaceCodes(tx, clientId, [], clock.now())
}

export async function makeRecoveryCodes(
  deps: ChangingDeps,
  here: Here,
  proof: string,
): Promise<{ readonly codes: string[] } | KnownRefusal> {
  const { clientId } = here
  return changeFactor(deps, here, async (tx, now) => {
    const methods = methodsFor(await loadFactors(tx, clientId))
    if (methods.length === 0) return refuse('second_factor_missing')
    const proved = await takeProof(tx, { proof, clientId, action: 'recovery_codes' }, now)
    if (isRefusal(proved)) return proved
    const codes = await newCodes(tx, clientId, deps)
    return { codes, told: { kind: 'recovery_codes_made' as const } }
  })
}

async function newCodes(tx: Tx, clientId: ClientId, { clock, random }: MakingDeps) {
  const codes = newRecoveryCodes(random)
  await replaceCodes(tx, clientId, codes.map(recoveryHash), clock.now())
  return codes
}
