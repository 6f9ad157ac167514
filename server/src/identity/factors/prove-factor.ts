// Whether what was shown is the client's second factor. Wrong codes are counted by client: whoever
// guesses has already shown the password, and gets no more tries from another place.

import { createHash } from 'node:crypto'
import type { KnownRefusal } from '#contract/refusals.ts'
import type { Assertion, FactorMethod } from '#contract/shared/second-factors.ts'
import type { ClientId } from '#kernel/ids.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import type { Attempts } from '#server/platform/attempts.ts'
import { acceptedStep } from '#server/platform/one-time-code.ts'
import type { Seal } from '#server/platform/seal.ts'
import { findClient } from '../clients/find-client.ts'
import type { WritingDeps } from '../clients/write-to-client.ts'
import { tellFactor } from './change-factor.ts'
import { lockAuthenticator, spendCode, spendStep } from './factors.store.ts'
import { type CeremonyDeps, type Occasion, verifyAssertion } from './passkey-ceremony.ts'
import { isAppCode, plainCode, recoveryHash } from './recovery-code.ts'

export type ProvingDeps = WritingDeps &
  CeremonyDeps & {
    readonly seal: Seal
    /** Tries at one client's codes. */
    readonly codeAttempts: Attempts
  }

export type Shown = {
  readonly code?: string | undefined
  readonly passkey?: Assertion | undefined
}

/** Once it says yes, what was shown is used up. A passkey has signed for this occasion only. */
export async function proveFactor(
  deps: ProvingDeps,
  { code, passkey }: Shown,
  occasion: Occasion & { readonly clientId: ClientId },
): Promise<FactorMethod | KnownRefusal> {
  if (passkey) {
    const signed = await verifyAssertion(deps, passkey, occasion)
    return isRefusal(signed) ? signed : 'passkey'
  }
  return code === undefined ? refuse('wrong_code') : proveByCode(deps, occasion.clientId, code)
}

export async function proveByCode(
  deps: ProvingDeps,
  clientId: ClientId,
  code: string,
): Promise<'code' | 'recovery_code' | KnownRefusal> {
  const key = String(clientId)
  const tooOften = await deps.codeAttempts.take(key)
  if (tooOften) return tooOften
  const isOfApp = isAppCode(code)
  const isRight = await (isOfApp ? takeAppCode : takeRecoveryCode)(deps, clientId, code)
  if (!isRight) return refuse('wrong_code')
  await deps.codeAttempts.giveBack(key)
  return isOfApp ? 'code' : 'recovery_code'
}

/** True for a code of the app, once it is confirmed. */
function takeAppCode({ db, clock, seal }: ProvingDeps, clientId: ClientId, code: string) {
  return db.transaction(async (tx) => {
    const authenticator = await lockAuthenticator(tx, clientId)
    if (!authenticator || authenticator.confirmedAt === null) return false
    const { lastStep } = authenticator
    const secret = seal.unseal(authenticator.secret, secretPlace(clientId))
    const step = acceptedStep({ secret, lastStep }, plainCode(code), clock.now())
    if (step === undefined) return false
    await spendStep(tx, clientId, step, clock.now())
    return true
  })
}

function takeRecoveryCode(deps: ProvingDeps, clientId: ClientId, code: string) {
  return deps.db.transaction(async (tx) => {
    const isRight = await spendCode(tx, clientId, recoveryHash(code), deps.clock.now())
    if (isRight) await tellFactor(tx, clientId, { kind: 'recovery_code_used' }, deps)
    return isRight
  })
}

/** Whose passkey has signed in by itself. It must also know its owner by our name for them. */
export async function whoSigned(
  deps: CeremonyDeps,
  assertion: Assertion,
): Promise<ClientId | KnownRefusal> {
  const signed = await verifyAssertion(deps, assertion, { clientId: null, purpose: 'sign_in' })
  if (isRefusal(signed)) return signed
  const { grantRef } = await findClient(deps.db, signed.clientId)
  const handle = assertion.response.userHandle
  const isOwner = handle === passkeyUserId(grantRef).toString('base64url')
  return isOwner ? signed.clientId : refuse('wrong_passkey')
}

/** What passkeys know a client by: always the same, and it tells nobody who they are. */
export function passkeyUserId(grantRef: string): Buffer {
  return createHash('sha256').update(`passkey user ${grantRef}`).digest()
}

/** What a secret is sealed for. */
export function secretPlace(clientId: ClientId): string {
  return `totp:${clientId}`
}
