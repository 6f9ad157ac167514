// A client ends sessions of their own from another one: a browser they have left, or all others.

import type { ClientId, SessionId } from '#kernel/ids.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import type { EndingDeps } from './end-session.ts'
import { endSessionOf, endSessionsOf } from './sessions.store.ts'

/** False where it is not theirs or has ended already. */
export async function endOwnSession(
  { db, clock, onEnded }: EndingDeps,
  clientId: ClientId,
  id: SessionId,
): Promise<boolean> {
  const isEnded = await db.transaction(async (tx) => {
    const at = clock.now()
    if (!(await endSessionOf(tx, { id, clientId }, 'ended_by_client', at))) return false
    await recordEvent(tx, { at, clientId, actor: 'client', kind: 'session_ended', details: {} })
    return true
  })
  if (isEnded) onEnded(id)
  return isEnded
}

/** How many have ended. */
export async function endOtherOwn(
  { db, clock, onEnded }: EndingDeps,
  { clientId, sessionId }: { clientId: ClientId; sessionId: SessionId },
): Promise<number> {
  const ended = await db.transaction(async (tx) => {
    const at = clock.now()
    const which = { except: sessionId, because: 'ended_by_client' } as const
    const ids = await endSessionsOf(tx, clientId, which, at)
    for (const _ of ids) {
      await recordEvent(tx, { at, clientId, actor: 'client', kind: 'session_ended', details: {} })
    }
    return ids
  })
  ended.forEach(onEnded)
  return ended.length
}
