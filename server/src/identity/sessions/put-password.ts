// A new password in the place of the old, and what goes with it: sessions, half sign-ins and
// personal tokens of the old one end, and it is on record.

import type { KnownRefusal } from '#contract/refusals.ts'
import type { ClientId, SessionId } from '#kernel/ids.ts'
import { isRefusal } from '#kernel/refusal.ts'
import type { Millis } from '#kernel/time.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { type Replacement, replacePassword } from '../clients/replace-password.ts'
import { tell } from '../clients/tell-act.ts'
import type { WritingDeps } from '../clients/write-to-client.ts'
import { endHalves } from './second-step.store.ts'
import { sessionActs } from './session-acts.ts'
import { endSessionsOf } from './sessions.store.ts'

export type PuttingDeps = WritingDeps & {
  readonly db: Db
  /** Told of each session that has ended. */
  readonly onEnded: (sessionId: SessionId) => void
  /** Ends a client's personal tokens; gives what sockets know them by. */
  readonly endTokens: (tx: Tx, clientId: ClientId, at: Millis) => Promise<readonly SessionId[]>
}

export type Put = Replacement & {
  readonly clientId: ClientId
  /** The session that does not end. */
  readonly staying: SessionId | null
}

/** `decide` is the transaction's beginning: it says whose password it is, or refuses. */
export async function putPassword(
  deps: PuttingDeps,
  decide: (tx: Tx) => Promise<Put | KnownRefusal>,
): Promise<'changed' | KnownRefusal> {
  const { db, clock, onEnded, endTokens } = deps
  const ended = await db.transaction(async (tx) => {
    const put = await decide(tx)
    if (isRefusal(put)) return put
    const { clientId, from, staying } = put
    const at = clock.now()
    const replaced = await replacePassword(tx, clientId, put, at)
    if (isRefusal(replaced)) return replaced
    await endHalves(tx, clientId, at)
    const others = { except: staying, because: 'password_changed' } as const
    const ids = await endSessionsOf(tx, clientId, others, at)
    const tokens = await endTokens(tx, clientId, at)
    const facts = {
      byLink: from === null,
      sessionsEnded: ids.length,
      tokensRevoked: tokens.length,
    }
    const told = { clientId, actor: 'client', at, facts } as const
    await tell(tx, { act: sessionActs.passwordChanged, ...told }, deps)
    return [...ids, ...tokens]
  })
  if (isRefusal(ended)) return ended
  ended.forEach(onEnded)
  return 'changed'
}
