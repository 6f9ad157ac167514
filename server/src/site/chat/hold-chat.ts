// Which conversation whoever asks holds: by being signed in, or by the cookie of the browser that
// it was begun in.

import type { Tx } from '#server/platform/db.ts'
import { loadByToken, loadLatestOf } from './chat.store.ts'
import { type Conversation, mayHold, type Writer } from './chat.ts'

/** What a visitor began in this browser goes before what the client has elsewhere. */
export async function findHeld(tx: Tx, writer: Writer): Promise<Conversation | undefined> {
  const { clientId, tokenHash } = writer
  const here = tokenHash === null ? undefined : await loadByToken(tx, tokenHash)
  const own = here && mayHold(here, writer) ? here : undefined
  if (clientId === null || (own && own.clientId === null)) return own
  return loadLatestOf(tx, clientId)
}
