// The calls by which staff look at what the install sounded an alarm for, and say what came of it.

import { staffAlarmRoutes as routes, type StaffAlarm } from '#contract/staff/alarms.ts'
import { isUuid } from '#kernel/ids.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { iso } from '#kernel/time.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import type { StaffRouter } from '#server/platform/http.ts'
import { spanOf } from '#server/platform/keyset.ts'
import { success } from '#server/platform/reply.ts'
import type { StaffAtDesk } from '../desks/identify-staff.ts'
import { type Alarm, alarmPages, findAlarm, pageOfAlarms, seeAlarm } from './see-alarm.ts'

export function registerAlarms(
  office: StaffRouter<StaffAtDesk>,
  deps: { readonly db: Db; readonly clock: Clock },
): void {
  const { db } = deps

  office.on(routes.officeAlarms, async ({ query }) => {
    const { state, sort, text = null, cursor, limit } = query
    const after = alarmPages.from(cursor, sort)
    if (after === undefined) return refuse('malformed')
    const asked = { state, sort, text, days: spanOf(query), after, limit }
    const { page, next } = await pageOfAlarms(db, asked)
    return { ...success('Alarms.', page.map(viewOf)), next_cursor: next }
  })

  office.on(routes.officeAlarm, async ({ params: { id = '' } }) => {
    const found = isUuid(id) ? await findAlarm(db, id) : undefined
    return found ? success('The alarm.', viewOf(found)) : refuse('not_found')
  })

  office.on(routes.officeAlarmSeen, async ({ params: { id = '' }, body: { reason }, staff }) => {
    if (!isUuid(id)) return refuse('not_found')
    const seen = await seeAlarm(deps, { id, reason, by: staff.staff })
    return isRefusal(seen) ? seen : success('It is noted.', viewOf(seen))
  })
}

function viewOf({ id, says, parts, at, seen }: Alarm): StaffAlarm {
  return {
    id,
    says,
    parts,
    sounded_at: iso(at),
    seen: seen ? { ...seen, at: iso(seen.at) } : null,
  }
}
