// The outbox: mails are written here in the transaction of their event, and leave it through a
// worker.

import { iso, type Millis } from '#kernel/time.ts'
import type { Statement, Tx } from './db.ts'
import type { Mail, WaitingMail } from './mail.ts'
import { nothingWaits, type Waits } from './waits.ts'

/** Puts a mail into the outbox. It is sent if, and only if, the transaction commits. */
export async function queueMail(tx: Tx, id: string, mail: Mail, now: Millis): Promise<void> {
  const { sender, recipient, replyTo, unsubscribeUrl, subject, text, html, attached } = mail
  await tx.rows(
    `insert into outbox (id, sender_name, sender_address, recipient, reply_to, subject, body_text,
                         body_html, created_at, next_try_at, attached_name, attached,
                         unsubscribe_url)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9, $10, $11, $12)`,
    [
      ...[id, sender.name, sender.address, recipient, replyTo, subject, text, html, iso(now)],
      ...[attached?.name ?? null, attached?.bytes ?? null, unsubscribeUrl],
    ],
  )
}

type OutboxRow = {
  id: string
  sender_name: string
  sender_address: string
  recipient: string
  reply_to: string | null
  unsubscribe_url: string | null
  subject: string
  body_text: string
  body_html: string
  created_at: Millis
  tries: number
  attached_name: string | null
  attached: Buffer | null
}

const claimStatement: Statement = {
  name: 'claim_mails',
  text: `
    update outbox o set tries = o.tries + 1, next_try_at = $2
      from (select id from outbox where body_text is not null and next_try_at <= $1
             order by next_try_at limit $3 for update skip locked) due
     where o.id = due.id and body_html is not null
    returning o.id, sender_name, sender_address, recipient, reply_to, subject, body_text,
              body_html, created_at, tries, attached_name, attached, unsubscribe_url`,
}

/**
 * Mails that are due, marked as tried: another worker, or this one after a crash, sees them again
 * at `againAt`.
 */
export async function claimMails(
  tx: Tx,
  now: Millis,
  againAt: Millis,
  most: number,
): Promise<WaitingMail[]> {
  const rows = await tx.rows<OutboxRow>(claimStatement, [iso(now), iso(againAt), most])
  return rows.map((row) => ({
    id: row.id,
    sender: { name: row.sender_name, address: row.sender_address },
    recipient: row.recipient,
    replyTo: row.reply_to,
    unsubscribeUrl: row.unsubscribe_url,
    subject: row.subject,
    text: row.body_text,
    html: row.body_html,
    createdAt: row.created_at,
    tries: row.tries,
    ...(row.attached && { attached: { name: row.attached_name ?? '', bytes: row.attached } }),
  }))
}

export async function markSent(tx: Tx, id: string, now: Millis): Promise<void> {
  await tx.rows(
    `update outbox set sent_at = $2, body_text = null, body_html = null, attached = null,
            attached_name = null, last_error = null
      where id = $1`,
    [id, iso(now)],
  )
}

export async function markFailed(
  tx: Tx,
  id: string,
  error: string,
  againAt: Millis,
): Promise<void> {
  await tx.rows(`update outbox set next_try_at = $3, last_error = $2 where id = $1`, [
    id,
    error.slice(0, 500),
    iso(againAt),
  ])
}

export async function markGivenUp(tx: Tx, id: string, error: string, now: Millis): Promise<void> {
  await tx.rows(
    `update outbox set gave_up_at = $3, last_error = $2, body_text = null, body_html = null,
            attached = null, attached_name = null
      where id = $1`,
    [id, error.slice(0, 500), iso(now)],
  )
}

/** Forgets mails that left (or were given up) longer ago than this. */
export async function deleteMailsBefore(tx: Tx, before: Millis): Promise<void> {
  await tx.rows(`delete from outbox where body_text is null and created_at < $1`, [iso(before)])
}

/** Mails that have neither left nor been given up. */
export async function countMails(tx: Tx): Promise<Waits> {
  const rows = await tx.rows<Waits>(
    `select count(*)::int as count, min(created_at) as since
       from outbox where body_text is not null`,
  )
  return rows[0] ?? nothingWaits
}
