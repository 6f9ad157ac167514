// The sessions' door for whoever ends all of a client's sign-ins at once.

import type { ClientId, SessionId } from '#kernel/ids.ts'
import type { Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import type { EndReason } from './session.ts'
import { endSessionsOf } from './sessions.store.ts'

/** Those that ended: who holds them has to be told once the transaction is through. */
export function endAllSessions(
  tx: Tx,
  clientId: ClientId,
  because: EndReason,
  now: Millis,
): Promise<SessionId[]> {
  return endSessionsOf(tx, clientId, { except: null, because }, now)
}
