// The contact messages' SQL.

import type { ContactMessage } from '#contract/public/contact.ts'
import { emailKeyOf } from '#kernel/email.ts'
import type { ClientId } from '#kernel/ids.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import type { StoredMessage } from './contact.ts'

/** From here to the end of the transaction, messages from this address come one at a time. */
export async function lockWriter(tx: Tx, email: string): Promise<void> {
  await tx.rows(`select pg_advisory_xact_lock(hashtext('contact'), hashtext($1))`, [
    emailKeyOf(email),
  ])
}

/** Whether this very message came after the instant. */
export async function hasMessageSince(
  tx: Tx,
  { name, email, message }: ContactMessage,
  since: Millis,
): Promise<boolean> {
  const rows = await tx.rows(
    `select from contact_messages
      where received_at > $4 and name = $1 and email = $2 and message = $3 limit 1`,
    [name, email, message, iso(since)],
  )
  return rows.length > 0
}

export async function insertMessage(
  tx: Tx,
  { name, email, message, language = 'en' }: ContactMessage,
  { clientId, now }: { readonly clientId: ClientId | null; readonly now: Millis },
): Promise<bigint | undefined> {
  const rows = await tx.rows<{ id: bigint }>(
    `insert into contact_messages (name, email, message, received_at, client_id, language)
     values ($1, $2, $3, $4, $5, $6) returning id`,
    [name, email, message, iso(now), clientId, language],
  )
  return rows[0]?.id
}

type MessageRow = ContactMessage & { readonly id: bigint; readonly received_at: Millis }

/** The newest first. */
export async function loadMessages(tx: Tx, most: number): Promise<StoredMessage[]> {
  const rows = await tx.rows<MessageRow>(
    `select id, name, email, message, language, received_at from contact_messages
      order by received_at desc, id desc limit $1`,
    [most],
  )
  return rows.map(({ received_at: receivedAt, ...row }) => ({ ...row, receivedAt }))
}

export async function deleteMessagesBefore(tx: Tx, before: Millis): Promise<void> {
  await tx.rows('delete from contact_messages where received_at < $1', [iso(before)])
}
