// Passkeys as the standard has them: what one is asked to sign, and whether it has. Whose they are,
// and which challenges are good, whoever calls knows.

import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { Assertion, NewCredential } from '#contract/shared/second-factors.ts'

/** A key that an authenticator holds the other half of. */
export type PublicKey = {
  /** As the authenticator names it. */
  readonly credentialId: string
  readonly publicKey: Buffer
  readonly counter: bigint
  readonly transports: readonly string[]
}

type Known = Pick<PublicKey, 'credentialId' | 'transports'>

/** Browsers make passkeys for a host and sign with the page's origin. */
type Place = { readonly origin: string; readonly rpId: string }

export function placeAt(publicUrl: string): Place {
  const url = new URL(publicUrl)
  return { origin: url.origin, rpId: url.hostname }
}

type Bytes = Uint8Array<ArrayBuffer>

export function askToSign(
  { rpId }: Place,
  asked: { readonly challenge: Bytes; readonly known: readonly Known[]; readonly ms: number },
) {
  return generateAuthenticationOptions({
    rpID: rpId,
    challenge: asked.challenge,
    allowCredentials: asked.known.map(descriptorOf),
    userVerification: 'required',
    timeout: asked.ms,
  })
}

type Owner = {
  /** What the passkey knows its owner by. */
  readonly userId: Buffer
  readonly email: string
  readonly name: string
  readonly brand: string
}

export function askToMake(
  { rpId }: Place,
  owner: Owner,
  asked: { readonly challenge: Bytes; readonly known: readonly Known[]; readonly ms: number },
) {
  return generateRegistrationOptions({
    rpName: owner.brand,
    rpID: rpId,
    userID: new Uint8Array(owner.userId),
    userName: owner.email,
    userDisplayName: owner.name,
    challenge: asked.challenge,
    attestationType: 'none',
    excludeCredentials: asked.known.map(descriptorOf),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    timeout: asked.ms,
  })
}

type Checking = Place & {
  /** True once for each that is good. */
  readonly wasAsked: (challenge: string) => Promise<boolean>
}

/** How often it was used, as it says; undefined where it has not signed this. */
export async function checkSigned(
  { origin, rpId, wasAsked }: Checking,
  assertion: Assertion,
  key: PublicKey,
): Promise<number | undefined> {
  const response: AuthenticationResponseJSON = {
    id: assertion.id,
    rawId: assertion.rawId,
    type: 'public-key',
    response: withoutAbsent(assertion.response),
    clientExtensionResults: {},
  }
  const checked = await unlessThrown(() =>
    verifyAuthenticationResponse({
      response,
      expectedChallenge: wasAsked,
      expectedOrigin: origin,
      expectedRPID: rpId,
      credential: {
        id: key.credentialId,
        publicKey: new Uint8Array(key.publicKey),
        counter: Number(key.counter),
        ...transportsOf(key.transports),
      },
    }),
  )
  return checked?.verified ? checked.authenticationInfo.newCounter : undefined
}

/** Undefined where it was not made for this. */
export async function checkMade(
  { origin, rpId, wasAsked }: Checking,
  made: NewCredential,
): Promise<PublicKey | undefined> {
  const { transports = [], ...answer } = made.response
  const response: RegistrationResponseJSON = {
    id: made.id,
    rawId: made.rawId,
    type: 'public-key',
    response: answer,
    clientExtensionResults: {},
  }
  const checked = await unlessThrown(() =>
    verifyRegistrationResponse({
      response,
      expectedChallenge: wasAsked,
      expectedOrigin: origin,
      expectedRPID: rpId,
    }),
  )
  if (!checked?.verified) return undefined
  const { id, publicKey, counter } = checked.registrationInfo.credential
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey),
    counter: BigInt(counter),
    transports: transports.filter((it) => /^[a-z-]+$/.test(it)),
  }
}

type Transports = NonNullable<
  Parameters<typeof verifyAuthenticationResponse>[0]['credential']['transports']
>

function transportsOf(transports: readonly string[]) {
  return transports.length === 0 ? {} : { transports: [...transports] as Transports }
}

function descriptorOf({ credentialId, transports }: Known) {
  return { id: credentialId, ...transportsOf(transports) }
}

function withoutAbsent({ userHandle, ...rest }: Assertion['response']) {
  return userHandle === undefined ? rest : { ...rest, userHandle }
}

/** The library says by throwing that something does not fit. */
async function unlessThrown<T>(check: () => Promise<T>): Promise<T | undefined> {
  try {
    return await check()
  } catch (error) {
    if (error instanceof Error && error.name !== 'Outage') return undefined
    throw error
  }
}
