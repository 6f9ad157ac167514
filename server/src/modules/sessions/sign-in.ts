// Signing in with e-mail and password. A wrong password and an unknown address look the same and
// take the same; wrong tries are counted by account and network, so that a stranger's do not keep
// the owner out.

import type { KnownRefusal } from '#contract/refusals.ts'
import type { ClientId, SessionId } from '#kernel/ids.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import type { Attempts } from '#server/platform/attempts.ts'
import type { Clock } from '#server/platform/clock.ts'
import { hashOfToken, newToken, newUuid, type Random } from '#server/platform/crypto.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { startBeat } from '#server/platform/even-time.ts'
import type { Limit } from '#server/platform/limit.ts'
import type { Passwords } from '#server/platform/passwords.ts'
import { emailKeyOf, type Login } from '../clients/client.ts'
import { findLogin } from '../clients/find-login.ts'
import { insertDevice, isKnownDevice, touchDevice } from './devices.store.ts'
import { type AccessToken, issueAccess } from './issue-access.ts'
import { sessionEndOf } from './session.ts'
import { insertSession } from './sessions.store.ts'

export type SigningInDeps = {
  readonly db: Db
  readonly clock: Clock
  readonly random: Random
  readonly passwords: Passwords
  /** Tries at one account from one network, or from one known device. */
  readonly attempts: Attempts
  /** Tries from one network, whatever the account. */
  readonly networkLimit: Limit
}

export type Credentials = {
  readonly email: string
  readonly password: string
  readonly remember: boolean
  readonly network: string
  /** The token of the device's cookie, if it has one. */
  readonly device: string | undefined
}

export type SignedIn = {
  readonly clientId: ClientId
  readonly access: AccessToken
  readonly refresh: { readonly token: string; readonly remembered: boolean }
  /** The device's token, new or as shown. */
  readonly device: string
}

export async function signIn(
  deps: SigningInDeps,
  credentials: Credentials,
): Promise<SignedIn | KnownRefusal> {
  const { db, passwords, attempts } = deps
  const beat = startBeat()
  const login = await findLogin(db, credentials.email)
  const device = await knownDevice(db, login, credentials.device)
  const tooMany = device === undefined && (await deps.networkLimit(credentials.network))
  if (tooMany) return tooMany
  const key = device ?? `${emailKeyOf(credentials.email)} ${credentials.network}`
  const tooOften = await attempts.take(key)
  if (tooOften) return tooOften

  const isRight = await passwords.verify(credentials.password, login?.passwordHash)
  if (isRight !== false) await attempts.giveBack(key)
  if (isRefusal(isRight)) return isRight
  if (!isRight || login === undefined) {
    await beat()
    return refuse('wrong_login')
  }
  if (login.state === 'frozen') return refuse('account_frozen')
  if (login.state === 'closed') return refuse('account_closed')
  return startSession(deps, login.clientId, { ...credentials, device })
}

/** The device's token, if this client has signed in with it before. */
async function knownDevice(
  tx: Tx,
  login: Login | undefined,
  token: string | undefined,
): Promise<string | undefined> {
  if (login === undefined || token === undefined) return undefined
  return (await isKnownDevice(tx, hashOfToken(token), login.clientId)) ? token : undefined
}

function startSession(
  { db, clock, random }: SigningInDeps,
  clientId: ClientId,
  { remember, device }: { remember: boolean; device: string | undefined },
): Promise<SignedIn> {
  return db.transaction(async (tx) => {
    const now = clock.now()
    const id = newUuid(now, random) as SessionId
    const refresh = { token: newToken(random), remembered: remember }
    await insertSession(tx, {
      id,
      clientId,
      secret: Buffer.from(random(32)),
      refreshHash: hashOfToken(refresh.token),
      previousRefreshHash: null,
      rotatedAt: now,
      remembered: remember,
      expiresAt: sessionEndOf(remember, now),
      endedAt: null,
    })
    const deviceToken = device ?? newToken(random)
    const hash = hashOfToken(deviceToken)
    if (device === undefined) await insertDevice(tx, { hash, clientId }, now)
    else await touchDevice(tx, hash, now)
    const access = await issueAccess(tx, id, now, random)
    return { clientId, access, refresh, device: deviceToken }
  })
}
