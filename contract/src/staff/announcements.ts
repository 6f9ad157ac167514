// What the operator announces to visitors and clients, as staff write it and end it early.

import * as z from 'zod/mini'
import { announcementCharactersMost, announcementTones } from '../public/announcements.ts'
import { Instant, instant, line, prose, Success, Text, Written } from '../shared/wire.ts'

export const announcementAudiences = ['everyone', 'clients'] as const

/** How many stand at the same time at most, whoever they are for. */
export const announcementsAtOnce = 3

const Announcement = z.object({
  id: Text,
  tone: z.enum(announcementTones),
  audience: z.enum(announcementAudiences),
  text_en: Written,
  text_nl: Written,
  from: Instant,
  until: Instant,
  made_by: Text,
  made_at: Instant,
  state: z.enum(['coming', 'shown', 'over', 'ended']),
  /** Of one that was ended early. */
  ended: z.nullable(z.object({ by: Text, at: Instant, reason: Written })),
})
export type Announcement = z.infer<typeof Announcement>

const words = line(announcementCharactersMost, { short: 'required' })
const reply = Success(z.array(Announcement))

export const announcementRoutes = {
  officeAnnouncements: {
    method: 'GET',
    path: '/office/announcements',
    audience: 'staff',
    action: 'announcement.read',
    summary: 'What is announced now and to come, and the newest hundred of what was.',
    reply,
  },
  officeAnnouncement: {
    method: 'POST',
    path: '/office/announcements',
    audience: 'staff',
    action: 'announcement.make',
    summary: 'Announces a text in each language, from one instant until another.',
    body: z.strictObject({
      text_en: words,
      text_nl: words,
      tone: z.enum(announcementTones, { error: 'not_listed' }),
      audience: z.enum(announcementAudiences, { error: 'not_listed' }),
      from: instant(),
      until: instant(),
    }),
    reply,
  },
  officeAnnouncementEnding: {
    method: 'POST',
    path: '/office/announcements/:id/ending',
    audience: 'staff',
    action: 'announcement.end',
    summary: 'Ends an announcement early, or takes back one to come; it stays on record.',
    body: z.strictObject({ reason: prose(500, { short: 'required' }) }),
    reply,
  },
} as const
