// Announcements of home, in a cell that is not home: those that are not over, with what ended some
// of them.

import type { Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import {
  insertAnnouncement,
  insertEnding,
  type KeptAnnouncement,
  loadAnnouncement,
  loadNewest,
} from './announcements.store.ts'

export function giveAnnouncements(tx: Tx, now: Millis): Promise<KeptAnnouncement[]> {
  return loadNewest(tx, now, 0)
}

export async function takeAnnouncements(tx: Tx, all: readonly KeptAnnouncement[]): Promise<void> {
  for (const { ended, ...made } of all) {
    if (!(await loadAnnouncement(tx, made.id))) await insertAnnouncement(tx, made)
    if (ended) await insertEnding(tx, made.id, ended)
  }
}
