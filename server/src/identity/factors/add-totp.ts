// An authenticator app is added in two steps: a secret is shown, and it counts once the app has
// made a right code of it.

import { renderSVG } from 'uqr'
import type { KnownRefusal } from '#contract/refusals.ts'
import type { ClientId } from '#kernel/ids.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { hour } from '#kernel/time.ts'
import { readSettings } from '#server/install/operators/read-settings.ts'
import type { Attempts } from '#server/platform/attempts.ts'
import { acceptedStep, appUri, newSecret, secretText } from '#server/platform/one-time-code.ts'
import type { Seal } from '#server/platform/seal.ts'
import { findClient } from '../clients/find-client.ts'
import { type ChangingDeps, changeFactor, type Here } from './change-factor.ts'
import {
  loadFactors,
  lockAuthenticator,
  lockFactors,
  putAuthenticator,
  spendStep,
} from './factors.store.ts'
import { firstCodes } from './make-recovery-codes.ts'
import { secretPlace } from './prove-factor.ts'
import { plainCode } from './recovery-code.ts'
import { takeProof } from './take-proof.ts'

export type TotpDeps = ChangingDeps & { readonly seal: Seal; readonly codeAttempts: Attempts }

export type ShownSecret = { readonly secret: string; readonly uri: string; readonly qr: string }

const shownForMs = hour

/** The secret as text, as an address for apps, and as a picture of that. */
export function startTotp(
  { db, clock, random, seal }: TotpDeps,
  clientId: ClientId,
  proof: string,
): Promise<ShownSecret | KnownRefusal> {
  return db.transaction(async (tx) => {
    await lockFactors(tx, clientId)
    const now = clock.now()
    if ((await loadFactors(tx, clientId)).hasTotp) return refuse('factor_exists')
    const proved = await takeProof(tx, { proof, clientId, action: 'totp_add' }, now)
    if (isRefusal(proved)) return proved
    const secret = newSecret(random)
    await putAuthenticator(tx, clientId, seal.seal(secret, secretPlace(clientId)), now)
    const { email } = await findClient(tx, clientId)
    const uri = appUri(secret, { brand: (await readSettings(tx)).brandName, email })
    return { secret: secretText(secret), uri, qr: renderSVG(uri, { border: 2 }) }
  })
}

export async function confirmTotp(deps: TotpDeps, here: Here, code: string) {
  const key = String(here.clientId)
  const tooOften = await deps.codeAttempts.take(key)
  if (tooOften) return tooOften
  const outcome = await changeFactor(deps, here, async (tx, now) => {
    const started = await lockAuthenticator(tx, here.clientId)
    if (!started || now - started.startedAt > shownForMs) return refuse('no_such_factor')
    if (started.confirmedAt !== null) return refuse('factor_exists')
    const secret = deps.seal.unseal(started.secret, secretPlace(here.clientId))
    const step = acceptedStep({ secret, lastStep: started.lastStep }, plainCode(code), now)
    if (step === undefined) return refuse('wrong_code')
    const before = await loadFactors(tx, here.clientId)
    await spendStep(tx, here.clientId, step, now)
    const codes = await firstCodes(tx, here.clientId, before, deps)
    return { codes, told: { kind: 'totp_added' as const } }
  })
  if (!isRefusal(outcome)) await deps.codeAttempts.giveBack(key)
  return outcome
}
