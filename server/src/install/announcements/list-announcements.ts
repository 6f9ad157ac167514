// What is announced: for staff all of it, for visitors and clients what is for them and stands now.

import type { AnnouncementView } from '#contract/public/announcements.ts'
import type { Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import { stateOf } from './announcement.ts'
import { type KeptAnnouncement, loadNewest, loadUnended } from './announcements.store.ts'

export type { KeptAnnouncement }

const formerMost = 100

export function listAnnouncements(tx: Tx, now: Millis): Promise<KeptAnnouncement[]> {
  return loadNewest(tx, now, formerMost)
}

/** Clients are shown what is for everyone, too. */
export async function announcedTo(
  tx: Tx,
  reader: 'visitor' | 'client',
  now: Millis,
): Promise<AnnouncementView[]> {
  const unended = await loadUnended(tx, now)
  return unended
    .filter((one) => stateOf(one, undefined, now) === 'shown')
    .filter(({ audience }) => reader === 'client' || audience === 'everyone')
    .map(({ id, tone, textEn, textNl }) => ({ id, tone, text_en: textEn, text_nl: textNl }))
}
