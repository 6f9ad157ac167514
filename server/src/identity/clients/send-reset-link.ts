// Sends the link that lets a client choose a new password; an old one ends. Nobody learns from it
// whether there is such a client.

import { hashOfToken, newLinkToken } from '#server/platform/crypto.ts'
import type { Db } from '#server/platform/db.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import { resetLetter } from './client-letters.ts'
import { loadLogin, lockClient } from './clients.store.ts'
import { insertLink } from './links.store.ts'
import { type WritingDeps, writeToClient } from './write-to-client.ts'

export type ForgettingDeps = WritingDeps & { readonly db: Db }

/** Nothing happens where the address is nobody's, or that of a closed account. */
export function sendResetLink(deps: ForgettingDeps, email: string): Promise<void> {
  const { db, clock, random } = deps
  return db.transaction(async (tx) => {
    const login = await loadLogin(tx, email)
    if (!login || login.state === 'closed') return
    const { clientId } = login
    await lockClient(tx, clientId)
    const now = clock.now()
    const token = newLinkToken(random)
    const link = { hash: hashOfToken(token), purpose: 'reset_password' } as const
    await insertLink(tx, { ...link, clientId }, now)
    await writeToClient(tx, clientId, (client) => resetLetter(client, token), deps)
    // Anybody may have asked: nobody has to be signed in for it.
    await recordEvent(tx, {
      at: now,
      clientId,
      actor: 'system',
      kind: 'password_reset_asked',
      details: {},
    })
  })
}
