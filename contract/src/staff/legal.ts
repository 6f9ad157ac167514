// The versions of the legal texts, as staff look at them.

import * as z from 'zod/mini'
import { TextId } from '../public/published-texts.ts'
import { Instant, Success, Text } from '../shared/wire.ts'

const StaffLegalText = z.object({
  text: TextId,
  /** Whether clients accept it; the others only inform. */
  is_accepted: z.boolean(),
  /** The newest first. */
  versions: z.array(
    z.object({
      version: Text,
      /** The page that shows it. */
      url: Text,
      state: z.enum(['in_force', 'coming', 'former']),
      published_on: z.nullable(Text),
      effective_from: z.nullable(Text),
      /** How many clients have accepted it; null where none is asked. */
      accepted: z.nullable(z.number()),
    }),
  ),
})
export type StaffLegalText = z.infer<typeof StaffLegalText>

export const staffLegalRoutes = {
  officeLegalTexts: {
    method: 'GET',
    path: '/office/legal-texts',
    audience: 'staff',
    action: 'setting.read',
    summary: 'Which legal texts are in force since when, and how many clients accepted each.',
    reply: Success(z.object({ counted_at: Instant, texts: z.array(StaffLegalText) })),
  },
} as const
