// Signing in with e-mail and password. A wrong password and an unknown address look the same and
// take the same; wrong tries are counted by account and network, so that a stranger's do not keep
// the owner out.

import type { KnownRefusal } from '#contract/refusals.ts'
import { emailKeyOf } from '#kernel/email.ts'
import type { ClientId, SessionId } from '#kernel/ids.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import type { Attempts } from '#server/platform/attempts.ts'
import { hashOfToken, newToken, newUuid } from '#server/platform/crypto.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { startBeat } from '#server/platform/even-time.ts'
import type { Limit } from '#server/platform/limit.ts'
import type { Passwords } from '#server/platform/passwords.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import { findClient } from '../clients/find-client.ts'
import { findLogin } from '../clients/find-login.ts'
import { holdPassword } from '../clients/hold-password.ts'
import type { WritingDeps } from '../clients/write-to-client.ts'
import { browserOf } from './browser.ts'
import { isKnownDevice } from './devices.store.ts'
import { type AccessToken, issueAccess } from './issue-access.ts'
import { keepDevice } from './keep-device.ts'
import { type HalfSignedIn, type SecondStep, startSecondStep } from './second-step.ts'
import { refuseEntry, sessionEndOf } from './session.ts'
import { insertSession } from './sessions.store.ts'
import { noteWrongPassword, type WatchingDeps } from './watch-guesses.ts'

export type SigningInDeps = WatchingDeps & {
  readonly db: Db
  readonly passwords: Passwords
  /** Tries at one account from one network. */
  readonly attempts: Attempts
  /** Tries at one client's password by those who are, or were, signed in to it. */
  readonly passwordAttempts: Attempts
  /** Tries from one network, whatever the account. */
  readonly networkLimit: Limit
  readonly secondStep: Pick<SecondStep, 'methodsOf'>
}

export type Credentials = {
  readonly email: string
  readonly password: string
  readonly remember: boolean
  readonly network: string
  /** The token of the device's cookie, if it has one. */
  readonly device: string | undefined
  readonly userAgent: string
  /** As the browser said it. */
  readonly timeZone: string | undefined
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
): Promise<SignedIn | HalfSignedIn | KnownRefusal> {
  const { db, passwords } = deps
  const beat = startBeat()
  const login = await findLogin(db, credentials.email)
  const device = await knownDevice(db, login?.clientId, credentials.device)
  const tooMany = device === undefined && (await deps.networkLimit(credentials.network))
  if (tooMany) return tooMany
  const counted = countedFor(deps, login?.clientId, device !== undefined, credentials)
  const tooOften = await counted.attempts.take(counted.key)
  if (tooOften) return tooOften

  const isRight = await passwords.verify(credentials.password, login?.passwordHash)
  if (isRight !== false) await counted.attempts.giveBack(counted.key)
  if (isRefusal(isRight)) return isRight
  if (!isRight || login === undefined) {
    if (login) await noteWrongPassword(deps, login.clientId, credentials.network)
    await beat()
    return refuse('wrong_login')
  }
  const shut = refuseEntry(login.state)
  if (shut) return shut
  const methods = await deps.secondStep.methodsOf(db, login.clientId)
  if (methods.length > 0) return startSecondStep(deps, { ...login, ...credentials, methods })
  const { passwordHash } = login
  return startSession(deps, login.clientId, { ...credentials, device, passwordHash })
}

/**
 * A known device has one count with all else that asks its client for the password; strangers have
 * one for each network.
 */
function countedFor(
  { attempts, passwordAttempts }: SigningInDeps,
  clientId: ClientId | undefined,
  isKnown: boolean,
  { email, network }: Credentials,
) {
  return isKnown && clientId !== undefined
    ? { attempts: passwordAttempts, key: String(clientId) }
    : { attempts, key: `${emailKeyOf(email)} ${network}` }
}

/** The device's token, if this client has signed in with it before. */
export async function knownDevice(
  tx: Tx,
  clientId: ClientId | undefined,
  token: string | undefined,
): Promise<string | undefined> {
  if (clientId === undefined || token === undefined) return undefined
  return (await isKnownDevice(tx, hashOfToken(token), clientId)) ? token : undefined
}

export type StartingDeps = WritingDeps & Pick<SigningInDeps, 'db'>

export type Start = Pick<Credentials, 'remember' | 'device' | 'userAgent' | 'timeZone'> & {
  /** The hash of the password that was right, where it was one. */
  readonly passwordHash?: string
}

/**
 * Signs a client in who has proved to be themselves, whatever way; `device` is known to be theirs.
 * Who may come in is decided here for all ways.
 */
export function startSession(
  deps: StartingDeps,
  clientId: ClientId,
  { remember, device, userAgent, timeZone, passwordHash }: Start,
): Promise<SignedIn | KnownRefusal> {
  const { db, clock, random } = deps
  return db.transaction(async (tx) => {
    // A new password ends all sessions: none may begin with the old one after that.
    const isStale = passwordHash !== undefined && !(await holdPassword(tx, clientId, passwordHash))
    if (isStale) return refuse('wrong_login')
    const shut = refuseEntry((await findClient(tx, clientId)).state)
    if (shut) return shut
    const now = clock.now()
    const id = newUuid(now, random) as SessionId
    const refresh = { token: newToken(random), remembered: remember }
    const session = {
      id,
      clientId,
      secret: Buffer.from(random(32)),
      refreshHash: hashOfToken(refresh.token),
      previousRefreshHash: null,
      rotatedAt: now,
      remembered: remember,
      expiresAt: sessionEndOf(remember, now),
      endedAt: null,
      endedBecause: null,
    }
    const browser = browserOf(userAgent)
    // Before the session is there: it would pass for an earlier one.
    const kept = await keepDevice(tx, clientId, { shown: device, browser }, deps)
    await insertSession(tx, session, { userAgent, timeZone, deviceId: kept.id })
    const access = await issueAccess(tx, id, now, random)
    const kind = kept.isNew ? 'signed_in_new_device' : 'signed_in'
    await recordEvent(tx, { at: now, clientId, actor: 'client', kind, details: { browser } })
    return { clientId, access, refresh, device: kept.token }
  })
}
