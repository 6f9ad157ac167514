// A new access token of a session: 256 random bits, good for a quarter of an hour.

import type { SessionId } from '#kernel/ids.ts'
import type { Millis } from '#kernel/time.ts'
import { hashOfToken, newToken, type Random } from '#server/platform/crypto.ts'
import type { Tx } from '#server/platform/db.ts'
import { accessEndOf } from './session.ts'
import { insertAccessToken } from './sessions.store.ts'

export type AccessToken = { readonly token: string; readonly expires: Millis }

export async function issueAccess(
  tx: Tx,
  sessionId: SessionId,
  now: Millis,
  random: Random,
): Promise<AccessToken> {
  const token = newToken(random)
  const expires = accessEndOf(now)
  await insertAccessToken(tx, { hash: hashOfToken(token), sessionId, expiresAt: expires })
  return { token, expires }
}
