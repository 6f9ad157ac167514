// An invitation goes by mail to whom it is for, and to nobody else.

import { newUuid } from '#server/platform/crypto.ts'
import { composeMail } from '#server/platform/mail.ts'
import { queueMail } from '#server/platform/outbox.store.ts'
import { letterheadOf, officeOf } from './choose-letterhead.ts'
import { invitationLetter } from './invitation-letter.ts'
import type { HandOver } from './let-in.ts'
import { readSettings } from './read-settings.ts'
import type { RecoveryDeps } from './recover-member.ts'

export function mailInvitation({ clock, random, install }: RecoveryDeps): HandOver {
  return async (tx, { email, invitation }) => {
    const head = letterheadOf(await readSettings(tx), install)
    const now = clock.now()
    const letter = invitationLetter(officeOf(install), invitation)
    await queueMail(tx, newUuid(now, random), composeMail(email, letter, head), now)
  }
}
