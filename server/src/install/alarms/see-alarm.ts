// A member of staff has seen to an alarm, and says what came of it. Once; it stays on record.

import type { KnownRefusal } from '#contract/refusals.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { pagesOf } from '#server/platform/keyset.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import { admitStaff } from '../operators/admit-staff.ts'
import type { Staff } from '../operators/staff.ts'
import { type Alarm, type AlarmPage, insertSeen, loadAlarm, loadPage } from './alarms.store.ts'

export type { Alarm }

type Deps = { readonly db: Db; readonly clock: Clock }
type Seeing = { readonly id: string; readonly reason: string; readonly by: Staff }

export function seeAlarm(
  { db, clock }: Deps,
  { id, reason, by }: Seeing,
): Promise<Alarm | KnownRefusal> {
  return db.transaction(async (tx) => {
    const staff = await admitStaff(tx, by, 'alarm.see')
    if (isRefusal(staff)) return staff
    const alarm = await loadAlarm(tx, id)
    if (!alarm) return refuse('not_found')
    const { actor, email } = staff
    const at = clock.now()
    const seen = { by: email, at, reason }
    if (!(await insertSeen(tx, id, seen))) return refuse('alarm_seen')
    const details = { alarm: id, says: alarm.says, reason }
    await recordEvent(tx, { at, clientId: null, actor, kind: 'alarm_seen', details })
    return { ...alarm, seen }
  })
}

export function findAlarm(tx: Tx, id: string): Promise<Alarm | undefined> {
  return loadAlarm(tx, id)
}

export const alarmPages = pagesOf<Alarm, 'sounded_at'>({ ids: 'uuid', by: { sounded_at: null } })

export async function pageOfAlarms(tx: Tx, asked: AlarmPage) {
  const { limit, sort } = asked
  const found = await loadPage(tx, { ...asked, limit: limit + 1 })
  return alarmPages.page(found, limit, sort)
}
