// Takes the address that a link was sent to: from now on it is the client's, and confirmed. Links
// that were sent to the old address end.

import type { KnownRefusal } from '#contract/refusals.ts'
import { present } from '#kernel/assert.ts'
import type { ClientId } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Millis } from '#kernel/time.ts'
import { hashOfToken } from '#server/platform/crypto.ts'
import { sqlStateOf, uniqueViolation } from '#server/platform/database-errors.ts'
import { Conflict, type Tx } from '#server/platform/db.ts'
import { emailGoneLetter } from './client-letters.ts'
import { loadLogin, lockClient, updateEmail } from './clients.store.ts'
import { recordConfirmation } from './confirm-email.ts'
import { claimLink, endLinks, findLinkOwner, loadGoodLink } from './links.store.ts'
import { type WritingDeps, writeToAddress } from './write-to-client.ts'

/**
 * Tells the old address; its caller tells the new one. Refuses an address that has become
 * somebody's meanwhile.
 */
export async function takeNewEmail(
  tx: Tx,
  token: string,
  now: Millis,
  deps: WritingDeps,
): Promise<{ clientId: ClientId } | KnownRefusal> {
  const link = { hash: hashOfToken(token), purpose: 'change_email' } as const
  const clientId = await findLinkOwner(tx, link)
  if (clientId === undefined) return refuse('link_invalid')
  // The client is locked before the link, as when a new one is sent.
  const client = present(await lockClient(tx, clientId), 'clients are never deleted')
  const address = (await loadGoodLink(tx, link, now))?.address
  if (client.state === 'frozen') return refuse('account_frozen')
  if (client.state === 'closed' || !address || (await loadLogin(tx, address))) {
    return refuse('link_invalid')
  }
  if (!(await claimLink(tx, link, now))) return refuse('link_invalid')
  await updateEmail(tx, clientId, address).catch((error: unknown) => {
    // Somebody has just signed up with it: done again, this sees them.
    throw sqlStateOf(error) === uniqueViolation ? new Conflict('the address was taken') : error
  })
  await recordConfirmation(tx, clientId, now, deps.install)
  await endLinks(tx, clientId, ['confirm_email', 'reset_password', 'change_email'], now)
  await writeToAddress(tx, client.email, emailGoneLetter(client), deps)
  return { clientId }
}
