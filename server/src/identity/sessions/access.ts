// What access tokens give, remembered for a while so that a signed-in request costs no query.
// Holds a bounded number of tokens, by their hashes, and none of a session that has ended.

import type { ClientId, SessionId } from '#kernel/ids.ts'
import { type Millis, minute } from '#kernel/time.ts'

/** An access token's session. Tokens of closed accounts are never remembered. */
export type Access = {
  readonly sessionId: SessionId
  readonly clientId: ClientId
  readonly expiresAt: Millis
}

type Entry = { readonly access: Access; usedAt: Millis }

export type AccessMemory = {
  readonly entries: Map<string, Entry>
  /** How often something was forgotten: what was read before that is not remembered after it. */
  endings: number
}

export const rememberedMax = 50_000
const unusedMs = minute

export function newAccessMemory(): AccessMemory {
  return { entries: new Map(), endings: 0 }
}

export function recall(memory: AccessMemory, hash: string, now: Millis): Access | undefined {
  const entry = memory.entries.get(hash)
  if (!entry || now >= entry.access.expiresAt) return undefined
  entry.usedAt = now
  return entry.access
}

/** `endings` as it was before the access was read: a session may have ended in between. */
export function remember(
  memory: AccessMemory,
  hash: string,
  { access, endings }: { access: Access; endings: number },
  now: Millis,
): void {
  if (endings !== memory.endings) return
  const oldest = memory.entries.keys().next()
  if (memory.entries.size >= rememberedMax && !oldest.done) memory.entries.delete(oldest.value)
  memory.entries.set(hash, { access, usedAt: now })
}

/** Forgets the tokens whose access this is true of. */
export function forget(memory: AccessMemory, isOver: (access: Access) => boolean): void {
  memory.endings += 1
  for (const [hash, { access }] of memory.entries) {
    if (isOver(access)) memory.entries.delete(hash)
  }
}

/** Drops what is over or was not used for a minute; gives the sessions of the rest. */
export function tidyMemory(memory: AccessMemory, now: Millis): SessionId[] {
  const sessions = new Set<SessionId>()
  for (const [hash, { access, usedAt }] of memory.entries) {
    if (now >= access.expiresAt || now - usedAt >= unusedMs) memory.entries.delete(hash)
    else sessions.add(access.sessionId)
  }
  return [...sessions]
}
