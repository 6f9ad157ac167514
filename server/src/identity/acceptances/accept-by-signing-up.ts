// A client comes into being by accepting the legal texts: stored with the account, or neither is.

import type { ClientId } from '#kernel/ids.ts'
import type { Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import { acceptedBySigningUp, dayOf, detailsOf } from './acceptance.ts'
import { insertAcceptances } from './acceptances.store.ts'
import { readPublished } from './read-published.ts'

export async function acceptBySigningUp(tx: Tx, clientId: ClientId, now: Millis): Promise<void> {
  const versions = await textsOfSigningUp(tx, now)
  const named = versions.map(({ text, version }) => ({ text, version: version.version }))
  await insertAcceptances(tx, clientId, named, now)
}

/** For the event of signing up: of each text the version accepted. */
export async function acceptedDetails(tx: Tx, now: Millis) {
  return detailsOf(await textsOfSigningUp(tx, now))
}

async function textsOfSigningUp(tx: Tx, now: Millis) {
  return acceptedBySigningUp(dayOf(now), await readPublished(tx))
}
