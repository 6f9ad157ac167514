// Staff announce something to visitors or clients, in each language, for a time.

import type { KnownRefusal } from '#contract/refusals.ts'
import { announcementsAtOnce } from '#contract/staff/announcements.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { iso } from '#kernel/time.ts'
import type { Clock } from '#server/platform/clock.ts'
import { newUuid, type Random } from '#server/platform/crypto.ts'
import type { Db } from '#server/platform/db.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import { admitStaff } from '../operators/admit-staff.ts'
import type { Staff } from '../operators/staff.ts'
import { type Announcement, hasRoom, isSpan } from './announcement.ts'
import { insertAnnouncement, loadUnended, lockAnnouncements } from './announcements.store.ts'

export type AnnouncementDeps = { readonly db: Db; readonly clock: Clock; readonly random: Random }

export function makeAnnouncement(
  { db, clock, random }: AnnouncementDeps,
  { by, ...wanted }: Omit<Announcement, 'id'> & { readonly by: Staff },
): Promise<Announcement | KnownRefusal> {
  return db.transaction(async (tx) => {
    const staff = await admitStaff(tx, by, 'announcement.make')
    if (isRefusal(staff)) return staff
    await lockAnnouncements(tx)
    const at = clock.now()
    if (!isSpan(wanted, at)) return refuse('announcement_span')
    if (!hasRoom(wanted, await loadUnended(tx, at))) {
      return refuse('announcements_full', { limit: announcementsAtOnce })
    }
    const made = { ...wanted, id: newUuid(at, random) }
    await insertAnnouncement(tx, { ...made, by: staff.email, at })
    await recordEvent(tx, {
      at,
      clientId: null,
      actor: staff.actor,
      kind: 'announcement_made',
      details: {
        announcement: made.id,
        text_en: made.textEn,
        text_nl: made.textNl,
        tone: made.tone,
        audience: made.audience,
        from: iso(made.from),
        until: iso(made.until),
      },
    })
    return made
  })
}
