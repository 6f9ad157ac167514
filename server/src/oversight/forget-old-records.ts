// Forgets what nobody needs any more: tokens and links that are over, sessions, mails and
// messages of long ago, and who the clients of accounts were that closed long ago.

import { day, hour, later } from '#kernel/time.ts'
import { forgetOldSkips } from '#server/automation/ats/forget-skips.ts'
import { forgetWebhookMessages } from '#server/automation/webhooks/forget-messages.ts'
import { forgetOldLinks } from '#server/identity/clients/forget-old-links.ts'
import { forgetOldFactors } from '#server/identity/factors/forget-old-factors.ts'
import { forgetOldSessions } from '#server/identity/sessions/forget-old-sessions.ts'
import { forgetOldStopLinks } from '#server/money/withdrawals/forget-stop-links.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import { deleteMailsBefore } from '#server/platform/outbox.store.ts'
import { type Loop, repeat } from '#server/platform/repeat.ts'
import { forgetOldNotices } from '#server/record/notices/forget-old-notices.ts'
import { forgetOldChats } from '#server/site/chat/forget-old-chats.ts'
import { forgetOldMessages } from '#server/site/contact/forget-old-messages.ts'
import { forgetReachedAlerts } from '#server/trading/alerts/forget-alerts.ts'
import { eraseClosed } from './privacy/erase-closed.ts'

/** After sessions and links ended, and letters were written. */
export const keptMs = 30 * day

export type ForgettingDeps = {
  readonly db: Db
  readonly clock: Clock
  readonly log: (message: string) => void
}

/** Once at the start and every hour until stopped. */
export function startForgetting({ db, clock, log }: ForgettingDeps): Loop {
  return repeat({ name: 'forgetting old records', pauseMs: hour, log }, async () => {
    const now = clock.now()
    const longAgo = later(now, -keptMs)
    await forgetOldSessions(db, now, longAgo)
    await forgetOldFactors(db, now)
    await forgetOldLinks(db, longAgo)
    await forgetOldStopLinks(db, longAgo)
    await deleteMailsBefore(db, longAgo)
    await forgetWebhookMessages(db, longAgo)
    await forgetOldSkips(db, now)
    await forgetOldMessages(db, now)
    await forgetOldChats(db, now)
    await forgetOldNotices(db, now)
    await forgetReachedAlerts(db, now)
    return (await eraseClosed(db, now)) > 0 ? 'more' : 'done'
  })
}
