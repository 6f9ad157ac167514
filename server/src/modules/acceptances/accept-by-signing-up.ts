// A client comes into being by accepting the legal texts: stored with the account, or neither is.

import type { ClientId } from '#kernel/ids.ts'
import type { Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import { acceptedBySigningUp, dayOf } from './acceptance.ts'
import { insertAcceptances } from './acceptances.store.ts'

export async function acceptBySigningUp(tx: Tx, clientId: ClientId, now: Millis): Promise<void> {
  const versions = acceptedBySigningUp(dayOf(now)).map(({ text, version }) => {
    return { text, version: version.version }
  })
  await insertAcceptances(tx, clientId, versions, now)
}
