// What clients find in their mailboxes: the mails that wait in the outbox.

import { present } from '#kernel/assert.ts'
import type { Tx } from '#server/platform/db.ts'

export type FoundMail = {
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Null where it may not be stopped. */
  readonly unsubscribe: string | null
}

/**
 * The mails to this address, oldest first: of one instant, in the order they were written. Where a
 * row lies says nothing of that: each session of PostgreSQL fills a page of its own.
 */
export function mailsTo(db: Tx, email: string): Promise<FoundMail[]> {
  return db.rows<FoundMail>(
    `select subject, body_text as text, body_html as html, unsubscribe_url as unsubscribe from outbox
      where recipient = $1 order by created_at, xmin::text::bigint, ctid`,
    [email],
  )
}

/** The hash of the newest confirmation link sent to this address. */
export function confirmationHash(db: Tx, email: string): Promise<string> {
  return sentHash(db, email, '/verify-email')
}

/** The hash of the newest mail's link, which leads to this page. */
export async function sentHash(db: Tx, email: string, page: string): Promise<string> {
  const mail = (await mailsTo(db, email)).at(-1)
  const found = /\/\/[^/\s]+(\/\S*)\?hash=([\w-]+)$/m.exec(present(mail, `a mail to ${email}`).text)
  if (found?.[1] !== page) throw new Error(`the newest mail to ${email} does not lead to ${page}`)
  return present(found[2], 'a link')
}
