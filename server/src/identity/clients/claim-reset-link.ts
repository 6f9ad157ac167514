// The link of a mail that lets its reader choose a new password: whose it is, and using it up.

import type { KnownRefusal } from '#contract/refusals.ts'
import type { PasswordReset } from '#contract/token/password-reset.ts'
import { present } from '#kernel/assert.ts'
import { emailKeyOf } from '#kernel/email.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import type { Millis } from '#kernel/time.ts'
import { hashOfToken } from '#server/platform/crypto.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Client } from './client.ts'
import { loadClient, lockClient } from './clients.store.ts'
import { claimLink, findLinkOwner, loadGoodLink } from './links.store.ts'

/** Whose link this is, while it is good. Does not use it up. */
export async function viewResetLink(
  tx: Tx,
  token: string,
  now: Millis,
): Promise<Client | KnownRefusal> {
  const link = await loadGoodLink(tx, linkOf(token), now)
  if (!link) return refuse('link_invalid')
  const client = present(await loadClient(tx, link.clientId), 'clients are never deleted')
  return client.state === 'closed' ? refuse('link_invalid') : client
}

/** The same, where the address that was sent along is the client's. */
export async function findResetOwner(
  tx: Tx,
  { email, hash }: Pick<PasswordReset, 'email' | 'hash'>,
  now: Millis,
): Promise<Client | KnownRefusal> {
  const client = await viewResetLink(tx, hash, now)
  if (isRefusal(client)) return client
  return emailKeyOf(client.email) === emailKeyOf(email) ? client : refuse('link_invalid')
}

/** Uses the link up, once: of many who try at the same time one succeeds. */
export async function claimResetLink(
  tx: Tx,
  token: string,
  now: Millis,
): Promise<Client | KnownRefusal> {
  const clientId = await findLinkOwner(tx, linkOf(token))
  if (clientId === undefined) return refuse('link_invalid')
  // The client is locked before the link, as when a new one is sent.
  const client = present(await lockClient(tx, clientId), 'clients are never deleted')
  if (client.state === 'closed') return refuse('link_invalid')
  return (await claimLink(tx, linkOf(token), now)) ? client : refuse('link_invalid')
}

function linkOf(token: string) {
  return { hash: hashOfToken(token), purpose: 'reset_password' } as const
}
