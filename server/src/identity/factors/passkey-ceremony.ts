// What clients' passkeys are asked to sign, and whether they have: each challenge is good once, for
// whom and what it was made for, on this install's own pages.

import type { KnownRefusal } from '#contract/refusals.ts'
import type { Assertion, NewCredential } from '#contract/shared/second-factors.ts'
import type { ClientId } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import { later } from '#kernel/time.ts'
import type { Clock } from '#server/platform/clock.ts'
import { hashOfToken, newUuid, type Random } from '#server/platform/crypto.ts'
import type { Db } from '#server/platform/db.ts'
import {
  askToMake,
  askToSign,
  checkMade,
  checkSigned,
  placeAt,
} from '#server/platform/web-authn.ts'
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
  const challenge = await newChallenge(deps, { clientId, purpose })
  return askToSign(placeOf(deps), { challenge, known, ms: challengeMs })
}

/** What a new passkey is made from. `userId` is what it will know its owner by. */
export async function askForNewPasskey(
  deps: CeremonyDeps,
  client: Pick<Client, 'id' | 'email' | 'firstname' | 'lastname'>,
  { userId, brand }: { userId: Buffer; brand: string },
) {
  const known = await listPasskeys(deps.db, client.id)
  const challenge = await newChallenge(deps, { clientId: client.id, purpose: 'register' })
  const name = `${client.firstname} ${client.lastname}`
  const owner = { userId, email: client.email, name, brand }
  return askToMake(placeOf(deps), owner, { challenge, known, ms: challengeMs })
}

/** The passkey, if it is this client's and has signed what it was asked to on this occasion. */
export async function verifyAssertion(
  deps: CeremonyDeps,
  assertion: Assertion,
  occasion: Occasion,
): Promise<StoredPasskey | KnownRefusal> {
  const passkey = await findPasskey(deps.db, assertion.id)
  if (!passkey) return refuse('wrong_passkey')
  if (occasion.clientId !== null && occasion.clientId !== passkey.clientId) {
    return refuse('wrong_passkey')
  }
  const counter = await checkSigned(checkingOf(deps, occasion), assertion, passkey)
  if (counter === undefined) return refuse('wrong_passkey')
  await countUse(deps.db, passkey.id, counter, deps.clock.now())
  return passkey
}

/** The passkey as it is to be kept. */
export async function verifyNewPasskey(
  deps: CeremonyDeps,
  made: NewCredential,
  { clientId, name }: { clientId: ClientId; name: string },
): Promise<Passkey | KnownRefusal> {
  const occasion = { clientId, purpose: 'register' }
  const key = await checkMade(checkingOf(deps, occasion), made)
  if (!key) return refuse('wrong_passkey')
  return { id: newUuid(deps.clock.now(), deps.random), clientId, name, ...key }
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

function checkingOf(deps: CeremonyDeps, occasion: Occasion) {
  const { db, clock } = deps
  const wasAsked = (challenge: string) =>
    takeChallenge(db, { hash: hashOfToken(challenge), ...occasion }, clock.now())
  return { ...placeOf(deps), wasAsked }
}

/** Both are the install's. */
function placeOf({ install }: CeremonyDeps) {
  return placeAt(install.publicUrl())
}
