// What the install sounded an alarm for, as staff see it and say what came of it.

import * as z from 'zod/mini'
import { Instant, line, Page, pageQuery, prose, Success, Text, Written } from '../shared/wire.ts'
import { AlarmParts } from './alarm-texts.ts'
import { bothWays, daysQuery } from './lists.ts'

export const alarmSorts = bothWays('sounded_at')
export type AlarmSort = (typeof alarmSorts)[number]

export const alarmLists = ['waiting', 'seen'] as const

export const StaffAlarm = z.object({
  id: Text,
  /** In English. */
  says: Written,
  /** The same by code, sentence by sentence; null: it was sounded before there were codes. */
  parts: z.nullable(AlarmParts),
  sounded_at: Instant,
  /** Null: nobody has seen to it. */
  seen: z.nullable(z.object({ by: Text, at: Instant, reason: Written })),
})
export type StaffAlarm = z.infer<typeof StaffAlarm>

export const staffAlarmRoutes = {
  officeAlarms: {
    method: 'GET',
    path: '/office/alarms',
    audience: 'staff',
    action: 'alarm.read',
    summary: 'Alarms that wait for somebody, or those that were seen to.',
    query: z.strictObject({
      ...pageQuery,
      state: z._default(z.enum(alarmLists, { error: 'not_listed' }), 'waiting'),
      sort: z._default(z.enum(alarmSorts, { error: 'not_listed' }), '-sounded_at'),
      /** Anywhere in what it says. */
      text: z.optional(line(100)),
      ...daysQuery,
    }),
    reply: Page(StaffAlarm),
  },
  officeAlarm: {
    method: 'GET',
    path: '/office/alarms/:id',
    audience: 'staff',
    action: 'alarm.read',
    summary: 'One alarm.',
    reply: Success(StaffAlarm),
  },
  officeAlarmSeen: {
    method: 'POST',
    path: '/office/alarms/:id/seen',
    audience: 'staff',
    action: 'alarm.see',
    summary: 'Says that an alarm was seen to, and what came of it; once.',
    body: z.strictObject({ reason: prose(500, { short: 'required' }) }),
    reply: Success(StaffAlarm),
  },
} as const
