// All personal tokens of a client end at once, as with a new password.

import type { ClientId, SessionId } from '#kernel/ids.ts'
import type { Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import { sessionOfToken } from './token.ts'
import { revokeTokensOf } from './tokens.store.ts'

/** In the caller's transaction; gives what sockets know them by. */
export async function endTokensOf(tx: Tx, clientId: ClientId, at: Millis): Promise<SessionId[]> {
  return (await revokeTokensOf(tx, clientId, at)).map((id) => sessionOfToken({ id }))
}
