// Who is calling: the client behind a request's access token.

import type { KnownRefusal } from '#contract/refusals.ts'
import type { SessionId } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Clock } from '#server/platform/clock.ts'
import { hashFromText, textHashOfToken } from '#server/platform/crypto.ts'
import type { Db } from '#server/platform/db.ts'
import { type Access, forget, newAccessMemory, recall, remember, tidyMemory } from './access.ts'
import { refuseEntry } from './session.ts'
import { listStraySessions, loadAccess } from './sessions.store.ts'

export type IdentifyingDeps = {
  readonly db: Db
  readonly clock: Clock
  /** Told of each session that ended, here or elsewhere, and that was in use here. */
  readonly onEnded: (sessionId: SessionId) => void
}

export type Identification = {
  /** `authorization` is the request's header; the answer is at hand for a token that is in use. */
  readonly identify: (
    authorization: string | undefined,
  ) => Access | KnownRefusal | Promise<Access | KnownRefusal>
  /** The session has ended: its tokens are refused from now on. */
  readonly sessionEnded: (sessionId: SessionId) => void
  /** The same, where another process of the install has told everybody of it. */
  readonly endedElsewhere: (sessionId: SessionId) => void
  /**
   * Looks for sessions that ended, and accounts that were closed, in another way than through here.
   */
  readonly recheck: () => Promise<void>
}

export function openIdentification(deps: IdentifyingDeps): Identification {
  const { db, clock, onEnded } = deps
  const memory = newAccessMemory()

  const endedElsewhere = (sessionId: SessionId) =>
    forget(memory, (access) => access.sessionId === sessionId)
  const sessionEnded = (sessionId: SessionId) => {
    endedElsewhere(sessionId)
    onEnded(sessionId)
  }

  const lookUp = async (hash: string): Promise<Access | KnownRefusal> => {
    const { endings } = memory
    const access = await loadAccess(db, hashFromText(hash))
    const now = clock.now()
    if (!access || now >= access.expiresAt) return refuse('signed_out')
    const shut = refuseEntry(access.state)
    if (shut) return shut
    remember(memory, hash, { access, endings }, now)
    return access
  }

  return {
    identify: (authorization) => {
      const token = accessTokenOf(authorization)
      if (token === undefined) return refuse('signed_out')
      const hash = textHashOfToken(token)
      return recall(memory, hash, clock.now()) ?? lookUp(hash)
    },
    sessionEnded,
    endedElsewhere,
    recheck: async () => {
      const sessions = tidyMemory(memory, clock.now())
      if (sessions.length === 0) return
      for (const sessionId of await listStraySessions(db, sessions)) sessionEnded(sessionId)
    },
  }
}

/** The token of "Bearer <token>", if it has the form of one of ours. */
export function accessTokenOf(authorization: string | undefined): string | undefined {
  return /^Bearer ((?:\d{1,2}\.)?[\w-]{43})$/i.exec(authorization ?? '')?.[1]
}
