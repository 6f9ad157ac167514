// Ends what a client has signed in elsewhere, in the transaction of what makes it unsafe. Whoever
// calls it tells the identification of each once the transaction is through.

import type { ClientId, SessionId } from '#kernel/ids.ts'
import type { Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import type { EndReason } from './session.ts'
import { endSessionsOf } from './sessions.store.ts'

export function endOtherSessions(
  tx: Tx,
  clientId: ClientId,
  which: { readonly except: SessionId | null; readonly because: EndReason },
  now: Millis,
): Promise<SessionId[]> {
  return endSessionsOf(tx, clientId, which, now)
}
