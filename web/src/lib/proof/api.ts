// What is asked where clients show once more that it is them.

import { signWithPasskey } from '#browser/page/passkeys.ts'
import { factorRoutes, type StepUpAction } from '#contract/client/factors.ts'
import type { Usd } from '#kernel/money.ts'
import { ask } from '../http/call.ts'

/** What the proof is for. */
export type Deed = {
  readonly action: StepUpAction
  readonly amount?: Usd
  readonly destination?: string
}

type Shown = { readonly code?: string; readonly password?: string }

/** Undefined when the client thought better of showing a passkey. */
export async function proofFor(deed: Deed, shown: Shown): Promise<string | undefined> {
  const more = 'code' in shown || 'password' in shown ? shown : await signedFor(deed)
  if (more === undefined) return undefined
  return (await ask(factorRoutes.stepUp, { body: { ...deed, ...more } })).proof
}

async function signedFor(deed: Deed) {
  const passkey = await signWithPasskey(await ask(factorRoutes.stepUpOptions, { body: deed }))
  return passkey && { passkey }
}

/** The client's factors: what they can prove themselves by. */
export async function ownFactors(signal?: AbortSignal) {
  return ask(factorRoutes.security, signal ? { signal } : {})
}
