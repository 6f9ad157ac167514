// What clients find in their mailboxes: the mails that wait in the outbox.

import { present } from '#kernel/assert.ts'
import type { Tx } from '#server/platform/db.ts'

export type FoundMail = { readonly subject: string; readonly text: string; readonly html: string }

/** The mails to this address, oldest first. */
export function mailsTo(db: Tx, email: string): Promise<FoundMail[]> {
  return db.rows<FoundMail>(
    `select subject, body_text as text, body_html as html from outbox
      where recipient = $1 order by created_at, id`,
    [email],
  )
}

/** The hash of the newest confirmation link sent to this address. */
export async function confirmationHash(db: Tx, email: string): Promise<string> {
  const mail = (await mailsTo(db, email)).at(-1)
  const found = /\/verify-email\?hash=([\w-]+)$/m.exec(present(mail, `a mail to ${email}`).text)
  return present(found?.[1], 'a link')
}
