// What a passkey of a member of staff is asked to sign, and whether it has: each challenge is good
// once, for whom and what it was made for, on the office's own pages.

import type { KnownRefusal } from '#contract/refusals.ts'
import type { Assertion, NewCredential } from '#contract/shared/second-factors.ts'
import { refuse } from '#kernel/refusal.ts'
import { later, minute } from '#kernel/time.ts'
import type { Clock } from '#server/platform/clock.ts'
import { hashOfToken, type Random } from '#server/platform/crypto.ts'
import type { Db } from '#server/platform/db.ts'
import {
  askToMake,
  askToSign,
  checkMade,
  checkSigned,
  type PublicKey,
  placeAt,
} from '#server/platform/web-authn.ts'
import {
  countUse,
  findPasskey,
  insertChallenge,
  listPasskeys,
  takeChallenge,
} from './passkeys.store.ts'
import { readSettings } from './read-settings.ts'
import type { Member } from './staff.ts'

export type SigningDeps = {
  readonly db: Db
  readonly clock: Clock
  readonly random: Random
  /** The office's origin. */
  readonly publicUrl: () => string
}

type Whose = Pick<Member, 'id' | 'email'>
type Purpose = 'sign in' | 'prove' | 'register'

const challengeMs = 5 * minute

export async function askStaffPasskey(
  deps: SigningDeps,
  { id }: Whose,
  purpose: Exclude<Purpose, 'register'>,
) {
  const known = await listPasskeys(deps.db, id)
  if (known.length === 0) return refuse('staff_passkey_missing')
  const challenge = await newChallenge(deps, id, purpose)
  return askToSign(placeAt(deps.publicUrl()), { challenge, known, ms: challengeMs })
}

export async function askForStaffPasskey(deps: SigningDeps, { id, email }: Whose) {
  const known = await listPasskeys(deps.db, id)
  const challenge = await newChallenge(deps, id, 'register')
  const brand = `${(await readSettings(deps.db)).brandName} staff`
  const owner = { userId: hashOfToken(`staff passkey user ${id}`), email, name: email, brand }
  return askToMake(placeAt(deps.publicUrl()), owner, { challenge, known, ms: challengeMs })
}

/** Undefined where it is one of theirs and has signed what it was asked to. */
export async function checkStaffPasskey(
  deps: SigningDeps,
  { id }: Whose,
  { passkey, purpose }: { readonly passkey: Assertion; readonly purpose: Purpose },
): Promise<KnownRefusal | undefined> {
  const key = await findPasskey(deps.db, { credentialId: passkey.id, operatorId: id })
  if (!key) return refuse('staff_passkey_wrong')
  const counter = await checkSigned(checkingOf(deps, id, purpose), passkey, key)
  if (counter === undefined) return refuse('staff_passkey_wrong')
  await countUse(deps.db, key.id, counter, deps.clock.now())
  return undefined
}

export async function checkNewStaffPasskey(
  deps: SigningDeps,
  { id }: Whose,
  made: NewCredential,
): Promise<PublicKey | KnownRefusal> {
  const key = await checkMade(checkingOf(deps, id, 'register'), made)
  return key ?? refuse('staff_passkey_wrong')
}

async function newChallenge({ db, clock, random }: SigningDeps, id: bigint, purpose: Purpose) {
  const bytes = new Uint8Array(random(32))
  const now = clock.now()
  const hash = hashOfToken(Buffer.from(bytes).toString('base64url'))
  const challenge = { hash, operatorId: id, purpose }
  await insertChallenge(db, challenge, { now, expiresAt: later(now, challengeMs) })
  return bytes
}

function checkingOf({ db, clock, publicUrl }: SigningDeps, operatorId: bigint, purpose: Purpose) {
  const wasAsked = (challenge: string) =>
    takeChallenge(db, { hash: hashOfToken(challenge), operatorId, purpose }, clock.now())
  return { ...placeAt(publicUrl()), wasAsked }
}
