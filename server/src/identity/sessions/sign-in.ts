// Signing in with e-mail and password. A wrong password and an unknown address look the same and
// take the same; wrong tries are counted by account and network, so that a stranger's do not keep
// the owner out.

import type { KnownRefusal } from '#contract/refusals.ts'
import { emailKeyOf } from '#kernel/email.ts'
import type { ClientId } from '#kernel/ids.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import type { Attempts } from '#server/platform/attempts.ts'
import type { Db } from '#server/platform/db.ts'
import { startBeat } from '#server/platform/even-time.ts'
import type { Limit } from '#server/platform/limit.ts'
import type { Passwords } from '#server/platform/passwords.ts'
import { findLogin } from '../clients/find-login.ts'
import { type HalfSignedIn, type SecondStep, startSecondStep } from './second-step.ts'
import { refuseEntry } from './session.ts'
import { type Browser, knownDevice, type SignedIn, startSession } from './start-session.ts'
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

export type Credentials = Browser & {
  readonly email: string
  readonly password: string
  readonly remember: boolean
  readonly network: string
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
  const carried = credentials.device
  return startSession(deps, login.clientId, { ...credentials, device, carried, passwordHash })
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
