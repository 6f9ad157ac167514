// The SQL of announcements: what was announced, and what was ended early.

import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Announcement, Ending } from './announcement.ts'

type AnnouncementRow = {
  id: string
  text_en: string
  text_nl: string
  tone: Announcement['tone']
  audience: Announcement['audience']
  from_at: Millis
  until_at: Millis
}

const columns = 'a.id, a.text_en, a.text_nl, a.tone, a.audience, a.from_at, a.until_at'

/** Those that are not over and that nobody ended; what begins first comes first. */
export async function loadUnended(tx: Tx, now: Millis): Promise<Announcement[]> {
  const rows = await tx.rows<AnnouncementRow>(
    `select ${columns} from announcements a
      where a.until_at > $1
        and not exists (select from announcement_endings where announcement_id = a.id)
      order by a.from_at, a.id`,
    [iso(now)],
  )
  return rows.map(announcementOf)
}

export type KeptAnnouncement = Announcement & {
  readonly by: string
  readonly at: Millis
  readonly ended: Ending | undefined
}

type KeptRow = AnnouncementRow & {
  operator: string
  made_at: Millis
  ended_by: string | null
  ended_at: Millis | null
  reason: string | null
}

/** What is not over, and the newest of what was. */
export async function loadNewest(tx: Tx, now: Millis, most: number): Promise<KeptAnnouncement[]> {
  const rows = await tx.rows<KeptRow>(
    `select ${columns}, a.operator, a.made_at, e.operator as ended_by, e.ended_at, e.reason
       from announcements a left join announcement_endings e on e.announcement_id = a.id
      where a.until_at > $1 or a.id in (select id from announcements order by id desc limit $2)
      order by a.id desc`,
    [iso(now), most],
  )
  return rows.map(({ operator: by, made_at: at, ended_by, ended_at, reason, ...row }) => ({
    ...announcementOf(row),
    by,
    at,
    ended:
      ended_by === null || ended_at === null
        ? undefined
        : { by: ended_by, at: ended_at, reason: reason ?? '' },
  }))
}

/** One is made after the other: each sees what the one before made. */
export async function lockAnnouncements(tx: Tx): Promise<void> {
  await tx.rows(`select pg_advisory_xact_lock(hashtext('announcements'))`)
}

export type Making = Announcement & { readonly by: string; readonly at: Millis }

export async function insertAnnouncement(tx: Tx, made: Making): Promise<void> {
  await tx.rows(
    `insert into announcements (id, text_en, text_nl, tone, audience, from_at, until_at, operator,
       made_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      made.id,
      made.textEn,
      made.textNl,
      made.tone,
      made.audience,
      iso(made.from),
      iso(made.until),
      made.by,
      iso(made.at),
    ],
  )
}

export async function loadAnnouncement(tx: Tx, id: string): Promise<Announcement | undefined> {
  const rows = await tx.rows<AnnouncementRow>(
    `select ${columns} from announcements a where a.id = $1`,
    [id],
  )
  return rows[0] && announcementOf(rows[0])
}

/** False where somebody ended it before. */
export async function insertEnding(tx: Tx, id: string, ending: Ending): Promise<boolean> {
  const rows = await tx.rows(
    `insert into announcement_endings (announcement_id, operator, reason, ended_at)
     values ($1, $2, $3, $4) on conflict do nothing returning announcement_id`,
    [id, ending.by, ending.reason, iso(ending.at)],
  )
  return rows.length > 0
}

function announcementOf(row: AnnouncementRow): Announcement {
  const { id, text_en: textEn, text_nl: textNl, tone, audience, from_at, until_at } = row
  return { id, textEn, textNl, tone, audience, from: from_at, until: until_at }
}
