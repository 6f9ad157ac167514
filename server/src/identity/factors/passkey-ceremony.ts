// What passkeys are asked to sign, and whether they have: each challenge is good once, for whom and
// what it was made for, on this install's own pages.

import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { NewCredential } from '#contract/client/factors.ts'
import type { KnownRefusal } from '#contract/refusals.ts'
import type { Assertion } from '#contract/shared/second-factors.ts'
import type { ClientId } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import { later } from '#kernel/time.ts'
import type { Clock } from '#server/platform/clock.ts'
import { hashOfToken, newUuid, type Random } from '#server/platform/crypto.ts'
import type { Db } from '#server/platform/db.ts'
import type { Client } from '../clients/client.ts'
import { challengeMs, type Passkey } from './factor.ts'
import {
  countUse,
  findPasskey,
  insertChallenge,
  listPasskeys,
  type StoredPasskey,
  takeChallenge,
} from './passkeys.store.ts'

export type CeremonyDeps = {
  readonly db: Db
  readonly clock: Clock
  readonly random: Random
  readonly install: { readonly publicUrl: () => string }
}

/** Who may sign it, and for what; null: anybody. */
export type Occasion = { readonly clientId: ClientId | null; readonly purpose: string }

/** What a passkey that exists has to sign. */
export async function askPasskey(deps: CeremonyDeps, { clientId, purpose }: Occasion) {
  const known = clientId === null ? [] : await listPasskeys(deps.db, clientId)
  return generateAuthenticationOptions({
    rpID: placeOf(deps).rpId,
    challenge: await newChallenge(deps, { clientId, purpose }),
    allowCredentials: known.map(descriptorOf),
    userVerification: 'required',
    timeout: challengeMs,
  })
}

/** What a new passkey is made from. `userId` is what it will know its owner by. */
export async function askForNewPasskey(
  deps: CeremonyDeps,
  client: Pick<Client, 'id' | 'email' | 'firstname' | 'lastname'>,
  { userId, brand }: { userId: Buffer; brand: string },
) {
  const known = await listPasskeys(deps.db, client.id)
  return generateRegistrationOptions({
    rpName: brand,
    rpID: placeOf(deps).rpId,
    userID: new Uint8Array(userId),
    userName: client.email,
    userDisplayName: `${client.firstname} ${client.lastname}`,
    challenge: await newChallenge(deps, { clientId: client.id, purpose: 'register' }),
    attestationType: 'none',
    excludeCredentials: known.map(descriptorOf),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    timeout: challengeMs,
  })
}

/** The passkey, if it is this client's and has signed what it was asked to on this occasion. */
export async function verifyAssertion(
  deps: CeremonyDeps,
  assertion: Assertion,
  occasion: Occasion,
): Promise<StoredPasskey | KnownRefusal> {
  const { origin, rpId } = placeOf(deps)
  const passkey = await findPasskey(deps.db, assertion.id)
  if (!passkey) return refuse('wrong_passkey')
  if (occasion.clientId !== null && occasion.clientId !== passkey.clientId) {
    return refuse('wrong_passkey')
  }
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
      expectedChallenge: (challenge) => wasAsked(deps, challenge, occasion),
      expectedOrigin: origin,
      expectedRPID: rpId,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(passkey.publicKey),
        counter: Number(passkey.counter),
        ...transportsOf(passkey.transports),
      },
    }),
  )
  if (!checked?.verified) return refuse('wrong_passkey')
  await countUse(deps.db, passkey.id, checked.authenticationInfo.newCounter, deps.clock.now())
  return passkey
}

/** The passkey as it is to be kept. */
export async function verifyNewPasskey(
  deps: CeremonyDeps,
  made: NewCredential,
  { clientId, name }: { clientId: ClientId; name: string },
): Promise<Passkey | KnownRefusal> {
  const { origin, rpId } = placeOf(deps)
  const { transports = [], ...answer } = made.response
  const response: RegistrationResponseJSON = {
    id: made.id,
    rawId: made.rawId,
    type: 'public-key',
    response: answer,
    clientExtensionResults: {},
  }
  const occasion = { clientId, purpose: 'register' }
  const checked = await unlessThrown(() =>
    verifyRegistrationResponse({
      response,
      expectedChallenge: (challenge) => wasAsked(deps, challenge, occasion),
      expectedOrigin: origin,
      expectedRPID: rpId,
    }),
  )
  if (!checked?.verified) return refuse('wrong_passkey')
  const { id, publicKey, counter } = checked.registrationInfo.credential
  return {
    id: newUuid(deps.clock.now(), deps.random),
    clientId,
    name,
    credentialId: id,
    publicKey: Buffer.from(publicKey),
    counter: BigInt(counter),
    transports: transports.filter((it) => /^[a-z-]+$/.test(it)),
  }
}

async function newChallenge(
  { db, clock, random }: CeremonyDeps,
  occasion: Occasion,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(random(32))
  const hash = hashOfToken(Buffer.from(bytes).toString('base64url'))
  await insertChallenge(db, { hash, ...occasion }, later(clock.now(), challengeMs))
  return bytes
}

function wasAsked({ db, clock }: CeremonyDeps, challenge: string, occasion: Occasion) {
  return takeChallenge(db, { hash: hashOfToken(challenge), ...occasion }, clock.now())
}

/** Browsers make passkeys for a host and sign with the page's origin: both are the install's. */
function placeOf({ install }: CeremonyDeps): { origin: string; rpId: string } {
  const url = new URL(install.publicUrl())
  return { origin: url.origin, rpId: url.hostname }
}

type Transports = NonNullable<
  Parameters<typeof verifyAuthenticationResponse>[0]['credential']['transports']
>

function transportsOf(transports: readonly string[]) {
  return transports.length === 0 ? {} : { transports: [...transports] as Transports }
}

function descriptorOf({ credentialId, transports }: Passkey) {
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
