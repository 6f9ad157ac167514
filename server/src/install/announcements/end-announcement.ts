// An announcement is ended before its time, once, with a reason; it stays on record.

import type { KnownRefusal } from '#contract/refusals.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import { admitStaff } from '../operators/admit-staff.ts'
import type { Staff } from '../operators/staff.ts'
import { insertEnding, loadAnnouncement } from './announcements.store.ts'
import type { AnnouncementDeps } from './make-announcement.ts'

export type EndingWish = { readonly id: string; readonly reason: string; readonly by: Staff }

export function endAnnouncement(
  { db, clock }: Pick<AnnouncementDeps, 'db' | 'clock'>,
  { id, reason, by }: EndingWish,
): Promise<{ readonly id: string } | KnownRefusal> {
  return db.transaction(async (tx) => {
    const staff = await admitStaff(tx, by, 'announcement.end')
    if (isRefusal(staff)) return staff
    const announcement = await loadAnnouncement(tx, id)
    if (!announcement) return refuse('not_found')
    const at = clock.now()
    const isEnded =
      at < announcement.until && (await insertEnding(tx, id, { by: staff.email, at, reason }))
    if (!isEnded) return refuse('announcement_over')
    await recordEvent(tx, {
      at,
      clientId: null,
      actor: staff.actor,
      kind: 'announcement_ended',
      details: { announcement: id, reason },
    })
    return { id }
  })
}
