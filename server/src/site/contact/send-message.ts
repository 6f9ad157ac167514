// Takes a visitor's message: stored, and mailed to support where the operator named an address;
// both or neither.

import type { ContactMessage } from '#contract/public/contact.ts'
import { present } from '#kernel/assert.ts'
import type { ClientId } from '#kernel/ids.ts'
import { later } from '#kernel/time.ts'
import { type Install, letterheadOf } from '#server/install/operators/choose-letterhead.ts'
import { readSettings } from '#server/install/operators/read-settings.ts'
import type { Clock } from '#server/platform/clock.ts'
import { newUuid, type Random } from '#server/platform/crypto.ts'
import type { Db } from '#server/platform/db.ts'
import { composeMail } from '#server/platform/mail.ts'
import { queueMail } from '#server/platform/outbox.store.ts'
import { hasMessageSince, insertMessage, lockWriter } from './contact.store.ts'
import { repetitionMs, tidied } from './contact.ts'
import { contactLetter } from './contact-letter.ts'
import { openMessage } from './handling.store.ts'

export type ContactDeps = {
  readonly db: Db
  readonly clock: Clock
  readonly random: Random
  readonly install: Install
}

/** `clientId` is who is signed in while they write it. */
export function sendMessage(
  { db, clock, random, install }: ContactDeps,
  typed: ContactMessage,
  clientId: ClientId | null,
): Promise<'stored' | 'had already'> {
  const message = tidied(typed)
  return db.transaction(async (tx) => {
    await lockWriter(tx, message.email)
    const now = clock.now()
    if (await hasMessageSince(tx, message, later(now, -repetitionMs))) return 'had already'
    const id = present(await insertMessage(tx, message, { clientId, now }), 'a new message')
    await openMessage(tx, id)
    const head = letterheadOf(await readSettings(tx), install)
    if (head.supportEmail !== null) {
      const mail = composeMail(head.supportEmail, contactLetter(id, message), head)
      await queueMail(tx, newUuid(now, random), mail, now)
    }
    return 'stored'
  })
}
