// The sessions' door for calls that anybody may make: which client makes it, if one is signed in.
// Nothing is renewed by it, and nothing is refused.

import type { ClientId } from '#kernel/ids.ts'
import { isRefusal } from '#kernel/refusal.ts'
import type { Clock } from '#server/platform/clock.ts'
import { hashOfToken } from '#server/platform/crypto.ts'
import type { Db } from '#server/platform/db.ts'
import type { Identification } from './identify-client.ts'
import { findClientOfToken } from './sessions.store.ts'

export type WhoDeps = {
  readonly db: Db
  readonly clock: Clock
  readonly identification: Pick<Identification, 'identify'>
}

export type Shown = {
  /** The header of a request. */
  readonly authorization: string | undefined
  /** What the cookie of signing in holds, where it may be looked at. */
  readonly refresh: string | undefined
}

export async function whoIsSignedIn(
  { db, clock, identification }: WhoDeps,
  { authorization, refresh }: Shown,
): Promise<ClientId | undefined> {
  const access = await identification.identify(authorization)
  if (!isRefusal(access)) return access.clientId
  if (refresh === undefined) return undefined
  return findClientOfToken(db, hashOfToken(refresh), clock.now())
}
