// A new access token for a refresh token, which is replaced. Tabs that ask at the same moment get
// the same successor; a token from longer ago ends the session, and its owner hears of it.

import type { KnownRefusal } from '#contract/refusals.ts'
import type { ClientId, SessionId } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import { hashOfToken, successorOf } from '#server/platform/crypto.ts'
import type { Db } from '#server/platform/db.ts'
import { tell } from '../clients/tell-act.ts'
import type { WritingDeps } from '../clients/write-to-client.ts'
import { type AccessToken, issueAccess } from './issue-access.ts'
import { decideRefresh, refuseEntry, refuseOver, sessionEndOf } from './session.ts'
import { sessionActs } from './session-acts.ts'
import { endSessions, lockSessionOfToken, rotateSession } from './sessions.store.ts'

export type RefreshingDeps = WritingDeps & {
  readonly db: Db
  /** Told once a session has ended, so that nothing remembers it as signed in. */
  readonly onEnded: (sessionId: SessionId) => void
}

export type Refreshed = {
  readonly clientId: ClientId
  readonly access: AccessToken
  readonly refresh: { readonly token: string; readonly remembered: boolean }
}

export async function refreshSession(
  deps: RefreshingDeps,
  token: string,
): Promise<Refreshed | KnownRefusal> {
  const { db, clock, random } = deps
  const outcome = await db.transaction(async (tx) => {
    const now = clock.now()
    const shown = hashOfToken(token)
    const found = await lockSessionOfToken(tx, shown)
    if (!found) return refuse('signed_out')
    const { session, state } = found
    const verdict = decideRefresh(session, shown, now)
    if (verdict === 'over') return refuseOver(session)
    if (verdict === 'end') {
      await endSessions(tx, [session.id], 'refresh_reused', now)
      const told = { clientId: session.clientId, actor: 'system', at: now, facts: {} } as const
      await tell(tx, { act: sessionActs.tokenReused, ...told }, deps)
      return { ended: session.id }
    }
    const shut = refuseEntry(state)
    if (shut) return shut
    const next = successorOf(token, session.secret, random)
    if (verdict === 'rotate') {
      const expiresAt = sessionEndOf(session, now)
      await rotateSession(tx, session, { hash: hashOfToken(next), expiresAt }, now)
    }
    const access = await issueAccess(tx, session.id, now, random)
    const refresh = { token: next, remembered: session.remembered }
    return { clientId: session.clientId, access, refresh }
  })
  if (!('ended' in outcome)) return outcome
  deps.onEnded(outcome.ended)
  return refuseOver({ endedBecause: 'refresh_reused' })
}
