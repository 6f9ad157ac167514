// Signing out: the session of the refresh token, and that of the access token, end at once.

import type { SessionId } from '#kernel/ids.ts'
import type { Clock } from '#server/platform/clock.ts'
import { hashOfToken } from '#server/platform/crypto.ts'
import type { Db } from '#server/platform/db.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import { endSessions, loadAccess, lockSessionOfToken } from './sessions.store.ts'

export type EndingDeps = {
  readonly db: Db
  readonly clock: Clock
  readonly onEnded: (sessionId: SessionId) => void
}

export type ShownTokens = {
  readonly refresh: string | undefined
  readonly access: string | undefined
}

/** Ends whatever sessions the tokens belong to; nothing happens when they belong to none. */
export async function endSession(deps: EndingDeps, shown: ShownTokens): Promise<void> {
  const ended = await deps.db.transaction(async (tx) => {
    const ids: SessionId[] = []
    if (shown.refresh !== undefined) {
      const found = await lockSessionOfToken(tx, hashOfToken(shown.refresh))
      if (found) ids.push(found.session.id)
    }
    if (shown.access !== undefined) {
      const access = await loadAccess(tx, hashOfToken(shown.access))
      if (access) ids.push(access.sessionId)
    }
    const now = deps.clock.now()
    for (const { clientId } of await endSessions(tx, ids, 'signed_out', now)) {
      const kind = 'session_ended'
      await recordEvent(tx, { at: now, clientId, actor: 'client', kind, details: {} })
    }
    return ids
  })
  ended.forEach(deps.onEnded)
}
