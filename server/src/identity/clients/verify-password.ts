// Whether somebody who is signed in also knows the password. Wrong tries are counted by client, at
// all doors together: who finds a browser signed in must not guess on at the next one.

import type { KnownRefusal } from '#contract/refusals.ts'
import type { ClientId } from '#kernel/ids.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { type Attempts, countAttempts } from '#server/platform/attempts.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Passwords } from '#server/platform/passwords.ts'
import { loadPasswordHash } from './clients.store.ts'

/** Made once for an install: five wrong tries in a quarter of an hour, whatever they are for. */
export function countPasswordTries(): Attempts {
  return countAttempts(5, 900)
}

export type VerifyingDeps = {
  readonly db: Tx
  readonly passwords: Passwords
  /** Tries at one client's password. */
  readonly passwordAttempts: Attempts
}

/** The hash of the password that was right, for `replacePassword` and `holdPassword`. */
export async function verifyPassword(
  { db, passwords, passwordAttempts }: VerifyingDeps,
  clientId: ClientId,
  password: string,
): Promise<{ hash: string } | KnownRefusal> {
  const key = String(clientId)
  const tooOften = await passwordAttempts.take(key)
  if (tooOften) return tooOften
  const hash = await loadPasswordHash(db, clientId)
  const isRight = await passwords.verify(password, hash)
  if (isRight !== false) await passwordAttempts.giveBack(key)
  if (isRefusal(isRight)) return isRight
  return isRight && hash !== undefined ? { hash } : refuse('wrong_password')
}
