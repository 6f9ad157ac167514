// The calls by which staff announce something to visitors and clients, and end it early.

import { officeRoutes as routes } from '#contract/staff/routes.ts'
import { isUuid } from '#kernel/ids.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { StaffRouter } from '#server/platform/http.ts'
import { success } from '#server/platform/reply.ts'
import type { StaffAtDesk } from '../desks/identify-staff.ts'
import { stateOf } from './announcement.ts'
import { endAnnouncement } from './end-announcement.ts'
import { type KeptAnnouncement, listAnnouncements } from './list-announcements.ts'
import { type AnnouncementDeps, makeAnnouncement } from './make-announcement.ts'

export function registerAnnouncements(
  office: StaffRouter<StaffAtDesk>,
  deps: AnnouncementDeps,
): void {
  const { db, clock } = deps
  const all = async () => {
    const now = clock.now()
    const kept = await listAnnouncements(db, now)
    return success(
      'The announcements.',
      kept.map((one) => viewOf(one, now)),
    )
  }

  office.on(routes.officeAnnouncements, all)

  office.on(routes.officeAnnouncement, async ({ body, staff }) => {
    const made = await makeAnnouncement(deps, {
      textEn: body.text_en,
      textNl: body.text_nl,
      tone: body.tone,
      audience: body.audience,
      from: Date.parse(body.from) as Millis,
      until: Date.parse(body.until) as Millis,
      by: staff.staff,
    })
    return isRefusal(made) ? made : all()
  })

  office.on(routes.officeAnnouncementEnding, async ({ params: { id = '' }, body, staff }) => {
    if (!isUuid(id)) return refuse('not_found')
    const ended = await endAnnouncement(deps, { id, ...body, by: staff.staff })
    return isRefusal(ended) ? ended : all()
  })
}

function viewOf(one: KeptAnnouncement, now: Millis) {
  const { id, tone, audience, ended } = one
  return {
    id,
    tone,
    audience,
    text_en: one.textEn,
    text_nl: one.textNl,
    from: iso(one.from),
    until: iso(one.until),
    made_by: one.by,
    made_at: iso(one.at),
    state: stateOf(one, ended, now),
    ended: ended ? { ...ended, at: iso(ended.at) } : null,
  }
}
