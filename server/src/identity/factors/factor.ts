// Second factors: what a client can show besides the password, and how long what they give is good.

import type { StepUpAction } from '#contract/client/factors.ts'
import type { FactorMethod } from '#contract/shared/second-factors.ts'
import type { ClientId } from '#kernel/ids.ts'
import type { Usd } from '#kernel/money.ts'
import { minute } from '#kernel/time.ts'

export type Passkey = {
  readonly id: string
  readonly clientId: ClientId
  /** As the authenticator names it. */
  readonly credentialId: string
  readonly publicKey: Buffer
  readonly counter: bigint
  readonly transports: readonly string[]
  readonly name: string
}

/** What a client has set up. */
export type Factors = {
  readonly hasTotp: boolean
  readonly codesLeft: number
  readonly passkeys: number
}

export const passkeysMax = 10
export const challengeMs = 5 * minute
export const proofMs = 5 * minute

/** Recovery codes stand in for a factor and are none by themselves. */
export function methodsFor({ hasTotp, codesLeft, passkeys }: Factors): FactorMethod[] {
  const methods: FactorMethod[] = []
  if (passkeys > 0) methods.push('passkey')
  if (hasTotp) methods.push('code')
  if (methods.length > 0 && codesLeft > 0) methods.push('recovery_code')
  return methods
}

/** What exactly a client confirms: a proof for one thing is none for another. */
export type Deed = {
  readonly action: StepUpAction
  readonly amount?: Usd | undefined
  readonly destination?: string | undefined
}

/** 'mail': a code that was sent to the client's own address. */
export type GivenBy = FactorMethod | 'password' | 'mail'
