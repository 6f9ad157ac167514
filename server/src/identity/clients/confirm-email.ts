// Confirming an e-mail address: a link is sent, the page behind it posts the link's hash, and the
// address counts. In a sandbox that also brings the play money of the live account, once.

import type { KnownRefusal } from '#contract/refusals.ts'
import { present } from '#kernel/assert.ts'
import type { ClientId } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Millis } from '#kernel/time.ts'
import type { Install } from '#server/install/operators/choose-letterhead.ts'
import { hashOfToken, newLinkToken } from '#server/platform/crypto.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import { sandboxGrant } from './client.ts'
import { confirmationLetter } from './client-letters.ts'
import { lockClient, updateEmailConfirmed } from './clients.store.ts'
import { grantPlayMoney } from './grant-play-money.ts'
import { accountIn } from './hold-account.ts'
import { claimLink, findLinkOwner, insertLink } from './links.store.ts'
import { type WritingDeps, writeToClient } from './write-to-client.ts'

export type ConfirmingDeps = WritingDeps & { readonly db: Db }

/** Uses the link up; the refusal is the same for one that is unknown, old, replaced or used. */
export function confirmEmail(
  { db, clock, install }: ConfirmingDeps,
  token: string,
): Promise<{ readonly clientId: ClientId } | KnownRefusal> {
  return db.transaction(async (tx) => {
    const now = clock.now()
    const link = { hash: hashOfToken(token), purpose: 'confirm_email' } as const
    // The client is locked before the link, as when a new link is sent: so the two cannot block
    // each other.
    const clientId = await findLinkOwner(tx, link)
    if (clientId === undefined) return refuse('link_invalid')
    await recordConfirmation(tx, clientId, now, install)
    if (!(await claimLink(tx, link, now))) return refuse('link_invalid')
    await recordEvent(tx, {
      at: now,
      clientId,
      actor: 'client',
      kind: 'email_confirmed',
      details: {},
    })
    return { clientId }
  })
}

/**
 * Marks the address confirmed, and in a sandbox grants the live account's play money. Does nothing
 * a second time.
 */
export async function recordConfirmation(
  tx: Tx,
  clientId: ClientId,
  now: Millis,
  install: Pick<Install, 'mode'>,
): Promise<void> {
  const client = present(await lockClient(tx, clientId), 'clients are never deleted')
  if (client.emailConfirmedAt !== null) return
  await updateEmailConfirmed(tx, clientId, now)
  if (install.mode !== 'sandbox') return
  const account = await accountIn(tx, clientId, 'real')
  await grantPlayMoney(tx, account, sandboxGrant, { ref: client.grantRef, at: now })
}

/** Whose address a link was to confirm, dead or not: a new one goes to that address only. */
export function findConfirming(tx: Tx, token: string): Promise<ClientId | undefined> {
  return findLinkOwner(tx, { hash: hashOfToken(token), purpose: 'confirm_email' })
}

/** Sends a new link, which ends the old one; says so when the address is confirmed already. */
export function resendConfirmation(
  deps: ConfirmingDeps,
  clientId: ClientId,
): Promise<'sent' | 'confirmed already'> {
  return deps.db.transaction(async (tx) => {
    const client = present(await lockClient(tx, clientId), 'a signed-in client exists')
    if (client.emailConfirmedAt !== null) return 'confirmed already'
    await sendConfirmation(tx, clientId, deps)
    return 'sent'
  })
}

/** Puts the mail with the link into the outbox. */
export async function sendConfirmation(tx: Tx, clientId: ClientId, deps: WritingDeps) {
  const token = newLinkToken(deps.random)
  const link = { hash: hashOfToken(token), purpose: 'confirm_email' } as const
  await insertLink(tx, { ...link, clientId }, deps.clock.now())
  await writeToClient(tx, clientId, (client) => confirmationLetter(client, token), deps)
}
