// The second step of signing in: who knows the password has five minutes and five tries to show a
// second factor. What counts as one is decided elsewhere; here is who still owes it.

import type { KnownRefusal } from '#contract/refusals.ts'
import type { Assertion, FactorMethod } from '#contract/shared/second-factors.ts'
import type { ClientId } from '#kernel/ids.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { later, minute } from '#kernel/time.ts'
import { hashOfToken, newToken } from '#server/platform/crypto.ts'
import type { Tx } from '#server/platform/db.ts'
import { finishHalf, insertHalf, takeTry } from './second-step.store.ts'
import { refuseEntry } from './session.ts'
import {
  type Browser,
  knownDevice,
  type SignedIn,
  type StartingDeps,
  startSession,
} from './start-session.ts'

export type Shown = {
  readonly code?: string | undefined
  readonly passkey?: Assertion | undefined
}

/** What signing in needs of the second factors. */
export type SecondStep = {
  /** With none, the password is enough. */
  readonly methodsOf: (tx: Tx, clientId: ClientId) => Promise<readonly FactorMethod[]>
  /** True once what was shown is used up; wrong codes are counted. */
  readonly prove: (clientId: ClientId, shown: Shown) => Promise<true | KnownRefusal>
  /** What a passkey has to sign: of this client, or of anybody who signs in with it alone. */
  readonly challenge: (clientId: ClientId | null) => Promise<{ challenge: string }>
  /** Whose passkey has signed in. */
  readonly whoSigned: (passkey: Assertion) => Promise<ClientId | KnownRefusal>
}

export type HalfSignedIn = { readonly session: string; readonly methods: FactorMethod[] }

type Half = {
  readonly clientId: ClientId
  readonly remember: boolean
  readonly methods: readonly FactorMethod[]
}

const halfMs = 5 * minute
export const triesMax = 5

export async function startSecondStep(
  { db, clock, random }: StartingDeps,
  { clientId, remember, methods }: Half,
): Promise<HalfSignedIn> {
  const session = newToken(random)
  const now = clock.now()
  const half = { hash: hashOfToken(session), clientId, remembered: remember }
  await insertHalf(db, { ...half, expiresAt: later(now, halfMs) }, now)
  return { session, methods: [...methods] }
}

export type SecondStepDeps = StartingDeps & { readonly secondStep: SecondStep }

/** A try is taken before what is shown is looked at, so that many at once are no more tries. */
export async function finishSecondStep(
  deps: SecondStepDeps,
  session: string,
  shown: Shown & Browser,
): Promise<SignedIn | KnownRefusal> {
  const { db, clock, secondStep } = deps
  const hash = hashOfToken(session)
  const half = await takeTry(db, hash, { now: clock.now(), triesMax })
  if (!half) return refuse('sign_in_over')
  const shut = refuseEntry(half.state)
  if (shut) return shut
  const proved = await secondStep.prove(half.clientId, shown)
  if (isRefusal(proved)) return proved
  if (!(await finishHalf(db, hash, clock.now()))) return refuse('sign_in_over')
  const device = await knownDevice(db, half.clientId, shown.device)
  const { userAgent, timeZone } = shown
  const from = { device, carried: shown.device, userAgent, timeZone }
  return startSession(deps, half.clientId, { remember: half.remembered, ...from })
}
