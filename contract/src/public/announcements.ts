// What the operator announces, as it is shown above each page: plain text in each language.

import * as z from 'zod/mini'
import { Text, Written } from '../shared/wire.ts'

/** How long the text of one is at most, in each language. */
export const announcementCharactersMost = 280

export const announcementTones = ['info', 'warning'] as const
export type AnnouncementTone = (typeof announcementTones)[number]

export const AnnouncementView = z.object({
  id: Text,
  tone: z.enum(announcementTones),
  text_en: Written,
  text_nl: Written,
})
export type AnnouncementView = z.infer<typeof AnnouncementView>
